// Orders whose payment needs attention: a refund that the provider refused, a manual refund, or an
// open dispute.
import type { Database } from '../../database/tables.ts';
import type { RefundRow } from '../../database/tables/order-tables.ts';
import { listOrdersInDispute } from './disputes/disputes.repository.ts';
import { retriableRefunds } from './refunds/refund-sums.ts';
import { listRefundsBesideFailed, listManualRefunds } from './refunds/refunds.repository.ts';

/** Ids of orders. */
export interface PaymentProblems {
  readonly refundFailed: readonly string[];
  readonly disputed: readonly string[];
  /** Staff have to refund by hand. */
  readonly toRefundManually: readonly string[];
}

/** Refunds that the provider refused and that can be tried again. */
export async function listFailedRefunds(db: Database): Promise<RefundRow[]> {
  const refundsOf = Map.groupBy(await listRefundsBesideFailed(db), ({ order_id, id }) => order_id ?? id);
  return [...refundsOf.values()].flatMap((refunds) => {
    const { own_payment_id: providerPaymentId = null, total, credit } = refunds[0] ?? {};
    return retriableRefunds(
      { id: refunds[0]?.order_id ?? '', providerPaymentId, total: total ?? 0, credit: credit ?? 0 },
      refunds,
    );
  });
}

export async function listPaymentProblems(db: Database): Promise<PaymentProblems> {
  const failed = await listFailedRefunds(db);
  const refundFailed = new Set(failed.map((refund) => refund.order_id).filter((id) => id !== null));
  const toRefundManually = new Set((await listManualRefunds(db)).map((refund) => refund.order_id ?? ''));
  return {
    refundFailed: [...refundFailed],
    disputed: await listOrdersInDispute(db),
    toRefundManually: [...toRefundManually],
  };
}
