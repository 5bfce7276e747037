// The mails to a customer about an exchange.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { pages } from '@taana-baana/contract';
import { isReturnFree } from '@taana-baana/contract/exchanges.ts';
import { exchangeWithinWorkingDays } from '@taana-baana/contract/limits.ts';
import type { ExchangedLine } from '@taana-baana/contract/schemas/selling/exchange.ts';
import { formatDateTime, formatDay } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/texts/mails/selling/exchange.ts';
import { paymentLink } from '@taana-baana/contract/texts/mails/selling/payment-mails.ts';
import type { ExchangeRow } from '../../../../database/tables/exchange-tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { PaymentLink } from '../../../../integrations/payment-gateway/payment-gateway.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import type { OrderMail } from '../../order/mail-customer.service.ts';

type Needs = Pick<Deps, 'config' | 'settings'>;

/** Where customers send goods back. */
export function returnAddress({ settings }: Pick<Deps, 'settings'>): string {
  const { name, contact } = settings.current();
  const { street, city, state, pincode } = contact.address;
  return [name, street, `${city}, ${state} ${pincode}`].join(', ');
}

export function requestedWords(
  { settings }: Needs,
  order: OrderRecord,
  exchange: ExchangeRow,
  lines: readonly ExchangedLine[],
  until: string | null,
): OrderMail {
  const { name } = settings.current();
  const number = String(order.number);
  return {
    subject: texts.requestedSubject(number, name),
    heading: texts.requestedHeading,
    parts: [
      { text: texts.requested(number) },
      {
        rows: lines.map((line) => ({
          label: texts.line(line.quantity, line.title, line.color, line.size),
          value: texts.instead(line.wantedColor, line.wantedSize),
        })),
      },
      { text: texts.sendTo(returnAddress({ settings })) },
      // Staff may accept it after the days.
      ...(until === null ? [] : [{ text: texts.until(formatDay(new Date(Date.parse(until) - 1).toISOString())) }]),
      { text: texts.condition },
      { text: isReturnFree(exchange.reason) ? texts.wePay : texts.youPay },
    ],
  };
}

export const receivedWords = (order: OrderRecord): OrderMail => ({
  subject: texts.receivedSubject(String(order.number)),
  heading: texts.receivedHeading,
  parts: [{ text: texts.received(exchangeWithinWorkingDays) }],
});

export const replacedWords = ({ config }: Needs, order: OrderRecord, replacement: OrderRecord): OrderMail => ({
  subject: texts.replacedSubject(String(replacement.number)),
  heading: texts.replacedHeading,
  parts: [
    { text: texts.replaced(String(replacement.number), String(order.number)) },
    { button: texts.button, href: config.publicUrl + pages.orders.path },
  ],
});

interface Fee {
  readonly amount: number;
  readonly link: PaymentLink;
}

export const feeWords = ({ settings }: Needs, order: OrderRecord, { amount, link }: Fee): OrderMail => ({
  subject: paymentLink.subject(formatRupees(amount), settings.current().name),
  heading: texts.receivedHeading,
  parts: [
    { text: texts.fee(formatRupees(amount), String(order.number)) },
    { button: paymentLink.button(formatRupees(amount)), href: link.url },
    { text: paymentLink.until(formatDateTime(link.expiresAt.toISOString())) },
    { text: paymentLink.questions(settings.current().contact.email) },
  ],
});

export const creditedWords = ({ config, settings }: Needs, order: OrderRecord, amount: number): OrderMail => ({
  subject: texts.creditedSubject(formatRupees(amount), settings.current().name),
  heading: texts.creditedHeading,
  parts: [
    { text: texts.credited(formatRupees(amount), String(order.number)) },
    { button: texts.button, href: config.publicUrl + pages.orders.path },
  ],
});

export const rejectedWords = ({ settings }: Needs, order: OrderRecord, why: string): OrderMail => ({
  subject: texts.rejectedSubject(String(order.number)),
  heading: texts.rejectedHeading,
  parts: [
    { text: texts.rejected(String(order.number)) },
    { quote: why },
    { text: texts.questions(settings.current().contact.email) },
  ],
});
