// The mail with a payment link, to the customer of an order that staff took.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { line, shipping } from '@taana-baana/contract/texts/mails/selling/order-placed.ts';
import { paymentLink as texts } from '@taana-baana/contract/texts/mails/selling/payment-mails.ts';
import type { Deps } from '../../../../deps.ts';
import { adjustmentRows } from '../checkout/order-mail.ts';
import type { PricedCart } from '../checkout/unpaid-orders.service.ts';
import type { OrderMail } from '../../order/mail-customer.service.ts';

interface Link {
  readonly url: string;
  readonly expiresAt: Date;
  readonly cart: PricedCart;
}

export function paymentLinkMail(
  deps: Pick<Deps, 'settings'>,
  { url, expiresAt, cart: { lines, adjustments, shippingPrice, total } }: Link,
): OrderMail {
  const { name, contact } = deps.settings.current();
  return {
    subject: texts.subject(formatRupees(total), name),
    heading: texts.heading,
    parts: [
      { text: texts.thanks },
      {
        rows: [
          ...lines.map(({ quantity, title, colorTitle, size, listPrice }) => ({
            label: line(quantity, title, colorTitle, size),
            value: formatRupees(listPrice),
          })),
          ...adjustmentRows(adjustments),
          { label: shipping, value: formatRupees(shippingPrice) },
          { label: texts.total, value: formatRupees(total), isStrong: true },
        ],
      },
      { button: texts.button(formatRupees(total)), href: url },
      { text: texts.until(formatDateTime(expiresAt.toISOString())) },
      { text: texts.questions(contact.email) },
    ],
  };
}
