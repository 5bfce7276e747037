// Exchanges for other modules: what became of the pieces of an order, and how many are taken.
import { exchangeWithinWorkingDays } from '@taana-baana/contract/limits.ts';
import type { ExchangedLine } from '@taana-baana/contract/schemas/selling/exchange.ts';
import type { ExchangeRow } from '../../../../database/tables/exchange-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { findOrder } from '../../order/orders.repository.ts';
import { lateBefore } from './exchange-window.service.ts';
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

/** By the customer; rejected ones do not count. */
export const isExchangeAsked = async (db: Database, orderId: string): Promise<boolean> =>
  sumPieces(await exchanges.listExchangesOfOrders(db, [orderId])).size > 0;

/** Pieces of each line that are being exchanged, or were: without rejected exchanges. */
export function sumPieces(rows: readonly ExchangeRow[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { line, quantity } of rows.filter(({ state }) => state !== 'rejected').flatMap(toStoredLines)) {
    pieces.set(line, (pieces.get(line) ?? 0) + quantity);
  }
  return pieces;
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

/**
 * The pieces on the lines of the order that was paid for them: a piece that replaces another stands
 * for it.
 */
export async function listOriginPieces(
  db: Database,
  { id, parentId }: Pick<OrderRecord, 'id' | 'parentId'>,
  pieces: readonly Pick<StoredLine, 'line' | 'quantity'>[],
): Promise<readonly Pick<StoredLine, 'line' | 'quantity'>[]> {
  const parent = parentId === null ? undefined : await findOrder(db, parentId);
  if (!parent) return pieces;
  const replacing = (await listLines(db, [id])).map((line) => line.id);
  const replaced = (await findExchangeOfReplacement(db, { id, parentId: parent.id }))?.pieces ?? [];
  const before = pieces.map(({ line, quantity }) => ({
    line: replaced[replacing.indexOf(line)]?.line ?? '',
    quantity,
  }));
  return listOriginPieces(db, parent, before);
}

/** Pieces of a line of the order, and the exchange that credited them. */
export type CreditedPieces = Pick<StoredLine, 'line' | 'quantity'> & { readonly exchange: string };

/**
 * Pieces of a paid order's lines that became store credit, also after they were replaced.
 * `toLine`: the paid order's line of a line of this order.
 */
export async function listCreditedPieces(
  db: Database,
  orderId: string,
  toLine = (line: string): string => line,
): Promise<CreditedPieces[]> {
  const found: CreditedPieces[] = [];
  for (const row of await exchanges.listExchangesOfOrders(db, [orderId])) {
    const pieces = toStoredLines(row).map(({ line, quantity }) => ({ exchange: row.id, line: toLine(line), quantity }));
    if (row.state === 'credited') found.push(...pieces);
    if (row.replacement_id === null) continue;
    const replacing = (await listLines(db, [row.replacement_id])).map(({ id }) => id);
    const toOwn = (line: string) => pieces[replacing.indexOf(line)]?.line ?? '';
    found.push(...(await listCreditedPieces(db, row.replacement_id, toOwn)));
  }
  return found;
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
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  most: number,
): Promise<{ open: number; late: number }> {
  const receivedBefore = lateBefore(clock.now(), exchangeWithinWorkingDays, settings.current().daysOff);
  return exchanges.countExchanges(db, { receivedBefore, most });
}
