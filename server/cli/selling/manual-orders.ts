// Orders that staff take: creates them from a file; records or withdraws unpaid ones.
import { readFile } from 'node:fs/promises';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { manualPayments } from '@taana-baana/contract/admin/order-channels.ts';
import { NewManualOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { takeOrder } from '../../modules/selling/actions/take-order/take-order.service.ts';
import { listWaitingForPayment, readWaiting } from '../../modules/selling/desk/orders/waiting-list.service.ts';
import { recordManualPayment, withdrawOrder } from '../../modules/selling/actions/take-order/waiting-orders.service.ts';
import { recordManualRefund } from '../../modules/selling/actions/orders/manual-refunds.service.ts';
import { type Command, CommandError, UsageError } from '../command.ts';
import { confirm, textOf, yesOption } from '../options.ts';
import { orderNumber } from './orders.ts';
import { asWritten, id, rows, rupees, time } from '../output/data.ts';

export const manualOrdersCommands: readonly Command[] = [
  {
    name: 'orders new',
    summary: 'Takes an order from a JSON file, as the admin does',
    details: 'Its key makes one order, however often it is run. Without a payment, prints a payment link.',
    takes: { FILE: { about: 'the order, in JSON' } },
    examples: ['order.json'],
    run: async ({ positionals: [file = ''], withShop, show }) => {
      const wanted = await readOrder(file);
      await withShop(async (deps) => {
        const taken = await takeOrder(deps, wanted, commandLine);
        const { id: order, number } = taken;
        if (number !== null) return show(asWritten({ order, number }, `${number} is placed.`));
        const { link } = await readWaiting(deps, order);
        const sentence = `Order ${order} waits for its payment until ${formatDateTime(link.expiresAt)}: ${link.url}`;
        show(asWritten({ order, number, link: link.url, until: link.expiresAt }, sentence));
      });
    },
  },
  {
    name: 'orders waiting',
    summary: 'Lists the orders whose payment link is not paid yet',
    examples: [''],
    run: async ({ withShop, show }) => {
      const { orders } = await withShop((deps) => listWaitingForPayment(deps));
      const list = rows(orders, {
        order: id('ORDER', (order) => order.id),
        totalRupees: rupees('TOTAL', ({ total }) => total),
        until: time('UNTIL', ({ link }) => link.expiresAt),
        link: id('LINK', ({ link }) => link.url),
      });
      show(list);
    },
  },
  {
    name: 'orders paid-by-hand',
    summary: 'Places a waiting order whose money you have received',
    details: 'Its payment link ends.',
    takes: {
      ORDER: { about: 'as in orders waiting' },
      METHOD: { about: 'how it was paid', choices: manualPayments },
    },
    options: { reference: { takes: 'TEXT', about: 'such as the number of the UPI payment' } },
    examples: ['0199f2c1-5d0e-7a3b-9c4f-2e6a1b8d7f00 upi --reference 412345678901'],
    run: async ({ positionals: [order = '', given], values, withShop, print }) => {
      const method = manualPayments.find((known) => known === given);
      if (!method) throw new UsageError(`METHOD is one of ${manualPayments.join(', ')}.`);
      const reference = textOf(values.reference);
      const { number } = await withShop((deps) => recordManualPayment(deps, order, { method, reference }, commandLine));
      print(`${number} is placed.`);
    },
  },
  {
    name: 'orders withdraw',
    summary: 'Ends the payment link of a waiting order, and the order',
    takes: { ORDER: { about: 'as in orders waiting' } },
    options: { yes: yesOption },
    examples: ['0199f2c1-5d0e-7a3b-9c4f-2e6a1b8d7f00'],
    run: async (call) => {
      const { positionals, withShop, print } = call;
      const [order = ''] = positionals;
      await confirm(call, `This ends order ${order} and its payment link.`);
      await withShop((deps) => withdrawOrder(deps, order, commandLine));
      print(`Order ${order} is withdrawn.`);
    },
  },
  {
    name: 'orders given-back',
    summary: 'Records that you gave back the money of a refund by hand',
    details: 'payments check lists what is open.',
    takes: { ...orderNumber, REFUND: { about: 'as in payments check' } },
    examples: ['TB-7K3F9Q 0199f2c1-5d0e-7a3b-9c4f-2e6a1b8d7f00'],
    run: async ({ positionals: [number = '', refund = ''], withShop, print }) => {
      await withShop((deps) => recordManualRefund(deps, number, refund, commandLine));
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
