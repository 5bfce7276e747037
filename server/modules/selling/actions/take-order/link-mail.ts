// The mail with a payment link, to the customer of an order that staff took.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { greetingTo } from '@taana-baana/contract/texts/mails/greetings.ts';
import { line, shipping } from '@taana-baana/contract/texts/mails/selling/order-placed.ts';
import { paymentLink as texts } from '@taana-baana/contract/texts/mails/selling/payment-mails.ts';
import type { Deps } from '../../../../deps.ts';
import { adjustmentRows } from '../checkout/order-mail.ts';
import type { PricedCart } from '../checkout/unpaid-orders.service.ts';
import { type MailBodies, writeMail } from '../../../shop/mail/mail-template.service.ts';

interface Link {
  readonly url: string;
  readonly expiresAt: Date;
  readonly cart: PricedCart;
}

export function paymentLinkMail(
  deps: Pick<Deps, 'settings'>,
  firstname: string,
  { url, expiresAt, cart: { lines, adjustments, shippingPrice, total } }: Link,
): MailBodies & { subject: string } {
  const { name, contact } = deps.settings.current();
  return {
    subject: texts.subject(formatRupees(total), name),
    ...writeMail(deps, {
      heading: texts.heading,
      parts: [
        { text: greetingTo(firstname) },
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
    }),
  };
}
