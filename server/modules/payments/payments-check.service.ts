// Compares our books with the provider's (payments, orders, refunds, disputes), and the ledger of store
// credit with both. Every difference is a sentence.
import { listPrice } from '@taana-baana/contract';
import type { Database, RefundRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderPayment, ProviderRefund } from '../../integrations/payment-gateway/payment-gateway.ts';
import { toPaise, writePaise } from '../../integrations/payment-gateway/paise.ts';
import { readOpenGiftCards } from '../gift-cards/gift-cards-admin.service.ts';
import {
  type OrderRecord,
  listOrdersOfPayments,
  listOrdersPaidBetween,
  nameOf,
  payableOf,
  requireOrder,
} from '../orders/order-records.service.ts';
import { listLedgerDifferences, readOutstanding } from '../store-credit/credit-check.service.ts';
import { listDisputes } from './disputes/disputes.repository.ts';
import { isPressing, writeDeadline } from './disputes/disputes.service.ts';
import { leftOf, ownPayment, readLeft } from './refunds/refund-records.ts';
import {
  findRefundOfProvider,
  listOverdueRefunds,
  listRefundsByHand,
  listRefundsByPayments,
} from './refunds/refunds.repository.ts';

export interface PaymentsCheck {
  readonly payments: number;
  readonly orders: number;
  readonly differences: string[];
  /** No differences, but worth knowing: payments that were refunded in part. */
  readonly notes: string[];
  /** What the shop itself received in the period, and what it has still to give back of any. */
  readonly byHand: string[];
  /** What customers may still spend: store credit, and gift cards that are not used. */
  readonly credit: string;
}

type Needs = Pick<Deps, 'db' | 'gateway' | 'clock'>;

const paymentsAtOnce = 500;
const day = 24 * 3600_000;

/** `from` counts, `to` does not. Throws a GatewayError when the provider cannot be asked. */
export async function checkPayments(deps: Needs, from: Date, to: Date): Promise<PaymentsCheck> {
  const { db, gateway } = deps;
  const payments = await gateway.listPayments(from, to);
  const orders = await listOrdersPaidBetween(db, from, to);
  const differences: string[] = [];
  const notes: string[] = [];
  for (let start = 0; start < payments.length; start += paymentsAtOnce) {
    const some = payments.slice(start, start + paymentsAtOnce);
    const ids = some.map(({ id }) => id);
    const [served, refunds] = [await listOrdersOfPayments(db, ids), await listRefundsByPayments(db, ids)];
    for (const payment of some) {
      const order = served.find(({ providerPaymentId }) => providerPaymentId === payment.id);
      const its = refunds.filter((row) => row.provider_payment_id === payment.id);
      const difference = await compare(db, payment, order, its);
      const head = `Payment ${payment.id} (${writePaise(payment.amountPaise, payment.currency)}, ${payment.status})`;
      if (difference) differences.push(`${head}: ${difference}.`);
      else if (payment.refundedPaise > 0 && payment.status === 'captured') {
        const part = `${writePaise(payment.refundedPaise, payment.currency)} of it went back`;
        notes.push(`${head}: ${part}${order ? `, order ${order.number} (${order.status})` : ''}.`);
      }
    }
  }
  const listed = new Set(payments.map(({ id }) => id));
  for (const order of orders) {
    // Paid to the shop itself or with store credit alone, or a replacement.
    if (!order.hasProviderPayment) continue;
    const paymentId = order.providerPaymentId ?? '';
    if (listed.has(paymentId)) continue;
    // Made before the period, or unknown to the provider: one call tells which.
    const payment = await gateway.findPayment(paymentId);
    const refunds = await listRefundsByPayments(db, [paymentId]);
    const difference = payment ? await compare(db, payment, order, refunds) : 'the provider does not know its payment';
    if (difference) differences.push(`Order ${order.number} (${order.status}, payment ${paymentId}): ${difference}.`);
  }
  differences.push(
    ...(await unknownRefunds(deps, await gateway.listRefunds(from, to), listed)),
    ...(await overdueRefunds(deps)),
    ...(await pressingDisputes(deps, from, to)),
    ...(await listLedgerDifferences(db)),
  );
  return {
    payments: payments.length,
    orders: orders.length,
    differences,
    notes,
    byHand: await listByHand(db, orders),
    credit: await writeCredit(deps),
  };
}

/** Of all time: the ledger knows no period. */
async function writeCredit(deps: Needs): Promise<string> {
  const { balances, sum } = await readOutstanding(deps.db);
  const { count, rupees } = await readOpenGiftCards(deps);
  const customers = `${balances.length} ${balances.length === 1 ? 'customer' : 'customers'}`;
  const cards = `${count} ${count === 1 ? 'gift card' : 'gift cards'}`;
  return `Store credit: ${customers} can spend ${listPrice(sum)}, and ${cards} of ${listPrice(rupees)} can still be used.`;
}

async function listByHand(db: Database, orders: readonly OrderRecord[]): Promise<string[]> {
  const received = orders.filter(({ isPaidByHand }) => isPaidByHand);
  const lines = [...Map.groupBy(received, ({ paymentMethod }) => paymentMethod)].map(([method, some]) => {
    const sum = some.reduce((total, order) => total + order.total, 0);
    return `Paid to the shop itself (${method}): ${some.length} orders, Rs. ${sum}.`;
  });
  for (const refund of await listRefundsByHand(db)) {
    const order = await requireOrder(db, refund.order_id ?? '');
    lines.push(
      `To be given back by hand: ${writePaise(refund.amount_paise ?? 0)} of ${nameOf(order)} (refund ${refund.id}).`,
    );
  }
  return lines;
}

/** Undefined: the books agree, or a refund is on its way. */
async function compare(
  db: Database,
  payment: ProviderPayment,
  order: OrderRecord | undefined,
  refunds: readonly RefundRow[],
): Promise<string | undefined> {
  const sum = (rows: readonly RefundRow[]) => payment.amountPaise - leftOf(payment, rows);
  const made = sum(refunds.filter((refund) => refund.status === 'refunded'));
  const text = (paise: number) => writePaise(paise, payment.currency);
  if (payment.refundedPaise < made || payment.refundedPaise > sum(refunds)) {
    if (payment.status === 'refunded' && order && made === 0)
      return `it was given back, and our books say that order ${order.number} (${order.status}) is paid`;
    const whose = order ? ` (order ${order.number}, ${order.status})` : '';
    return `${text(payment.refundedPaise)} of it went back at the provider, ${text(made)} in our books${whose}`;
  }
  switch (payment.status) {
    case 'captured':
      if (order && (payment.amountPaise !== toPaise(payableOf(order)) || payment.currency !== 'INR'))
        return `order ${order.number} is of Rs. ${payableOf(order)}`;
      if (order && order.status !== 'Cancelled') return undefined;
      // A failed refund has its own sentence.
      if (refunds.some((refund) => refund.status === 'failed') || sum(refunds) === payment.amountPaise)
        return undefined;
      if (order) {
        const left = await readLeft(db, order);
        return left > 0 ? `order ${order.number} is cancelled, and ${text(left)} of it does not go back` : undefined;
      }
      return `it has neither an order nor a refund (provider's order ${payment.orderId ?? 'none'})`;
    case 'refunded':
      return undefined;
    default:
      return order && `order ${order.number} (${order.status}) was placed with it`;
  }
}

/**
 * Refunds that the provider made in the period, of payments from before it: the others are compared
 * already.
 */
async function unknownRefunds(
  { db }: Needs,
  refunds: ProviderRefund[],
  compared: ReadonlySet<string>,
): Promise<string[]> {
  const found: string[] = [];
  for (const refund of refunds) {
    if (refund.status === 'failed' || compared.has(refund.paymentId)) continue;
    if (await findRefundOfProvider(db, refund)) continue;
    const [order] = await listOrdersOfPayments(db, [refund.paymentId]);
    if (!order) continue;
    const sum = writePaise(refund.amountPaise, refund.currency);
    found.push(
      `Refund ${refund.id} (${sum} of payment ${refund.paymentId}): our books do not have it; ${nameOf(order)} is ${order.status}.`,
    );
  }
  return found;
}

async function overdueRefunds({ db, clock }: Needs): Promise<string[]> {
  const since = new Date(clock.now().getTime() - day).toISOString();
  const sentences: string[] = [];
  for (const refund of await listOverdueRefunds(db, since)) {
    const sum = refund.amount_paise === null ? 'in full' : `of ${writePaise(refund.amount_paise, refund.currency)}`;
    const head = `Refund ${sum} of payment ${refund.provider_payment_id} (${refund.reason})`;
    if (refund.status === 'failed') {
      // The same money may have been refunded in the dashboard since.
      const [order] = await listOrdersOfPayments(db, [refund.provider_payment_id]);
      const refunds = await listRefundsByPayments(db, [refund.provider_payment_id]);
      if (order && leftOf(ownPayment(order), refunds) <= 0) continue;
      sentences.push(
        `${head}: the provider could not give it back (${refund.failure ?? 'no reason given'}); \`orders refund\` tries again.`,
      );
    } else {
      sentences.push(`${head}: it is not done since ${refund.created_at.slice(0, 10)} (tried ${refund.tries} times).`);
    }
  }
  return sentences;
}

/** Undecided ones of any age, those lost in the period, and those that only the provider has. */
async function pressingDisputes({ db, gateway }: Needs, from: Date, to: Date): Promise<string[]> {
  const known = await listDisputes(db);
  const sentences: string[] = [];
  for (const dispute of known.filter(isPressing)) {
    const isInPeriod = dispute.created_at >= from.toISOString() && dispute.created_at < to.toISOString();
    if (dispute.status === 'lost' && !isInPeriod) continue;
    const order = await requireOrder(db, dispute.order_id);
    const head = `Dispute ${dispute.id} (${writePaise(dispute.amount_paise, dispute.currency)} of ${nameOf(order)}, ${order.status})`;
    sentences.push(
      dispute.status === 'lost'
        ? `${head}: it was lost, and the money is taken from your account.`
        : `${head}: ${dispute.status.replace('_', ' ')}, answer by ${writeDeadline(dispute)}.`,
    );
  }
  for (const dispute of await gateway.listDisputes()) {
    if (!isPressing(dispute) || known.some(({ id }) => id === dispute.id)) continue;
    const [order] = await listOrdersOfPayments(db, [dispute.paymentId]);
    if (!order) continue;
    const sum = writePaise(dispute.amountPaise, dispute.currency);
    sentences.push(`Dispute ${dispute.id} (${sum} of ${nameOf(order)}, ${order.status}): our books do not have it.`);
  }
  return sentences;
}
