// The mails about money that goes back: to the customer, and to the owner when it cannot.
import type { OrderRow, RefundRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { writePaise } from '../../integrations/payment-gateway/paise.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';
import type { RefundReason } from './judge-payment.ts';

type Mail = MailBodies & { subject: string };

export interface RefundNews {
  readonly payment: string;
  readonly reason: RefundReason;
  /** What was asked for, such as `Rs. 100`. */
  readonly sum: string;
  /** The whole payment, where this is a part of it. */
  readonly ofSum: string | undefined;
}

export function refundMail(
  deps: Pick<Deps, 'shop'>,
  firstname: string,
  order: Pick<OrderRow, 'number' | 'status'>,
  { payment, reason, sum, ofSum }: RefundNews,
): Mail {
  const { name, contact } = deps.shop;
  return {
    subject:
      reason === 'order cancelled'
        ? `Your order ${order.number} at ${name} is cancelled`
        : `${sum} from ${name} is on its way back to you`,
    ...writeMail(deps, {
      heading: reason === 'order cancelled' ? 'Your order is cancelled' : 'Your money is on its way back',
      parts: [
        { text: `Namaste ${firstname},` },
        { text: why(reason, order, ofSum !== undefined) },
        {
          rows: [
            { label: 'Payment', value: payment },
            ...(ofSum === undefined
              ? [{ label: 'You get back, in full', value: sum, isStrong: true }]
              : [
                  { label: 'You paid', value: ofSum },
                  { label: 'You get back now', value: sum, isStrong: true },
                ]),
          ],
        },
        {
          text: `It goes back the way you paid; banks usually take five to seven working days. You need not do anything. If it has not reached you by then, please write to ${contact.email} and name the payment.`,
        },
      ],
    }),
  };
}

/** The order ends, and all its money had gone back before. */
export function cancelledMail(deps: Pick<Deps, 'shop'>, firstname: string, order: Pick<OrderRow, 'number'>): Mail {
  const { name, contact } = deps.shop;
  return {
    subject: `Your order ${order.number} at ${name} is cancelled`,
    ...writeMail(deps, {
      heading: 'Your order is cancelled',
      parts: [
        { text: `Namaste ${firstname},` },
        { text: `Order ${order.number} is cancelled. What you paid for it is already on its way back.` },
        { text: `If it has not reached you within seven working days, please write to ${contact.email}.` },
      ],
    }),
  };
}

/** To the owner. `order`: undefined when the refund belongs to none. */
export function refundFailedMail(
  deps: Pick<Deps, 'shop'>,
  order: Pick<OrderRow, 'number' | 'provider_order_id'> | undefined,
  refund: RefundRow,
  failure: string,
): Mail {
  const name = order?.number ?? order?.provider_order_id ?? refund.provider_payment_id;
  const sum = refund.amount_paise === null ? 'in full' : `of ${writePaise(refund.amount_paise, refund.currency)}`;
  return {
    subject: `A refund ${sum} for ${name} was refused`,
    ...writeMail(deps, {
      heading: 'A refund was refused',
      parts: [
        {
          text: `The payment provider did not make the refund ${sum} for ${name}. The shop does not try it again by itself.`,
        },
        {
          rows: [
            { label: 'Payment', value: refund.provider_payment_id },
            { label: 'The provider says', value: failure },
          ],
        },
        {
          text: `The customer was told that the money is on its way. Please look at the balance and the payment in the provider's dashboard. Then try again with: orders refund ${name}. Or make the refund in the dashboard: the shop notices it.`,
        },
      ],
    }),
  };
}

/** To the owner: a payment that is not its order's amount goes back, and what usually causes it. */
export function wrongAmountMail(
  deps: Pick<Deps, 'shop'>,
  order: Pick<OrderRow, 'provider_order_id' | 'total'>,
  payment: { readonly id: string; readonly sum: string },
): Mail {
  return {
    subject: `A payment of ${payment.sum} is not the amount of its order`,
    ...writeMail(deps, {
      heading: 'A payment of another amount goes back',
      parts: [
        {
          text: 'A customer paid another amount than the order costs. No order was placed, and the payment goes back in full.',
        },
        {
          rows: [
            { label: 'Payment', value: payment.id },
            { label: 'Paid', value: payment.sum },
            { label: `Order ${order.provider_order_id} costs`, value: `Rs. ${order.total}` },
          ],
        },
        {
          text: "If this happens more than once, look at two settings of the provider's dashboard: the business must bear the fee (not the customer), and there must be no offers on payments. The shop supports neither.",
        },
      ],
    }),
  };
}

function why(reason: RefundReason, { number, status }: Pick<OrderRow, 'number' | 'status'>, isPart: boolean): string {
  switch (reason) {
    case 'order cancelled':
      return isPart
        ? `Order ${number} is cancelled. A part of what you paid went back before; the rest is on its way now.`
        : `Order ${number} is cancelled, and what you paid for it is on its way back.`;
    case 'goods returned':
      return `We are giving back what you paid for order ${number}.`;
    case 'part refund':
      return `We are giving back a part of what you paid for order ${number}.`;
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
