// Store credit on the command line: all balances, and the entries of one customer.
import { what } from '@taana-baana/contract/texts/screens/people/store-credit.ts';
import { readCreditOf, readOutstanding } from '../../modules/selling/money/store-credit/credit-check.service.ts';
import type { Command } from '../command.ts';
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
];
