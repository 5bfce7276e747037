// Payments: our books against the provider's, and what went back.
import { addDays, startOfDay } from '@taana-baana/contract/indian-days.ts';
import { checkPayments } from '../modules/payments/payments-check.service.ts';
import { listRefunds, wordFor } from '../modules/payments/refunds/refund-order.service.ts';
import { writePaise } from '../integrations/payment-gateway/paise.ts';
import { type Command, CommandError } from './command.ts';
import { dayOf, fromOption, limitOf, limitOption, toOption } from './options.ts';
import { count, facts, group, id, rows, rupees, text, time } from './output/data.ts';

const usualPeriod = 7 * 24 * 3600_000;

export const paymentsCommands: readonly Command[] = [
  {
    name: 'payments check',
    summary: "Compares our orders with the provider's payments and with store credit",
    details: 'Shows every difference, stuck refund and open dispute.',
    options: { from: { ...fromOption, usual: '7 days ago' }, to: { ...toOption, usual: 'now' } },
    examples: ['', '--from 2026-11-01 --to 2026-11-30'],
    failsWhen: 'there is a difference',
    run: async ({ values, withShop, print, show, progress }) => {
      const [firstDay, lastDay] = [dayOf(values, 'from'), dayOf(values, 'to')];
      progress('asking the payment provider');
      const found = await withShop((deps) => {
        // `to` is exclusive, so one second is added for this moment to be included.
        const to = new Date(lastDay ? startOfDay(addDays(lastDay, 1)) : deps.clock.now().getTime() + 1000);
        return checkPayments(
          deps,
          firstDay ? new Date(startOfDay(firstDay)) : new Date(to.getTime() - usualPeriod),
          to,
        );
      });
      const sentences = (title: string, list: readonly string[]) =>
        rows(list, { sentence: text(title, (sentence) => sentence) });
      const sums = facts(found, {
        providerPayments: count('Payments at the provider', ({ payments }) => payments),
        paidOrders: count('Orders paid with us', ({ orders }) => orders),
        credit: text('Store credit', ({ credit }) => credit),
      });
      const { differences, notes, byHand } = found;
      const lists = {
        differences: sentences('DIFFERENCES', differences),
        notes: sentences('NOTES', notes),
        byHand: sentences('BY HAND', byHand),
      };
      show(group(sums, lists));
      if (differences.length > 0) throw new CommandError(`${differences.length} differences.`);
      print('The books agree.');
    },
  },
  {
    name: 'payments refunds',
    summary: 'Lists refunds, done and due, newest first, with their reasons',
    options: { limit: limitOption },
    examples: ['', '--limit 10'],
    run: async ({ values, withShop, show }) => {
      const refunds = await withShop((deps) => listRefunds(deps, limitOf(values)));
      const list = rows(refunds, {
        createdAt: time('RECORDED', (refund) => refund.created_at),
        payment: id('PAYMENT', (refund) => refund.provider_payment_id),
        amount: id('AMOUNT', (refund) =>
          refund.amount_paise === null ? 'whole' : writePaise(refund.amount_paise, refund.currency),
        ),
        creditRupees: rupees('AS CREDIT', (refund) => refund.credit || null),
        state: text('STATE', wordFor),
        tries: count('TRIES', (refund) => refund.tries),
        reason: text('REASON', (refund) => refund.failure ?? refund.reason),
      });
      show(list);
    },
  },
];
