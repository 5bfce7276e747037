// The lines of a refund: what was paid for their pieces, and how many of each are refunded.
import * as exchangeTexts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import { worthOf, worthOfPieces } from '@taana-baana/contract/pricing/paid-value.ts';
import type { OrderLineRow, RefundRow } from '../../../../../database/tables/order-tables.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import { AppError } from '../../../../app-error.ts';
import { nameOf } from '../../../order/order-records.service.ts';
import type { RefundedLine } from './refund-mail.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';

export interface LinePieces {
  /** The id of the order's line. */
  readonly line: string;
  readonly quantity: number;
}

export const toLinePieces = ({ lines }: Pick<RefundRow, 'lines'>): LinePieces[] =>
  lines === null ? [] : (JSON.parse(lines) as LinePieces[]);

/** Of each line, by its id. */
export const sumPieces = (refunds: readonly RefundRow[]): Map<string, number> =>
  countPieces(refunds.flatMap(toLinePieces));

export function countPieces(pieces: readonly LinePieces[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { line, quantity } of pieces) counts.set(line, (counts.get(line) ?? 0) + quantity);
  return counts;
}

/**
 * Rupees paid for the wanted pieces of each line of the order, by its id. `back`: pieces whose
 * money is back before them.
 */
export function valuesOf(
  lines: readonly OrderLineRow[],
  back: ReadonlyMap<string, number>,
  wanted: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const worth = worthOf(lines);
  return new Map(
    lines.map(({ id, quantity }, index) => [
      id,
      worthOfPieces(worth[index] ?? 0, quantity, back.get(id) ?? 0, wanted.get(id) ?? 0),
    ]),
  );
}

/** Of each line with a discount, by its id: rupees of its next 1, 2, … pieces after `back`. */
export function nextValuesOf(
  lines: readonly OrderLineRow[],
  back: ReadonlyMap<string, number>,
): ReadonlyMap<string, number[]> {
  const counts = (line: OrderLineRow) => Array.from({ length: line.quantity }, (_, index) => index + 1);
  return new Map(
    lines
      .filter((line) => line.discount_paise > 0)
      .map((line) => [
        line.id,
        counts(line).map((count) => valuesOf(lines, back, new Map([[line.id, count]])).get(line.id) ?? 0),
      ]),
  );
}

/**
 * What was paid for the pieces, and the text to store: the same for the same pieces. Throws an
 * error if a line has fewer left after `taken`. `isEvery`: no piece of the order would be left.
 */
export function priceLines(
  order: OrderRecord,
  lines: readonly OrderLineRow[],
  taken: {
    readonly refunds: readonly RefundRow[];
    readonly exchanged: ReadonlyMap<string, number>;
    /** Pieces whose money is back. */
    readonly back: ReadonlyMap<string, number>;
  },
  wanted: readonly LinePieces[],
): { paise: number; text: string; isEvery: boolean; lines: RefundedLine[] } {
  const isOther = wanted.some(({ line }) => !lines.some(({ id }) => id === line));
  if (isOther) throw new AppError('conflict', texts.lineUnknown(nameOf(order)));
  const refunded = sumPieces(taken.refunds);
  const pieces = countPieces(wanted);
  const values = valuesOf(lines, taken.back, pieces);
  const chosen = lines.map((line) => {
    const quantity = pieces.get(line.id) ?? 0;
    const left = line.quantity - (refunded.get(line.id) ?? 0);
    if (quantity > left - (taken.exchanged.get(line.id) ?? 0) && quantity <= left) {
      throw new AppError('conflict', exchangeTexts.inExchange(line.title));
    }
    if (quantity > left) throw new AppError('conflict', texts.moreThanLineLeft(line.title, left, quantity));
    return { ...line, quantity, isAll: quantity === left, rupees: values.get(line.id) ?? 0 };
  });
  return {
    paise: toPaise(chosen.reduce((sum, { rupees }) => sum + rupees, 0)),
    text: linesText(wanted, lines),
    isEvery: chosen.every(({ isAll }) => isAll),
    lines: chosen.filter(({ quantity }) => quantity > 0),
  };
}

/** Sorted like the order's lines. */
export function linesText(wanted: readonly LinePieces[], lines: readonly Pick<OrderLineRow, 'id'>[]): string {
  const pieces = countPieces(wanted);
  const chosen = lines.map(({ id }) => ({ line: id, quantity: pieces.get(id) ?? 0 }));
  return JSON.stringify(chosen.filter(({ quantity }) => quantity > 0));
}
