// One order as the command line shows it: what it is, its lines, and what happened to it.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { paidPaise } from '@taana-baana/contract/pricing/paid-value.ts';
import { addressLines } from '@taana-baana/contract';
import type { ShownOrder } from '../../modules/selling/desk/orders/shown-orders.service.ts';
import { formatDeadline } from '../../modules/selling/money/methods/razorpay/disputes.service.ts';
import { sumText, wordFor } from '../../modules/selling/actions/orders/refund-order.service.ts';
import { type Data, count, facts, group, id, paise, rows, rupees, text, time } from '../output/data.ts';

export function orderView(shown: ShownOrder): Data {
  const { order, payment, lines, disputes } = shown;
  const about = facts(shown, {
    number: id('Number', () => order.number ?? 'not placed'),
    createdAt: time('Created', () => order.createdAt),
    state: text('State', ({ state }) => state),
    totalRupees: rupees('Total', () => order.total),
    shippingRupees: rupees('Shipping', () => order.shippingPrice),
    creditRupees: rupees('Store credit', () => order.credit || null),
    customer: id('Customer', ({ email }) => email),
    address: text('Goes to', () => (order.address ? addressLines(order.address).join(', ') : 'no address yet')),
    note: text('Note', () => order.note),
    providerOrder: id("Provider's order", () => order.providerOrderId),
    payment: id('Payment', () => payment?.provider_payment_id ?? null),
    paymentMethod: text('Paid by', () => payment?.instrument ?? null),
    providerFeePaise: paise('Provider keeps', () => payment?.fee_paise ?? null),
    providerFeeTaxPaise: paise('of it GST', () =>
      (payment?.fee_paise ?? null) === null ? null : (payment?.tax_paise ?? 0),
    ),
    nextCheckAt: time('Next check', () => order.checkAt),
  });
  const sold = rows(lines, {
    quantity: count('PIECES', (line) => line.quantity),
    title: text('TITLE', (line) => line.title),
    color: text('COLOUR', (line) => colorName(line.color_title)),
    size: text('SIZE', (line) => line.size),
    sumRupees: rupees('SUM', (line) => paidPaise(line) / 100),
  });
  const disputed = rows(disputes, {
    id: id('DISPUTE', (dispute) => dispute.id),
    status: text('STATUS', (dispute) => dispute.status),
    amount: id('AMOUNT', (dispute) => formatPaise(dispute.amount_paise, dispute.currency)),
    reason: text('REASON', (dispute) => dispute.reason),
    answerBy: text('ANSWER BY', formatDeadline),
  });
  const history = rows(historyOf(shown), {
    at: time('WHEN', ({ at }) => at),
    what: text('WHAT', ({ what }) => what),
    cause: text('CAUSE', ({ cause }) => cause),
  });
  return group(about, { lines: sold, disputes: disputed, history });
}

interface Happened {
  readonly at: string;
  readonly what: string;
  readonly cause: string;
}

/** The order's own history, the provider's events, and refunds, oldest first. */
function historyOf({ history, webhooks, refunds }: ShownOrder): Happened[] {
  const all = [
    ...history.map((event) => ({ at: event.created_at, what: event.what ?? event.to_status, cause: event.cause })),
    ...webhooks.map((event) => ({
      at: event.received_at,
      what: `(${event.event})`,
      cause: event.processed_at ? 'webhook' : 'webhook, not applied',
    })),
    ...refunds.map((refund) => ({
      at: refund.created_at,
      what: `${sumText(refund, 'whole payment')} ${wordFor(refund)} of ${refund.provider_payment_id}`,
      cause: refund.failure ?? refund.reason,
    })),
  ];
  return all.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
