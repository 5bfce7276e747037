// Exchanges for other modules: what an order's page and My Orders show, and how many pieces of a
// line are taken.
import { exchangeWithinWorkingDays } from '@taana-baana/contract/limits.ts';
import type { Exchange, ExchangedLine } from '@taana-baana/contract/schemas/orders/exchange.ts';
import type { ExchangeRow } from '../../database/tables/exchange-tables.ts';
import type { Database } from '../../database/tables.ts';
import type { OrderLineRow } from '../../database/tables/order-tables.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRecord } from '../orders/order-records.service.ts';
import { listPiecesRefunded } from '../payments/refunds/refunded-pieces.service.ts';
import { exchangeUntil, lateBefore } from './exchange-window.ts';
import { listPhotoIds } from './exchange-photos.repository.ts';
import * as exchanges from './exchanges.repository.ts';

export interface StoredLine {
  /** The id of the order's line. */
  readonly line: string;
  readonly quantity: number;
  /** What is wanted instead. */
  readonly colorId: string;
  readonly color: string;
  readonly size: string;
}

export const toStoredLines = ({ lines }: Pick<ExchangeRow, 'lines'>): StoredLine[] => JSON.parse(lines) as StoredLine[];

/** Pieces of each line that are being exchanged, or were exchanged. */
export async function listPiecesExchanged(db: Database, orderId: string): Promise<ReadonlyMap<string, number>> {
  return sumPieces(await exchanges.listExchangesOfOrders(db, [orderId]));
}

/** By the customer; rejected ones do not count. */
export const isExchangeAsked = async (db: Database, orderId: string): Promise<boolean> =>
  (await listPiecesExchanged(db, orderId)).size > 0;

function sumPieces(rows: readonly ExchangeRow[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { line, quantity } of rows.filter(({ state }) => state !== 'rejected').flatMap(toStoredLines)) {
    pieces.set(line, (pieces.get(line) ?? 0) + quantity);
  }
  return pieces;
}

/** The money for pieces of the exchange is back, by refunds recorded since it was asked for. */
export async function isRefunded(
  db: Database,
  order: OrderRecord,
  row: ExchangeRow,
  bought: readonly OrderLineRow[],
): Promise<boolean> {
  const others = (await exchanges.listExchangesOfOrders(db, [order.id])).filter(({ id }) => id !== row.id);
  const taken = sumPieces(others);
  const refunded = await listPiecesRefunded(db, [order], bought);
  return toStoredLines(row).some(({ line, quantity }) => {
    const own = bought.find(({ id }) => id === line)?.quantity ?? 0;
    return quantity > own - (taken.get(line) ?? 0) - (refunded.get(line) ?? 0);
  });
}

/** What My Orders shows of an order. */
export interface ExchangeFacts {
  readonly exchanges: Exchange[];
  /** Null: the order is not delivered, or the exchange days are over. */
  readonly canExchangeUntil: string | null;
  /** Pieces of each line that can still be exchanged. */
  readonly left: ReadonlyMap<string, number>;
}

/**
 * Of each order, by its id. Runs a further statement if one can still be exchanged or has
 * exchanges.
 */
export async function readExchangeFacts(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  orders: readonly OrderRecord[],
  lines: readonly OrderLineRow[],
): Promise<ReadonlyMap<string, ExchangeFacts>> {
  const ids = orders.map(({ id }) => id);
  const all = await exchanges.listExchangesOfOrders(db, ids);
  const rows = Map.groupBy(all, (row) => row.order_id);
  const photos = await readPhotoIds(db, all);
  const delivered = orders.filter(({ status }) => status === 'Delivered').map(({ id }) => id);
  const deliveries = await exchanges.listDeliveries(db, delivered);
  const replacements = all.flatMap((row) => row.replacement_id ?? []);
  const numbers = await exchanges.listNumbers(db, replacements);
  const now = clock.now().toISOString();
  const until = new Map(
    orders.map((order) => {
      const at = deliveries.get(order.id);
      const end = at === undefined ? null : exchangeUntil(order.paidAt ?? at, at, settings.current().sales);
      return [order.id, end !== null && now < end ? end : null] as const;
    }),
  );
  const refunded = await listPiecesRefunded(
    db,
    orders.filter(({ id }) => until.get(id) !== null),
    lines,
  );
  return new Map(
    orders.map((order) => {
      const own = rows.get(order.id) ?? [];
      const taken = sumPieces(own);
      const ownLines = lines.filter((line) => line.order_id === order.id);
      const left = ownLines.map(({ id, quantity }) => {
        const pieces = quantity - (taken.get(id) ?? 0) - (refunded.get(id) ?? 0);
        return [id, until.get(order.id) === null ? 0 : Math.max(0, pieces)] as const;
      });
      const facts: ExchangeFacts = {
        exchanges: own.map((row) => toExchange(row, ownLines, numbers, photos.get(row.id) ?? [])),
        canExchangeUntil: until.get(order.id) ?? null,
        left: new Map(left),
      };
      return [order.id, facts] as const;
    }),
  );
}

/** Of each exchange that has photos, by its id. */
export async function readPhotoIds(
  db: Database,
  rows: readonly ExchangeRow[],
): Promise<ReadonlyMap<string | null, string[]>> {
  const photos = await listPhotoIds(
    db,
    rows.map(({ id }) => id),
  );
  const byExchange = Map.groupBy(photos, (photo) => photo.exchange_id);
  return new Map([...byExchange].map(([id, own]) => [id, own.map((photo) => photo.id)]));
}

function toExchange(
  row: ExchangeRow,
  lines: readonly OrderLineRow[],
  numbers: ReadonlyMap<string, string>,
  photos: string[],
): Exchange {
  return {
    _id: row.id,
    state: row.state,
    reason: row.reason,
    comment: row.comment,
    lines: toExchangedLines(row, lines),
    ...(row.withdrawn_at && { isWithdrawn: true }),
    rejection: row.rejection,
    replacement: row.replacement_id === null ? null : (numbers.get(row.replacement_id) ?? null),
    requestedAt: row.requested_at,
    photos,
  };
}

export const toExchangedLines = (row: ExchangeRow, lines: readonly OrderLineRow[]): ExchangedLine[] =>
  toStoredLines(row).flatMap(({ line, quantity, color, size }) =>
    lines
      .filter(({ id }) => id === line)
      .map((bought) => ({
        title: bought.title,
        quantity,
        color: bought.color_title,
        size: bought.size,
        wantedColor: color,
        wantedSize: size,
      })),
  );

/** Call in the transaction that cancels a replacement: the exchange is open again. */
export function reopenExchangeOf(trx: Database, replacementId: string): Promise<void> {
  return exchanges.updateReplacementGone(trx, replacementId);
}

/** An exchange with the returned pieces of the order. */
export interface ReturnedPieces {
  readonly id: string;
  readonly pieces: readonly Pick<StoredLine, 'line' | 'quantity'>[];
}

/** Of a replacement order: the exchange, with its pieces sorted like the replacement's lines. */
export async function findExchangeOfReplacement(
  db: Database,
  { id, parentId }: { readonly id: string; readonly parentId: string },
): Promise<ReturnedPieces | undefined> {
  const all = await exchanges.listExchangesOfOrders(db, [parentId]);
  const row = all.find(({ replacement_id: replacement }) => replacement === id);
  return row && { id: row.id, pieces: toStoredLines(row) };
}

/** Ids of the orders that replace goods of this one, without those of cancelled replacements. */
export async function listReplacements(db: Database, orderId: string): Promise<string[]> {
  return (await exchanges.listExchangesOfOrders(db, [orderId])).flatMap((row) => row.replacement_id ?? []);
}

/** Exchanges of an order that ended with store credit, or were rejected. */
export async function listEndedExchanges(
  db: Database,
  orderId: string,
): Promise<{ credited: ReturnedPieces[]; rejected: ReturnedPieces[] }> {
  const all = await exchanges.listExchangesOfOrders(db, [orderId]);
  const ended = (as: ExchangeRow['state']) =>
    all.filter(({ state }) => state === as).map((row) => ({ id: row.id, pieces: toStoredLines(row) }));
  return { credited: ended('credited'), rejected: ended('rejected') };
}

/** Call in the transaction that deletes the account. */
export function anonymiseExchanges(trx: Database, customerId: string): Promise<void> {
  return exchanges.updateWithoutComment(trx, customerId);
}

/** `late`: returned too long ago and still open. Each counts up to `most`. */
export function countWaitingExchanges(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  most: number,
): Promise<{ open: number; late: number }> {
  const receivedBefore = lateBefore(clock.now(), exchangeWithinWorkingDays);
  return exchanges.countExchanges(db, { receivedBefore, most });
}
