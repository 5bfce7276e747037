// The sandbox's settlement report. Nothing of it is stored: captured payments and refunds are
// settled two business days later, at noon in India.
import { afterBusinessDays } from '@taana-baana/contract/calendar/business-days.ts';
import { indianDayOf, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import type { Deps } from '../../../deps.ts';
import { type SandboxPayment, type SandboxRefund, entityId, listEntities } from './sandbox-entities.ts';
import { seconds } from './sandbox-orders.ts';

const businessDays = 2;
const noon = 12 * 3600;

export async function listSettlementItems({ db, clock }: Pick<Deps, 'db' | 'clock'>, query: URLSearchParams) {
  const month = `${query.get('year')}-${String(query.get('month')).padStart(2, '0')}`;
  const payments = await listEntities(db, 'payment');
  const items = [
    ...payments.filter(({ captured }) => captured).map(ofPayment),
    ...(await listEntities(db, 'refund')).map(ofRefund),
  ];
  const skip = Number(query.get('skip'));
  return items
    .filter(({ settled_at }) => settled_at <= seconds(clock))
    .filter(({ settled_at }) => indianDayOf(new Date(settled_at * 1000)).startsWith(month))
    .toSorted((a, b) => a.settled_at - b.settled_at || (a.entity_id < b.entity_id ? -1 : 1))
    .slice(skip, skip + Number(query.get('count')));
}

const ofPayment = (payment: SandboxPayment) => ({
  entity_id: payment.id,
  type: 'payment',
  debit: 0,
  credit: payment.amount - (payment.fee ?? 0),
  amount: payment.amount,
  currency: payment.currency,
  fee: payment.fee ?? 0,
  tax: payment.tax ?? 0,
  payment_id: null,
  order_id: payment.order_id,
  ...settledLater(payment.created_at),
});

const ofRefund = (refund: SandboxRefund) => ({
  entity_id: refund.id,
  type: 'refund',
  debit: refund.amount,
  credit: 0,
  amount: refund.amount,
  currency: refund.currency,
  fee: 0,
  tax: 0,
  payment_id: refund.payment_id,
  order_id: null,
  ...settledLater(refund.created_at),
});

function settledLater(createdAt: number) {
  const day = afterBusinessDays(new Date(createdAt * 1000), businessDays, undefined);
  return {
    created_at: createdAt,
    settled: true,
    settled_at: Date.parse(startOfDay(day)) / 1000 + noon,
    settlement_id: entityId('setl', day),
    settlement_utr: `SANDBOX${day.replaceAll('-', '')}`,
  };
}
