// The money of an order, for the order admin.
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import type { DisputeRow, RefundRow, WebhookEventRow } from '../../../../database/tables/order-tables.ts';
import type { Changed } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { toPaise } from '../../../../integrations/payment-gateway/paise.ts';
import { AppError } from '../../../app-error.ts';
import { queueMail } from '../../../shop/mail/mail.service.ts';
import { type OrderRecord, findRecipient, lockOrigin, nameOf } from '../../order/order-records.service.ts';
import { listDisputesOfOrders } from './disputes/disputes.repository.ts';
import { isPressing } from './disputes/disputes.service.ts';
import { cancelledMail } from './refunds/refund-mail.ts';
import { listGivenBack, nothingGivenBack, readGivenBack, readLeft } from './refunds/given-back.service.ts';
import { nobody, paiseOf, recordRefund, splitLeft } from './refunds/refund-records.ts';
import { type GivenBack, leftOfOrder, owedRefunds, ownPayment } from './refunds/refund-sums.ts';
import { listRefundsOfOrders } from './refunds/refunds.repository.ts';
import { listEventsOfOrder } from './webhooks.repository.ts';

export { readLeft } from './refunds/given-back.service.ts';
export { countedChanges } from './refunds/refunds-over-time.ts';
export { owedRefunds, sumOwed } from './refunds/refund-sums.ts';

export interface PaymentRecords {
  /** Of any payment of the order, including the one that placed it. */
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

export type PaymentState =
  | 'refunded'
  | 'refund failed'
  | 'partially refunded'
  | 'refund pending'
  | 'to give back'
  | 'disputed'
  | 'dispute lost';

/** State of the payment of each order, and whether it is disputed. Not stored anywhere. */
export async function listPaymentStates(db: Database, orders: readonly OrderRecord[]): Promise<PaymentState[][]> {
  const ids = orders.map(({ id }) => id);
  const given = await listGivenBack(db, ids);
  const disputes = Map.groupBy(await listDisputesOfOrders(db, ids), (dispute) => dispute.order_id);
  return orders.map((order) =>
    paymentStatesOf(order, given.get(order.id) ?? nothingGivenBack, disputes.get(order.id) ?? []),
  );
}

/** Paise of each order, by its id: refunded or about to be, including store credit. */
export async function listRefundedPaise(
  db: Database,
  orders: readonly OrderRecord[],
): Promise<ReadonlyMap<string, number>> {
  const ids = orders.map(({ id }) => id);
  const refunds = Map.groupBy(await listRefundsOfOrders(db, ids), (refund) => refund.order_id);
  return new Map(
    orders.map((order) => {
      const paid = toPaise(order.total);
      return [order.id, paid - leftOfOrder(order, refunds.get(order.id) ?? [])] as const;
    }),
  );
}

/** Of one order, from all refunds, credit and disputes of it. */
export function paymentStatesOf(order: OrderRecord, given: GivenBack, disputes: readonly DisputeRow[]): PaymentState[] {
  const dispute = disputes.find(isPressing);
  const disputed = dispute && (dispute.status === 'lost' ? 'dispute lost' : 'disputed');
  const states: (PaymentState | undefined)[] = [refundState(order, given), disputed];
  return states.filter((state) => state !== undefined);
}

function refundState(order: OrderRecord, given: GivenBack): PaymentState | undefined {
  if (owedRefunds(order, given).length > 0) return 'refund failed';
  const own = given.refunds.filter((refund) => refund.provider_payment_id === ownPayment(order).id);
  if (own.some(({ status }) => status === 'by hand')) return 'to give back';
  const isMade = (refund: RefundRow) => refund.status === 'refunded';
  if (own.length === 0) return undefined;
  if (leftOfOrder(order, own.filter(isMade)) <= 0) return 'refunded';
  return own.every((refund) => isMade(refund) || refund.status === 'failed') ? 'partially refunded' : 'refund pending';
}

/**
 * Goods leave the shop only while money for them is in it: that of the order, or of the one whose
 * goods it replaces. Call in the transaction that locks the order.
 */
export async function requirePaymentLeft(trx: Database, order: OrderRecord): Promise<void> {
  const origin = await lockOrigin(trx, order);
  if ((await readLeft(trx, origin)) <= 0) throw new AppError('conflict', paidBack(order, origin));
}

/** Why an order is not sent. `origin`: the one that was paid. */
export const paidBack = (order: OrderRecord, origin: OrderRecord): string =>
  origin.id === order.id ? texts.paymentRefunded(nameOf(order)) : texts.replacedRefunded(nameOf(order), nameOf(origin));

/** The bank has not decided yet, or has decided for the customer. */
export async function isDisputed(db: Database, order: OrderRecord): Promise<boolean> {
  return (await listDisputesOfOrders(db, [order.id])).some(isPressing);
}

/** Call in the transaction that locks the order. */
export async function requireNoDispute(trx: Database, order: OrderRecord): Promise<void> {
  const dispute = (await listDisputesOfOrders(trx, [order.id])).find(isPressing);
  if (!dispute) return;
  throw new AppError('conflict', texts.disputed(nameOf(order), dispute.id, dispute.status));
}

/**
 * Records the refund of the rest of a cancelled order's payment and credit, and mails the customer.
 * Call in the transaction that cancels the order. Resolves to the refunded paise.
 */
export async function refundCancelled(
  trx: Database,
  changed: Changed,
  deps: Pick<Deps, 'clock' | 'settings'>,
  order: OrderRecord,
  staffId: string | null,
): Promise<number> {
  // Money that never came cannot go back, and no mail says so.
  if (order.paidAt === null) return 0;
  const refund = await recordRefund(trx, changed, deps, order, ownPayment(order), {
    reason: 'order cancelled',
    ...splitLeft(order, await readGivenBack(trx, order.id)),
    origin: { ...nobody, staff_id: staffId },
  });
  if (refund) return paiseOf(refund);
  const recipient = await findRecipient(trx, order);
  if (recipient) {
    const mail = cancelledMail(deps, recipient.firstname, order);
    await queueMail(trx, changed, deps.clock, { recipient: recipient.email, orderId: order.id, ...mail });
  }
  return 0;
}
