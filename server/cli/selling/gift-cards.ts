// Gift cards from the machine: listed, sold, sent again, cancelled.
import { GiftCardAnswers } from '@taana-baana/contract/admin/schemas/selling/gift-cards.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { giftCardPayments } from '@taana-baana/contract/gift-cards.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import {
  cancelGiftCard,
  listGiftCards,
  resendGiftCard,
  sellGiftCard,
} from '../../modules/selling/money/gift-cards/gift-cards-admin.service.ts';
import { newToken } from '../../credentials/secret-tokens.ts';
import { type Command, UsageError } from '../command.ts';
import { confirm, yesOption } from '../options.ts';
import { id, rows, rupees, text } from '../output/data.ts';

export const giftCardsCommands: readonly Command[] = [
  {
    name: 'gift-cards list',
    summary: 'Lists the newest gift cards',
    takes: {
      SEARCH: { about: "the last four characters of a code, or the recipient's name or e-mail", isOptional: true },
    },
    examples: ['', 'asha@example.com'],
    run: async ({ positionals: [q], withShop, print, show }) => {
      const { giftCards, total } = await withShop((deps) => listGiftCards(deps, { q }));
      const list = rows(giftCards, {
        id: id('ID', (card) => card.id),
        codeEnds: id('CODE ENDS', (card) => card.codeEnd),
        amountRupees: rupees('AMOUNT', (card) => card.amount),
        state: text('STATE', (card) => card.state),
        validUntil: id('VALID UNTIL', (card) => card.validUntil),
        recipient: id('RECIPIENT', (card) => card.recipientEmail),
      });
      show(list);
      if (giftCards.length < total) print(`The newest ${giftCards.length} of ${total}.`);
    },
  },
  {
    name: 'gift-cards sell',
    summary: 'Sells a gift card: mails its code to the recipient',
    takes: { RUPEES: { about: 'whole rupees' }, EMAIL: { about: "the recipient's e-mail" } },
    options: {
      'paid-by': { takes: 'HOW', about: 'how it was paid', isRequired: true, choices: giftCardPayments },
      name: { takes: 'NAME', about: "the recipient's name" },
      message: { takes: 'TEXT', about: 'a greeting in the mail' },
    },
    examples: ['500 asha@example.com --paid-by cash --message "Happy Diwali"'],
    run: async ({ positionals: [amount, recipientEmail], values, withShop, print }) => {
      const { name: recipientName, message } = values;
      const typed = { amount, recipientEmail, paidBy: values['paid-by'], recipientName, message };
      const form = GiftCardAnswers.safeParse(typed);
      if (!form.success) throw new UsageError(`${form.error.issues[0]?.message}.`);
      const card = await withShop((deps) => sellGiftCard(deps, { ...form.data, key: newToken() }, commandLine));
      print(
        `A gift card of ${formatRupees(card.amount)}, whose code ends with ${card.codeEnd}, is valid until ${card.validUntil}.`,
      );
      print(`The code is mailed to ${card.recipientEmail}.`);
    },
  },
  {
    name: 'gift-cards resend',
    summary: 'Mails a new code of a gift card to its recipient',
    details: 'The code before ends.',
    takes: { ID: { about: 'as in gift-cards list' } },
    examples: ['0199f2c1-5d0e-7a3b-9c4f-2e6a1b8d7f00'],
    run: async ({ positionals: [wanted = ''], withShop, print }) => {
      const card = await withShop((deps) => resendGiftCard(deps, wanted, commandLine));
      print(`A new code, which ends with ${card.codeEnd}, is mailed to ${card.recipientEmail}.`);
    },
  },
  {
    name: 'gift-cards cancel',
    summary: 'Cancels a gift card that is not used',
    details: 'You give the money back to the buyer by hand.',
    takes: { ID: { about: 'as in gift-cards list' } },
    options: { yes: yesOption },
    examples: ['0199f2c1-5d0e-7a3b-9c4f-2e6a1b8d7f00'],
    run: async (call) => {
      const { positionals, withShop, print } = call;
      const [card = ''] = positionals;
      await confirm(call, `This cancels the gift card ${card}: its code ends.`);
      await withShop((deps) => cancelGiftCard(deps, card, commandLine));
      print('The gift card is cancelled.');
    },
  },
];
