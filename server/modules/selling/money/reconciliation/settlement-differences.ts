// Compares the provider's fees and payouts with the orders of the month.
import type { Difference, Settlement } from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import { advice, found } from '@taana-baana/contract/admin/texts/selling/money/reconciliation-messages.ts';
import { afterBusinessDays } from '@taana-baana/contract/calendar/business-days.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type { ProviderPayment, SettlementItem } from '../../../../integrations/payment-gateway/payment-gateway.ts';
import type { PaidOrder } from '../payments/compare-payments.service.ts';

/** The provider pays out after two or three. */
const patience = 5;

/** Of those that were paid at the provider. */
const paidThere = (orders: readonly PaidOrder[]) =>
  orders.flatMap(({ order, books }) =>
    books.payments.flatMap((payment) => {
      const { provider_payment_id: id } = payment;
      return id === null ? [] : [{ order, payment, id }];
    }),
  );

/** A payout is later than its payment, so its fee is the final one. */
export function feeDifferences(
  orders: readonly PaidOrder[],
  payments: readonly ProviderPayment[],
  items: readonly SettlementItem[],
): Difference[] {
  const fees = new Map<string, Pick<ProviderPayment, 'feePaise' | 'taxPaise'>>(payments.map((one) => [one.id, one]));
  for (const item of items) if (item.type === 'payment') fees.set(item.id, item);
  return paidThere(orders).flatMap(({ order, payment, id }) => {
    const theirs = fees.get(id);
    const ours = { feePaise: payment.fee_paise, taxPaise: payment.tax_paise };
    if (!theirs || theirs.feePaise === null) return [];
    if (theirs.feePaise === ours.feePaise && theirs.taxPaise === ours.taxPaise) return [];
    const sentence = found.feeDiffers(order.number ?? order.id, theirs, ours);
    return [{ sentence, advice: advice.fee, order: order.number }];
  });
}

/** `items`: of the month and of the next one. */
export function lateSettlements(
  orders: readonly PaidOrder[],
  payments: readonly ProviderPayment[],
  items: readonly SettlementItem[],
  now: Date,
): Difference[] {
  const captured = new Set(
    payments.filter(({ status }) => status === 'captured' || status === 'refunded').map(({ id }) => id),
  );
  const settled = new Set(items.filter(({ type }) => type === 'payment').map(({ id }) => id));
  const today = indianDayOf(now);
  return paidThere(orders).flatMap(({ order, payment, id }) => {
    const paidAt = new Date(payment.captured_at ?? order.createdAt);
    if (!captured.has(id) || settled.has(id) || today <= afterBusinessDays(paidAt, patience, undefined)) return [];
    const sentence = found.notSettled(order.number ?? order.id, id, indianDayOf(paidAt));
    return [{ sentence, advice: advice.notSettled, order: order.number }];
  });
}

/** `known`: payments of our orders and refunds, with the number of the order if there is one. */
export function itemDifferences(
  items: readonly SettlementItem[],
  known: ReadonlyMap<string, string | null>,
): Difference[] {
  return items.flatMap((item) => {
    const order = known.get(item.paymentId ?? '') ?? null;
    const about = (sentence: string): Difference[] => [{ sentence, advice: advice.settled, order }];
    if (item.type !== 'payment' && item.type !== 'refund') return about(found.adjustment(item));
    if (item.paymentId === null || !known.has(item.paymentId)) return about(found.unknownPayment(item));
    const wanted = (item.type === 'payment' ? item.amountPaise : -item.amountPaise) - item.feePaise;
    return item.netPaise === wanted ? [] : about(found.settledDiffers(item, wanted));
  });
}

/** One for each transfer to the bank. */
export function toSettlements(items: readonly SettlementItem[]): Settlement[] {
  return [...Map.groupBy(items, ({ settlementId, utr }) => `${settlementId} ${utr}`).values()]
    .map((some) => {
      const total = (of: 'feePaise' | 'taxPaise' | 'netPaise') => some.reduce((sum, item) => sum + item[of], 0);
      const [first] = some;
      return {
        day: first?.settledAt ? indianDayOf(first.settledAt) : null,
        utr: first?.utr ?? null,
        items: some.length,
        feePaise: total('feePaise'),
        taxPaise: total('taxPaise'),
        netPaise: total('netPaise'),
      };
    })
    .toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));
}
