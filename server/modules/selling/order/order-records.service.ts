// Orders for the other modules: finds them by any of their ids, locks them, and finds them by
// payment.
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Database } from '../../../database/tables.ts';
import { AppError } from '../../app-error.ts';
import { initialsOf } from './order-number.ts';
import { type Source, isTransitionAllowed, eventOf } from './transitions.ts';
import { type OrderRecord, toOrderRecord } from './orders.mapping.ts';
import { insertEvent } from './order-history.repository.ts';
import * as orders from './orders.repository.ts';

export { type OrderRecord, payableOf, toOrderRecord } from './orders.mapping.ts';

export async function findOrder(db: Database, id: string): Promise<OrderRecord | undefined> {
  const row = await orders.findOrder(db, id);
  return row && toOrderRecord(row);
}

/** By the shop's number or the provider's order id. Other customers' orders are not found. */
export async function findOwnOrder(
  db: Database,
  customerId: string,
  reference: string,
): Promise<OrderRecord | undefined> {
  const row = await orders.findOwnOrder(db, customerId, reference);
  return row && toOrderRecord(row);
}

/** For the operator: by the shop's number, the provider's order id or our own id. */
export async function requireOrder(db: Database, reference: string): Promise<OrderRecord> {
  const row = await orders.findOrderByReference(db, reference);
  if (!row) throw new AppError('not-found', texts.orderNotFound(reference));
  return toOrderRecord(row);
}

/** By its number as a person types it: in any letter case, also without the shop's initials. */
export async function findOrderNamed(db: Database, text: string, shopName: string): Promise<OrderRecord | undefined> {
  const number = text.includes('-') ? text : `${initialsOf(shopName)}-${text}`;
  const row = await orders.findOrderByReference(db, number);
  return row && toOrderRecord(row);
}

/** The orders that these payments placed. */
export async function listOrdersOfPayments(db: Database, paymentIds: readonly string[]): Promise<OrderRecord[]> {
  return (await orders.listOrdersByPayments(db, paymentIds)).map(toOrderRecord);
}

/** `from` counts, `to` does not. */
export async function listOrdersPaidBetween(db: Database, from: Date, to: Date): Promise<OrderRecord[]> {
  return (await orders.listOrdersPaidBetween(db, from.toISOString(), to.toISOString())).map(toOrderRecord);
}

/** Locks the order until the transaction ends, and reads its current state. */
export async function lockOrder(trx: Database, id: string): Promise<OrderRecord> {
  return toOrderRecord(await orders.lockOrder(trx, id));
}

/** The order that was paid for its goods: the order itself, or the first of those that it replaces. */
export async function findOrigin(db: Database, order: OrderRecord): Promise<OrderRecord> {
  const parent = order.parentId === null ? undefined : await findOrder(db, order.parentId);
  return parent ? findOrigin(db, parent) : order;
}

/**
 * Locks the order that this one replaces, and further back the paid one: refunds of it wait. Call it
 * when `order` is locked.
 */
export async function lockOrigin(trx: Database, order: OrderRecord): Promise<OrderRecord> {
  return order.parentId === null ? order : lockOrigin(trx, await lockOrder(trx, order.parentId));
}

/**
 * Locks the order until the transaction ends. False when its status has changed since it was read.
 */
export async function lockUnchanged(trx: Database, { id, status }: OrderRecord): Promise<boolean> {
  return (await orders.updateStatus(trx, id, status, { status })) !== undefined;
}

/** Records an event of a placed order that does not change its status. */
export async function recordOrderEvent(
  trx: Database,
  { id, status }: OrderRecord,
  what: string,
  cause: Source,
  at: Date,
): Promise<void> {
  await insertEvent(trx, { ...eventOf(id, status, status, cause, at), what });
}

/**
 * Adds a sentence to what the owner should check, or takes it out. `locked`: read by the statement
 * that locked it. Resolves to the order as it is now.
 */
export async function setDoubt(
  trx: Database,
  locked: OrderRecord,
  sentence: string,
  isOn: boolean,
): Promise<OrderRecord> {
  const note = locked.note ?? '';
  if (note.includes(sentence) === isOn) return locked;
  const others = note.replace(sentence, '').trim();
  const changes = { note: (isOn ? `${others} ${sentence}`.trim() : others) || null };
  return toOrderRecord(await orders.updateLocked(trx, locked.id, changes));
}

/** It was packed, and nobody knew its place of supply. */
export const isInvoiceWaiting = ({ note, status }: Pick<OrderRecord, 'note' | 'status'>): boolean =>
  note !== null && note.includes(texts.invoiceWaits) && status !== 'Ordered' && status !== 'Cancelled';

/** Undefined: nobody gets mails about this order. */
export function findRecipient(
  db: Database,
  { id }: Pick<OrderRecord, 'id'>,
): Promise<{ email: string; firstname: string } | undefined> {
  return orders.findRecipient(db, id);
}

/** Paid, and not handed to the courier. */
export const isCancellable = ({ status }: Pick<OrderRecord, 'status'>): boolean =>
  isTransitionAllowed(status, 'Cancelled', 'operator');

export const nameOf = ({ number, providerOrderId, id }: OrderRecord): string =>
  `Order ${number ?? providerOrderId ?? id}`;
