// What a product and its pieces cost before anything lowers it. In whole rupees.

export interface Pieces {
  /** Of one piece. */
  readonly price: number;
  readonly quantity: number;
}

export const listPriceOf = ({ price, quantity }: Pieces): number => price * quantity;

/** Whole percent by which a price is below the one before it: rounded down, so that no page says too much. */
export const percentBelow = (before: number, price: number): number => Math.floor((100 * (before - price)) / before);

/** A price moved by percent, which may be below 0. A product always costs something. */
export const priceMovedBy = (percent: number, price: number): number =>
  Math.max(1, Math.round((price * (100 + percent)) / 100));
