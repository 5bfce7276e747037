// The refunds of an order that its tax documents reflect.
import type { Database } from '../../../database/tables.ts';
import type { RefundRow } from '../../../database/tables/order-tables.ts';
import { toPaise } from '../../../integrations/payment-gateway/paise.ts';
import type { OrderRecord } from '../../orders/order-records.service.ts';
import { type LinePieces, toLinePieces } from './refund-lines.ts';
import { madeAtProvider, ownPayment, refundsThatCount, retriableRefunds } from './refund-sums.ts';
import { listRefundsOfOrders } from './refunds.repository.ts';

export interface CountedRefund {
  readonly id: string;
  /** What is refunded of the order's payment and store credit. */
  readonly paise: number;
  readonly pieces: readonly LinePieces[];
}

/** Refunds that count, of the payment that placed the order; oldest first. */
export async function listCountedRefunds(db: Database, order: OrderRecord): Promise<CountedRefund[]> {
  const own = ownPayment(order);
  const refunds = (await listRefundsOfOrders(db, [order.id])).filter(
    ({ provider_payment_id: payment }) => payment === own.id,
  );
  const retriable = retriableRefunds(order, refunds);
  const isMoved = (refund: RefundRow) => refund.status !== 'failed' || retriable.includes(refund);
  const isOpen = (refund: RefundRow) =>
    retriable.includes(refund) || (refund.status === 'due' && refund.provider_refund_id === null);
  const open = refunds.filter((refund) => refund.reason !== madeAtProvider && isOpen(refund));
  return refundsThatCount(order, refunds)
    .filter((refund) => !mayBeOneOf(open, refund))
    .toSorted((a, b) => (a.created_at + a.id < b.created_at + b.id ? -1 : 1))
    .map((refund) => ({
      id: refund.id,
      paise: (isMoved(refund) ? (refund.amount_paise ?? own.amountPaise) : 0) + toPaise(refund.credit),
      pieces: toLinePieces(refund),
    }));
}

/**
 * It was noticed at the provider: it may be one of ours whose response was lost, or one made there
 * instead.
 */
const mayBeOneOf = (open: readonly RefundRow[], { reason, amount_paise: paise }: RefundRow): boolean =>
  reason === madeAtProvider && open.some((ours) => ours.amount_paise === null || ours.amount_paise === paise);
