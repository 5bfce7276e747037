// Property test: after any payments, refunds, cancellations, exchanges and credits in any order,
// with the process killed anywhere, captured + cash + credit = kept + refunded + credited.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../server/database/testing.ts';
import { amount } from '../../server/modules/selling/money/payments/testing.ts';
import { type Moment, historyOf, moment } from './history.ts';
import { timeoutMs, openHistories, runsOf } from './live.ts';
import { expectSoundMoney } from './money-rules.ts';
import { expectSoundStock } from './stock-rules.ts';

const news = {
  'bank decides': 3,
  'webhook comes': 2,
  'verifies payment': 1,
  'asks for order': 1,
  'webhooks are applied': 1,
  'orders are checked': 2,
  'refunds are sent': 1,
} as const;
const faults = {
  'dashboard gives back': 3,
  'refunds become': 2,
  'refunds settle': 1,
  'customer disputes': 1,
  'refunds are noticed': 1,
  'retries refunds': 1,
} as const;
const giving = {
  'refunds amount': 2,
  'refunds pieces': 2,
  'changes a piece': 2,
  'cancels order': 1,
  'cancels own order': 1,
  'gives back by hand': 1,
} as const;
const goods = {
  'moves order on': 4,
  'undoes move': 1,
  'parcel comes back': 1,
  'sends parcel again': 1,
  'asks for exchange': 1,
  'exchange comes back': 4,
  'goods of exchange': 1,
  'credits exchange': 3,
  'replaces exchange': 3,
  'rejects exchange': 1,
} as const;

describe.each(testEngines)('any history of money on %s', (engine) => {
  let histories: Awaited<ReturnType<typeof openHistories>>;
  beforeAll(async () => {
    histories = await openHistories(engine);
  });
  afterAll(() => histories.close());

  async function expectSound(history: readonly Moment[]): Promise<void> {
    await histories.live(history);
    await expectSoundMoney(histories.world);
    await expectSoundStock(histories.world);
  }

  it(
    'within three days ends in one order if there was money for one, and the rest of the money goes back',
    async () => {
      const opened: Moment['with'] = { shopper: 0, pieces: [0, 2], useCredit: false, attempt: 0 };
      const steps = historyOf({ ...news, 'checks out again': 1, 'minutes pass': 1 }).map((history) =>
        history.map((one): Moment => (one.does === 'checks out again' ? { ...one, with: opened } : one)),
      );
      await fc.assert(
        fc.asyncProperty(steps, async (history) => {
          await expectSound([moment('checks out', opened), ...history]);
          // It depends on the bank's actions, not on the order of the news.
          const moneyForAnOrder = history.some(
            ({ does, with: { payment, status } }) =>
              does === 'bank decides' && payment !== 'wrong' && status !== 'failed',
          );
          const { payments } = await histories.world.double.state();
          const kept = payments.filter(({ status }) => status === 'captured').map((paid) => paid.amount);
          expect(kept).toEqual(moneyForAnOrder ? [amount * 100] : []);
        }),
        runsOf(engine, 20_261_121, 30),
      );
    },
    timeoutMs,
  );

  it(
    'over weeks, with lapsed and cancelled orders, rejections and disputes, keeps no money without an order',
    async () => {
      const opened = { shopper: 0, pieces: [1, 1], useCredit: false, attempt: 0 };
      const beginnings = fc.constantFrom<Moment[]>(
        [moment('checks out', opened)],
        [moment('buys', opened)],
        [moment('checks out', opened), moment('days pass', { hours: 80 }), moment('orders are checked')],
      );
      const steps = historyOf({
        ...news,
        ...faults,
        ...giving,
        'checks out': 1,
        'checks out again': 1,
        'takes an order': 1,
        'link is paid': 1,
        'is paid by hand': 1,
        'withdraws order': 1,
        'minutes pass': 1,
        'days pass': 1,
      });
      await fc.assert(
        fc.asyncProperty(beginnings, steps, (beginning, history) => expectSound([...beginning, ...history])),
        runsOf(engine, 20_261_122, 40),
      );
    },
    timeoutMs,
  );

  it(
    'with store credit, gift cards, parcels and exchanges, is kept, refunded or credited once',
    async () => {
      const steps = historyOf(
        {
          ...giving,
          ...goods,
          'gives credit': 2,
          'sells gift card': 1,
          'redeems gift card': 1,
          'cancels gift card': 1,
          buys: 4,
          'checks out': 1,
          'bank decides': 1,
          'takes an order': 1,
          'link is paid': 1,
          'refunds become': 1,
          'refunds are sent': 1,
          'retries refunds': 1,
          'orders are checked': 1,
          'dashboard gives back': 1,
          'pieces arrive': 1,
          'minutes pass': 1,
        },
        { from: 16, to: 32 },
      );
      // Otherwise few goods would be delivered.
      const delivered = [
        moment('gives credit', { shopper: 0, amount: 600 }),
        moment('buys', { shopper: 0, pieces: [2, 0], useCredit: true, attempt: 0 }),
        moment('moves order on', { order: 0, far: 3 }),
        moment('buys', { shopper: 1, pieces: [1, 2], useCredit: false, attempt: 0 }),
        moment('moves order on', { order: 0, far: 3 }),
      ];
      // Two orders expect the same credit.
      const spentTwice = [
        moment('gives credit', { shopper: 0, amount: 600 }),
        moment('checks out', { shopper: 0, pieces: [0, 2], useCredit: true, attempt: 0 }),
        moment('checks out', { shopper: 0, pieces: [2, 0], useCredit: true, attempt: 1 }),
        ...[0, 1].map((order) => moment('bank decides', { order, payment: 'first', status: 'captured' })),
        moment('minutes pass', { hours: 0.3 }),
        moment('orders are checked'),
      ];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(delivered, delivered, spentTwice), steps, (beginning, history) =>
          expectSound([...beginning, ...history]),
        ),
        runsOf(engine, 20_261_123, 45),
      );
    },
    timeoutMs,
  );

  it(
    'of goods bought for less goes back as what was paid for them',
    async () => {
      const steps = historyOf(
        {
          ...giving,
          ...goods,
          'refunds pieces': 4,
          'buys for less': 2,
          'refunds become': 1,
          'refunds are sent': 1,
          'retries refunds': 1,
          'pieces arrive': 1,
          'minutes pass': 1,
        },
        { from: 12, to: 24 },
      );
      const beginning = [
        moment('buys for less', { shopper: 0, pieces: [2, 0], less: 101, ofShipping: 40 }),
        moment('moves order on', { order: 0, far: 3 }),
        moment('buys for less', { shopper: 1, pieces: [1, 2], less: 333, ofShipping: 0 }),
        moment('moves order on', { order: 0, far: 3 }),
      ];
      await fc.assert(
        fc.asyncProperty(steps, (history) => expectSound([...beginning, ...history])),
        runsOf(engine, 20_261_127, 45),
      );
    },
    timeoutMs,
  );
});
