// The orders whose money somebody has to look at: a refund that the provider refused, or a dispute
// that the bank has not decided.
import type { Database } from '../../database/tables.ts';
import { listOrdersInDispute } from './disputes/disputes.repository.ts';
import { retriableRefunds } from './refunds/refund-records.ts';
import { listRefundsBesideFailed } from './refunds/refunds.repository.ts';

/** Ids of orders. */
export interface PaymentTrouble {
  readonly refundFailed: readonly string[];
  readonly disputed: readonly string[];
}

export async function listOrdersInTrouble(db: Database): Promise<PaymentTrouble> {
  const refundsOf = Map.groupBy(await listRefundsBesideFailed(db), (refund) => refund.order_id ?? '');
  const refundFailed = [...refundsOf].filter(([, refunds]) => {
    const [one] = refunds;
    return one && retriableRefunds({ providerPaymentId: one.own_payment_id, total: one.total }, refunds).length > 0;
  });
  return { refundFailed: refundFailed.map(([orderId]) => orderId), disputed: await listOrdersInDispute(db) };
}
