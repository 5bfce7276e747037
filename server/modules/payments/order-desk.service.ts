// What the operator sees of orders, and does with them: every move with its cause, every cancellation with its refund.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { OrderEventRow, OrderLineRow, OrderRow, RefundRow, WebhookEventRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import {
  type OrderState,
  advanceOrder,
  expiredStatus,
  findBuyer,
  isMoveAllowed,
  listHistory,
  listLines,
  listRecentOrders,
  nameOf,
  requireOrder,
} from '../orders/placed-orders.service.ts';
import { holdOrder } from '../orders/placing.service.ts';
import { Refusal } from '../refusal.ts';
import type { RefundReason } from './judge-payment.ts';
import { recordRefund } from './refund-records.ts';
import { listRefundsOfOrders, updateFailedRefunds } from './refunds.repository.ts';
import { listEventsOfOrder } from './webhooks.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'shop' | 'changes'>;

export interface ListedOrder {
  readonly order: OrderRow;
  /** `Cancelled, refund pending`: the order's status, and where the money of its payment is. */
  readonly state: string;
  readonly email: string;
}

export interface ShownOrder extends ListedOrder {
  readonly lines: OrderLineRow[];
  readonly history: OrderEventRow[];
  /** Of any payment of the order, the one that placed it included. */
  readonly refunds: RefundRow[];
  readonly webhooks: WebhookEventRow[];
}

/** Newest first. `status`: of that status only; without it, the placed ones. */
export async function listOrdersOnDesk(
  { db }: Pick<Deps, 'db'>,
  wanted: { status?: OrderState | undefined; limit: number },
): Promise<ListedOrder[]> {
  const rows = await listRecentOrders(db, wanted);
  const refunds = await listRefundsOfOrders(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ email, ...order }) => ({ order, state: stateOf(order, refunds), email: email ?? '' }));
}

export async function showOrder({ db }: Pick<Deps, 'db'>, reference: string): Promise<ShownOrder> {
  const order = await requireOrder(db, reference);
  const refunds = await listRefundsOfOrders(db, [order.id]);
  return {
    order,
    state: stateOf(order, refunds),
    email: (await findBuyer(db, order.customer_id))?.email ?? '',
    lines: await listLines(db, [order.id]),
    history: await listHistory(db, order.id),
    refunds,
    webhooks: await listEventsOfOrder(db, order.provider_order_id),
  };
}

/** One step on: Processing, Shipped, Out for Delivery, Delivered. */
export async function moveOrder({ db, clock }: Needs, reference: string, to: OrderState): Promise<OrderRow> {
  const order = await requireOrder(db, reference);
  const from = order.status as OrderState;
  if (to === 'Cancelled')
    throw new Refusal('conflict', 'An order is cancelled by `orders cancel`, which gives the money back.');
  if (!isMoveAllowed(from, to, 'operator'))
    throw new Refusal('conflict', `${nameOf(order)} is ${from} and cannot become ${to}.`);
  if (
    (await listRefundsOfOrders(db, [order.id])).some((refund) => isOwnRefund(order, refund)) &&
    from !== 'Shipped' &&
    from !== 'Out for Delivery'
  ) {
    throw new Refusal('conflict', `The payment of ${nameOf(order)} has been given back: cancel the order.`);
  }
  const moved = await db
    .transaction()
    .execute((trx) => advanceOrder(trx, { orderId: order.id, from, to, cause: 'operator', at: clock.now() }));
  if (!moved) throw new Refusal('conflict', `${nameOf(order)} was moved by somebody else just now; look at it again.`);
  return moved;
}

/** The order ends and its payment goes back, both or neither. */
export async function cancelOrder(deps: Needs, reference: string): Promise<OrderRow> {
  const { db, clock, changes } = deps;
  const order = await requireOrder(db, reference);
  const from = order.status as OrderState;
  if (!isMoveAllowed(from, 'Cancelled', 'operator')) {
    const isUnpaid = from === paymentPendingStatus || from === expiredStatus;
    const hint = isUnpaid ? 'it lapses by itself' : '`orders refund` gives the money of a returned order back';
    throw new Refusal('conflict', `${nameOf(order)} is ${from} and cannot be cancelled; ${hint}.`);
  }
  const at = clock.now();
  const cancelled = await db.transaction().execute(async (trx) => {
    const moved = await advanceOrder(trx, {
      orderId: order.id,
      from,
      to: 'Cancelled',
      cause: 'operator',
      at,
      // Watched from now on for payments that come all the same.
      changes: { check_at: at.toISOString() },
    });
    if (moved) await recordOwnRefund(trx, deps, moved, 'order cancelled');
    return moved;
  });
  if (!cancelled)
    throw new Refusal('conflict', `${nameOf(order)} was moved by somebody else just now; look at it again.`);
  changes.publish({ data: 'refunds' });
  changes.publish({ data: 'mails' });
  return cancelled;
}

/** Gives back the payment of an order that went out, or tries a refund again that the provider could not make. */
export async function refundOrder(deps: Needs, reference: string): Promise<'recorded' | 'tried again'> {
  const { db, clock, changes } = deps;
  const order = await requireOrder(db, reference);
  if (await updateFailedRefunds(db, order.id, clock.now().toISOString())) {
    changes.publish({ data: 'refunds' });
    return 'tried again';
  }
  const known = (await listRefundsOfOrders(db, [order.id])).find((refund) => isOwnRefund(order, refund));
  if (known) throw new Refusal('conflict', `The payment of ${nameOf(order)} is given back already: ${wordFor(known)}.`);
  if (order.provider_payment_id === null)
    throw new Refusal('conflict', `${nameOf(order)} has no payment to give back.`);
  if (isMoveAllowed(order.status as OrderState, 'Cancelled', 'operator')) {
    throw new Refusal(
      'conflict',
      `${nameOf(order)} has not gone out: \`orders cancel\` ends it and gives the money back.`,
    );
  }
  const isRecorded = await db
    .transaction()
    .execute(
      async (trx) => (await holdOrder(trx, order)) && (await recordOwnRefund(trx, deps, order, 'goods returned')),
    );
  if (!isRecorded)
    throw new Refusal('conflict', `${nameOf(order)} was moved by somebody else just now; look at it again.`);
  changes.publish({ data: 'refunds' });
  changes.publish({ data: 'mails' });
  return 'recorded';
}

function recordOwnRefund(trx: Deps['db'], deps: Needs, order: OrderRow, reason: RefundReason): Promise<boolean> {
  const payment = { id: order.provider_payment_id ?? '', amount: order.total, currency: 'INR' };
  return recordRefund(trx, deps, order, payment, reason);
}

/** No second truth: the order's own status, and the refund of its own payment where there is one. */
function stateOf(order: OrderRow, refunds: readonly RefundRow[]): string {
  const own = refunds.find((refund) => isOwnRefund(order, refund));
  return own ? `${order.status}, ${wordFor(own)}` : order.status;
}

function isOwnRefund(order: OrderRow, refund: RefundRow): boolean {
  return refund.provider_payment_id === order.provider_payment_id;
}

const words: Record<string, string> = { refunded: 'refunded', failed: 'refund failed' };
/** What the operator calls a refund's status. */
export const wordFor = ({ status }: Pick<RefundRow, 'status'>): string => words[status] ?? 'refund pending';
