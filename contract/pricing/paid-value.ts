// What was paid for the pieces of a placed order: the base of refunds, exchanges and documents.
import { listPriceOf, type Pieces } from './list-price.ts';
import { sharePaise } from './share-paise.ts';

/** A line of an order. */
export interface PaidLine extends Pieces {
  readonly discount_paise: number;
}

export const paidPaise = (line: PaidLine): number => listPriceOf(line) * 100 - line.discount_paise;

/** Paise. */
export const paidForShipping = (shippingPrice: number, discountPaise = 0): number =>
  shippingPrice * 100 - discountPaise;

/**
 * Rupees that can go back for each line: whole, because credit is, and together what was paid for
 * the goods. Without a discount it is what the line cost.
 */
export function worthOf(lines: readonly PaidLine[]): number[] {
  const paid = lines.map(paidPaise);
  return sharePaise(Math.floor(paid.reduce((sum, paise) => sum + paise, 0) / 100), paid);
}

/**
 * Rupees of `pieces` of a line, after `before` others of it: all of them are worth `worth`, in
 * whatever order and number they go back.
 */
export function worthOfPieces(worth: number, quantity: number, before: number, pieces: number): number {
  const upTo = (count: number) => Math.floor((worth * count) / quantity);
  return upTo(before + pieces) - upTo(before);
}
