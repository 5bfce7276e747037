// Lists orders, shows one with its history, moves it on, cancels and refunds it; writes them into a file.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { addressLines, listPrice } from '@taana-baana/contract';
import { readDay } from '@taana-baana/contract/indian-days.ts';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import type { RefundRow } from '../database/tables.ts';
import {
  cancelOrder,
  listOrdersForAdmin,
  moveOrder,
  orderStates,
  showOrder,
} from '../modules/orders/order-admin.service.ts';
import { paiseOf, refundOrder, retryRefunds, wordFor } from '../modules/payments/refunds/refund-order.service.ts';
import { exportOrders } from '../modules/orders/admin/export-orders.service.ts';
import { type Command, UsageError } from './command.ts';
import { writePaise } from '../integrations/payment-gateway/paise.ts';
import { writeDeadline } from '../modules/payments/disputes/disputes.service.ts';
import { limitOf, writeRows, writeTime } from './table.ts';

const soon = 'A shop that is running sends it within a minute.';

export const ordersCommands: readonly Command[] = [
  {
    name: 'orders list',
    takes: '[--status STATUS] [--limit N]',
    summary: "Lists the newest paid orders, 50 by default; --status also accepts 'Payment pending' and 'Expired'",
    options: { status: { type: 'string' }, limit: { type: 'string' } },
    run: async ({ values, withShop, print }) => {
      const status = values.status === undefined ? undefined : statusOf(String(values.status));
      const found = await withShop((deps) => listOrdersForAdmin(deps, { status, limit: limitOf(values.limit) }));
      const rows = found.map(({ order, state, email }) => [
        order.number ?? order.providerOrderId ?? order.id,
        writeTime(order.createdAt),
        state,
        listPrice(order.total),
        email,
        order.note ?? '',
      ]);
      writeRows(print, ['NUMBER', 'CREATED', 'STATE', 'TOTAL', 'CUSTOMER', 'NOTE'], rows);
    },
  },
  {
    name: 'orders export',
    takes: 'FILE [--from DAY] [--to DAY]',
    summary: 'Writes the paid orders into a CSV file, one row a line of an order; DAY is such as 2026-11-21, in India',
    options: { from: { type: 'string' }, to: { type: 'string' } },
    run: async ({ positionals: [file = ''], values, withShop, print }) => {
      const days = { from: dayOf(values.from), to: dayOf(values.to) };
      await withShop(async (deps) =>
        pipeline(await exportOrders(deps, days, 'owner', commandLine), createWriteStream(file, { mode: 0o600 })),
      );
      print(`The orders are in ${file}.`);
    },
  },
  {
    name: 'orders show',
    takes: 'NUMBER',
    summary:
      "Shows an order with its lines, address, history, refunds and webhook events; NUMBER may be the provider's order id",
    run: async ({ positionals: [number = ''], withShop, print }) => {
      const { order, state, email, lines, history, refunds, disputes, webhooks } = await withShop((deps) =>
        showOrder(deps, number),
      );
      print(
        `${order.number ?? 'not placed'}: ${state}, ${listPrice(order.total)} (shipping ${listPrice(order.shippingPrice)})`,
      );
      print(`Customer: ${email}`);
      print(`Goes to: ${order.address ? addressLines(order.address).join(', ') : 'no address yet'}`);
      if (order.note) print(`Note: ${order.note}`);
      print(`Provider's order ${order.providerOrderId ?? 'none'}, payment ${order.providerPaymentId ?? 'none'}`);
      if (order.credit > 0) print(`${listPrice(order.credit)} of it was paid with store credit.`);
      if (order.paymentFeePaise !== null) {
        const tax = writePaise(order.paymentTaxPaise ?? 0);
        print(
          `Paid by ${order.paymentMethod}; the provider keeps ${writePaise(order.paymentFeePaise)}, ${tax} GST included.`,
        );
      }
      for (const dispute of disputes) {
        const sum = writePaise(dispute.amount_paise, dispute.currency);
        print(
          `Dispute ${dispute.id}: ${dispute.status}, ${sum}, ${dispute.reason}; answer by ${writeDeadline(dispute)}.`,
        );
      }
      print(
        order.checkAt === null
          ? 'The provider is not asked any more.'
          : `The provider is asked again at ${writeTime(order.checkAt)}.`,
      );
      print('');
      for (const line of lines) {
        print(
          `  ${line.quantity} × ${line.title}, ${line.color_title}, ${line.size}: ${listPrice(line.price * line.quantity)}`,
        );
      }
      print('');
      writeRows(
        print,
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
      "Moves an order one step on: Processing, Shipped, 'Out for Delivery', Delivered; a disputed order is shipped only with --despite-dispute",
    options: { 'despite-dispute': { type: 'boolean' } },
    run: async ({ positionals: [number = '', status = ''], values, withShop, print }) => {
      const to = statusOf(status);
      const despiteDispute = values['despite-dispute'] === true;
      const order = await withShop((deps) => moveOrder(deps, number, to, commandLine, { despiteDispute }));
      print(`${order.number} is ${order.status}.`);
    },
  },
  {
    name: 'orders cancel',
    takes: 'NUMBER [--write-off]',
    summary:
      'Cancels an order that is not shipped, or came back, refunds the rest of its payment and tells the customer; its counted pieces are in the stock again, or written off',
    options: { 'write-off': { type: 'boolean' } },
    run: async ({ positionals: [number = ''], values, withShop, print }) => {
      const goods = values['write-off'] === true ? 'write-off' : undefined;
      const { order, refundPaise } = await withShop((deps) => cancelOrder(deps, number, commandLine, { goods }));
      const refund =
        refundPaise > 0 ? `${writePaise(refundPaise)} goes back. ${soon}` : 'its payment had gone back before.';
      print(`${order.number} is cancelled, and ${refund}`);
    },
  },
  {
    name: 'orders refund',
    takes: 'NUMBER [--amount RUPEES]',
    summary:
      'Refunds RUPEES of a paid order; without --amount, retries a rejected refund, or refunds the rest of a shipped order',
    options: { amount: { type: 'string' } },
    run: async ({ positionals: [number = ''], values, withShop, print }) => {
      const amount = amountOf(values.amount);
      const { how, refundPaise } = await withShop(async (deps) => {
        const retried = amount === undefined ? await retryRefunds(deps, number, commandLine) : 0;
        if (retried > 0) return { how: 'is tried again', refundPaise: retried };
        const recorded = await refundOrder(deps, number, commandLine, { amountRupees: amount });
        return { how: 'is recorded, and a mail tells the customer', refundPaise: recorded };
      });
      print(`The refund of ${writePaise(refundPaise)} ${how}. ${soon}`);
    },
  },
];

/** `out-for-delivery` is accepted for 'Out for Delivery'. */
function statusOf(text: string) {
  const plain = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
  const state = orderStates.find((known) => plain(known) === plain(text));
  if (!state) throw new UsageError(`There is no status "${text}"; there are ${orderStates.join(', ')}.`);
  return state;
}

const refundSum = (refund: RefundRow): string =>
  refund.amount_paise === null ? 'whole payment' : writePaise(paiseOf(refund), refund.currency);

/** Whole rupees, like prices. */
function amountOf(given: string | boolean | (string | boolean)[] | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^[1-9]\d{0,6}$/.test(given))
    throw new UsageError('--amount takes whole rupees from 1, such as --amount 100.');
  return Number(given);
}

function dayOf(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const day = readDay(given);
  if (day === undefined) throw new UsageError(`${given} is not a day such as 2026-11-21.`);
  return day;
}
