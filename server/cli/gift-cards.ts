// Gift cards from the machine: listed, sold, sent again, cancelled.
import { GiftCardAnswers } from '@taana-baana/contract/admin/schemas/gift-cards.ts';
import { writeRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { giftCardPayments } from '@taana-baana/contract/gift-cards.ts';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import {
  cancelGiftCard,
  listGiftCards,
  resendGiftCard,
  sellGiftCard,
} from '../modules/gift-cards/gift-cards-admin.service.ts';
import { newToken } from '../credentials/secret-tokens.ts';
import { type Command, UsageError } from './command.ts';
import { writeRows } from './table.ts';

export const giftCardsCommands: readonly Command[] = [
  {
    name: 'gift-cards list',
    takes: '[SEARCH]',
    summary:
      "Lists the newest gift cards; SEARCH: the last four characters of a code, or the recipient's name or e-mail",
    run: async ({ positionals: [q], withShop, print }) => {
      const { giftCards, total } = await withShop((deps) => listGiftCards(deps, { q }));
      const rows = giftCards.map((card) => [
        card.id,
        card.codeEnd,
        String(card.amount),
        card.state,
        card.validUntil,
        card.recipientEmail,
      ]);
      writeRows(print, ['ID', 'CODE ENDS', 'RUPEES', 'STATE', 'VALID UNTIL', 'RECIPIENT'], rows);
      if (giftCards.length < total) print(`The newest ${giftCards.length} of ${total}.`);
    },
  },
  {
    name: 'gift-cards sell',
    takes: 'RUPEES EMAIL --paid-by HOW [--name NAME] [--message TEXT]',
    summary: `Mails the code of a new gift card to EMAIL; HOW it was paid: ${giftCardPayments.join(', ')}`,
    options: { 'paid-by': { type: 'string' }, name: { type: 'string' }, message: { type: 'string' } },
    run: async ({ positionals: [amount, recipientEmail], values, withShop, print }) => {
      const { name: recipientName, message } = values;
      const typed = { amount, recipientEmail, paidBy: values['paid-by'], recipientName, message };
      const form = GiftCardAnswers.safeParse(typed);
      if (!form.success) throw new UsageError(`${form.error.issues[0]?.message}.`);
      const card = await withShop((deps) => sellGiftCard(deps, { ...form.data, key: newToken() }, commandLine));
      print(
        `A gift card of ${writeRupees(card.amount)}, whose code ends with ${card.codeEnd}, is valid until ${card.validUntil}.`,
      );
      print(`The code is mailed to ${card.recipientEmail}.`);
    },
  },
  {
    name: 'gift-cards resend',
    takes: 'ID',
    summary: 'Mails a new code of a gift card to its recipient; the code before ends',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      const card = await withShop((deps) => resendGiftCard(deps, id, commandLine));
      print(`A new code, which ends with ${card.codeEnd}, is mailed to ${card.recipientEmail}.`);
    },
  },
  {
    name: 'gift-cards cancel',
    takes: 'ID',
    summary: 'Cancels a gift card that is not used; the money goes back to the buyer by hand',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      await withShop((deps) => cancelGiftCard(deps, id, commandLine));
      print('The gift card is cancelled.');
    },
  },
];
