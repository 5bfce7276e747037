// Compares our books with the provider's: each payment with its order, and the refunds of both.
// Every difference is a sentence.
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { statusName } from '@taana-baana/contract/admin/texts/selling/orders.ts';
import { listInBatches } from '../../../../database/batches.ts';
import type { Database } from '../../../../database/tables.ts';
import type { RefundRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import {
  type ProviderPayment,
  type ProviderRefund,
  type Unreadable,
  UnreadableError,
} from '../../../../integrations/payment-gateway/payment-gateway.ts';
import { nameOf } from '../../order/order-records.service.ts';
import { listBooks } from './books.repository.ts';
import { type Books, leftOf, leftToGive, owedRefunds, sumOwed } from './refunds/refund-sums.ts';
import { findRefundOfProvider, listRefundsByPayments } from './refunds/refunds.repository.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { listOrdersByPayments } from '../methods/razorpay/payable-orders.repository.ts';
import { listOrdersPaidBetween } from '../../order/orders.repository.ts';

export interface PaymentDifference {
  readonly sentence: string;
  /** Number of the order that it is about. */
  readonly orderNumber: string | null;
}

/** With what paid for it. */
export interface PaidOrder {
  readonly order: OrderRecord;
  readonly books: Books;
}

export interface BothSides {
  /** The provider's payments, created in the period. */
  readonly payments: readonly ProviderPayment[];
  readonly refunds: readonly ProviderRefund[];
  /** Our orders, paid in the period. */
  readonly orders: readonly PaidOrder[];
  /** Records of the provider that cannot be read; the others are compared. */
  readonly unreadable: readonly Unreadable[];
}

export interface Comparison {
  readonly differences: readonly PaymentDifference[];
  /** Not differences, but worth knowing: partly refunded payments. */
  readonly notes: string[];
}

type Needs = Pick<Deps, 'db' | 'gateway'>;

const paymentsAtOnce = 500;

/** `from` counts, `to` does not. Throws a GatewayError when the provider cannot be asked. */
export async function readBothSides({ db, gateway }: Needs, from: Date, to: Date): Promise<BothSides> {
  const unreadable: Unreadable[] = [];
  const goOn = (part: Unreadable) => void unreadable.push(part);
  return {
    payments: await gateway.listPayments(from, to, goOn),
    refunds: await gateway.listRefunds(from, to, goOn),
    orders: await withBooks(db, await listOrdersPaidBetween(db, from, to)),
    unreadable,
  };
}

async function withBooks(db: Database, orders: readonly OrderRecord[]): Promise<PaidOrder[]> {
  const booksOf = await listBooks(db, orders);
  return orders.map((order) => ({ order, books: booksOf(order) }));
}

/** Throws a GatewayError when the provider cannot be asked. */
export async function comparePayments(
  { db, gateway }: Needs,
  { payments, refunds: made, orders, unreadable }: BothSides,
): Promise<Comparison> {
  const differences: PaymentDifference[] = unreadable.map((part) => ({
    sentence: unreadableSentence(part),
    orderNumber: null,
  }));
  const notes: string[] = [];
  for (let start = 0; start < payments.length; start += paymentsAtOnce) {
    const some = payments.slice(start, start + paymentsAtOnce);
    const ids = some.map(({ id }) => id);
    const placed = await withBooks(db, await listOrdersByPayments(db, ids));
    const served = new Map(
      placed.flatMap((one) => one.books.payments.map((payment) => [payment.provider_payment_id, one] as const)),
    );
    const refunds = Map.groupBy(await listRefundsByPayments(db, ids), (row) => row.provider_payment_id);
    for (const payment of some) {
      const own = served.get(payment.id);
      const order = own?.order;
      const difference = compare(payment, own, refunds.get(payment.id) ?? []);
      const head = `Payment ${payment.id} (${formatPaise(payment.amountPaise, payment.currency)}, ${payment.status})`;
      if (difference) differences.push({ sentence: `${head}: ${difference}.`, orderNumber: order?.number ?? null });
      else if (payment.refundedPaise > 0 && payment.status === 'captured') {
        const part = `${formatPaise(payment.refundedPaise, payment.currency)} of it went back`;
        notes.push(`${head}: ${part}${order ? `, order ${order.number} (${statusName(order.status)})` : ''}.`);
      }
    }
  }
  const listed = new Set([...payments, ...unreadable].map(({ id }) => id ?? ''));
  for (const own of orders) {
    const { order, books } = own;
    for (const { provider_payment_id: paymentId } of books.payments) {
      // Paid to the shop itself or with store credit.
      if (!paymentId || listed.has(paymentId)) continue;
      // Created before the period, or unknown to the provider: one call tells which.
      const payment = await findReadable(gateway, paymentId);
      const refunds = await listRefundsByPayments(db, [paymentId]);
      const difference = !payment
        ? 'the provider does not know its payment'
        : 'field' in payment
          ? unreadableText(payment)
          : compare(payment, own, refunds);
      if (!difference) continue;
      const sentence = `Order ${order.number} (${statusName(order.status)}, payment ${paymentId}): ${difference}.`;
      differences.push({ sentence, orderNumber: order.number });
    }
  }
  differences.push(...givenBeyond(orders), ...(await unknownRefunds(db, made, listed)));
  return { differences, notes };
}

async function findReadable(
  gateway: Needs['gateway'],
  paymentId: string,
): Promise<ProviderPayment | Unreadable | undefined> {
  try {
    return await gateway.findPayment(paymentId);
  } catch (error) {
    if (error instanceof UnreadableError) return error.part;
    throw error;
  }
}

const unreadableText = ({ field }: Unreadable): string =>
  `the provider's record of it cannot be read${field === null ? '' : ` (${field})`}, and is not compared`;

/** For a record without an order. */
export const unreadableSentence = (part: Unreadable): string => `${part.id ?? 'A record'}: ${unreadableText(part)}.`;

/** Orders for which more went back than was paid, store credit for exchanged pieces included. */
const givenBeyond = (orders: readonly PaidOrder[]): PaymentDifference[] =>
  orders
    .filter(({ books }) => leftToGive(books) < 0)
    .map(({ order, books }) => {
      const beyond = `${formatPaise(-leftToGive(books))} more than was paid went back`;
      const sentence = `${nameOf(order)} (${statusName(order.status)}): ${beyond}, store credit for exchanged pieces included.`;
      return { sentence, orderNumber: order.number };
    });

/** Undefined: both sides agree, or a refund is in progress. */
function compare(
  payment: ProviderPayment,
  own: PaidOrder | undefined,
  refunds: readonly RefundRow[],
): string | undefined {
  const order = own?.order;
  const sum = (rows: readonly RefundRow[]) => payment.amountPaise - leftOf(payment, rows);
  // What staff gave back instead, the provider does not know.
  const there = refunds.filter(({ status, given_at: at }) => status !== 'by hand' && !at);
  const made = sum(there.filter((refund) => refund.status === 'refunded'));
  const text = (paise: number) => formatPaise(paise, payment.currency);
  if (payment.refundedPaise < made || payment.refundedPaise > sum(there)) {
    if (payment.status === 'refunded' && order && made === 0)
      return `it was given back, and our books say that order ${order.number} (${statusName(order.status)}) is paid`;
    const whose = order ? ` (order ${order.number}, ${statusName(order.status)})` : '';
    return `${text(payment.refundedPaise)} of it went back at the provider, ${text(made)} in our books${whose}`;
  }
  switch (payment.status) {
    case 'captured':
      if (own) {
        const { number, status } = own.order;
        const ours = own.books.payments.find((one) => one.provider_payment_id === payment.id);
        if (ours && (payment.amountPaise !== ours.amount_paise || payment.currency !== ours.currency))
          return `order ${number} is of ${formatPaise(ours.amount_paise, ours.currency)}`;
        if (status !== 'Cancelled') return undefined;
        // What is owed has its own sentence.
        const left = leftToGive(own.books) - sumOwed(owedRefunds(own.books));
        return left > 0 ? `order ${number} is cancelled, and ${text(left)} of it does not go back` : undefined;
      }
      if (refunds.some((refund) => refund.status === 'failed') || sum(refunds) === payment.amountPaise)
        return undefined;
      return `it has neither an order nor a refund (provider's order ${payment.orderId ?? 'none'})`;
    case 'refunded':
      return undefined;
    default:
      return order && `order ${order.number} (${statusName(order.status)}) was placed with it`;
  }
}

/** The provider's refunds in the period of earlier payments: the others are compared already. */
async function unknownRefunds(
  db: Database,
  refunds: readonly ProviderRefund[],
  compared: ReadonlySet<string>,
): Promise<PaymentDifference[]> {
  const found: PaymentDifference[] = [];
  for (const refund of refunds) {
    if (refund.status === 'failed' || compared.has(refund.paymentId)) continue;
    if (await findRefundOfProvider(db, refund)) continue;
    const [order] = await listOrdersByPayments(db, [refund.paymentId]);
    if (!order) continue;
    const sum = formatPaise(refund.amountPaise, refund.currency);
    found.push({
      sentence: `Refund ${refund.id} (${sum} of payment ${refund.paymentId}): our books do not have it; ${nameOf(order)}: ${statusName(order.status)}.`,
      orderNumber: order.number,
    });
  }
  return found;
}

/** Payments of our orders and refunds, each with the number of the order that it placed. */
export async function listKnownPayments(
  db: Database,
  paymentIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...new Set(paymentIds.filter((id) => id !== null))];
  const refunds = await listInBatches(ids, (batch) => listRefundsByPayments(db, batch));
  const orders = await listInBatches(ids, (batch) => listOrdersByPayments(db, batch));
  return new Map([
    ...refunds.map((refund) => [refund.provider_payment_id, null] as const),
    ...orders.map((order) => [order.providerPaymentId ?? '', order.number] as const),
  ]);
}
