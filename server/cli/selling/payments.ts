// Payments: our books against the provider's, and refunds.
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { addDays, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { findUnplaced, readUnplaced, retryUnplaced } from '../../modules/selling/desk/order-list/unplaced.service.ts';
import { GatewayError } from '../../integrations/payment-gateway/payment-gateway.ts';
import { type PaymentsCheck, checkPayments } from '../../modules/selling/money/payments/payments-check.service.ts';
import { wordFor } from '../../modules/selling/actions/orders/refund-order.service.ts';
import { listRecentRefunds } from '../../modules/selling/money/payments/refunds/refunds.repository.ts';
import {
  type PaymentsCheckNews,
  mailPaymentsCheck,
} from '../../modules/shop/notifications/payments-check-mail.service.ts';
import type { Command } from '../command.ts';
import { checkMonth, finish } from './reconciliation.ts';
import { confirm, dayOf, fromOption, limitOf, limitOption, toOption, yesOption } from '../options.ts';
import { type Data, count, facts, group, id, paise, rows, rupees, text, time } from '../output/data.ts';

const usualPeriod = 7 * 24 * 3600_000;

export const paymentsCommands: readonly Command[] = [
  {
    name: 'payments check',
    summary: "Compares our orders with the provider's payments and with store credit",
    details: 'Shows every difference, stuck refund and open dispute.',
    options: {
      month: { takes: 'MONTH', about: 'this month with its documents, fees and payouts, as 2026-11' },
      from: { ...fromOption, usual: '7 days ago' },
      to: { ...toOption, usual: 'now' },
      mail: { about: 'also mails the result to the owners' },
    },
    examples: ['', '--month 2026-11', '--from 2026-11-01 --to 2026-11-30', '--mail'],
    failsWhen: 'there is a difference',
    run: async (call) => {
      const { values, withShop, print, show, progress } = call;
      if (values.month !== undefined) return checkMonth(call);
      const [firstDay, lastDay] = [dayOf(values, 'from'), dayOf(values, 'to')];
      progress('asking the payment provider');
      const found = await withShop(async (deps) => {
        // `to` is exclusive, so one second is added for this moment to be included.
        const to = new Date(lastDay ? startOfDay(addDays(lastDay, 1)) : deps.clock.now().getTime() + 1000);
        const from = new Date(firstDay ? startOfDay(firstDay) : to.getTime() - usualPeriod);
        const tell = async (news: Pick<PaymentsCheckNews, 'differences' | 'remarks' | 'problem'>) => {
          if (values.mail !== true) return;
          const recipients = await mailPaymentsCheck(deps, { from, to, ...news });
          print(`Mailed to ${recipients.length} ${recipients.length === 1 ? 'address' : 'addresses'}.`);
        };
        const check = await checkPayments(deps, from, to).catch(async (error: unknown) => {
          if (error instanceof GatewayError) await tell({ differences: [], remarks: [], problem: error.message });
          throw error;
        });
        const { differences, notes, byHand, credit, payments, orders } = check;
        const counted = `${payments} payments at the provider, ${orders} orders paid with us.`;
        show(checkView(check));
        await tell({ differences, remarks: [...notes, ...byHand, credit, counted] });
        return differences.length;
      });
      finish(found, print);
    },
  },
  {
    name: 'payments refunds',
    summary: 'Lists refunds, done and due, newest first, with their reasons',
    options: { limit: limitOption },
    examples: ['', '--limit 10'],
    run: async ({ values, withShop, show }) => {
      const refunds = await withShop(({ db }) => listRecentRefunds(db, limitOf(values)));
      const list = rows(refunds, {
        createdAt: time('RECORDED', (refund) => refund.created_at),
        payment: id('PAYMENT', (refund) => refund.provider_payment_id),
        amount: id('AMOUNT', (refund) =>
          refund.amount_paise === null ? 'whole' : formatPaise(refund.amount_paise, refund.currency),
        ),
        creditRupees: rupees('AS CREDIT', (refund) => refund.credit || null),
        state: text('STATE', wordFor),
        tries: count('TRIES', (refund) => refund.tries),
        reason: text('REASON', (refund) => refund.failure ?? refund.reason),
      });
      show(list);
    },
  },
  {
    name: 'payments without-order',
    summary: 'Lists payments that made no order and of which a refund is owed, newest first',
    options: { find: { takes: 'ID', about: 'instead, whatever is owed: of a payment, refund, mobile or e-mail' } },
    examples: ['', '--find pay_29QQoUBi66xm2f'],
    run: async ({ values, withShop, show }) => {
      const find = typeof values.find === 'string' ? values.find : undefined;
      const found = await withShop((deps) => findUnplaced(deps, find));
      const list = rows(found, {
        createdAt: time('CHECKOUT', ({ at }) => at),
        reference: id('REFERENCE', ({ reference }) => reference),
        payments: id('PAYMENTS', ({ paymentIds }) => paymentIds.join(' ')),
        customer: text('CUSTOMER', ({ customer }) => customer),
        totalRupees: rupees('TOTAL', ({ total }) => total),
        owedPaise: paise('OWED', ({ owedPaise }) => owedPaise),
      });
      show(list);
    },
  },
  {
    name: 'payments refund-again',
    summary: 'Sends again the refused refund of a payment that made no order',
    takes: { PAYMENT: { about: "the payment's id, or the provider's order id" } },
    options: { yes: yesOption },
    examples: ['pay_29QQoUBi66xm2f', 'order_29QQoUBi66xm2g --yes'],
    run: async (call) => {
      const { positionals, withShop, print } = call;
      const [payment = ''] = positionals;
      await withShop(async (deps) => {
        const { owedPaise, customer } = await readUnplaced(deps, payment, 'owner');
        await confirm(call, `This sends ${formatPaise(owedPaise)} back to ${customer}.`);
        const sent = await retryUnplaced(deps, payment, commandLine);
        if (sent > 0)
          print(`The refund of ${formatPaise(sent)} is tried again. A shop that is running sends it within a minute.`);
        else print('Nothing is tried again: nothing is owed any more.');
      });
    },
  },
];

function checkView(check: PaymentsCheck): Data {
  const sums = facts(check, {
    providerPayments: count('Payments at the provider', ({ payments }) => payments),
    paidOrders: count('Orders paid with us', ({ orders }) => orders),
    credit: text('Still open', ({ credit }) => credit),
  });
  const sentences = (title: string, list: readonly string[]) =>
    rows(list, { sentence: text(title, (sentence) => sentence) });
  return group(sums, {
    differences: sentences('DIFFERENCES', check.differences),
    notes: sentences('NOTES', check.notes),
    byHand: sentences('BY HAND', check.byHand),
  });
}
