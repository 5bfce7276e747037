// Orders whose payment needs attention: a refund that the provider refused, a manual refund, or an
// open dispute.
import type { Database } from '../../database/tables.ts';
import { listOrdersInDispute } from './disputes/disputes.repository.ts';
import { type Standing, owedRefunds } from './refunds/refund-sums.ts';
import { listRefundsBesideFailed, listManualRefunds } from './refunds/refunds.repository.ts';

/** Ids of orders. */
export interface PaymentProblems {
  readonly refundFailed: readonly string[];
  readonly disputed: readonly string[];
  /** Staff have to refund by hand. */
  readonly toRefundManually: readonly string[];
}

/** Refunds that the provider refused, of which something is still owed; oldest first. */
export async function listFailedRefunds(db: Database): Promise<Standing[]> {
  const rows = await listRefundsBesideFailed(db);
  const refundsOf = Map.groupBy(rows, ({ order_id, id }) => order_id ?? id);
  const owed = [...refundsOf].flatMap(([id, refunds]) => {
    const { own_payment_id: providerPaymentId = null, total, paid_by_credit: credit, exchanged } = refunds[0] ?? {};
    const order = { id, providerPaymentId, total: total ?? 0, credit: credit ?? 0 };
    return owedRefunds(order, { refunds, exchanged: Number(exchanged ?? 0) });
  });
  return owed.toSorted(({ refund: a }, { refund: b }) => (a.created_at < b.created_at ? -1 : 1));
}

export async function listPaymentProblems(db: Database): Promise<PaymentProblems> {
  const failed = await listFailedRefunds(db);
  const refundFailed = new Set(failed.map(({ refund }) => refund.order_id).filter((id) => id !== null));
  const toRefundManually = new Set((await listManualRefunds(db)).map((refund) => refund.order_id ?? ''));
  return {
    refundFailed: [...refundFailed],
    disputed: await listOrdersInDispute(db),
    toRefundManually: [...toRefundManually],
  };
}
