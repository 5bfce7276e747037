// Payments: our books against the provider's, and what went back.
import { listPrice } from '@taana-baana/contract';
import { GatewayError } from '../integrations/payment-gateway/payment-gateway.ts';
import { checkPayments } from '../modules/payments/payments-check.service.ts';
import { listRefunds, wordFor } from '../modules/payments/refunds/refund-order.service.ts';
import {
  type PaymentsCheckNews,
  mailPaymentsCheck,
} from '../modules/staff-notifications/payments-check-mail.service.ts';
import { writePaise } from '../integrations/payment-gateway/paise.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { limitOf, writeRows, writeTime } from './table.ts';

const day = 24 * 3600 * 1000;
const usualDays = 7;

export const paymentsCommands: readonly Command[] = [
  {
    name: 'payments check',
    takes: '[--from YYYY-MM-DD] [--to YYYY-MM-DD] [--mail]',
    summary:
      "Compares our orders with the provider's payments (of the last 7 days by default) and with store credit, and prints every difference, stuck refund and open dispute; --mail also mails the result to the owners; exit code 1 if there is a difference",
    options: { from: { type: 'string' }, to: { type: 'string' }, mail: { type: 'boolean' } },
    run: async ({ values, withShop, print }) => {
      const given = { from: dayOf('from', values.from), to: dayOf('to', values.to) };
      const found = await withShop(async (deps) => {
        // `to` is exclusive, so one second is added for this moment to be included.
        const to = new Date(given.to ? given.to.getTime() + day : deps.clock.now().getTime() + 1000);
        const from = given.from ?? new Date(to.getTime() - usualDays * day);
        const tell = async (news: Pick<PaymentsCheckNews, 'differences' | 'remarks' | 'problem'>) => {
          if (!values.mail) return;
          const recipients = await mailPaymentsCheck(deps, { from, to, ...news });
          print(`Mailed to ${recipients.length} ${recipients.length === 1 ? 'address' : 'addresses'}.`);
        };
        const check = await checkPayments(deps, from, to).catch(async (error: unknown) => {
          if (error instanceof GatewayError) await tell({ differences: [], remarks: [], problem: error.message });
          throw error;
        });
        const { differences, notes, byHand, credit, payments, orders } = check;
        const counted = `${payments} payments at the provider, ${orders} orders paid with us.`;
        const remarks = [...notes, ...byHand, credit, counted];
        [...differences, ...remarks].forEach(print);
        await tell({ differences, remarks });
        return differences.length;
      });
      if (found > 0) throw new CommandError(`${found} differences.`);
      print('The books agree.');
    },
  },
  {
    name: 'payments refunds',
    takes: '[--limit N]',
    summary: 'Lists refunds, done and due, newest first, with their reasons',
    options: { limit: { type: 'string' } },
    run: async ({ values, withShop, print }) => {
      const refunds = await withShop((deps) => listRefunds(deps, limitOf(values.limit)));
      const rows = refunds.map((refund) => [
        writeTime(refund.created_at),
        refund.provider_payment_id,
        refund.amount_paise === null ? 'whole' : writePaise(refund.amount_paise, refund.currency),
        refund.credit > 0 ? listPrice(refund.credit) : '',
        wordFor(refund),
        refund.failure ?? refund.reason,
        String(refund.tries),
      ]);
      writeRows(print, ['RECORDED', 'PAYMENT', 'AMOUNT', 'AS CREDIT', 'STATE', 'REASON', 'TRIES'], rows);
    },
  },
];

/** Midnight of that day in India, where the days of the provider's lists begin too. */
function dayOf(name: string, given: string | boolean | (string | boolean)[] | undefined): Date | undefined {
  if (given === undefined) return undefined;
  const isDay = typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given);
  const time = new Date(isDay ? `${given}T00:00:00+05:30` : Number.NaN);
  if (Number.isNaN(time.getTime())) throw new UsageError(`--${name} takes a day such as 2026-11-21.`);
  return time;
}
