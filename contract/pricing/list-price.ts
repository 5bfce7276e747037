// What a product, pieces and an order cost before anything lowers it. In whole rupees.
import type { Order } from '../schemas/selling/order.ts';

export interface Pieces {
  /** Of one piece. */
  readonly price: number;
  readonly quantity: number;
}

/** In the unit of the price. */
export const listPriceOf = ({ price, quantity }: Pieces): number => price * quantity;

interface Totals {
  readonly itemsTotal: number;
  readonly shippingPrice: number;
}

/** Of an order. */
export const listTotalOf = ({ itemsTotal, shippingPrice }: Totals): number => itemsTotal + shippingPrice;

/** The goods of an order of the wire, which has their sum with the shipping. */
export const itemsTotalOf = ({ totalPrice, shippingPrice }: Pick<Order, 'totalPrice' | 'shippingPrice'>): number =>
  totalPrice - shippingPrice;

/** The shipping alone, of a price that has the fee for cash in it. */
export const withoutCashFee = (shippingPrice: number, cashFee = 0): number => shippingPrice - cashFee;

/** Rupees that a lower price saves. */
export const savedBy = (total: number, lower: number): number => total - lower;

/** Whole percent by which a price is below the one before it: rounded down, so that no page says too much. */
export const percentBelow = (before: number, price: number): number => Math.floor((100 * (before - price)) / before);

/** A price moved by percent, which may be below 0. A product always costs something. */
export const priceMovedBy = (percent: number, price: number): number =>
  Math.max(1, Math.round((price * (100 + percent)) / 100));
