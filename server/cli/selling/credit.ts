// Store credit on the command line: balances, one customer's entries, giving and taking back
// credit.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { GoodwillForm } from '@taana-baana/contract/admin/schemas/selling/store-credit.ts';
import { what } from '@taana-baana/contract/texts/screens/people/store-credit.ts';
import { newToken } from '../../credentials/secret-tokens.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { readCreditOf, readOutstanding } from '../../modules/selling/money/store-credit/credit-check.service.ts';
import { giveCredit } from '../../modules/selling/money/store-credit/goodwill.service.ts';
import { type Command, UsageError } from '../command.ts';
import { facts, group, id, rows, rupees, text, time } from '../output/data.ts';

export const creditCommands: readonly Command[] = [
  {
    name: 'credit list',
    summary: 'Lists the customers who have store credit, the largest balance first',
    examples: [''],
    run: async ({ withShop, show }) => {
      const { balances, sum } = await withShop(({ db }) => readOutstanding(db));
      const list = rows(balances, {
        customer: id('CUSTOMER', ({ email, customerId }) => email ?? customerId),
        balanceRupees: rupees('BALANCE', ({ balance }) => balance),
      });
      show(group(facts({ sum }, { sumRupees: rupees('Together', (all) => all.sum) }), { balances: list }));
    },
  },
  {
    name: 'credit show',
    summary: "Shows a customer's store credit and how it came about",
    takes: { CUSTOMER: { about: "the customer's e-mail, or the number of an order" } },
    examples: ['asha@example.com', 'TB-7K3F9Q'],
    run: async ({ positionals: [reference = ''], withShop, show }) => {
      const credit = await withShop(({ db }) => readCreditOf(db, reference));
      const entries = rows(credit.entries, {
        createdAt: time('WHEN', (entry) => entry.createdAt),
        amountRupees: rupees('AMOUNT', (entry) => entry.amount),
        what: text('WHAT', what),
        reason: text('REASON', (entry) => entry.note),
      });
      show(group(facts(credit, { balanceRupees: rupees('Balance', ({ balance }) => balance) }), { entries }));
    },
  },
  {
    name: 'credit give',
    summary: 'Gives store credit to the customer of an order',
    details: 'A mail tells the customer, with the reason.',
    takes: { NUMBER: { about: 'the order' }, RUPEES: { about: 'whole rupees' } },
    options: {
      reason: { takes: 'TEXT', about: 'why; the customer reads it', isRequired: true },
      'take-back': { about: 'takes back what was given for the order and is not spent' },
    },
    examples: ['TB-7K3F9Q 200 --reason "It came late"', 'TB-7K3F9Q 200 --reason "By mistake" --take-back'],
    run: async ({ positionals: [number = '', amount], values, withShop, print }) => {
      const { reason, 'take-back': takeBack } = values;
      const form = GoodwillForm.safeParse({ key: newToken(), amount, takeBack, reason });
      if (!form.success) throw new UsageError(`${form.error.issues[0]?.message}.`);
      const balance = await withShop((deps) => giveCredit(deps, number, form.data, commandLine));
      print(`The customer has ${formatRupees(balance)} of store credit now. A mail tells the customer.`);
    },
  },
];
