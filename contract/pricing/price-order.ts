// Prices an order, the same in the browser and on the server: list prices, adjustments, shipping.
import { type Fees, shippingOf } from '../shipping.ts';
import { listPriceOf, type Pieces } from './list-price.ts';
import { sharePaise } from './share-paise.ts';

/** Of an order that nobody pays shipping for. */
export const noShipping: Fees = { fee: 0, freeFrom: null };

/** Lowers what is paid for an order. */
export interface Adjustment {
  /** What it lowers. */
  readonly kind: 'goods' | 'shipping';
  /** What made it. */
  readonly source: string;
  /** As people read it. */
  readonly label: string;
  /** Above 0; only whole rupees of it count. */
  readonly paise: number;
  /** Of goods: indexes of the lines that it is shared over. Without it, all lines. */
  readonly on?: readonly number[];
  /** For each line of `on`: it is shared by these paise, and none bears more. Without it, by what is paid. */
  readonly by?: readonly number[];
}

export interface LinePrice {
  /** Rupees. */
  readonly listPrice: number;
  readonly discountPaise: number;
  readonly paidPaise: number;
}

/** Rupees: total = items + shipping - adjustments. */
export interface OrderPrice<Line> {
  readonly lines: readonly (Line & LinePrice)[];
  /** As they applied: none exceeds what it lowers. */
  readonly adjustments: readonly Adjustment[];
  readonly itemsTotal: number;
  /** Before adjustments. */
  readonly shippingPrice: number;
  /** The part of it that is for paying on delivery; only if there is one. */
  readonly cashFee?: number;
  readonly total: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Applies the adjustments in their order, those of the goods first: whether shipping is free is
 * decided by what the goods cost then.
 */
export function priceOrder<Line extends Pieces>(
  lines: readonly Line[],
  fees: Fees,
  adjustments: readonly Adjustment[] = [],
): OrderPrice<Line> {
  const listPrices = lines.map(listPriceOf);
  const paid = listPrices.map((price) => price * 100);
  const applied: Adjustment[] = [];
  /** What the adjustment takes off `values`. */
  const sharesOf = (adjustment: Adjustment, values: readonly number[]): number[] => {
    const paise = Math.floor(Math.min(adjustment.paise, sumOf(values)) / 100) * 100;
    if (paise > 0) applied.push({ ...adjustment, paise });
    return sharePaise(Math.max(0, paise), values);
  };
  for (const adjustment of adjustments) {
    if (adjustment.kind !== 'goods') continue;
    const { on, by } = adjustment;
    const values = paid.map((left, index) => {
      if (!on) return left;
      const position = on.indexOf(index);
      return position === -1 ? 0 : Math.min(left, by?.[position] ?? left);
    });
    for (const [index, share] of sharesOf(adjustment, values).entries()) paid[index] = (paid[index] ?? 0) - share;
  }
  const shippingPrice = lines.length === 0 ? 0 : shippingOf(sumOf(paid) / 100, fees);
  const cashFee = lines.length === 0 ? 0 : (fees.cash ?? 0);
  let shipping = shippingPrice * 100;
  for (const adjustment of adjustments) {
    if (adjustment.kind === 'shipping') shipping -= sumOf(sharesOf(adjustment, [shipping]));
  }
  return {
    lines: lines.map((line, index) => {
      const [listPrice = 0, paidPaise = 0] = [listPrices[index], paid[index]];
      return { ...line, listPrice, discountPaise: listPrice * 100 - paidPaise, paidPaise };
    }),
    adjustments: applied,
    itemsTotal: sumOf(listPrices),
    shippingPrice: shippingPrice + cashFee,
    ...(cashFee > 0 && { cashFee }),
    total: (sumOf(paid) + shipping) / 100 + cashFee,
  };
}
