// Orders by any of their ids, and what is said of them: the paid one of replacements, doubts,
// names, and who may cancel.
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type OrderRecord } from './orders.mapping.ts';
import { findOrder, findOrderByReference, lockOrder, updateLocked, updateStatus } from './orders.repository.ts';
import { isTransitionAllowed } from './transitions.service.ts';
import { delivery } from '@taana-baana/contract';
import { afterBusinessDays } from '@taana-baana/contract/calendar/business-days.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';

/** For the operator: by the shop's number, the provider's order id or our own id. */
export async function requireOrder(db: Database, reference: string): Promise<OrderRecord> {
  const order = await findOrderByReference(db, reference);
  if (!order) throw new AppError('not-found', texts.orderNotFound(reference));
  return order;
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
  return (await updateStatus(trx, id, status, { status })) !== undefined;
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
  return updateLocked(trx, locked.id, changes);
}

/** It was packed, and nobody knew its place of supply. */
export const isInvoiceWaiting = ({ note, status }: Pick<OrderRecord, 'note' | 'status'>): boolean =>
  note !== null && note.includes(texts.invoiceWaits) && status !== 'Ordered' && status !== 'Cancelled';

/** Paid on delivery, and neither its customer nor staff have confirmed it. */
export const isToConfirm = ({ status, confirmBy }: Pick<OrderRecord, 'status' | 'confirmBy'>): boolean =>
  status === 'Ordered' && confirmBy !== null;

/** Nothing is packed, printed, booked or invoiced before that. Throws a conflict. */
export function requireConfirmed(order: OrderRecord): void {
  if (order.confirmBy !== null) throw new AppError('conflict', texts.notConfirmed(nameOf(order)));
}

/** Paid, and not handed to the courier. */
export const isCancellable = ({ status }: Pick<OrderRecord, 'status'>): boolean =>
  isTransitionAllowed(status, 'Cancelled', 'operator');

export const nameOf = ({ number, providerOrderId, id }: OrderRecord): string =>
  `Order ${number ?? providerOrderId ?? id}`;

/**
 * By the customer, without asking: until it is packed; and while it is not shipped, after more than 20 business days, as the
 * shipping policy promises.
 */
export function canCustomerCancel(
  { status, placedAt, createdAt }: OrderRecord,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
): boolean {
  if (status === 'Ordered') return true;
  const promised = afterBusinessDays(
    new Date(placedAt ?? createdAt),
    delivery.cancellableAfter,
    settings.current().daysOff,
  );
  return status === 'Processing' && indianDayOf(clock.now()) > promised;
}
