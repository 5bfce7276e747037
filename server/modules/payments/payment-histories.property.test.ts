// Property test: after any events in any order, with the process killed anywhere, our books equal
// the provider's. fast-check makes the histories, and finds the shortest one that breaks a rule.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '../audit-log/audit-log.service.ts';
import { testEngines } from '../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../testing.ts';
import { type OrderState, isTransitionAllowed } from '../orders/order-transitions.ts';
import { noticeDisputes } from './disputes/disputes.service.ts';
import { cancelOrder } from '../orders/order-admin.service.ts';
import { toLinePieces } from './refunds/refund-lines.ts';
import { refundOrder } from './refunds/refund-order.service.ts';
import { madeAtProvider, noticeRefunds } from './refunds/provider-refunds.service.ts';
import { queueDueOrderMails } from '../orders/place-order.service.ts';
import { reconcileOrders } from './reconciler.service.ts';
import { sendRefunds } from './refunds/refunds.service.ts';
import { amount, checkOut, createOrder, dying, openCart, openShopWithDouble, readBooks, verify } from './testing.ts';
import { processWebhooks } from './webhooks/webhooks.service.ts';

const hour = 3600_000;
/** Three payments for one order; the last has a wrong amount. */
const payments = ['first', 'second', 'wrong'] as const;
type Payment = (typeof payments)[number];
/** A payment only moves forward in this list. */
const statuses = ['failed', 'authorized', 'captured'] as const;

type Step =
  | { kind: 'bank'; payment: Payment; status: (typeof statuses)[number] }
  | { kind: 'webhook'; payment: Payment; event: string }
  | { kind: 'verify' | 'create'; payment: Payment }
  | { kind: 'apply webhooks' | 'reconcile' | 'send refunds' | 'notice refunds' | 'check out again' | 'cancel' }
  /** Rupees of a payment, in the provider's dashboard; 0 stands for all that is left. */
  | { kind: 'refund by hand'; payment: Payment; rupees: number }
  | { kind: 'refund'; rupees: number }
  | { kind: 'refund pieces'; pieces: number }
  /**
   * The result of refunds that the shop asks for from now on, and of those that the provider has
   * begun.
   */
  | { kind: 'refunds become'; status: 'processed' | 'pending' | 'refused' }
  | { kind: 'refunds settle'; status: 'processed' | 'failed' }
  | { kind: 'dispute'; payment: Payment; status: 'open' | 'under_review' | 'won' | 'lost' }
  | { kind: 'wait'; hours: number };

/**
 * How a step ends badly: the process dies before its n-th statement, or the provider does not
 * answer.
 */
interface Moment {
  step: Step;
  diesAt: number | undefined;
  isProviderDown: boolean;
}

const payment = fc.constantFrom(...payments);
const bankSteps: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('bank'),
  payment,
  status: fc.constantFrom(...statuses, 'captured'),
});
const usualSteps: fc.Arbitrary<Step>[] = [
  bankSteps,
  bankSteps,
  fc.record({
    kind: fc.constant('webhook'),
    payment,
    event: fc.constantFrom('payment.authorized', 'payment.captured', 'payment.failed', 'order.paid'),
  }),
  fc.record({ kind: fc.constantFrom('verify', 'create'), payment }),
  fc.record({ kind: fc.constantFrom('apply webhooks', 'reconcile', 'reconcile', 'send refunds', 'check out again') }),
];
const moneyBack: fc.Arbitrary<Step>[] = [
  fc.record({ kind: fc.constant('refund by hand'), payment, rupees: fc.constantFrom(0, 100, 350, 42) }),
  fc.record({ kind: fc.constant('refund'), rupees: fc.constantFrom(100, 350) }),
  fc.record({ kind: fc.constant('refund pieces'), pieces: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constant('refunds become'), status: fc.constantFrom('processed', 'pending', 'refused') }),
  fc.record({ kind: fc.constant('refunds settle'), status: fc.constantFrom('processed', 'failed') }),
  fc.record({ kind: fc.constant('dispute'), payment, status: fc.constantFrom('open', 'under_review', 'won', 'lost') }),
  fc.record({
    kind: fc.constant('webhook'),
    payment,
    event: fc.constantFrom('refund.created', 'refund.processed', 'refund.failed', 'payment.dispute.created'),
  }),
  fc.record({ kind: fc.constantFrom('notice refunds', 'send refunds', 'apply webhooks', 'reconcile') }),
];
const pauses = (...hours: number[]) => fc.record({ kind: fc.constant('wait'), hours: fc.constantFrom(...hours) });
const historyOf = (...steps: fc.Arbitrary<Step>[]): fc.Arbitrary<Moment[]> =>
  fc.array(
    fc.record({
      step: fc.oneof(...steps),
      diesAt: fc.oneof(
        { weight: 2, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.oneof(fc.nat(3), fc.nat(12)) },
      ),
      isProviderDown: fc.oneof(
        { weight: 6, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    }),
    // Mostly near the longest: a short history seldom finds anything.
    { minLength: 4, maxLength: 16, size: 'max' },
  );

describe.each(testEngines)('any history on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  let webhookUrl: string;
  let buyer: Awaited<ReturnType<typeof openCart>>;
  const runs = { seed: 20261121, numRuns: engine === 'sqlite' ? 60 : 20, interruptAfterTimeLimit: 60_000 };

  beforeAll(async () => {
    double = await startProviderDouble();
    now = new Date('2026-11-21T10:00:00.000Z');
    shop = await openShopWithDouble(engine, double, { now: () => now });
    webhookUrl = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/webhook`;
    buyer = await openCart(shop);
  });
  afterAll(async () => {
    await previous;
    await shop.close();
    await double.stop();
  });

  /** fast-check leaves a history running that it interrupts at the time limit. The next one waits. */
  let previous: Promise<unknown> = Promise.resolve();
  function live(history: readonly Moment[]): ReturnType<typeof run> {
    const books = previous.then(() => run(history));
    previous = books.catch(() => {});
    return books;
  }

  /** The history, then the jobs until nothing is due. Resolves to our books and the provider's. */
  async function run(history: readonly Moment[]) {
    const { db } = shop.deps;
    for (const table of [
      'order_lines',
      'order_events',
      'orders',
      'refunds',
      'disputes',
      'marks',
      'webhook_events',
      'mails',
      'cart_lines',
      'limits',
    ] as const) {
      await db.deleteFrom(table).execute();
    }
    now = new Date('2026-11-21T10:00:00.000Z');
    await double.clear();
    await double.refundsBecome('processed');
    const attempt = { amount, attemptId: `attempt-${(count += 1)}` };
    await shop.call('addToCart', { token: buyer.token, body: buyer.line });
    const { id: orderId } = await checkOut(shop, buyer.token, attempt);
    const made = new Map<Payment, { id: string; rank: number }>();
    const confirmed: string[] = [];
    const toldAtLast: string[] = [];

    for (const { step, diesAt, isProviderDown } of history) {
      if (isProviderDown && !isTheirs(step)) await double.fail({ kind: 'down' });
      if (diesAt !== undefined && !isTheirs(step)) Object.assign(shop.deps, { db: dying(db, diesAt) });
      await take(step).catch(() => {});
      Object.assign(shop.deps, { db });
      await double.recover();
    }
    await rest();
    const theirs = await double.books();
    return {
      ours: await readBooks(shop),
      theirs: theirs.payments.filter((paid) => paid.order_id === orderId),
      refunds: theirs.refunds.filter((refund) => [...made.values()].some(({ id }) => id === refund.payment_id)),
      disputes: theirs.disputes.filter((dispute) => [...made.values()].some(({ id }) => id === dispute.payment_id)),
      confirmed,
    };

    async function take(step: Step): Promise<unknown> {
      const id = 'payment' in step ? (made.get(step.payment)?.id ?? 'pay_none') : '';
      switch (step.kind) {
        case 'bank':
          return bank(step.payment, step.status);
        case 'webhook':
          if (id === 'pay_none') return;
          return double.webhook({
            url: webhookUrl,
            event: step.event,
            payment_id: id,
            dispute_id: `disp_${id}`,
            event_id: `${id} ${step.event}`,
          });
        case 'verify': {
          const { status } = await verify(shop, buyer.token, orderId, id);
          if (status === 200) confirmed.push(id);
          return;
        }
        case 'create': {
          const { status, body } = await createOrder(shop, buyer.token, orderId, id);
          if (status < 300) confirmed.push(body.order.paymentInfo.razorpayPaymentId);
          return;
        }
        case 'check out again':
          return checkOut(shop, buyer.token, attempt);
        case 'apply webhooks':
          return processWebhooks(shop.deps);
        case 'reconcile':
          return reconcileOrders(shop.deps);
        case 'send refunds':
          return sendRefunds(shop.deps);
        case 'notice refunds':
          return noticeRefunds(shop.deps);
        case 'cancel':
          return cancelOrder(shop.deps, orderId, commandLine);
        case 'refund':
          return refundOrder(shop.deps, orderId, commandLine, { amountRupees: step.rupees });
        case 'refund pieces': {
          const [line] = await db.selectFrom('order_lines').select('id').execute();
          const lines = [{ line: line?.id ?? '', quantity: step.pieces }];
          return refundOrder(shop.deps, orderId, commandLine, { lines, reason: 'defective' });
        }
        case 'refund by hand':
          return double.refundByHand({ payment_id: id, ...(step.rupees > 0 && { amount: step.rupees * 100 }) });
        case 'refunds become':
          return double.refundsBecome(step.status);
        case 'refunds settle':
          return double.settleRefunds(
            step.status,
            [...made.values()].map((known) => known.id),
          );
        case 'dispute':
          if (id === 'pay_none') return;
          return double.dispute({ id: `disp_${id}`, payment_id: id, status: step.status });
        case 'wait':
          now = new Date(now.getTime() + step.hours * hour);
      }
    }

    async function bank(which: Payment, status: (typeof statuses)[number]): Promise<void> {
      const rank = statuses.indexOf(status);
      const known = made.get(which);
      if (!known) {
        const paise = which === 'wrong' ? { amount: 4200 } : {};
        const { id } = await double.pay({ order_id: orderId, status, ...paise });
        made.set(which, { id, rank });
        return tellLater(id);
      }
      // A bank does not undo a capture or a refund.
      const current = (await double.books()).payments.find(({ id }) => id === known.id)?.status ?? '';
      if (rank <= statuses.indexOf(current as 'failed') || current === 'refunded') return;
      await double.pay({ id: known.id, order_id: orderId, status });
      known.rank = rank;
      await tellLater(known.id);
    }

    /** After three days the shop does not ask any more: the last news comes by webhook. */
    async function tellLater(id: string): Promise<void> {
      const { orders, events } = await readBooks(shop);
      const lastMove = Math.max(...events.map((event) => Date.parse(event.created_at)));
      if (orders[0]?.check_at === null && now.getTime() >= lastMove + 72 * hour) toldAtLast.push(id);
    }

    async function rest(): Promise<void> {
      for (const id of toldAtLast) {
        await double.webhook({ url: webhookUrl, event: 'payment.captured', payment_id: id, event_id: `${id} at last` });
      }
      for (let round = 0; round < 60; round += 1) {
        await processWebhooks(shop.deps);
        await reconcileOrders(shop.deps);
        await sendRefunds(shop.deps);
        await noticeRefunds(shop.deps);
        await noticeDisputes(shop.deps);
        await queueDueOrderMails(shop.deps);
        // A bank decides at last.
        await double.settleRefunds(
          'processed',
          [...made.values()].map((known) => known.id),
        );
        const { orders, refunds, webhooks } = await readBooks(shop);
        const due = [
          ...orders.flatMap((row) => [row.check_at, row.order_mail_at]),
          ...refunds.map((row) => row.due_at),
          ...webhooks.map((row) => row.try_at),
        ]
          .filter((time) => time !== null)
          .toSorted();
        if (due[0] === undefined) return;
        // In long steps, past all leases and the expiry of orders.
        now = new Date(Math.max(now.getTime() + 12 * hour, Date.parse(due[0])));
      }
      throw new Error('the shop does not come to rest');
    }
  }
  let count = 0;

  /** The rules that every history ends with. */
  function expectSoundBooks({ ours, theirs, refunds, disputes, confirmed }: Awaited<ReturnType<typeof live>>): void {
    const [order] = ours.orders;
    if (!order) throw new Error('the order is gone');
    expect(ours.orders).toHaveLength(1);
    const refundsOf = (id: string) => ours.refunds.filter((refund) => refund.provider_payment_id === id);
    const isOurs = (refund: { reason: string }) => refund.reason !== madeAtProvider;
    const paise = (some: readonly { amount_paise: number | null }[]) =>
      some.reduce((sum, refund) => sum + (refund.amount_paise ?? Number.NaN), 0);
    for (const paid of theirs) {
      // Captured = kept for the order + refunded, to the paisa, and refund by refund as the
      // provider has it.
      const made = refundsOf(paid.id).filter(({ status }) => status === 'refunded');
      expect(paise(made)).toBe(paid.amount_refunded);
      const atProvider = refunds.filter((refund) => refund.payment_id === paid.id && refund.status === 'processed');
      expect(made).toHaveLength(atProvider.length);
      expect(new Set(made.map((refund) => refund.provider_refund_id))).toEqual(new Set(atProvider.map(({ id }) => id)));
      // No refund waits: it was made or refused.
      expect(refundsOf(paid.id).every(({ status }) => status === 'refunded' || status === 'failed')).toBe(true);
      if (paid.status !== 'captured') continue;
      // Money that is left pays the order, or its refund was refused.
      const isTheOrders = paid.id === order.provider_payment_id;
      const isRefused = refundsOf(paid.id).some(({ status }) => status === 'failed');
      expect(isTheOrders && order.status === 'Ordered' ? 'kept' : isRefused ? 'refused' : 'forgotten').not.toBe(
        'forgotten',
      );
    }
    // The cart has two pieces of one line.
    const pieces = ours.refunds.filter(({ status }) => status !== 'failed').flatMap(toLinePieces);
    expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(buyer.line.quantity);
    for (const dispute of disputes) {
      const known = ours.disputes.find(({ id }) => id === dispute.id);
      expect(known).toMatchObject({ order_id: order.id, status: dispute.status });
    }
    const isPlaced = order.number !== null;
    expect(isPlaced).toBe(order.provider_payment_id !== null);
    const refundMails = ours.mails.filter(({ subject }) => !subject.startsWith('Your order'));
    const isCancelled = order.status === 'Cancelled';
    const cancelMails = ours.mails.length - Number(isPlaced) - refundMails.length;
    expect(cancelMails).toBe(Number(isCancelled));
    const ownRefunds = ours.refunds.filter((refund) => isOurs(refund) && refund.reason !== 'order cancelled');
    expect(refundMails).toHaveLength(ownRefunds.length);
    expect(ours.cartLines).toHaveLength(isPlaced ? 0 : 1);
    for (const id of confirmed) expect(order.provider_payment_id).toBe(id);
    let status: OrderState | null = null;
    for (const { from_status, to_status, cause } of ours.events) {
      expect(from_status).toBe(status);
      expect(isTransitionAllowed(status, to_status as OrderState, cause as 'checkout')).toBe(true);
      status = to_status as OrderState;
    }
    expect(status).toBe(order.status);
  }

  it('within three days ends in one order if there was money for one, and the rest of the money goes back', async () => {
    await fc.assert(
      fc.asyncProperty(historyOf(...usualSteps, pauses(0.01, 0.3, 4)), async (history) => {
        const books = await live(history);
        expectSoundBooks(books);
        // It depends on what the bank did, not on the order of the news.
        const moneyForAnOrder = history.some(
          ({ step }) => step.kind === 'bank' && step.payment !== 'wrong' && step.status !== 'failed',
        );
        const kept = books.theirs.filter(({ status }) => status === 'captured').map((paid) => paid.amount);
        expect(kept).toEqual(moneyForAnOrder ? [amount * 100] : []);
      }),
      runs,
    );
  }, 120_000);

  it('with part refunds, refunds by hand, refusals and disputes, our books are the provider’s to the paisa', async () => {
    const steps = historyOf(
      ...usualSteps,
      ...moneyBack,
      ...moneyBack,
      pauses(0.01, 0.3, 4, 30),
      fc.constant({ kind: 'cancel' } as const),
    );
    // Otherwise few orders are placed before their money is refunded.
    const placed = [
      { kind: 'bank', payment: 'first', status: 'captured' } as const,
      { kind: 'verify', payment: 'first' } as const,
    ].map(undisturbed);
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, async (isPlaced, history) =>
        expectSoundBooks(await live(isPlaced ? [...placed, ...history] : history)),
      ),
      runs,
    );
  }, 120_000);

  it('over weeks, with orders that lapse and are cancelled, keeps no money without an order', async () => {
    const steps = historyOf(...usualSteps, pauses(1, 30, 80, 200), fc.constant({ kind: 'cancel' } as const));
    // Otherwise few orders stay unpaid until they expire.
    const lapse = [{ kind: 'wait', hours: 80 } as const, { kind: 'reconcile' } as const].map(undisturbed);
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, async (hasLapsed, history) =>
        expectSoundBooks(await live(hasLapsed ? [...lapse, ...history] : history)),
      ),
      runs,
    );
  }, 120_000);
});

/** Steps of the bank, or of the owner at the provider: our process has no part in them. */
const isTheirs = ({ kind }: Step): boolean =>
  ['bank', 'refund by hand', 'refunds become', 'refunds settle', 'dispute'].includes(kind);

const undisturbed = (step: Step): Moment => ({ step, diesAt: undefined, isProviderDown: false });
