// Store credit from the machine: who has how much, one customer's entries, given and taken back.
import { listPrice } from '@taana-baana/contract';
import { GoodwillForm } from '@taana-baana/contract/admin/schemas/store-credit.ts';
import { what } from '@taana-baana/contract/texts/screens/store-credit.ts';
import { newToken } from '../credentials/secret-tokens.ts';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import { readCreditOf, readOutstanding } from '../modules/store-credit/credit-check.service.ts';
import { giveCredit } from '../modules/store-credit/goodwill.service.ts';
import { type Command, UsageError } from './command.ts';
import { writeRows, writeTime } from './table.ts';

export const creditCommands: readonly Command[] = [
  {
    name: 'credit list',
    summary: 'Lists the customers who have store credit, the largest balance first, and the sum of all',
    run: async ({ withShop, print }) => {
      const { balances, sum } = await withShop(({ db }) => readOutstanding(db));
      const rows = balances.map(({ email, customerId, balance }) => [email ?? customerId, String(balance)]);
      writeRows(print, ['CUSTOMER', 'RUPEES'], rows);
      if (rows.length > 0) print(`${listPrice(sum)} together.`);
    },
  },
  {
    name: 'credit show',
    takes: 'CUSTOMER',
    summary: "Shows a customer's store credit and how it came about; CUSTOMER: an e-mail, or the number of an order",
    run: async ({ positionals: [reference = ''], withShop, print }) => {
      const { balance, entries } = await withShop(({ db }) => readCreditOf(db, reference));
      const rows = entries.map((entry) => [
        writeTime(entry.createdAt),
        String(entry.amount),
        what(entry),
        entry.note ?? '',
      ]);
      writeRows(print, ['WHEN', 'RUPEES', 'WHAT', 'REASON'], rows);
      print(`The balance is Rs. ${balance}.`);
    },
  },
  {
    name: 'credit give',
    takes: 'NUMBER RUPEES --reason TEXT [--take-back]',
    summary:
      'Gives store credit to the customer of an order, with a mail that says the reason; --take-back: takes back what was given for the order and is not spent',
    options: { reason: { type: 'string' }, 'take-back': { type: 'boolean' } },
    run: async ({ positionals: [number = '', amount], values, withShop, print }) => {
      const { reason, 'take-back': takeBack } = values;
      const form = GoodwillForm.safeParse({ key: newToken(), amount, takeBack, reason });
      if (!form.success) throw new UsageError(`${form.error.issues[0]?.message}.`);
      const balance = await withShop((deps) => giveCredit(deps, number, form.data, commandLine));
      print(`The customer has ${listPrice(balance)} of store credit now. A mail tells the customer.`);
    },
  },
];
