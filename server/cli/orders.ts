// Orders: what there is, what became of one, its next step, and the ways to end it.
import { addressLines, listPrice } from '@taana-baana/contract';
import type { RefundRow } from '../database/tables.ts';
import { orderStates, toAddress } from '../modules/orders/placed-orders.service.ts';
import {
  cancelOrder,
  listOrdersOnDesk,
  moveOrder,
  refundOrder,
  showOrder,
  wordFor,
} from '../modules/payments/order-desk.service.ts';
import { type Command, UsageError } from './command.ts';
import { writePaise } from '../integrations/payment-gateway/paise.ts';
import { writeDeadline } from '../modules/payments/disputes.service.ts';
import { limitOf, writeRows, writeTime } from './table.ts';

const soon = 'A shop that is running sends it within a minute.';

export const ordersCommands: readonly Command[] = [
  {
    name: 'orders list',
    takes: '[--status STATUS] [--limit N]',
    summary: "The newest orders that were paid, 50 unless told; --status also takes 'Payment pending' and 'Expired'",
    options: { status: { type: 'string' }, limit: { type: 'string' } },
    run: async ({ values, withShop, say }) => {
      const status = values.status === undefined ? undefined : statusOf(String(values.status));
      const found = await withShop((deps) => listOrdersOnDesk(deps, { status, limit: limitOf(values.limit) }));
      const rows = found.map(({ order, state, email }) => [
        order.number ?? order.provider_order_id ?? order.id,
        writeTime(order.created_at),
        state,
        listPrice(order.total),
        email,
        order.note ?? '',
      ]);
      writeRows(say, ['NUMBER', 'CREATED', 'STATE', 'TOTAL', 'CUSTOMER', 'NOTE'], rows);
    },
  },
  {
    name: 'orders show',
    takes: 'NUMBER',
    summary:
      "One order with its lines, address, history, refunds and the provider's events; NUMBER may be the provider's order id",
    run: async ({ positionals: [number = ''], withShop, say }) => {
      const { order, state, email, lines, history, refunds, disputes, webhooks } = await withShop((deps) =>
        showOrder(deps, number),
      );
      say(
        `${order.number ?? 'not placed'}: ${state}, ${listPrice(order.total)} (shipping ${listPrice(order.shipping_price)})`,
      );
      say(`Customer: ${email}`);
      const address = toAddress(order);
      say(`Goes to: ${address ? addressLines(address).join(', ') : 'no address yet'}`);
      if (order.note) say(`Note: ${order.note}`);
      say(`Provider's order ${order.provider_order_id ?? 'none'}, payment ${order.provider_payment_id ?? 'none'}`);
      if (order.payment_fee_paise !== null) {
        const tax = writePaise(order.payment_tax_paise ?? 0);
        say(
          `Paid by ${order.payment_method}; the provider keeps ${writePaise(order.payment_fee_paise)}, ${tax} GST included.`,
        );
      }
      for (const dispute of disputes) {
        const sum = writePaise(dispute.amount_paise, dispute.currency);
        say(
          `Dispute ${dispute.id}: ${dispute.status}, ${sum}, ${dispute.reason}; answer by ${writeDeadline(dispute)}.`,
        );
      }
      say(
        order.check_at === null
          ? 'The provider is not asked any more.'
          : `The provider is asked again at ${writeTime(order.check_at)}.`,
      );
      say('');
      for (const line of lines) {
        say(
          `  ${line.quantity} × ${line.title}, ${line.color_title}, ${line.size}: ${listPrice(line.price * line.quantity)}`,
        );
      }
      say('');
      writeRows(
        say,
        ['WHEN', 'WHAT', 'CAUSE'],
        [
          ...history.map((event) => [event.created_at, event.what ?? event.to_status, event.cause]),
          ...webhooks.map((event) => [
            event.received_at,
            `(${event.event})`,
            event.processed_at ? 'webhook' : 'webhook, not applied',
          ]),
          ...refunds.map((refund) => [
            refund.created_at,
            `${refundSum(refund)} ${wordFor(refund)} of ${refund.provider_payment_id}`,
            refund.failure ?? refund.reason,
          ]),
        ]
          .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
          .map(([at = '', ...rest]) => [writeTime(at), ...rest]),
      );
    },
  },
  {
    name: 'orders move',
    takes: 'NUMBER STATUS [--despite-dispute]',
    summary:
      "One step on: Processing, Shipped, 'Out for Delivery', Delivered; a disputed order is shipped only with --despite-dispute",
    options: { 'despite-dispute': { type: 'boolean' } },
    run: async ({ positionals: [number = '', status = ''], values, withShop, say }) => {
      const to = statusOf(status);
      const despiteDispute = values['despite-dispute'] === true;
      const order = await withShop((deps) => moveOrder(deps, number, to, { despiteDispute }));
      say(`${order.number} is ${order.status}.`);
    },
  },
  {
    name: 'orders cancel',
    takes: 'NUMBER',
    summary: 'Ends an order that has not gone out, gives back what is left of its payment and tells the customer',
    run: async ({ positionals: [number = ''], withShop, say }) => {
      const { order, refundPaise } = await withShop((deps) => cancelOrder(deps, number));
      const refund =
        refundPaise > 0 ? `${writePaise(refundPaise)} goes back. ${soon}` : 'its payment had gone back before.';
      say(`${order.number} is cancelled, and ${refund}`);
    },
  },
  {
    name: 'orders refund',
    takes: 'NUMBER [--amount RUPEES]',
    summary:
      'Gives back RUPEES of an order that was paid; without --amount, tries a refused refund again, or gives back all that is left of an order that went out',
    options: { amount: { type: 'string' } },
    run: async ({ positionals: [number = ''], values, withShop, say }) => {
      const amount = amountOf(values.amount);
      const { done, refundPaise } = await withShop((deps) => refundOrder(deps, number, amount));
      const how = done === 'recorded' ? 'is recorded, and a mail tells the customer' : 'is tried again';
      say(`The refund of ${writePaise(refundPaise)} ${how}. ${soon}`);
    },
  },
];

/** `out-for-delivery` is as good as 'Out for Delivery'. */
function statusOf(text: string) {
  const plain = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
  const state = orderStates.find((known) => plain(known) === plain(text));
  if (!state) throw new UsageError(`There is no status "${text}"; there are ${orderStates.join(', ')}.`);
  return state;
}

const refundSum = ({ amount_paise: paise, currency }: RefundRow): string =>
  paise === null ? 'whole payment' : writePaise(paise, currency);

/** Whole rupees, as prices are. */
function amountOf(given: string | boolean | (string | boolean)[] | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^[1-9]\d{0,6}$/.test(given))
    throw new UsageError('--amount takes whole rupees from 1, such as --amount 100.');
  return Number(given);
}
