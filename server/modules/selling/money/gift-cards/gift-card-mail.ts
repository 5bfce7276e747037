// The mail with a gift card's code. The shop itself stores only its hash.
import { pages } from '@taana-baana/contract';
import { lastDayOf, formatGiftCardCode } from '@taana-baana/contract/gift-cards.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { formatDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { giftCard as texts } from '@taana-baana/contract/texts/mails/selling/credit-mails.ts';
import { greeting, greetingTo } from '@taana-baana/contract/texts/mails/greetings.ts';
import type { GiftCardRow } from '../../../../database/tables/money/credit-tables.ts';
import type { Transaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { queueMail } from '../../../shop/mail/mail.service.ts';
import { writeMail } from '../../../shop/mail/mail-template.service.ts';

/** `isNewCode`: the recipient may have an earlier mail with the old code. */
export async function queueGiftCardMail(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  card: GiftCardRow,
  { code, isNewCode }: { readonly code: string; readonly isNewCode: boolean },
): Promise<void> {
  const { name: shop } = deps.settings.current();
  const { recipient_email: recipient, recipient_name: name, message } = card;
  const amount = formatRupees(card.amount);
  const mail = writeMail(deps, {
    recipient,
    subject: texts.subject(amount, shop),
    heading: texts.heading,
    parts: [
      { text: name === null ? greeting : greetingTo(name) },
      { text: texts.given(amount, shop) },
      ...(message === null ? [] : [{ quote: message }]),
      ...(isNewCode ? [{ text: texts.newCode }] : []),
      {
        rows: [
          { label: texts.code, value: formatGiftCardCode(code), isStrong: true },
          { label: texts.worth, value: amount },
          { label: texts.validUntil, value: formatDay(lastDayOf(card.expires_at)) },
        ],
      },
      { text: texts.howTo },
      { button: texts.button, href: deps.config.publicUrl + pages.storeCredit.path },
      { text: texts.keepIt },
    ],
  });
  await queueMail(trx, deps.clock, mail);
}
