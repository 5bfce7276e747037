// Where the money of an order is: the state of its payment, and when that forbids to send goods.
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import type { DisputeRow, RefundRow } from '../../../../database/tables/order-tables.ts';
import { AppError } from '../../../app-error.ts';
import { lockOrigin, nameOf } from '../../order/order-records.service.ts';
import { listDisputesOfOrders } from '../methods/razorpay/disputes.repository.ts';
import { isPressing } from '../methods/razorpay/disputes.service.ts';
import { type BooksOf, listRefundedBooks, readBooks } from './books.repository.ts';
import { type Books, isOwn, isToCollect, leftOfOrder, leftToGive, owedRefunds } from './refunds/refund-sums.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';

export type PaymentState =
  | 'refunded'
  | 'refund failed'
  | 'partially refunded'
  | 'refund pending'
  | 'to give back'
  | 'disputed'
  | 'dispute lost';

/** Where the money of each order is, in their order: not stored anywhere. */
export async function listPaymentStates(
  db: Database,
  orders: readonly OrderRecord[],
  known?: BooksOf,
): Promise<PaymentState[][]> {
  const booksOf = known ?? (await listRefundedBooks(db, orders));
  const listed = await listDisputesOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const disputesOf = Map.groupBy(listed, (dispute) => dispute.order_id);
  return orders.map((order) => paymentStatesOf(booksOf(order), disputesOf.get(order.id) ?? []));
}

/** Of one order, from all refunds, credit and disputes of it. */
export function paymentStatesOf(books: Books, disputes: readonly DisputeRow[]): PaymentState[] {
  const dispute = disputes.find(isPressing);
  const disputed = dispute && (dispute.status === 'lost' ? 'dispute lost' : 'disputed');
  const states: (PaymentState | undefined)[] = [refundState(books), disputed];
  return states.filter((state) => state !== undefined);
}

function refundState(books: Books): PaymentState | undefined {
  if (owedRefunds(books).length > 0) return 'refund failed';
  const own = books.refunds.filter((refund) => isOwn(books, refund));
  if (own.some(({ status }) => status === 'by hand')) return 'to give back';
  const isMade = (refund: RefundRow) => refund.status === 'refunded';
  if (own.length === 0) return undefined;
  if (leftOfOrder({ ...books, refunds: own.filter(isMade) }) <= 0 && !isToCollect(books)) return 'refunded';
  return own.every((refund) => isMade(refund) || refund.status === 'failed') ? 'partially refunded' : 'refund pending';
}

/**
 * Goods leave the shop only while money for them is in it: that of the order, or of the one whose
 * goods it replaces. Call in the transaction that locks the order. Resolves to the one that was paid,
 * which is locked from here on.
 */
export async function requirePaymentLeft(trx: Database, order: OrderRecord): Promise<OrderRecord> {
  const origin = await lockOrigin(trx, order);
  const books = await readBooks(trx, origin);
  if (leftToGive(books) <= 0 && !isToCollect(books)) throw new AppError('conflict', paidBack(order, origin));
  return origin;
}

/** Why an order is not sent. `origin`: the one that was paid. */
export const paidBack = (order: OrderRecord, origin: OrderRecord): string =>
  origin.id === order.id ? texts.paymentRefunded(nameOf(order)) : texts.replacedRefunded(nameOf(order), nameOf(origin));

/** Call in the transaction that locks the order. */
export async function requireNoDispute(trx: Database, order: OrderRecord): Promise<void> {
  const dispute = (await listDisputesOfOrders(trx, [order.id])).find(isPressing);
  if (!dispute) return;
  throw new AppError('conflict', texts.disputed(nameOf(order), dispute.id, dispute.status));
}
