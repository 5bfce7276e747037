// The records of refunds: the rest of a payment and of store credit, a new refund with its mail,
// and the provider's answer.
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { v7 } from 'uuid';
import { orderPath, unplacedPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { RefundRow } from '../../../../../database/tables/order-tables.ts';
import type { Changed } from '../../../../../database/transaction.ts';
import type { Deps } from '../../../../../deps.ts';
import type { ProviderRefund } from '../../../../../integrations/payment-gateway/payment-gateway.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import { followOrder } from '../../documents/issue/issue-documents.service.ts';
import { queueMail } from '../../../../shop/mail/mail.service.ts';
import { type OrderRecord, findOrder, findRecipient, lockOrder } from '../../../order/order-records.service.ts';
import { returnCredit } from '../../store-credit/store-credit.service.ts';
import { mailFailedRefund } from '../../../../shop/notifications/alerts.service.ts';
import { noteStray, paymentOf } from '../order-payments.service.ts';
import {
  type CapturedPayment,
  type GivenBack,
  type PaidOrder,
  type RefundReason,
  type Standing,
  leftOf,
  leftToGive,
  ownPayment,
} from './refund-sums.ts';
import { type RefundedLine, refundFailedMail, refundMail } from './refund-mail.ts';
import {
  deleteDoubles,
  insertRefund,
  listRefundsByPayments,
  updateRefund,
  updateRefundFailed,
  updateRefundRetried,
} from './refunds.repository.ts';

/** Who made a refund, by which call, and of which lines. */
export type RefundOrigin = Pick<RefundRow, 'staff_id' | 'request_key' | 'request_amount' | 'lines'>;
export const nobody: RefundOrigin = { staff_id: null, request_key: null, request_amount: null, lines: null };

/** A refund may take the provider days. A webhook usually reports it sooner. */
const nextLook = 6 * 3600_000;

/** First to the payment; the rest to store credit, in whole rupees. */
export function splitRefund(
  order: PaidOrder,
  refunds: readonly RefundRow[],
  paise: number,
): { amountPaise: number; credit: number } {
  const left = Math.max(0, leftOf(ownPayment(order), refunds));
  if (paise <= left) return { amountPaise: paise, credit: 0 };
  const credit = Math.ceil((paise - left) / toPaise(1));
  return { amountPaise: paise - toPaise(credit), credit };
}

/** Splits the whole rest when the order is cancelled. */
export const splitLeft = (order: PaidOrder, given: GivenBack): { amountPaise: number; credit: number } =>
  splitRefund(order, given.refunds, Math.max(0, leftToGive(order, given)));

/** Of a refund with an amount: the parts for the payment and for store credit. */
export const paiseOf = ({ amount_paise: paise, credit }: RefundRow): number => (paise ?? 0) + toPaise(credit);

export interface NewRefund {
  readonly reason: RefundReason;
  /** Without it, the whole rest of the payment. */
  readonly amountPaise?: number;
  /** Rupees that become store credit at once. */
  readonly credit?: number;
  readonly origin?: RefundOrigin;
  /** As the mail names them. */
  readonly lines?: readonly RefundedLine[];
}

/**
 * Records a refund and queues its mail. Call inside a transaction that has locked the order and, if
 * `credit` is given, the customer before it; its documents follow last (`followOrder`). Undefined if
 * less is left: then nothing is recorded. A manual refund is not sent by a job.
 */
export async function recordRefund(
  trx: Database,
  changed: Changed,
  deps: Pick<Deps, 'clock' | 'settings'>,
  order: OrderRecord,
  payment: CapturedPayment,
  { reason, amountPaise, credit = 0, origin = nobody, lines = [] }: NewRefund,
): Promise<RefundRow | undefined> {
  const left = Math.max(0, leftOf(payment, await listRefundsByPayments(trx, [payment.id])));
  const amount = amountPaise ?? left;
  const sum = amount + toPaise(credit);
  if (sum <= 0 || amount > left) return undefined;
  const now = deps.clock.now().toISOString();
  const isByHand = payment.id === order.id && amount > 0;
  // The provider has nothing to do for store credit.
  const isDue = amount > 0 && !isByHand;
  const refund: RefundRow = {
    id: v7(),
    provider_payment_id: payment.id,
    payment_id: paymentOf(order, { provider_payment_id: payment.id, amount_paise: amount, credit }),
    order_id: order.id,
    reason,
    amount_paise: amount,
    currency: payment.currency,
    status: isByHand ? 'by hand' : isDue ? 'due' : 'refunded',
    failure: null,
    provider_refund_id: null,
    created_at: now,
    due_at: isDue ? now : null,
    tries: 0,
    credit,
    tried_again_paise: null,
    ...origin,
  };
  if (payment.id !== ownPayment(order).id) await noteStray(trx, order.id, payment, { at: now, capturedAt: now });
  await insertRefund(trx, refund);
  if (credit > 0) await returnCredit(trx, order, credit, deps.clock.now());
  changed({ data: 'refunds' });
  await mailRefund(trx, changed, deps, order, payment, { refund, lines });
  return refund;
}

/**
 * Asks again for what is owed of a failed refund. If that is a part of it, another refund does, and
 * the customer is told the sum.
 */
export async function tryAgain(
  trx: Database,
  changed: Changed,
  deps: Pick<Deps, 'clock' | 'settings'>,
  order: OrderRecord,
  { refund, owed }: Standing,
): Promise<void> {
  const now = deps.clock.now().toISOString();
  const before = refund.tried_again_paise ?? 0;
  if (refund.amount_paise === null || refund.amount_paise === owed) return updateRefundRetried(trx, refund.id, now);
  await updateRefund(trx, refund.id, { tried_again_paise: before + owed });
  const { id: ownId, currency } = ownPayment(order);
  const again: RefundRow = {
    ...refund,
    ...nobody,
    staff_id: refund.staff_id,
    id: v7(),
    amount_paise: owed,
    status: 'due',
    failure: null,
    failed_at: null,
    provider_refund_id: null,
    due_at: now,
    tries: 0,
    credit: 0,
    tried_again_paise: null,
  };
  await insertRefund(trx, again);
  if (refund.reason === 'order cancelled') return;
  const id = refund.provider_payment_id;
  const amountPaise = id === ownId ? ownPayment(order).amountPaise : refund.amount_paise;
  await mailRefund(trx, changed, deps, order, { id, amountPaise, currency }, { refund: again, lines: [] });
}

async function mailRefund(
  trx: Database,
  changed: Changed,
  deps: Pick<Deps, 'clock' | 'settings'>,
  order: OrderRecord,
  payment: CapturedPayment,
  { refund, lines }: { readonly refund: RefundRow; readonly lines: readonly RefundedLine[] },
): Promise<void> {
  const { amount_paise: amount, credit, status } = refund;
  const isByHand = status === 'by hand';
  const sum = paiseOf(refund);
  const recipient = await findRecipient(trx, order);
  if (recipient) {
    const paid = payment.amountPaise + (payment.id === ownPayment(order).id ? toPaise(order.credit) : 0);
    const mail = refundMail(deps, recipient.firstname, order, {
      payment: amount ? { id: isByHand ? null : payment.id, sum: formatPaise(amount, payment.currency) } : undefined,
      credit: credit > 0 ? formatPaise(toPaise(credit)) : undefined,
      reason: refund.reason as RefundReason,
      sum: formatPaise(sum, payment.currency),
      lines,
      ofSum: sum < paid ? formatPaise(paid, payment.currency) : undefined,
    });
    await queueMail(trx, changed, deps.clock, { recipient: recipient.email, orderId: order.id, ...mail });
  }
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
  // Before the refund's row: noticing refunds locks the order before it writes one.
  if (refund.order_id !== null) await lockOrder(trx, refund.order_id);
  // If an earlier answer was lost, the refund may have got a second row from the provider's list.
  await deleteDoubles(trx, refund.id, answer.id);
  await updateRefund(trx, refund.id, {
    status: isDone ? 'refunded' : 'requested',
    provider_refund_id: answer.id,
    amount_paise: answer.amountPaise,
    due_at: isDone ? null : new Date(deps.clock.now().getTime() + nextLook).toISOString(),
  });
  if (isDone) deps.log.info({ refund: refund.id, payment: refund.provider_payment_id }, 'a refund was made');
  if (refund.order_id !== null) await followOrder(trx, changed, deps, refund.order_id);
}

const pageOf = ({ number, providerOrderId, id }: OrderRecord): string =>
  number === null ? unplacedPath(providerOrderId ?? id) : orderPath(number);

/**
 * Ends a refund that the provider refused, and mails the owner and staff once. Call inside a
 * transaction.
 */
export async function failRefund(
  trx: Database,
  changed: Changed,
  deps: Needs,
  refund: RefundRow,
  failure: string,
): Promise<void> {
  // Before the refund's row, as in `recordAnswer`.
  if (refund.order_id !== null) await lockOrder(trx, refund.order_id);
  if (!(await updateRefundFailed(trx, refund.id, { failure, at: deps.clock.now().toISOString() }))) return;
  const order = refund.order_id === null ? undefined : await findOrder(trx, refund.order_id);
  const mail = refundFailedMail(deps, order, refund, failure);
  await queueMail(trx, changed, deps.clock, { recipient: deps.settings.current().contact.email, ...mail });
  await mailFailedRefund(trx, changed, deps, {
    orderNumber: order?.number ?? null,
    opens: order ? pageOf(order) : '/orders',
    paymentId: refund.provider_payment_id,
    sum: refund.amount_paise === null ? null : formatPaise(refund.amount_paise, refund.currency),
    failure,
  });
  deps.log.warn({ refund: refund.id, payment: refund.provider_payment_id, failure }, 'the provider refused a refund');
  if (refund.order_id !== null) await followOrder(trx, changed, deps, refund.order_id);
}
