// What the operator sees of orders, and does with them: every move with its cause, every cancellation with its refund.
import { paymentPendingStatus } from '@taana-baana/contract';
import type {
  Database,
  DisputeRow,
  OrderEventRow,
  OrderLineRow,
  OrderRow,
  RefundRow,
  WebhookEventRow,
} from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { GatewayError } from '../../integrations/payment-gateway/payment-gateway.ts';
import { toPaise, writePaise } from '../../integrations/payment-gateway/paise.ts';
import { queueMail } from '../mail/mail.service.ts';
import {
  type OrderState,
  advanceOrder,
  expiredStatus,
  findBuyer,
  isMoveAllowed,
  listHistory,
  listLines,
  listRecentOrders,
  lockOrder,
  nameOf,
  requireOrder,
} from '../orders/placed-orders.service.ts';
import { queueWaitingMail } from '../orders/placing.service.ts';
import { Refusal } from '../refusal.ts';
import { listDisputesOfOrders } from './disputes.repository.ts';
import { isPressing } from './disputes.service.ts';
import { followPayment } from './provider-refunds.service.ts';
import { cancelledMail } from './refund-mail.ts';
import { leftOf, ownPayment, recordRefund } from './refund-records.ts';
import { listRefundsByPayments, listRefundsOfOrders, updateRefundRetried } from './refunds.repository.ts';
import { listEventsOfOrder } from './webhooks.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'shop' | 'changes' | 'gateway' | 'log'>;

export interface ListedOrder {
  readonly order: OrderRow;
  /** `Cancelled, refund pending`: the order's status, where the money of its payment is, and whether it is disputed. */
  readonly state: string;
  readonly email: string;
}

export interface ShownOrder extends ListedOrder {
  readonly lines: OrderLineRow[];
  readonly history: OrderEventRow[];
  /** Of any payment of the order, the one that placed it included. */
  readonly refunds: RefundRow[];
  readonly disputes: DisputeRow[];
  readonly webhooks: WebhookEventRow[];
}

/** Newest first. `status`: of that status only; without it, the placed ones. */
export async function listOrdersOnDesk(
  { db }: Pick<Deps, 'db'>,
  wanted: { status?: OrderState | undefined; limit: number },
): Promise<ListedOrder[]> {
  const rows = await listRecentOrders(db, wanted);
  const ids = rows.map((row) => row.id);
  const [refunds, disputes] = [await listRefundsOfOrders(db, ids), await listDisputesOfOrders(db, ids)];
  return rows.map(({ email, ...order }) => ({ order, state: stateOf(order, refunds, disputes), email: email ?? '' }));
}

export async function showOrder({ db }: Pick<Deps, 'db'>, reference: string): Promise<ShownOrder> {
  const order = await requireOrder(db, reference);
  const refunds = await listRefundsOfOrders(db, [order.id]);
  const disputes = await listDisputesOfOrders(db, [order.id]);
  return {
    order,
    state: stateOf(order, refunds, disputes),
    email: (await findBuyer(db, order.customer_id))?.email ?? '',
    lines: await listLines(db, [order.id]),
    history: await listHistory(db, order.id),
    refunds,
    disputes,
    webhooks: await listEventsOfOrder(db, order.provider_order_id),
  };
}

/** One step on: Processing, Shipped, Out for Delivery, Delivered. A disputed order is shipped only `despiteDispute`. */
export async function moveOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reference: string,
  to: OrderState,
  { despiteDispute = false } = {},
): Promise<OrderRow> {
  const order = await requireOrder(db, reference);
  const from = order.status as OrderState;
  if (to === 'Cancelled')
    throw new Refusal('conflict', 'An order is cancelled by `orders cancel`, which gives the money back.');
  if (!isMoveAllowed(from, to, 'operator'))
    throw new Refusal('conflict', `${nameOf(order)} is ${from} and cannot become ${to}.`);
  return db.transaction().execute(async (trx) => {
    const moved = await advanceOrder(trx, { orderId: order.id, from, to, cause: 'operator', at: clock.now() });
    if (!moved) throw movedMeanwhile(order);
    // Only now is the order held, so that no refund or dispute can come in between.
    if (from !== 'Shipped' && from !== 'Out for Delivery' && (await leftOfOwn(trx, order)) <= 0) {
      throw new Refusal('conflict', `The payment of ${nameOf(order)} has been given back: cancel the order.`);
    }
    const dispute = (await listDisputesOfOrders(trx, [order.id])).find(isPressing);
    if (to === 'Shipped' && dispute && !despiteDispute) {
      throw new Refusal(
        'conflict',
        `The payment of ${nameOf(order)} is disputed (${dispute.id}, ${dispute.status}): whoever ships it may lose the shirts and the money. \`--despite-dispute\` ships it.`,
      );
    }
    return moved;
  });
}

/** The order ends and what is left of its payment goes back, both or neither. */
export async function cancelOrder(deps: Needs, reference: string): Promise<{ order: OrderRow; refundPaise: number }> {
  const { db, clock, changes } = deps;
  const order = await requireOrder(db, reference);
  const from = order.status as OrderState;
  if (!isMoveAllowed(from, 'Cancelled', 'operator')) {
    const isUnpaid = from === paymentPendingStatus || from === expiredStatus;
    const hint = isUnpaid ? 'it lapses by itself' : '`orders refund` gives the money of a returned order back';
    throw new Refusal('conflict', `${nameOf(order)} is ${from} and cannot be cancelled; ${hint}.`);
  }
  await followOwnPayment(deps, order);
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
    if (!moved) throw movedMeanwhile(order);
    // A mail that still waits for the address must not come after the one that the order is cancelled.
    await queueWaitingMail(trx, deps, moved.id);
    const refund = await recordRefund(trx, deps, moved, ownPayment(moved), 'order cancelled');
    const buyer = refund ? undefined : await findBuyer(trx, moved.customer_id);
    if (buyer) await queueMail(trx, clock, { recipient: buyer.email, ...cancelledMail(deps, buyer.firstname, moved) });
    return { order: moved, refundPaise: refund?.amount_paise ?? 0 };
  });
  changes.publish({ data: 'refunds' });
  changes.publish({ data: 'mails' });
  return cancelled;
}

/**
 * Gives back `amountRupees` of the order's payment, of any order that was paid. Without an amount: tries the refunds again
 * that the provider refused; where there are none, gives back all that is left of an order that went out.
 */
export async function refundOrder(
  deps: Needs,
  reference: string,
  amountRupees?: number,
): Promise<{ done: 'recorded' | 'tried again'; refundPaise: number }> {
  const { db, changes } = deps;
  const order = await requireOrder(db, reference);
  await followOwnPayment(deps, order);
  const refunded = await db.transaction().execute(async (trx) => {
    const held = await lockOrder(trx, order.id);
    const retried = amountRupees === undefined ? await retryFailed(trx, deps, order) : 0;
    if (retried > 0) return { done: 'tried again' as const, refundPaise: retried };
    if (held.provider_payment_id === null)
      throw new Refusal('conflict', `${nameOf(order)} has no payment to give back.`);
    const left = await leftOfOwn(trx, order);
    const wanted = amountRupees === undefined ? left : toPaise(amountRupees);
    if (left <= 0) throw new Refusal('conflict', `The payment of ${nameOf(order)} is given back already.`);
    if (wanted > left)
      throw new Refusal(
        'conflict',
        `${writePaise(left)} of ${nameOf(order)} are left to give back, not ${writePaise(wanted)}.`,
      );
    const isAll = wanted === left;
    if (isAll && isMoveAllowed(held.status as OrderState, 'Cancelled', 'operator')) {
      throw new Refusal(
        'conflict',
        `${nameOf(order)} has not gone out: \`orders cancel\` ends it and gives the money back.`,
      );
    }
    await recordRefund(trx, deps, held, ownPayment(held), isAll ? 'goods returned' : 'part refund', wanted);
    return { done: 'recorded' as const, refundPaise: wanted };
  });
  changes.publish({ data: 'refunds' });
  changes.publish({ data: 'mails' });
  return refunded;
}

/** Refused refunds of the order's payments, as far as their money is still there. Resolves to paise. */
async function retryFailed(trx: Database, { clock }: Needs, order: OrderRow): Promise<number> {
  const own = ownPayment(order);
  let left = await leftOfOwn(trx, order);
  let retried = 0;
  for (const refund of await listRefundsOfOrders(trx, [order.id])) {
    if (refund.status !== 'failed') continue;
    const isOwn = refund.provider_payment_id === own.id;
    const paise = refund.amount_paise ?? own.amountPaise;
    if (isOwn && paise > left) continue;
    if (isOwn) left -= paise;
    await updateRefundRetried(trx, refund.id, clock.now().toISOString());
    retried += paise;
  }
  return retried;
}

/** Somebody may have given money back at the provider a moment ago. The owner's deed does not wait for a provider that is down. */
async function followOwnPayment(deps: Needs, order: OrderRow): Promise<void> {
  try {
    const payment = await deps.gateway.findPayment(order.provider_payment_id ?? '');
    if (payment) await followPayment(deps, order, payment);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn(
      { order: order.id, reason: error.reason },
      'the provider could not be asked for the refunds of an order',
    );
  }
}

async function leftOfOwn(db: Database, order: OrderRow): Promise<number> {
  const own = ownPayment(order);
  return leftOf(own, await listRefundsByPayments(db, [own.id]));
}

const movedMeanwhile = (order: OrderRow) =>
  new Refusal('conflict', `${nameOf(order)} was moved by somebody else just now; look at it again.`);

/** No second truth: the order's own status, the refunds of its own payment, and its disputes. */
function stateOf(order: OrderRow, refunds: readonly RefundRow[], disputes: readonly DisputeRow[]): string {
  const dispute = disputes.find((one) => one.order_id === order.id && isPressing(one));
  const disputed = dispute && (dispute.status === 'lost' ? 'dispute lost' : 'disputed');
  return [order.status, refundState(order, refunds), disputed].filter(Boolean).join(', ');
}

function refundState(order: OrderRow, refunds: readonly RefundRow[]): string | undefined {
  const own = refunds.filter((refund) => refund.provider_payment_id === order.provider_payment_id);
  const payment = ownPayment(order);
  const isMade = (refund: RefundRow) => refund.status === 'refunded';
  if (own.length === 0) return undefined;
  if (leftOf(payment, own.filter(isMade)) <= 0) return 'refunded';
  if (own.some((refund) => refund.status === 'failed')) return 'refund failed';
  return own.every(isMade) ? 'partially refunded' : 'refund pending';
}

const words: Record<string, string> = { refunded: 'refunded', failed: 'refund failed' };
/** What the operator calls a refund's status. */
export const wordFor = ({ status }: Pick<RefundRow, 'status'>): string => words[status] ?? 'refund pending';
