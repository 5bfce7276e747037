// Orders for the operator: lists them, shows one, moves it to the next status, cancels it.
import { paymentPendingStatus } from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { RestockDecision } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type {
  DisputeRow,
  OrderEventRow,
  OrderLineRow,
  RefundRow,
  WebhookEventRow,
} from '../../../../database/tables/order-tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import {
  listPaymentStates,
  paymentStatesOf,
  requireNoDispute,
  requirePaymentLeft,
} from '../../money/payments/payment-states.service.ts';
import { readBooks } from '../../money/payments/books.repository.ts';
import { listDisputesOfOrders } from '../../money/methods/razorpay/disputes.repository.ts';
import { type Payment, moneyOrDue } from '../../money/payments/refunds/refund-sums.ts';
import { listEventsOfOrder } from '../../money/methods/razorpay/webhooks.repository.ts';
import { type Ended, endOrder } from './end-order.service.ts';
import { issueForPacked } from '../../money/documents/issue/issue-documents.service.ts';
import { type Parcel, isReturned, recordParcel } from '../fulfilment/parcels.service.ts';
import { queueDeliveredMail } from '../fulfilment/parcel-mail.ts';
import { isCancellable, nameOf, requireOrder } from '../../order/order-records.service.ts';
import {
  type OrderState,
  expiredStatus,
  handsOver,
  isTransitionAllowed,
  transitionOrder,
} from '../../order/transitions.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { listHistory } from '../../order/order-history.repository.ts';
import { findRecipient, listRecentOrders } from '../../order/orders.repository.ts';

export { orderStates } from '../../order/transitions.service.ts';

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

export interface ShownOrder extends ListedOrder {
  /** What paid, or is to pay, other than store credit. */
  readonly payment: Payment | undefined;
  /** Of any payment for the order, oldest first. */
  readonly refunds: readonly RefundRow[];
  readonly disputes: readonly DisputeRow[];
  readonly webhooks: WebhookEventRow[];
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
  const books = await readBooks(db, order);
  const disputes = await listDisputesOfOrders(db, [order.id]);
  return {
    order,
    state: stateOf(order, paymentStatesOf(books, disputes)),
    email: (await findRecipient(db, order))?.email ?? '',
    lines: await listLines(db, [order.id]),
    history: await listHistory(db, order.id),
    webhooks: await listEventsOfOrder(db, order.providerOrderId),
    payment: moneyOrDue(books),
    refunds: books.refunds,
    disputes,
  };
}

const stateOf = ({ status }: OrderRecord, states: readonly string[] = []): string => [status, ...states].join(', ');

interface MoveOptions extends Parcel {
  readonly despiteDispute?: boolean | undefined;
}

/**
 * Moves it to Processing, Shipped, Out for Delivery or Delivered. A disputed order ships only
 * `despiteDispute`. Courier and AWB belong to shipping; the AWB may follow.
 */
export async function moveOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes'>,
  reference: string,
  to: OrderState,
  actor: Actor,
  { despiteDispute = false, courier, awb }: MoveOptions = {},
): Promise<OrderRecord> {
  const { db, clock } = deps;
  const order = await requireOrder(db, reference);
  const from = order.status;
  if (to === 'Cancelled') {
    throw new AppError('conflict', texts.useCancel);
  }
  if (!isTransitionAllowed(from, to, 'operator')) {
    const message = from === to ? texts.isAlready : texts.cannotBecome;
    throw new AppError('conflict', message(nameOf(order), from, to));
  }
  if (!handsOver(to) && courier !== undefined) throw new AppError('invalid', texts.courierTooEarly);
  return inTransaction(deps, async (trx) => {
    const eventId = v7();
    const row = await transitionOrder(trx, {
      orderId: order.id,
      from,
      to,
      source: 'operator',
      at: clock.now(),
      staffId: staffIdOf(actor),
      eventId,
    });
    if (!row) throw changedMeanwhile(order);
    const moved = toOrderRecord(row);
    // The transition has locked the order: no refund and no dispute can be recorded before the
    // commit, and no parcel comes back.
    const origin = isCancellable(order) ? await requirePaymentLeft(trx, order) : order;
    if (handsOver(to) && !despiteDispute) await requireNoDispute(trx, order);
    if (await isReturned(trx, order)) throw new AppError('conflict', texts.parcelReturned(nameOf(order)));
    if (handsOver(to)) await recordParcel(trx, deps, moved, { eventId, news: 'shipped', courier, awb });
    if (to === 'Delivered') await queueDeliveredMail(trx, deps, moved, eventId);
    const parcel = { ...(courier !== undefined && { courier }), ...(awb !== undefined && { awb }) };
    const document = to === 'Processing' ? await issueForPacked(trx, deps, moved, origin) : null;
    const after = {
      status: to,
      ...parcel,
      ...(despiteDispute && { despiteDispute }),
      ...(document !== null && { document }),
    };
    await recordAction(trx, clock, actor, {
      action: 'orders move',
      subject: nameOf(order),
      before: { status: from },
      after,
    });
    return moved;
  });
}

/**
 * Cancels the order and refunds the rest of its payment, both or neither. Its pieces go back to the
 * stock, or are written off.
 */
export async function cancelOrder(
  deps: Needs,
  reference: string,
  actor: Actor,
  { goods }: { readonly goods?: RestockDecision | undefined } = {},
): Promise<Ended> {
  const order = await requireOrder(deps.db, reference);
  const from = order.status;
  const isBack = await isReturned(deps.db, order);
  if (!isCancellable(order) && !isBack) {
    const isUnpaid = from === paymentPendingStatus || from === expiredStatus;
    const why = isUnpaid ? texts.cannotCancelUnpaid : texts.cannotCancel;
    throw new AppError('conflict', why(nameOf(order), from));
  }
  const staffId = staffIdOf(actor);
  return endOrder(
    deps,
    order,
    { source: isBack ? 'returned' : 'operator', staffId, goods },
    async (trx, { refundPaise }) => {
      // Sent again since.
      if (isBack && !(await isReturned(trx, order))) throw changedMeanwhile(order);
      const change = { before: { status: from }, after: { status: 'Cancelled', refundPaise, ...(goods && { goods }) } };
      await recordAction(trx, deps.clock, actor, { action: 'orders cancel', subject: nameOf(order), ...change });
    },
  );
}

const changedMeanwhile = (order: OrderRecord) => new AppError('conflict', texts.changedMeanwhile(nameOf(order)));
