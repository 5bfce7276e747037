// The lines of a refund: their price, and how many pieces of each are refunded.
import * as exchangeTexts from '@taana-baana/contract/admin/texts/selling/exchange-messages.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { OrderLineRow, RefundRow } from '../../../../../database/tables/order-tables.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import { AppError } from '../../../../app-error.ts';
import { type OrderRecord, nameOf } from '../../../order/order-records.service.ts';

export interface LinePieces {
  /** The id of the order's line. */
  readonly line: string;
  readonly quantity: number;
}

export const toLinePieces = ({ lines }: Pick<RefundRow, 'lines'>): LinePieces[] =>
  lines === null ? [] : (JSON.parse(lines) as LinePieces[]);

/** Of each line, by its id. */
export function sumPieces(refunds: readonly RefundRow[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { line, quantity } of refunds.flatMap(toLinePieces)) pieces.set(line, (pieces.get(line) ?? 0) + quantity);
  return pieces;
}

/**
 * The price of the pieces, and the text to store: the same for the same pieces. Throws an error if
 * a line has fewer left after `taken`. `isEvery`: no piece of the order would be left.
 */
export function priceLines(
  order: OrderRecord,
  lines: readonly OrderLineRow[],
  taken: { readonly refunds: readonly RefundRow[]; readonly exchanged: ReadonlyMap<string, number> },
  wanted: readonly LinePieces[],
): { paise: number; text: string; isEvery: boolean } {
  const isOther = wanted.some(({ line }) => !lines.some(({ id }) => id === line));
  if (isOther) throw new AppError('conflict', texts.lineUnknown(nameOf(order)));
  const refunded = sumPieces(taken.refunds);
  const chosen = lines.map((line) => {
    const quantity = piecesOf(line.id, wanted);
    const left = line.quantity - (refunded.get(line.id) ?? 0);
    if (quantity > left - (taken.exchanged.get(line.id) ?? 0) && quantity <= left) {
      throw new AppError('conflict', exchangeTexts.inExchange(line.title));
    }
    if (quantity > left) throw new AppError('conflict', texts.moreThanLineLeft(line.title, left, quantity));
    return { line: line.id, quantity, isAll: quantity === left, rupees: line.price * quantity };
  });
  return {
    paise: toPaise(chosen.reduce((sum, { rupees }) => sum + rupees, 0)),
    text: linesText(wanted, lines),
    isEvery: chosen.every(({ isAll }) => isAll),
  };
}

/** Sorted like the order's lines. */
export const linesText = (wanted: readonly LinePieces[], lines: readonly Pick<OrderLineRow, 'id'>[]): string =>
  JSON.stringify(
    lines.map(({ id }) => ({ line: id, quantity: piecesOf(id, wanted) })).filter(({ quantity }) => quantity > 0),
  );

const piecesOf = (id: string, wanted: readonly LinePieces[]): number =>
  wanted.filter(({ line }) => line === id).reduce((sum, { quantity }) => sum + quantity, 0);
