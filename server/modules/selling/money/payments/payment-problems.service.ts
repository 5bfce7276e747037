// Orders whose payment needs attention: a refund that the provider refused, a manual refund, or an
// open dispute.
import type { Database } from '../../../../database/tables.ts';
import { listOrdersInDispute } from '../methods/razorpay/disputes.repository.ts';
import { emptyBooks, listBooksBesideFailed } from './books.repository.ts';
import { type Standing, owedRefunds } from './refunds/refund-sums.ts';
import { listFailedWithoutOrder, listDueHandRefunds } from './refunds/refunds.repository.ts';

/** Ids of orders. */
export interface PaymentProblems {
  readonly refundFailed: readonly string[];
  /** Of them, those whose payment made no order. */
  readonly unplaced: readonly string[];
  readonly disputed: readonly string[];
  /** Staff have to refund by hand. */
  readonly toRefundByHand: readonly string[];
}

/** Refunds that the provider refused, of which something is still owed; also without an order. */
export async function listFailedRefunds(db: Database): Promise<Standing[]> {
  const others = (await listFailedWithoutOrder(db)).map((refund) => ({ ...emptyBooks, refunds: [refund] }));
  return [...(await listBooksBesideFailed(db)).values(), ...others].flatMap(owedRefunds);
}

export async function listPaymentProblems(db: Database): Promise<PaymentProblems> {
  const owed = [...(await listBooksBesideFailed(db))].filter(([, books]) => owedRefunds(books).length > 0);
  const toRefundByHand = new Set((await listDueHandRefunds(db)).map((refund) => refund.order_id ?? ''));
  return {
    refundFailed: owed.map(([id]) => id),
    unplaced: owed.filter(([, { payments }]) => payments.length === 0).map(([id]) => id),
    disputed: await listOrdersInDispute(db),
    toRefundByHand: [...toRefundByHand],
  };
}
