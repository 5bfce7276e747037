// Orders for the operator: what there is, what became of one, its next step, and its cancellation.
import { paymentPendingStatus } from '@taana-baana/contract';
import * as texts from '@taana-baana/contract/admin/texts/order-messages.ts';
import type { OrderEventRow, OrderLineRow } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../audit-log/audit-log.service.ts';
import {
  type PaymentRecords,
  listPaymentStates,
  readPaymentRecords,
  refundCancelled,
  requireNoDispute,
  requirePaymentLeft,
} from '../payments/order-payment.service.ts';
import { syncOwnPayment } from '../payments/refunds/provider-refunds.service.ts';
import { restock } from '../stock/reservations.service.ts';
import { type OrderRecord, isCancellable, nameOf, requireOrder } from './order-records.service.ts';
import { type OrderState, expiredStatus, handsOver, isTransitionAllowed } from './order-transitions.ts';
import { toOrderRecord } from './orders.mapping.ts';
import { findBuyer, listHistory, listLines, listRecentOrders } from './orders.repository.ts';
import { queueWaitingMail } from './place-order.service.ts';
import { transitionOrder } from './transition-order.ts';

export { orderStates } from './order-transitions.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'gateway' | 'log'>;

export interface ListedOrder {
  readonly order: OrderRecord;
  /**
   * `Cancelled, refund pending`: the order's status, where its money is, and whether it is
   * disputed.
   */
  readonly state: string;
  readonly email: string;
}

export interface ShownOrder extends ListedOrder, PaymentRecords {
  readonly lines: OrderLineRow[];
  readonly history: OrderEventRow[];
}

/** Newest first. `status`: of that status only; without it, the placed ones. */
export async function listOrdersForAdmin(
  { db }: Pick<Deps, 'db'>,
  wanted: { status?: OrderState | undefined; limit: number },
): Promise<ListedOrder[]> {
  const rows = await listRecentOrders(db, wanted);
  const orders = rows.map(toOrderRecord);
  const states = await listPaymentStates(db, orders);
  return rows.map(({ email }, index) => {
    const order = orders[index] as OrderRecord;
    return { order, state: stateOf(order, states[index]), email: email ?? '' };
  });
}

export async function showOrder({ db }: Pick<Deps, 'db'>, reference: string): Promise<ShownOrder> {
  const order = await requireOrder(db, reference);
  const [states] = await listPaymentStates(db, [order]);
  return {
    order,
    state: stateOf(order, states),
    email: (await findBuyer(db, order.customerId))?.email ?? '',
    lines: await listLines(db, [order.id]),
    history: await listHistory(db, order.id),
    ...(await readPaymentRecords(db, order)),
  };
}

const stateOf = ({ status }: OrderRecord, states: readonly string[] = []): string => [status, ...states].join(', ');

/**
 * On to Processing, Shipped, Out for Delivery or Delivered. A disputed order ships only
 * `despiteDispute`.
 */
export async function moveOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reference: string,
  to: OrderState,
  actor: Actor,
  { despiteDispute = false } = {},
): Promise<OrderRecord> {
  const order = await requireOrder(db, reference);
  const from = order.status;
  if (to === 'Cancelled') {
    throw new AppError('conflict', texts.useCancel);
  }
  if (!isTransitionAllowed(from, to, 'operator')) {
    const message = from === to ? texts.isAlready : texts.cannotBecome;
    throw new AppError('conflict', message(nameOf(order), from, to));
  }
  return db.transaction().execute(async (trx) => {
    const moved = await transitionOrder(trx, {
      orderId: order.id,
      from,
      to,
      source: 'operator',
      at: clock.now(),
      staffId: staffIdOf(actor),
    });
    if (!moved) throw changedMeanwhile(order);
    // The transition has locked the order: no refund and no dispute can be recorded before the
    // commit.
    if (isCancellable(order)) await requirePaymentLeft(trx, order);
    if (handsOver(to) && !despiteDispute) await requireNoDispute(trx, order);
    const change = { before: { status: from }, after: { status: to, ...(despiteDispute && { despiteDispute }) } };
    await recordAction(trx, clock, actor, { action: 'orders move', subject: nameOf(order), ...change });
    return toOrderRecord(moved);
  });
}

/** The order ends and what is left of its payment is refunded, both or neither. */
export async function cancelOrder(
  deps: Needs,
  reference: string,
  actor: Actor,
): Promise<{ order: OrderRecord; refundPaise: number }> {
  const order = await requireOrder(deps.db, reference);
  const from = order.status;
  if (!isCancellable(order)) {
    const isUnpaid = from === paymentPendingStatus || from === expiredStatus;
    const why = isUnpaid ? texts.cannotCancelUnpaid : texts.cannotCancel;
    throw new AppError('conflict', why(nameOf(order), from));
  }
  await syncOwnPayment(deps, order);
  const at = deps.clock.now();
  return inTransaction(deps, async (trx, changed) => {
    const row = await transitionOrder(trx, {
      orderId: order.id,
      from,
      to: 'Cancelled',
      source: 'operator',
      at,
      staffId: staffIdOf(actor),
      // Payments may still come: the provider is asked from now on.
      changes: { check_at: at.toISOString() },
    });
    if (!row) throw changedMeanwhile(order);
    const cancelled = toOrderRecord(row);
    // A mail that waits for the address must go before the mail about the cancellation.
    await queueWaitingMail(trx, changed, deps, order.id);
    const refundPaise = await refundCancelled(trx, changed, deps, cancelled, staffIdOf(actor));
    const change = { before: { status: from }, after: { status: 'Cancelled', refundPaise } };
    await restock(trx, changed, order.id, { staffId: staffIdOf(actor), at });
    await recordAction(trx, deps.clock, actor, { action: 'orders cancel', subject: nameOf(order), ...change });
    return { order: cancelled, refundPaise };
  });
}

const changedMeanwhile = (order: OrderRecord) => new AppError('conflict', texts.changedMeanwhile(nameOf(order)));
