// The money of an order, for the order admin.
import type { Database, DisputeRow, RefundRow, WebhookEventRow } from '../../database/tables.ts';
import type { Changed } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../app-error.ts';
import { queueMail } from '../mail/mail.service.ts';
import { type OrderRecord, findBuyer, nameOf } from '../orders/order-records.service.ts';
import { listDisputesOfOrders } from './disputes/disputes.repository.ts';
import { isPressing } from './disputes/disputes.service.ts';
import { cancelledMail } from './refunds/refund-mail.ts';
import { leftOf, leftOfOwn, ownPayment, recordRefund } from './refunds/refund-records.ts';
import { listRefundsOfOrders } from './refunds/refunds.repository.ts';
import { listEventsOfOrder } from './webhooks/webhooks.repository.ts';

export interface PaymentRecords {
  /** Of any payment of the order, the one that placed it included. */
  readonly refunds: RefundRow[];
  readonly disputes: DisputeRow[];
  readonly webhooks: WebhookEventRow[];
}

export async function readPaymentRecords(db: Database, order: OrderRecord): Promise<PaymentRecords> {
  return {
    refunds: await listRefundsOfOrders(db, [order.id]),
    disputes: await listDisputesOfOrders(db, [order.id]),
    webhooks: await listEventsOfOrder(db, order.providerOrderId),
  };
}

/**
 * Of each order: where the money of its own payment is, and whether that is disputed. Not stored
 * anywhere.
 */
export async function listPaymentStates(db: Database, orders: readonly OrderRecord[]): Promise<string[][]> {
  const ids = orders.map(({ id }) => id);
  const refunds = await listRefundsOfOrders(db, ids);
  const disputes = await listDisputesOfOrders(db, ids);
  return orders.map((order) => {
    const dispute = disputes.find((one) => one.order_id === order.id && isPressing(one));
    const disputed = dispute && (dispute.status === 'lost' ? 'dispute lost' : 'disputed');
    return [refundState(order, refunds), disputed].filter((state) => state !== undefined);
  });
}

function refundState(order: OrderRecord, refunds: readonly RefundRow[]): string | undefined {
  const own = refunds.filter((refund) => refund.provider_payment_id === order.providerPaymentId);
  const isMade = (refund: RefundRow) => refund.status === 'refunded';
  if (own.length === 0) return undefined;
  if (leftOf(ownPayment(order), own.filter(isMade)) <= 0) return 'refunded';
  if (own.some((refund) => refund.status === 'failed')) return 'refund failed';
  return own.every(isMade) ? 'partially refunded' : 'refund pending';
}

/** Call in the transaction that locks the order. */
export async function requirePaymentLeft(trx: Database, order: OrderRecord): Promise<void> {
  if ((await leftOfOwn(trx, order)) > 0) return;
  throw new AppError('conflict', `The payment of ${nameOf(order)} has been given back: cancel the order.`);
}

/** Call in the transaction that locks the order. */
export async function requireNoDispute(trx: Database, order: OrderRecord): Promise<void> {
  const dispute = (await listDisputesOfOrders(trx, [order.id])).find(isPressing);
  if (!dispute) return;
  throw new AppError(
    'conflict',
    `The payment of ${nameOf(order)} is disputed (${dispute.id}, ${dispute.status}): whoever ships it may lose the shirts and the money. \`--despite-dispute\` ships it.`,
  );
}

/**
 * Records the refund of what is left of a cancelled order's payment, and mails the customer. Call
 * in the transaction that cancels the order. Resolves to the paise that go back.
 */
export async function refundCancelled(
  trx: Database,
  changed: Changed,
  deps: Pick<Deps, 'clock' | 'shop'>,
  order: OrderRecord,
): Promise<number> {
  const refund = await recordRefund(trx, changed, deps, order, ownPayment(order), 'order cancelled');
  if (refund) return refund.amount_paise ?? 0;
  const buyer = await findBuyer(trx, order.customerId);
  if (buyer) {
    const mail = cancelledMail(deps, buyer.firstname, order);
    await queueMail(trx, changed, deps.clock, { recipient: buyer.email, ...mail });
  }
  return 0;
}
