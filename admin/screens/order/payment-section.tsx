// The payment: what was paid, what is left of it, its id at the provider, its disputes at the bank.
import type { OrderDispute, OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import {
  amounts as amountTexts,
  cash as cashTexts,
  disputes as disputeTexts,
} from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { instrumentName, staffWordsOf } from '@taana-baana/contract/texts/payment-methods.ts';
import { Section } from '../../components/page/section.tsx';
import { type Fact, Facts } from '../../components/page/facts.tsx';
import { Badge } from '../../components/badge.tsx';

export function PaymentSection({ order: { amounts, payment, cash } }: { order: OrderPage }) {
  const words = staffWordsOf(payment.by);
  const sums: Fact[] = [
    [amountTexts.items, formatRupees(amounts.items)],
    ...(amounts.offers ?? []).map(({ label, amount }): Fact => [label, formatPaise(-amount * 100)]),
    [amountTexts.shipping, formatRupees(amounts.shipping)],
    ...(amounts.cashFee ? [[amountTexts.cashFee, formatRupees(amounts.cashFee)] satisfies Fact] : []),
    [words.sum, <strong key="paid">{formatRupees(amounts.paid)}</strong>],
  ];
  if (amounts.credit > 0) sums.push([amountTexts.credit, formatRupees(amounts.credit)]);
  if (cash) {
    const { state, advance = 0 } = cash;
    const due = state === 'ended' ? 0 : amounts.paid - amounts.credit - advance;
    if (advance > 0) sums.push([cashTexts.advance, formatRupees(advance)]);
    sums.push([cashTexts.sums[state], <strong key="due">{formatRupees(due)}</strong>]);
  }
  if (amounts.refundedPaise > 0) {
    sums.push([amountTexts.refunded, formatPaise(-amounts.refundedPaise)]);
    sums.push([amountTexts.left, formatPaise(amounts.refundablePaise)]);
  }
  const facts: Fact[] = [];
  if (payment.method) facts.push([amountTexts.method, words.paid(instrumentName(payment.method))]);
  if (payment.reference) facts.push([amountTexts.reference, payment.reference]);
  if (payment.feePaise !== null) {
    const fee = formatPaise(payment.feePaise);
    facts.push([
      amountTexts.fee,
      payment.taxPaise === null ? fee : amountTexts.feeOf(fee, formatPaise(payment.taxPaise)),
    ]);
  }
  if (payment.paymentId) facts.push([amountTexts.paymentId, <Id key="payment" id={payment.paymentId} />]);
  if (payment.orderId) facts.push([amountTexts.orderId, <Id key="order" id={payment.orderId} />]);
  return (
    <Section heading={amountTexts.heading}>
      <div className="ruled">
        <Facts facts={sums} />
        {facts.length > 0 && <Facts facts={facts} />}
      </div>
    </Section>
  );
}

const Id = ({ id }: { id: string }) => <span className="break-all select-all">{id}</span>;

export function DisputesSection({ disputes }: { disputes: readonly OrderDispute[] }) {
  if (disputes.length === 0) return null;
  return (
    <Section heading={disputeTexts.heading}>
      <ul className="ruled px-4 text-sm">
        {disputes.map(({ id, amountPaise, currency, status, reason, respondBy, isPressing }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {formatPaise(amountPaise, currency)}
              <Badge tone={isPressing ? 'danger' : 'muted'}>
                {isPressing ? disputeTexts.open : disputeTexts.closed}
              </Badge>
            </p>
            <p className="text-ink-soft">{`${disputeTexts.words(status)} · ${disputeTexts.words(reason)}`}</p>
            {isPressing && respondBy && (
              <p className="font-medium text-madder">{disputeTexts.respondBy(formatDateTime(respondBy))}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
