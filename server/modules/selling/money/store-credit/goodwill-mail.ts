// The mail about store credit that staff gave to a customer, or took back.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { pages } from '@taana-baana/contract';
import { goodwill as texts } from '@taana-baana/contract/texts/mails/selling/credit-mails.ts';
import { greetingTo } from '@taana-baana/contract/texts/mails/greetings.ts';
import type { Deps } from '../../../../deps.ts';
import { type Notice, writeMail } from '../../../shop/mail/mail-template.service.ts';

/** `amount` and `balance` are rupees; `amount` below 0: it was taken back. */
export function goodwillMail(
  deps: Pick<Deps, 'config' | 'settings'>,
  facts: { firstname: string; number: string; amount: number; balance: number; reason: string },
): Notice {
  const { firstname, number, amount, balance, reason } = facts;
  const { name: shop, contact } = deps.settings.current();
  const sum = formatRupees(Math.abs(amount));
  const isGiven = amount > 0;
  return writeMail(deps, {
    subject: (isGiven ? texts.givenSubject : texts.takenSubject)(sum, shop),
    heading: isGiven ? texts.givenHeading : texts.takenHeading,
    parts: [
      { text: greetingTo(firstname) },
      { text: (isGiven ? texts.given : texts.taken)(sum, number) },
      { quote: reason },
      { rows: [{ label: texts.balance, value: formatRupees(balance), isStrong: true }] },
      ...(isGiven ? [{ text: texts.howTo }] : []),
      { button: texts.button, href: deps.config.publicUrl + pages.storeCredit.path },
      { text: texts.questions(contact.email) },
    ],
  });
}
