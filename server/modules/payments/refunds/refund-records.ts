// The records of refunds: what is left of a payment, a new refund with its mail, and the provider's
// answer.
import { v7 } from 'uuid';
import type { Database, RefundRow } from '../../../database/tables.ts';
import type { Changed } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { ProviderRefund } from '../../../integrations/payment-gateway/payment-gateway.ts';
import { toPaise, writePaise } from '../../../integrations/payment-gateway/paise.ts';
import { queueMail } from '../../mail/mail.service.ts';
import {
  type OrderRecord,
  findBuyer,
  findOrder,
  listOrderLines,
  payableOf,
} from '../../orders/order-records.service.ts';
import { mailRefusedRefund } from '../../staff-notifications/alerts.service.ts';
import type { RefundReason } from '../decide-payment.ts';
import { type RefundedLine, refundFailedMail, refundMail } from './refund-mail.ts';
import { toLinePieces } from './refund-lines.ts';
import {
  deleteDoubles,
  insertRefund,
  listRefundsByPayments,
  updateRefund,
  updateRefundFailed,
} from './refunds.repository.ts';

/** Money that the provider holds for us. */
export interface CapturedPayment {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
}

/** Who made a refund, by which call, and of which lines. */
export type RefundOrigin = Pick<RefundRow, 'staff_id' | 'request_key' | 'request_amount' | 'lines'>;
export const nobody: RefundOrigin = { staff_id: null, request_key: null, request_amount: null, lines: null };

/** A refund that the provider has begun may take days. A webhook usually tells sooner. */
const nextLook = 6 * 3600_000;

type PaidOrder = Pick<OrderRecord, 'id' | 'providerPaymentId' | 'total' | 'credit'>;

/** The payment that placed an order, of what store credit did not pay. Without one, it has the order's id. */
export function ownPayment(order: PaidOrder): CapturedPayment {
  return { id: order.providerPaymentId ?? order.id, amountPaise: toPaise(payableOf(order)), currency: 'INR' };
}

/** Paise that are neither refunded nor about to be. A failed refund has moved no money. */
export function leftOf(payment: CapturedPayment, refunds: readonly RefundRow[]): number {
  return refunds
    .filter((refund) => refund.provider_payment_id === payment.id && refund.status !== 'failed')
    .reduce((left, refund) => left - (refund.amount_paise ?? payment.amountPaise), payment.amountPaise);
}

/** Of an order's refunds: those that the provider refused, as far as their money is still there. */
export function retriableRefunds(order: PaidOrder, refunds: readonly RefundRow[]): RefundRow[] {
  const own = ownPayment(order);
  let left = leftOf(own, refunds);
  return refunds.filter((refund) => {
    if (refund.status !== 'failed' || refund.provider_payment_id !== own.id) return refund.status === 'failed';
    const paise = refund.amount_paise ?? own.amountPaise;
    if (paise > left) return false;
    left -= paise;
    return true;
  });
}

/** Given back or about to be; a refused one counts while it can be tried again. */
export function refundsThatCount(order: PaidOrder, refunds: readonly RefundRow[]): RefundRow[] {
  const retriable = retriableRefunds(order, refunds);
  return refunds.filter((refund) => refund.status !== 'failed' || retriable.includes(refund));
}

/** Paise. */
export const sumOf = (order: PaidOrder, refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, refund) => sum + (refund.amount_paise ?? ownPayment(order).amountPaise), 0);

export async function leftOfOwn(db: Database, order: OrderRecord): Promise<number> {
  const own = ownPayment(order);
  return leftOf(own, await listRefundsByPayments(db, [own.id]));
}

/**
 * Records a refund and queues its mail. Call inside a transaction that has locked the order.
 * Without `amountPaise`, all that is left is refunded. Undefined when less is left: then nothing is
 * recorded.
 */
export async function recordRefund(
  trx: Database,
  changed: Changed,
  deps: Pick<Deps, 'clock' | 'settings'>,
  order: OrderRecord,
  payment: CapturedPayment,
  reason: RefundReason,
  amountPaise?: number,
  origin: RefundOrigin = nobody,
): Promise<RefundRow | undefined> {
  const left = leftOf(payment, await listRefundsByPayments(trx, [payment.id]));
  const amount = amountPaise ?? left;
  if (amount <= 0 || amount > left) return undefined;
  const now = deps.clock.now().toISOString();
  const refund: RefundRow = {
    id: v7(),
    provider_payment_id: payment.id,
    order_id: order.id,
    reason,
    amount_paise: amount,
    currency: payment.currency,
    status: 'due',
    failure: null,
    provider_refund_id: null,
    created_at: now,
    due_at: now,
    tries: 0,
    ...origin,
  };
  await insertRefund(trx, refund);
  changed({ data: 'refunds' });
  const buyer = await findBuyer(trx, order.customerId);
  if (buyer) {
    const sum = writePaise(amount, payment.currency);
    const mail = refundMail(deps, buyer.firstname, order, {
      payment: payment.id,
      reason,
      sum,
      lines: origin.lines === null ? [] : await listRefundedLines(trx, order.id, refund),
      ofSum: amount < payment.amountPaise ? writePaise(payment.amountPaise, payment.currency) : undefined,
    });
    await queueMail(trx, changed, deps.clock, { recipient: buyer.email, orderId: order.id, ...mail });
  }
  return refund;
}

/** The lines of a refund, as the mail names them. */
async function listRefundedLines(trx: Database, orderId: string, refund: RefundRow): Promise<RefundedLine[]> {
  const pieces = new Map(toLinePieces(refund).map(({ line, quantity }) => [line, quantity]));
  return (await listOrderLines(trx, orderId))
    .filter(({ id }) => pieces.has(id))
    .map((line) => ({ ...line, quantity: pieces.get(line.id) ?? 0 }));
}

type Needs = Pick<Deps, 'clock' | 'config' | 'settings' | 'log'>;

/** Writes the provider's answer to the refund's row. Call inside a transaction. */
export async function recordAnswer(
  trx: Database,
  changed: Changed,
  deps: Needs,
  refund: RefundRow,
  answer: ProviderRefund,
): Promise<void> {
  if (answer.status === 'failed') return failRefund(trx, changed, deps, refund, 'the bank did not take it');
  const isDone = answer.status === 'processed';
  // If an earlier answer was lost, the refund may have got a second row from the provider's list.
  await deleteDoubles(trx, refund.id, answer.id);
  await updateRefund(trx, refund.id, {
    status: isDone ? 'refunded' : 'requested',
    provider_refund_id: answer.id,
    amount_paise: answer.amountPaise,
    due_at: isDone ? null : new Date(deps.clock.now().getTime() + nextLook).toISOString(),
  });
  if (isDone) deps.log.info({ refund: refund.id, payment: refund.provider_payment_id }, 'a refund was made');
}

/**
 * Ends a refund that the provider will not make, and mails the owner and staff once. Call inside a
 * transaction.
 */
export async function failRefund(
  trx: Database,
  changed: Changed,
  deps: Needs,
  refund: RefundRow,
  failure: string,
): Promise<void> {
  if (!(await updateRefundFailed(trx, refund.id, failure))) return;
  const order = refund.order_id === null ? undefined : await findOrder(trx, refund.order_id);
  const mail = refundFailedMail(deps, order, refund, failure);
  await queueMail(trx, changed, deps.clock, { recipient: deps.settings.current().contact.email, ...mail });
  await mailRefusedRefund(trx, changed, deps, {
    orderNumber: order?.number ?? null,
    paymentId: refund.provider_payment_id,
    sum: refund.amount_paise === null ? null : writePaise(refund.amount_paise, refund.currency),
    failure,
  });
  deps.log.warn({ refund: refund.id, payment: refund.provider_payment_id, failure }, 'the provider refused a refund');
}
