// Refunds that are not done: refused by the provider, open for a day, or to be refunded by hand.
import type { Database } from '../../../database/tables.ts';
import type { RefundRow } from '../../../database/tables/order-tables.ts';
import type { Deps } from '../../../deps.ts';
import { formatPaise } from '../../../integrations/payment-gateway/paise.ts';
import { type OrderRecord, nameOf, requireOrder } from '../../orders/order-records.service.ts';
import { leftOf, ownPayment } from '../refunds/refund-sums.ts';
import { listOverdueRefunds, listManualRefunds, listRefundsByPayments } from '../refunds/refunds.repository.ts';
import type { PaymentDifference } from './compare-payments.service.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

export interface OpenRefund extends PaymentDifference {
  /** By the provider: it can be tried again. */
  readonly isRefused: boolean;
  /** UTC, as stored. */
  readonly createdAt: string;
}

const day = 24 * 3600_000;

const dayAgo = ({ clock }: Pick<Deps, 'clock'>): string => new Date(clock.now().getTime() - day).toISOString();

/** At the provider, oldest first. */
export async function listOverdue(deps: Needs): Promise<OpenRefund[]> {
  const overdue: OpenRefund[] = [];
  for (const refund of await listOverdueRefunds(deps.db, dayAgo(deps))) {
    const isRefused = refund.status === 'failed';
    const order = refund.order_id === null ? undefined : await requireOrder(deps.db, refund.order_id);
    if (isRefused && order && (await isReplaced(deps.db, order, refund))) continue;
    const { created_at: createdAt } = refund;
    overdue.push({ sentence: sentenceOf(refund), orderNumber: order?.number ?? null, isRefused, createdAt });
  }
  return overdue;
}

/** The same money may have gone back by another refund since, also in the dashboard. */
async function isReplaced(db: Database, order: OrderRecord, { provider_payment_id: id }: RefundRow): Promise<boolean> {
  const own = ownPayment(order);
  return id === own.id && leftOf(own, await listRefundsByPayments(db, [id])) <= 0;
}

function sentenceOf(refund: RefundRow): string {
  const sum = refund.amount_paise === null ? 'in full' : `of ${formatPaise(refund.amount_paise, refund.currency)}`;
  const head = `Refund ${sum} of payment ${refund.provider_payment_id} (${refund.reason})`;
  return refund.status === 'failed'
    ? `${head}: the provider could not give it back (${refund.failure ?? 'no reason given'}).`
    : `${head}: it is not done since ${refund.created_at.slice(0, 10)} (tried ${refund.tries} times).`;
}

/** By hand, of any age. */
export async function listDueManualRefunds({ db }: Pick<Deps, 'db'>): Promise<OpenRefund[]> {
  const due: OpenRefund[] = [];
  for (const { id, amount_paise: paise, order_id: orderId, created_at: createdAt } of await listManualRefunds(db)) {
    const order = await requireOrder(db, orderId ?? '');
    const sentence = `To be given back by hand: ${formatPaise(paise ?? 0)} of ${nameOf(order)} (refund ${id}).`;
    due.push({ sentence, orderNumber: order.number, isRefused: false, createdAt });
  }
  return due;
}
