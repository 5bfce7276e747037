// Orders whose payment needs attention: a refund that the provider refused, a manual refund, or an
// open dispute.
import type { Database } from '../../../../database/tables.ts';
import { listOrdersInDispute } from './disputes/disputes.repository.ts';
import { type Standing, owedRefunds } from './refunds/refund-sums.ts';
import { listRefundsBesideFailed, listManualRefunds } from './refunds/refunds.repository.ts';

/** Ids of orders. */
export interface PaymentProblems {
  readonly refundFailed: readonly string[];
  /** Of them, those whose payment made no order. */
  readonly unplaced: readonly string[];
  readonly disputed: readonly string[];
  /** Staff have to refund by hand. */
  readonly toRefundManually: readonly string[];
}

/** Refunds that the provider refused, of which something is still owed; oldest first. */
export const listFailedRefunds = async (db: Database): Promise<Standing[]> =>
  (await listOwed(db)).map(({ standing }) => standing);

async function listOwed(db: Database): Promise<{ standing: Standing; isPlaced: boolean }[]> {
  const rows = await listRefundsBesideFailed(db);
  const refundsOf = Map.groupBy(rows, ({ order_id, id }) => order_id ?? id);
  const owed = [...refundsOf].flatMap(([id, refunds]) => {
    const first = refunds[0];
    const { own_payment_id: providerPaymentId = null, total, paid_by_credit: credit, exchanged } = first ?? {};
    const order = { id, providerPaymentId, total: total ?? 0, credit: credit ?? 0 };
    const standings = owedRefunds(order, { refunds, exchanged: Number(exchanged ?? 0) });
    return standings.map((standing) => ({ standing, isPlaced: typeof first?.number === 'string' }));
  });
  return owed.toSorted(({ standing: { refund: a } }, { standing: { refund: b } }) =>
    a.created_at < b.created_at ? -1 : 1,
  );
}

export async function listPaymentProblems(db: Database): Promise<PaymentProblems> {
  const owed = await listOwed(db);
  const ordersOf = (some: typeof owed) =>
    new Set(some.map(({ standing }) => standing.refund.order_id).filter((id) => id !== null));
  const toRefundManually = new Set((await listManualRefunds(db)).map((refund) => refund.order_id ?? ''));
  return {
    refundFailed: [...ordersOf(owed)],
    unplaced: [...ordersOf(owed.filter(({ isPlaced }) => !isPlaced))],
    disputed: await listOrdersInDispute(db),
    toRefundManually: [...toRefundManually],
  };
}
