// The mail that says that money is on its way back, and why.
import { listPrice } from '@taana-baana/contract';
import type { OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderPayment } from '../../integrations/payment-gateway/payment-gateway.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';
import type { RefundReason } from './judge-payment.ts';

/** Money as the mail names it. */
export type Sum = Pick<ProviderPayment, 'id' | 'amount' | 'currency'>;

export function refundMail(
  deps: Pick<Deps, 'shop'>,
  firstname: string,
  order: Pick<OrderRow, 'number' | 'status'>,
  payment: Sum,
  reason: RefundReason,
): MailBodies & { subject: string } {
  const { name, contact } = deps.shop;
  return {
    subject:
      reason === 'order cancelled'
        ? `Your order ${order.number} at ${name} is cancelled`
        : `A payment to ${name} is on its way back to you`,
    ...writeMail(deps, {
      heading: reason === 'order cancelled' ? 'Your order is cancelled' : 'Your money is on its way back',
      parts: [
        { text: `Namaste ${firstname},` },
        { text: why(reason, order) },
        {
          rows: [
            { label: 'Payment', value: payment.id },
            { label: 'You get back, in full', value: price(payment), isStrong: true },
          ],
        },
        {
          text: `It goes back the way you paid; banks usually take five to seven working days. You need not do anything. If it has not reached you by then, please write to ${contact.email} and name the payment.`,
        },
      ],
    }),
  };
}

function why(reason: RefundReason, { number, status }: Pick<OrderRow, 'number' | 'status'>): string {
  switch (reason) {
    case 'order cancelled':
      return `Order ${number} is cancelled, and what you paid for it is on its way back.`;
    case 'goods returned':
      return `We are giving back what you paid for order ${number}.`;
    case 'paid twice':
      return status === 'Cancelled'
        ? `Order ${number} had been cancelled when another payment for it reached us. That payment goes back.`
        : `Order ${number} had been paid already when another payment for it reached us. The order stands, and the second payment goes back.`;
    case 'paid too late':
      return 'Your payment reached us days after its order had lapsed, so there is no order of it. If you still want the T-shirts, please order them once more.';
    case 'wrong amount':
      return 'A payment reached us that is not the amount of its order, so we could not place the order.';
  }
}

function price({ amount, currency }: Sum): string {
  if (currency === 'INR' && Number.isInteger(amount)) return listPrice(amount);
  return `${amount.toFixed(2)} ${currency}`;
}
