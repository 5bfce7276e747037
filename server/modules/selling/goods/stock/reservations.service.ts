// Stock and orders: a checkout reserves pieces, a payment takes them, an expiry releases them; for
// returns see returns.service.ts. Runs in a transaction that has locked the order; variants are
// locked after it, sorted by id, so that no two orders deadlock.
import { reservationMinutes } from '@taana-baana/contract/limits.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Transaction } from '../../../../database/transaction.ts';
import type { Clock } from '../../../../deps.ts';
import * as reservations from './reservations.repository.ts';
import { type Reserver, countUse, roomOf } from './reservation-bounds.service.ts';
import { Flips, SoldOutError, notSoldError } from './sold-out.service.ts';
import { insertMovement } from './stock.repository.ts';

/** Milliseconds that a checkout reserves its pieces. */
export const reservationLength = reservationMinutes * 60_000;
/** Milliseconds since the checkout: the limit while the shopper is trying to pay. */
const maxReservationMs = 60 * 60_000;

/** The cart's line says whether this variant is counted. */
export interface CountedLine {
  readonly title: string;
  readonly colorTitle: string;
  readonly size: string;
  readonly quantity: number;
  /** Undefined: made to order. */
  readonly counted?: CountedVariant | undefined;
  readonly isArchived?: boolean;
}

export interface CountedVariant {
  readonly id: string;
  /** Pieces that this customer can have, including those reserved by the customer's own checkouts. */
  readonly available: number;
  readonly allowsOversell: boolean;
}

interface Reservation {
  readonly orderId: string;
  readonly customerId: string;
  /** Of the shopper. */
  readonly network: string | null;
}

export const isCounted = (lines: readonly CountedLine[]): boolean => lines.some(({ counted }) => counted);

/**
 * Throws a conflict that names the first line that is not sold any more, or has too few pieces
 * left.
 */
export function requireAvailable(lines: readonly CountedLine[]): void {
  for (const line of lines) {
    const { counted } = line;
    if (line.isArchived) throw notSoldError(line);
    if (counted && !counted.allowsOversell && counted.available < line.quantity) {
      throw new SoldOutError(line, counted.available);
    }
  }
}

/**
 * Reserves the pieces of the order's lines for 15 minutes, as far as the bounds of the account and
 * its network allow; the customer's other unpaid orders release theirs. Throws a SoldOutError if a
 * line has too few left. Resolves to when the reservation ends.
 */
export async function reserve(
  trx: Transaction,
  { orderId, customerId, network }: Reservation,
  lines: readonly CountedLine[],
  at: Date,
): Promise<Date> {
  const before = await lockReservations(trx, customerId);
  const wanted = new Date(at.getTime() + reservationLength);
  const bounded = await withinBounds(trx, { customerId, network }, { before, lines, at, until: wanted });
  await reserveInstead(trx, { orderId, before, until: bounded.until }, bounded.lines);
  return bounded.until;
}

type Before = Awaited<ReturnType<typeof reservations.listReservationsOfCustomer>>;

/** What the customer's checkouts hold. They are locked: call it before carts and variants are. */
export async function lockReservations(trx: Database, customerId: string): Promise<Before> {
  await reservations.lockReservingOrders(trx, customerId);
  return reservations.listReservationsOfCustomer(trx, customerId);
}

/**
 * The lines with the pieces that may be reserved. An account that has used up its bound keeps what
 * it holds until that ends.
 */
async function withinBounds(
  trx: Database,
  reserver: Reserver,
  { before, lines, at, until }: { before: Before; lines: readonly CountedLine[]; at: Date; until: Date },
): Promise<{ lines: CountedLine[]; until: Date }> {
  const allowed = new Map<CountedLine, number>();
  const counted = lines.flatMap((line) => (line.counted ? [{ line, ...line.counted }] : []));
  for (const { line, id, allowsOversell } of counted.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const counts = await reservations.lockCounts(trx, id);
    const own = before.filter((row) => row.variant_id === id);
    const available = freeOf(counts) + reservations.sumOf(own);
    if (!allowsOversell && available < line.quantity) throw new SoldOutError(line, available);
    const room = await roomOf(trx, reserver, { id, stock: counts.stock }, at);
    const kept = own.filter(({ expires_at: end }) => end > at.toISOString());
    const isFresh = room >= Math.min(line.quantity, reservations.sumOf(kept));
    const pieces = Math.min(line.quantity, isFresh ? room : reservations.sumOf(kept));
    allowed.set(line, pieces);
    if (isFresh && pieces > 0) await countUse(trx, reserver, { variantId: id, quantity: pieces }, at);
    const ends = isFresh ? [] : kept.map(({ expires_at: end }) => Date.parse(end));
    until = new Date(Math.min(until.getTime(), ...ends));
  }
  return { lines: lines.map((line) => ({ ...line, quantity: allowed.get(line) ?? line.quantity })), until };
}

/**
 * An order that staff take reserves the pieces of its lines, in addition to the customer's
 * checkouts.
 */
export function reserveUntil(
  trx: Transaction,
  { orderId, until }: { readonly orderId: string; readonly until: Date },
  lines: readonly CountedLine[],
): Promise<void> {
  return reserveInstead(trx, { orderId, before: [], until }, lines);
}

async function reserveInstead(
  trx: Transaction,
  { orderId, before, until }: { orderId: string; before: readonly reservations.ReservationRow[]; until: Date },
  lines: readonly CountedLine[],
): Promise<void> {
  // Two lines of a replacement may be of one variant.
  const wanted = new Map<string, CountedLine>();
  for (const line of lines) {
    if (!line.counted) continue;
    const quantity = line.quantity + (wanted.get(line.counted.id)?.quantity ?? 0);
    wanted.set(line.counted.id, { ...line, quantity });
  }
  const flips = new Flips();
  const now: reservations.ReservationRow[] = [];
  const ids = new Set([...before.map((row) => row.variant_id), ...wanted.keys()]);
  for (const id of [...ids].toSorted()) {
    const had = reservations.sumOf(before.filter((row) => row.variant_id === id));
    const line = wanted.get(id);
    const quantity = await hold(trx, flips, id, line, had);
    if (quantity > 0) now.push({ order_id: orderId, variant_id: id, quantity });
  }
  if (before.length > 0) await reservations.deleteReservations(trx, [...new Set(before.map((row) => row.order_id))]);
  const expiresAt = until.toISOString();
  if (now.length > 0) {
    await reservations.insertReservations(
      trx,
      now.map((row) => ({ ...row, expires_at: expiresAt })),
    );
  }
  await flips.record(trx);
}

const freeOf = ({ stock, reserved }: reservations.CountRow): number => Math.max(0, stock - reserved);

/** Resolves to the number of reserved pieces. */
async function hold(
  trx: Database,
  flips: Flips,
  variantId: string,
  line: CountedLine | undefined,
  had: number,
): Promise<number> {
  const quantity = line?.quantity ?? 0;
  const counts = await reservations.updateReserved(trx, variantId, quantity - had);
  if (counts) {
    flips.note(counts, had - quantity);
    return quantity;
  }
  if (!line?.counted?.allowsOversell)
    throw new SoldOutError(line as CountedLine, freeOf(await reservations.readCounts(trx, variantId)) + had);
  const available = freeOf(await reservations.lockCounts(trx, variantId)) + had;
  const part = await reservations.updateReserved(trx, variantId, available - had);
  if (part) flips.note(part, had - available);
  return available;
}

interface Taking {
  readonly orderId: string;
  readonly at: Date;
  readonly reason?: 'sold' | 'replaced';
  /** What other checkouts of the customer hold: it is for this order, and the rest is released. */
  readonly instead?: readonly reservations.ReservationRow[];
}

/**
 * The order is paid, or is sent as a replacement: takes its reserved pieces, and the missing ones
 * from the rest. Throws a SoldOutError if there are too few.
 */
export async function takeForOrder(
  trx: Transaction,
  { orderId, at, reason = 'sold', instead = [] }: Taking,
): Promise<void> {
  const flips = new Flips();
  const lines = await reservations.listCountedLines(trx, orderId);
  const ids = new Set([...lines, ...instead.map((row) => ({ id: row.variant_id }))].map(({ id }) => id));
  for (const id of [...ids].toSorted()) {
    const ofVariant = lines.filter((one) => one.id === id);
    // What is reserved for the order is reserved once, however many lines are of the variant.
    let freed = reservations.sumOf(instead.filter((row) => row.variant_id === id)) + (ofVariant[0]?.reserved ?? 0);
    for (const line of ofVariant) {
      const sold = await sell(trx, flips, { ...line, reserved: freed });
      freed = 0;
      if (sold > 0) await insertMovement(trx, { variant_id: id, delta: -sold, reason, order_id: orderId, at });
    }
    if (freed > 0) {
      const counts = await reservations.updateReserved(trx, id, -freed);
      if (counts) flips.note(counts, freed);
    }
  }
  const own = lines.some((line) => line.reserved !== null) ? [orderId] : [];
  const ended = [...new Set([...own, ...instead.map((row) => row.order_id)])];
  if (ended.length > 0) await reservations.deleteReservations(trx, ended);
  await flips.record(trx);
}

/** Resolves to the pieces that come from the stock. */
export async function sell(trx: Database, flips: Flips, line: reservations.CountedLineRow): Promise<number> {
  const { id, quantity, reserved: own, color_title: colorTitle } = line;
  const reservedBefore = own ?? 0;
  const counts = await reservations.updateSold(trx, id, { sold: quantity, freed: reservedBefore });
  if (counts) {
    flips.note(counts, reservedBefore - quantity);
    return quantity;
  }
  const left = (now: reservations.CountRow) => Math.min(now.stock, reservedBefore + freeOf(now));
  if (!line.allows_oversell)
    throw new SoldOutError({ ...line, colorTitle }, left(await reservations.readCounts(trx, id)));
  const available = left(await reservations.lockCounts(trx, id));
  const part = await reservations.updateSold(trx, id, { sold: available, freed: reservedBefore });
  if (part) flips.note(part, reservedBefore - available);
  return available;
}

/** The order is unpaid, as far as the shop knows: releases its pieces. */
export async function release(trx: Transaction, orderId: string): Promise<void> {
  const rows = await reservations.listReservationsOfOrder(trx, orderId);
  if (rows.length === 0) return;
  const flips = new Flips();
  for (const { variant_id: id, quantity } of rows.toSorted((a, b) => (a.variant_id < b.variant_id ? -1 : 1))) {
    const counts = await reservations.updateReserved(trx, id, -quantity);
    if (counts) flips.note(counts, quantity);
  }
  await reservations.deleteReservations(trx, [orderId]);
  await flips.record(trx);
}

/** Whether the order's pieces are due to be released. */
export async function isReservationDue(db: Database, clock: Clock, orderId: string): Promise<boolean> {
  const end = await reservations.findReservationEnd(db, orderId);
  return end !== undefined && end <= clock.now().toISOString();
}

/**
 * Releases the pieces of an unpaid order once its time is over; while the shopper tries to pay,
 * they stay reserved up to an hour after the checkout. Resolves to when it is due again; null:
 * nothing is reserved.
 */
export async function releaseWhenDue(
  trx: Transaction,
  clock: Clock,
  order: { readonly id: string; readonly createdAt: string },
  isAttempted: boolean,
): Promise<string | null> {
  const end = await reservations.findReservationEnd(trx, order.id);
  if (end === undefined || end > clock.now().toISOString()) return end ?? null;
  const until = reservedUntil(clock, order, isAttempted);
  if (until === null) await release(trx, order.id);
  else await reservations.updateReservationEnd(trx, order.id, until);
  return until;
}

/** Of an unpaid order whose reservation is over: when the next one ends; null: there is none. */
export function reservedUntil(
  clock: Clock,
  order: { readonly createdAt: string },
  isAttempted: boolean,
): string | null {
  const now = clock.now().getTime();
  const next = Math.min(now + reservationLength, Date.parse(order.createdAt) + maxReservationMs);
  return isAttempted && next > now ? new Date(next).toISOString() : null;
}
