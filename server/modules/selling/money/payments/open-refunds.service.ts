// Refunds that are not done: refused by the provider, open for a day, or to be refunded by hand.
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import type { RefundRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import { listFailedRefunds } from './payment-problems.service.ts';
import { listLateRefunds, listDueHandRefunds } from './refunds/refunds.repository.ts';
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
  const refused = (await listFailedRefunds(deps.db)).map(({ refund, owed }) => ({
    ...refund,
    amount_paise: refund.amount_paise && owed,
  }));
  const late = await listLateRefunds(deps.db, dayAgo(deps));
  const overdue = [...refused, ...late].toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
  return Promise.all(
    overdue.map(async (refund) => {
      const { status, order_id: orderId, created_at: createdAt } = refund;
      const order = orderId === null ? undefined : await requireOrder(deps.db, orderId);
      const orderNumber = order?.number ?? null;
      return { sentence: sentenceOf(refund), orderNumber, isRefused: status === 'failed', createdAt };
    }),
  );
}

/** Of a refused one: with the amount that is still owed. */
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
  for (const { id, amount_paise: paise, order_id: orderId, created_at: createdAt } of await listDueHandRefunds(db)) {
    const order = await requireOrder(db, orderId ?? '');
    const sentence = `To be given back by hand: ${formatPaise(paise ?? 0)} of ${nameOf(order)} (refund ${id}).`;
    due.push({ sentence, orderNumber: order.number, isRefused: false, createdAt });
  }
  return due;
}
