// The records of money that goes back: of what is left of a payment, with the mail that says so, and what the provider answers.
import { v7 } from 'uuid';
import type { Database, OrderRow, RefundRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderRefund } from '../../integrations/payment-gateway/payment-gateway.ts';
import { toPaise, writePaise } from '../../integrations/payment-gateway/paise.ts';
import { queueMail } from '../mail/mail.service.ts';
import { findBuyer } from '../orders/placing.service.ts';
import { findOrder } from '../orders/unpaid-orders.service.ts';
import type { RefundReason } from './judge-payment.ts';
import { refundFailedMail, refundMail } from './refund-mail.ts';
import {
  deleteDoubles,
  insertRefund,
  listRefundsByPayments,
  updateRefund,
  updateRefundFailed,
} from './refunds.repository.ts';

/** Money that the provider has taken for us. */
export interface CapturedPayment {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
}

/** A refund that the provider has begun may take days; a webhook tells sooner. */
const lookAgain = 6 * 3600_000;

/** The payment that placed an order: it was of the order's amount, or it would not have. */
export function ownPayment(order: OrderRow): CapturedPayment {
  return { id: order.provider_payment_id ?? '', amountPaise: toPaise(order.total), currency: 'INR' };
}

/** Paise that neither went back nor are on their way. A refund that failed left its money where it was. */
export function leftOf(payment: CapturedPayment, refunds: readonly RefundRow[]): number {
  return refunds
    .filter((refund) => refund.provider_payment_id === payment.id && refund.status !== 'failed')
    .reduce((left, refund) => left - (refund.amount_paise ?? payment.amountPaise), payment.amountPaise);
}

/**
 * Records a refund and queues its mail. Call inside a transaction that holds the order, with its handle; publish 'refunds'
 * and 'mails' after its commit. `amountPaise`: of what is left; without it, all of that. Undefined, and nothing is recorded,
 * when there is not so much left.
 */
export async function recordRefund(
  trx: Database,
  deps: Pick<Deps, 'clock' | 'shop'>,
  order: OrderRow,
  payment: CapturedPayment,
  reason: RefundReason,
  amountPaise?: number,
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
  };
  await insertRefund(trx, refund);
  const buyer = await findBuyer(trx, order.customer_id);
  if (buyer) {
    const sum = writePaise(amount, payment.currency);
    const mail = refundMail(deps, buyer.firstname, order, {
      payment: payment.id,
      reason,
      sum,
      ofSum: amount < payment.amountPaise ? writePaise(payment.amountPaise, payment.currency) : undefined,
    });
    await queueMail(trx, deps.clock, { recipient: buyer.email, ...mail });
  }
  return refund;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'shop' | 'log' | 'changes'>;

/** What the provider says of a refund becomes true of its row. */
export async function recordAnswer(deps: Needs, refund: RefundRow, answer: ProviderRefund): Promise<void> {
  const { db, clock, log } = deps;
  if (answer.status === 'failed') return failRefund(deps, refund, 'the bank did not take it');
  const isDone = answer.status === 'processed';
  await db.transaction().execute(async (trx) => {
    // While our answer was lost, the same refund may have been noticed at the provider.
    await deleteDoubles(trx, refund.id, answer.id);
    await updateRefund(trx, refund.id, {
      status: isDone ? 'refunded' : 'requested',
      provider_refund_id: answer.id,
      amount_paise: answer.amountPaise,
      due_at: isDone ? null : new Date(clock.now().getTime() + lookAgain).toISOString(),
    });
  });
  if (isDone) log.info({ refund: refund.id, payment: refund.provider_payment_id }, 'money was given back');
}

/** Ends a refund that the provider will not make, and tells the owner, once. */
export async function failRefund(deps: Needs, refund: RefundRow, failure: string): Promise<void> {
  const { db, clock, log, changes, shop } = deps;
  const isNews = await db.transaction().execute(async (trx) => {
    if (!(await updateRefundFailed(trx, refund.id, failure))) return false;
    const order = refund.order_id === null ? undefined : await findOrder(trx, refund.order_id);
    const mail = refundFailedMail(deps, order, refund, failure);
    await queueMail(trx, clock, { recipient: shop.contact.email, ...mail });
    return true;
  });
  if (!isNews) return;
  log.warn({ refund: refund.id, payment: refund.provider_payment_id, failure }, 'the provider refused a refund');
  changes.publish({ data: 'mails' });
}
