// The payment: what was paid, what is left of it, and its id at the provider.
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { amounts as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { instrumentName, staffWordsOf } from '@taana-baana/contract/texts/payment-methods.ts';
import { Section } from '../../components/page/section.tsx';
import { type Fact, Facts } from './facts.tsx';

export function PaymentSection({ order: { amounts, payment } }: { order: OrderPage }) {
  const words = staffWordsOf(payment.by);
  const sums: Fact[] = [
    [texts.items, formatRupees(amounts.items)],
    [texts.shipping, formatRupees(amounts.shipping)],
    [words.sum, <strong key="paid">{formatRupees(amounts.paid)}</strong>],
  ];
  if (amounts.credit > 0) sums.push([texts.credit, formatRupees(amounts.credit)]);
  if (amounts.refundedPaise > 0) {
    sums.push([texts.refunded, `− ${formatPaise(amounts.refundedPaise)}`]);
    sums.push([texts.left, formatPaise(amounts.refundablePaise)]);
  }
  const facts: Fact[] = [];
  if (payment.method) facts.push([texts.method, words.paid(instrumentName(payment.method))]);
  if (payment.reference) facts.push([texts.reference, payment.reference]);
  if (payment.feePaise !== null) {
    const fee = formatPaise(payment.feePaise);
    facts.push([texts.fee, payment.taxPaise === null ? fee : texts.feeOf(fee, formatPaise(payment.taxPaise))]);
  }
  if (payment.paymentId) facts.push([texts.paymentId, <Id key="payment" id={payment.paymentId} />]);
  if (payment.orderId) facts.push([texts.orderId, <Id key="order" id={payment.orderId} />]);
  return (
    <Section heading={texts.heading}>
      <div className="ruled">
        <Facts facts={sums} />
        {facts.length > 0 && <Facts facts={facts} />}
      </div>
    </Section>
  );
}

const Id = ({ id }: { id: string }) => <span className="break-all select-all">{id}</span>;
