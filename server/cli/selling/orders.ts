// Lists orders, shows one with its history, moves it on, cancels and refunds it.
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { cancelOrder, moveOrder, orderStates } from '../../modules/selling/actions/orders/change-status.service.ts';
import { isReturned, reship } from '../../modules/selling/actions/fulfilment/ship-parcels.service.ts';
import { listLatestOrders, showOrder } from '../../modules/selling/desk/orders/shown-orders.service.ts';
import { readOwed, refundOrder, retryRefunds } from '../../modules/selling/actions/orders/refund-order.service.ts';
import { type Argument, type Command, type CommandCall, UsageError } from '../command.ts';
import { confirm, limitOf, limitOption, yesOption } from '../options.ts';
import { orderView } from './order-view.ts';
import { id, rows, rupees, text, time } from '../output/data.ts';

const soon = 'A shop that is running sends it within a minute.';
const nextStates = ['Processing', 'Shipped', 'Out for Delivery', 'Delivered'] as const;

const orderNumber: Readonly<Record<'NUMBER', Argument>> = { NUMBER: { about: 'the order, such as TB-7K3F9Q' } };

export const ordersCommands: readonly Command[] = [
  {
    name: 'orders list',
    summary: 'Lists the newest orders that are placed',
    options: {
      status: { takes: 'STATUS', about: 'only these, also orders that are not placed', choices: orderStates },
      limit: limitOption,
    },
    examples: ['', '--status ordered --limit 10', '--status payment-pending --json'],
    run: async ({ values, withShop, show }) => {
      const status = orderStates.find((state) => state === values.status);
      const found = await withShop((deps) => listLatestOrders(deps, { status, limit: limitOf(values) }));
      const list = rows(found, {
        number: id('NUMBER', ({ order }) => order.number ?? order.providerOrderId ?? order.id),
        createdAt: time('CREATED', ({ order }) => order.createdAt),
        state: text('STATE', ({ state }) => state),
        totalRupees: rupees('TOTAL', ({ order }) => order.total),
        customer: id('CUSTOMER', ({ email }) => email),
        note: text('NOTE', ({ order }) => order.note),
      });
      show(list);
    },
  },
  {
    name: 'orders show',
    summary: 'Shows an order with its lines, address, history, refunds and events',
    takes: { NUMBER: { about: "the order, such as TB-7K3F9Q; or the provider's order id" } },
    examples: ['TB-7K3F9Q'],
    run: async ({ positionals: [number = ''], withShop, show }) => {
      show(orderView(await withShop((deps) => showOrder(deps, number))));
    },
  },
  {
    name: 'orders move',
    summary: 'Moves an order one step on',
    details:
      'Out for Delivery may be left out. The customer gets a mail when it is shipped and delivered. Shipped also sends a parcel again that came back.',
    takes: { ...orderNumber, STATUS: { about: 'the next step', choices: nextStates } },
    options: { 'despite-dispute': { about: 'ships an order whose payment is disputed' } },
    examples: ['TB-7K3F9Q processing', 'TB-7K3F9Q out-for-delivery'],
    run: async ({ positionals: [number = '', status], values, withShop, print }) => {
      const to = nextStates.find((state) => state === status);
      if (!to) throw new UsageError(`STATUS is one of ${nextStates.join(', ')}.`);
      const despiteDispute = values['despite-dispute'] === true;
      const order = await withShop(async (deps) => {
        const isAgain = to === 'Shipped' && (await isReturned(deps.db, (await showOrder(deps, number)).order));
        return isAgain
          ? reship(deps, number, {}, commandLine)
          : moveOrder(deps, number, to, commandLine, { despiteDispute });
      });
      print(`${order.number} is ${order.status}.`);
    },
  },
  {
    name: 'orders cancel',
    summary: 'Cancels an order that is not shipped, or came back, and refunds it',
    details: 'Refunds the rest of its payment and tells the customer. Its counted pieces are in the stock again.',
    takes: orderNumber,
    options: { 'write-off': { about: 'writes its pieces off instead' }, yes: yesOption },
    examples: ['TB-7K3F9Q', 'TB-7K3F9Q --write-off --yes'],
    run: async (call) => {
      const { positionals, values, withShop, print } = call;
      const [number = ''] = positionals;
      const goods = values['write-off'] === true ? 'write-off' : undefined;
      await withShop(async (deps) => {
        const { order } = await showOrder(deps, number);
        await confirm(call, `This cancels ${order.number ?? number} of ${formatRupees(order.total)} and refunds it.`);
        const { order: cancelled, refundPaise } = await cancelOrder(deps, number, commandLine, { goods });
        const refund =
          refundPaise > 0 ? `${formatPaise(refundPaise)} goes back. ${soon}` : 'its payment had gone back before.';
        print(`${cancelled.number} is cancelled, and ${refund}`);
      });
    },
  },
  {
    name: 'orders refund',
    summary: 'Refunds a paid order, or a part of it',
    details: 'Without --amount it retries a rejected refund, or refunds the rest of a shipped order.',
    takes: { NUMBER: { about: "the order, or the provider's order id" } },
    options: { amount: { takes: 'RUPEES', about: 'whole rupees' }, yes: yesOption },
    examples: ['TB-7K3F9Q --amount 100', 'TB-7K3F9Q --yes'],
    run: async (call) => {
      const { positionals, values, withShop, print } = call;
      const [number = ''] = positionals;
      const amount = amountOf(values.amount);
      await withShop(async (deps) => {
        const { order } = await showOrder(deps, number);
        const sum = amount === undefined ? 'what is left' : formatRupees(amount);
        await confirm(call, `This refunds ${sum} of ${order.number ?? number}.`);
        const isOwed = amount === undefined && (await readOwed(deps, order)) > 0;
        const retried = amount === undefined ? await retryRefunds(deps, number, commandLine) : 0;
        if (retried > 0) return print(`The refund of ${formatPaise(retried)} is tried again. ${soon}`);
        // The question was about the failed refund: the rest of the order stays with the shop.
        if (isOwed) return print('The failed refund was made in the dashboard meanwhile: nothing is owed any more.');
        const recorded = await refundOrder(deps, number, commandLine, { amountRupees: amount });
        print(`The refund of ${formatPaise(recorded)} is recorded, and a mail tells the customer. ${soon}`);
      });
    },
  },
];

/** Whole rupees, like prices. */
function amountOf(given: CommandCall['values'][string]): number | undefined {
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^[1-9]\d{0,6}$/.test(given))
    throw new UsageError('--amount takes whole rupees from 1, such as --amount 100.');
  return Number(given);
}
