// Orders that staff take: from a file, and what becomes of those that wait for a payment.
import { readFile } from 'node:fs/promises';
import { listPrice } from '@taana-baana/contract';
import { handPayments } from '@taana-baana/contract/admin/order-channels.ts';
import { NewManualOrder } from '@taana-baana/contract/admin/schemas/manual-orders.ts';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import { takeOrder } from '../modules/orders/manual/take-order.service.ts';
import {
  listWaitingForPayment,
  payByHand,
  readWaiting,
  withdrawOrder,
} from '../modules/orders/manual/waiting-orders.service.ts';
import { recordGivenBack } from '../modules/payments/refunds/by-hand.service.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { writeRows, writeTime } from './table.ts';

export const manualOrdersCommands: readonly Command[] = [
  {
    name: 'orders new',
    takes: 'FILE',
    summary:
      'Takes the order in the JSON FILE, as the admin does; its key makes one order, however often it is run. Without a payment, prints a payment link',
    run: async ({ positionals: [file = ''], withShop, print }) => {
      const wanted = await readOrder(file);
      await withShop(async (deps) => {
        const { id, number } = await takeOrder(deps, wanted, commandLine);
        if (number !== null) return print(`${number} is placed.`);
        const { link } = await readWaiting(deps, id);
        print(`Order ${id} waits for its payment until ${writeTime(link.expiresAt)}: ${link.url}`);
      });
    },
  },
  {
    name: 'orders waiting',
    summary: 'Lists the orders whose payment link is not paid yet',
    run: async ({ withShop, print }) => {
      const { orders } = await withShop((deps) => listWaitingForPayment(deps));
      const rows = orders.map(({ id, total, link }) => [id, listPrice(total), writeTime(link.expiresAt), link.url]);
      writeRows(print, ['ORDER', 'TOTAL', 'UNTIL', 'LINK'], rows);
    },
  },
  {
    name: 'orders paid-by-hand',
    takes: 'ORDER METHOD [--reference TEXT]',
    summary:
      'Ends the payment link of a waiting order and places it: you have received its money; METHOD is cash or upi',
    options: { reference: { type: 'string' } },
    run: async ({ positionals: [id = '', given = ''], values, withShop, print }) => {
      const method = handPayments.find((known) => known === given);
      if (!method) throw new UsageError(`There is no method "${given}"; there are ${handPayments.join(', ')}.`);
      const reference = typeof values.reference === 'string' ? values.reference : undefined;
      const { number } = await withShop((deps) => payByHand(deps, id, { method, reference }, commandLine));
      print(`${number} is placed.`);
    },
  },
  {
    name: 'orders withdraw',
    takes: 'ORDER',
    summary: 'Ends the payment link of a waiting order, and the order',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      await withShop((deps) => withdrawOrder(deps, id, commandLine));
      print(`Order ${id} is withdrawn.`);
    },
  },
  {
    name: 'orders given-back',
    takes: 'NUMBER REFUND',
    summary: 'Records that you gave back the money of a refund by hand; `payments check` lists what is open',
    run: async ({ positionals: [number = '', refund = ''], withShop, print }) => {
      await withShop((deps) => recordGivenBack(deps, number, refund, commandLine));
      print(`The refund of ${number} is recorded as given back.`);
    },
  },
];

async function readOrder(file: string): Promise<NewManualOrder> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`There is no file ${file}.`);
  });
  const { data, error } = NewManualOrder.safeParse(jsonOf(text));
  if (data) return data;
  const [issue] = error.issues;
  throw new CommandError(`${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
