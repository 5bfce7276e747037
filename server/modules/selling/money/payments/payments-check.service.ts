// Checks a period: payments and refunds of both sides, late refunds, disputes, and the ledger of
// store credit. Every difference is a sentence.
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { statusName } from '@taana-baana/contract/admin/texts/selling/orders.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { Unreadable } from '../../../../integrations/payment-gateway/payment-gateway.ts';
import { sumCash } from '../cash-book/cash-figures.repository.ts';
import { sumOpenGiftCards } from '../gift-cards/gift-cards.repository.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import { listLedgerDifferences, readOutstanding } from '../store-credit/credit-check.service.ts';
import { methods } from '../methods/methods.ts';
import { listDisputes } from '../methods/razorpay/disputes.repository.ts';
import { isPressing, formatDeadline } from '../methods/razorpay/disputes.service.ts';
import { type PaidOrder, comparePayments, readBothSides, unreadableSentence } from './compare-payments.service.ts';
import { listDueManualRefunds, listOverdue } from './open-refunds.service.ts';
import type { Payment } from './refunds/refund-sums.ts';
import { listOrdersByPayments } from '../methods/razorpay/payable-orders.repository.ts';

export interface PaymentsCheck {
  readonly payments: number;
  readonly orders: number;
  readonly differences: string[];
  /** Not differences, but worth knowing: partly refunded payments. */
  readonly notes: string[];
  /** Manual payments of the period, the cash of couriers of all time, and all open manual refunds. */
  readonly byHand: string[];
  /** What customers can still spend: store credit, and unused gift cards. */
  readonly credit: string;
}

type Needs = Pick<Deps, 'db' | 'gateway' | 'clock'>;

/** `from` counts, `to` does not. Throws a GatewayError when the provider cannot be asked. */
export async function checkPayments(deps: Needs, from: Date, to: Date): Promise<PaymentsCheck> {
  const { db } = deps;
  const sides = await readBothSides(deps, from, to);
  const { payments, orders } = sides;
  const { differences, notes } = await comparePayments(deps, sides);
  return {
    payments: payments.length,
    orders: orders.length,
    differences: [
      ...differences.map(({ sentence }) => sentence),
      ...(await listOverdue(deps)).map(({ sentence, isRefused }) =>
        isRefused ? `${sentence} \`orders refund\` tries again.` : sentence,
      ),
      ...(await pressingDisputes(deps, from, to)),
      ...(await listLedgerDifferences(db)),
    ],
    notes,
    byHand: await listByHand(db, orders),
    credit: await writeCredit(deps),
  };
}

/** Over all time: the ledger has no periods. */
async function writeCredit(deps: Needs): Promise<string> {
  const { balances, sum } = await readOutstanding(deps.db);
  const { count, rupees } = await sumOpenGiftCards(deps.db, deps.clock.now().toISOString());
  const customers = `${balances.length} ${balances.length === 1 ? 'customer' : 'customers'}`;
  const cards = `${count} ${count === 1 ? 'gift card' : 'gift cards'}`;
  return `Store credit: ${customers} can spend ${formatRupees(sum)}, and ${cards} of ${formatRupees(rupees)} can still be used.`;
}

async function listByHand(db: Database, orders: readonly PaidOrder[]): Promise<string[]> {
  const isReceived = ({ method }: Payment) => methods[method].received === 'received by hand';
  const received = orders.flatMap(({ books }) => books.payments.filter(isReceived));
  const lines = [...Map.groupBy(received, ({ instrument }) => instrument)].map(([instrument, some]) => {
    const sum = some.reduce((total, payment) => total + payment.amount_paise, 0);
    return `Paid to the shop itself (${instrument}): ${some.length} orders, ${formatPaise(sum)}.`;
  });
  const cash = await sumCash(db);
  const courier =
    cash === null
      ? []
      : [
          `Cash on delivery: couriers have paid ${formatPaise(cash.received)} and owe ${formatPaise(cash.outstanding)}; ${formatPaise(cash.lost)} is freight or written off.`,
        ];
  return [...lines, ...courier, ...(await listDueManualRefunds({ db })).map(({ sentence }) => sentence)];
}

/** Open disputes of any age, those lost in the period, and those that only the provider has. */
async function pressingDisputes({ db, gateway }: Needs, from: Date, to: Date): Promise<string[]> {
  const known = await listDisputes(db);
  const sentences: string[] = [];
  for (const dispute of known.filter(isPressing)) {
    const isInPeriod = dispute.created_at >= from.toISOString() && dispute.created_at < to.toISOString();
    if (dispute.status === 'lost' && !isInPeriod) continue;
    const order = await requireOrder(db, dispute.order_id);
    const head = `Dispute ${dispute.id} (${formatPaise(dispute.amount_paise, dispute.currency)} of ${nameOf(order)}, ${statusName(order.status)})`;
    sentences.push(
      dispute.status === 'lost'
        ? `${head}: it was lost, and the money is taken from your account.`
        : `${head}: ${dispute.status.replace('_', ' ')}, answer by ${formatDeadline(dispute)}.`,
    );
  }
  const goOn = (part: Unreadable) => void sentences.push(unreadableSentence(part));
  for (const dispute of await gateway.listDisputes(goOn)) {
    if (!isPressing(dispute) || known.some(({ id }) => id === dispute.id)) continue;
    const [order] = await listOrdersByPayments(db, [dispute.paymentId]);
    if (!order) continue;
    const sum = formatPaise(dispute.amountPaise, dispute.currency);
    sentences.push(
      `Dispute ${dispute.id} (${sum} of ${nameOf(order)}, ${statusName(order.status)}): our books do not have it.`,
    );
  }
  return sentences;
}
