// The records of refunds: the rest of a payment and of store credit, a new refund with its mail,
// and the provider's answer.
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { mailCustomer } from '../../../order/mail-customer.service.ts';
import { v7 } from 'uuid';
import type { PaymentMethod } from '@taana-baana/contract/payment-methods.ts';
import { orderPath, unplacedPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { RefundRow } from '../../../../../database/tables/order-tables.ts';
import type { Transaction } from '../../../../../database/transaction.ts';
import type { Deps } from '../../../../../deps.ts';
import type { ProviderRefund } from '../../../../../integrations/payment-gateway/payment-gateway.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import { issueDueDocuments } from '../../documents/issue/issue-documents.service.ts';
import { queueMail } from '../../../../shop/mail/mail.service.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import { findOrder, lockOrder } from '../../../order/orders.repository.ts';
import { giveBackUses } from '../../offers/uses.service.ts';
import { returnCredit } from '../../store-credit/store-credit.service.ts';
import { mailFailedRefund } from '../../../../shop/notifications/alerts.service.ts';
import { methods } from '../../methods/methods.ts';
import { tokenOf } from '../../order-links.service.ts';
import { noteStray } from '../payments.service.ts';
import {
  type Books,
  type CapturedPayment,
  type Payment,
  type RefundReason,
  type Standing,
  isOwn,
  isToCollect,
  leftOf,
  leftOfMoney,
  leftToGive,
  moneyOf,
  paidOf,
  paiseOf,
  shareRefund,
} from './refund-sums.ts';
import { type RefundedLine, refundFailedMail, refundMail } from './refund-mail.ts';
import {
  deleteDoubles,
  findOpenUpiId,
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

/** First of the money; the rest to store credit, in whole rupees. Without `paise`, all that is left. */
export function splitRefund(
  books: Books,
  paise = Math.max(0, leftToGive(books)),
): { amountPaise: number; credit: number } {
  const left = Math.max(0, leftOfMoney(books));
  if (paise <= left) return { amountPaise: paise, credit: 0 };
  const credit = Math.ceil((paise - left) / toPaise(1));
  return { amountPaise: paise - toPaise(credit), credit };
}

interface NewRefund {
  readonly reason: RefundReason;
  readonly amountPaise: number;
  /** Rupees that become store credit at once. */
  readonly credit?: number;
  readonly origin?: RefundOrigin;
  /** It is the rest of that refund. */
  readonly partOf?: string;
  /** As the mail names them. */
  readonly lines?: readonly RefundedLine[];
}

/**
 * Records a refund of what paid for the order, and queues its mail: a row and a mail for each of its payments. Call
 * inside a transaction that has locked the order and, if `credit` is given, the customer before it; its documents
 * follow last (`issueDueDocuments`). Resolves to the paise; 0 if less is left: then nothing is recorded.
 */
export async function recordRefund(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  order: OrderRecord,
  books: Books,
  wanted: NewRefund,
): Promise<number> {
  const { amountPaise, credit = 0 } = wanted;
  const byCredit = books.payments.find(({ method }) => method === 'store-credit');
  const shares = amountPaise > 0 || !byCredit ? shareRefund(books, amountPaise) : [{ payment: byCredit, paise: 0 }];
  const [first, ...rest] = shares;
  if (!first || amountPaise + credit <= 0 || amountPaise > leftOfMoney(books)) return 0;
  const refundedOf = (payment: Payment) => {
    const provider = payment.method === 'store-credit' ? moneyOf(books) : payment;
    return { ...payment, providerId: provider?.provider_payment_id ?? order.id, paid: paidOf(books) };
  };
  const { id } = await record(trx, deps, order, refundedOf(first.payment), { ...wanted, amountPaise: first.paise });
  for (const { payment, paise } of rest) {
    const origin = { ...nobody, staff_id: wanted.origin?.staff_id ?? null };
    const part = { reason: wanted.reason, amountPaise: paise, origin, partOf: id };
    await record(trx, deps, order, refundedOf(payment), part);
  }
  if (credit > 0) await returnCredit(trx, order, credit, deps.clock.now());
  const paise = amountPaise + toPaise(credit);
  // What the courier still collects is bought with them.
  if (paise >= leftToGive(books) && !isToCollect(books)) await giveBackUses(trx, order);
  return paise;
}

/**
 * The same of the rest of a payment that placed no order. The transaction has locked the order that
 * it was for.
 */
export async function refundStray(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  order: OrderRecord,
  payment: CapturedPayment,
  { reason }: Pick<NewRefund, 'reason'>,
): Promise<RefundRow | undefined> {
  const amountPaise = leftOf(payment, await listRefundsByPayments(trx, [payment.id]));
  if (amountPaise <= 0) return undefined;
  const id = await noteStray(trx, order.id, payment, { at: deps.clock.now().toISOString(), isCaptured: true });
  const method = 'razorpay';
  const refunded = {
    id,
    method,
    currency: payment.currency,
    providerId: payment.id,
    paid: payment.amountPaise,
  } as const;
  return record(trx, deps, order, refunded, { reason, amountPaise });
}

/** What a refund is of. `providerId`: the previous version finds it by that, or by the order's id. */
interface Refunded extends Pick<Payment, 'id' | 'method' | 'currency'> {
  readonly providerId: string;
  /** Paise of which it may be a part. */
  readonly paid: number;
}

async function record(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  order: OrderRecord,
  { id, method, currency, providerId, paid }: Refunded,
  { reason, amountPaise, credit = 0, origin = nobody, partOf, lines = [] }: NewRefund,
): Promise<RefundRow> {
  const now = deps.clock.now().toISOString();
  const status = methods[method].refund;
  const refund: RefundRow = {
    id: v7(),
    provider_payment_id: providerId,
    payment_id: id,
    order_id: order.id,
    reason,
    amount_paise: amountPaise,
    currency,
    status,
    failure: null,
    provider_refund_id: null,
    created_at: now,
    due_at: status === 'due' ? now : null,
    tries: 0,
    credit,
    tried_again_paise: null,
    part_of: partOf ?? null,
    ...origin,
    ...(method === 'cash-on-delivery' && { asked_at: now, upi_id: await findOpenUpiId(trx, order.id) }),
  };
  await insertRefund(trx, refund);
  trx.announce({ data: 'refunds' });
  await mailRefund(trx, deps, order, { refund, lines, paid, method });
  return refund;
}

/**
 * Asks again for what is owed of a failed refund, or leaves it to staff. If that is a part of it, another
 * refund does, and the customer is told the sum.
 */
export async function tryAgain(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  order: OrderRecord,
  books: Books,
  { refund, owed }: Standing,
  status: 'due' | 'by hand' = 'due',
): Promise<void> {
  const next = { status, due_at: status === 'due' ? deps.clock.now().toISOString() : null };
  const before = refund.tried_again_paise ?? 0;
  if (refund.amount_paise === null || refund.amount_paise === owed) return updateRefundRetried(trx, refund.id, next);
  await updateRefund(trx, refund.id, { tried_again_paise: before + owed });
  const again: RefundRow = {
    ...refund,
    ...nobody,
    staff_id: refund.staff_id,
    id: v7(),
    amount_paise: owed,
    ...next,
    failure: null,
    failed_at: null,
    provider_refund_id: null,
    tries: 0,
    credit: 0,
    tried_again_paise: null,
  };
  await insertRefund(trx, again);
  // Of one by hand, the mail that asks for the UPI id does.
  if (refund.reason === 'order cancelled' || status === 'by hand') return;
  const paid = isOwn(books, refund) ? paidOf(books) : refund.amount_paise;
  await mailRefund(trx, deps, order, { refund: again, lines: [], paid, method: 'razorpay' });
}

/** `paid`: paise of which it may be a part. */
async function mailRefund(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  order: OrderRecord,
  made: { refund: RefundRow; lines: readonly RefundedLine[]; paid: number; method: PaymentMethod },
): Promise<void> {
  const { refund, lines, paid, method } = made;
  const { amount_paise: amount, credit, currency } = refund;
  const id = methods[method].refund === 'due' ? refund.provider_payment_id : null;
  const sum = paiseOf(refund);
  const mail = refundMail(deps, order, {
    payment: amount ? { method, id, sum: formatPaise(amount, currency) } : undefined,
    credit: credit > 0 ? formatPaise(toPaise(credit)) : undefined,
    reason: refund.reason as RefundReason,
    sum: formatPaise(sum, currency),
    lines,
    isRest: refund.part_of !== null,
    ofSum: sum < paid ? formatPaise(paid, currency) : undefined,
    askAt: method === 'cash-on-delivery' ? await tokenOf(trx, 'refund', order.id) : undefined,
  });
  await mailCustomer(trx, deps, order, mail);
}

type Needs = Pick<Deps, 'clock' | 'config' | 'settings' | 'log'>;

/** Writes the provider's answer to the refund's row. Call inside a transaction. */
export async function recordAnswer(
  trx: Transaction,
  deps: Needs,
  refund: RefundRow,
  answer: ProviderRefund,
): Promise<void> {
  if (answer.status === 'failed') return failRefund(trx, deps, refund, 'the bank did not take it');
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
  if (refund.order_id !== null) await issueDueDocuments(trx, deps, refund.order_id);
}

const pageOf = ({ number, providerOrderId, id }: OrderRecord): string =>
  number === null ? unplacedPath(providerOrderId ?? id) : orderPath(number);

/**
 * Ends a refund that the provider refused, and mails the owner and staff once. Call inside a
 * transaction.
 */
export async function failRefund(trx: Transaction, deps: Needs, refund: RefundRow, failure: string): Promise<void> {
  // Before the refund's row, as in `recordAnswer`.
  if (refund.order_id !== null) await lockOrder(trx, refund.order_id);
  if (!(await updateRefundFailed(trx, refund.id, { failure, at: deps.clock.now().toISOString() }))) return;
  const order = refund.order_id === null ? undefined : await findOrder(trx, refund.order_id);
  const mail = refundFailedMail(deps, order, refund, failure);
  await queueMail(trx, deps.clock, { recipient: deps.settings.current().contact.email, ...mail });
  await mailFailedRefund(trx, deps, {
    orderNumber: order?.number ?? null,
    opens: order ? pageOf(order) : '/orders',
    paymentId: refund.provider_payment_id,
    sum: refund.amount_paise === null ? null : formatPaise(refund.amount_paise, refund.currency),
    failure,
  });
  deps.log.warn({ refund: refund.id, payment: refund.provider_payment_id, failure }, 'the provider refused a refund');
  if (refund.order_id !== null) await issueDueDocuments(trx, deps, refund.order_id);
}
