// Any history of orders that are paid on delivery: what is paid online is never collected, what is
// collected is in the books, and what ends gives back pieces, credit, uses of offers and payments.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../server/database/testing.ts';
import { advanceId } from '../../server/database/payments/payment-rows.ts';
import { takeCash } from '../../server/modules/selling/actions/cash-on-delivery/testing.ts';
import { isCash } from './shopper-steps.ts';
import { type Moment, historyOf, moment } from './history.ts';
import { openHistories, runsOf, timeoutMs } from './live.ts';
import { expectSoundMoney } from './money-rules.ts';
import { expectSoundOffers } from './offer-rules.ts';
import { expectSoundStock } from './stock-rules.ts';

describe.each(testEngines)('any history of cash on %s', (engine) => {
  let histories: Awaited<ReturnType<typeof openHistories>>;
  beforeAll(async () => {
    histories = await openHistories(engine);
    await takeCash(histories.world.shop, { fee: 37 });
  });
  afterAll(() => histories.close());

  it(
    'ends with books that agree, and with no parcel that collects what is paid',
    async () => {
      const steps = historyOf(
        {
          'buys in cash': 5,
          'takes an advance': 2,
          'confirms by link': 2,
          'confirms by phone': 3,
          'asks to pay online': 3,
          'link is paid': 3,
          'begins an offer for online': 1,
          'ends an offer': 1,
          'unconfirmed orders end': 1,
          'moves order on': 5,
          'undoes move': 1,
          'parcel comes back': 2,
          'sends parcel again': 1,
          'cancels order': 2,
          'cancels own order': 1,
          'refunds amount': 1,
          'refunds pieces': 2,
          'changes a piece': 1,
          'gives back by hand': 1,
          'exchange comes back': 3,
          'credits exchange': 2,
          'replaces exchange': 2,
          'gives credit': 1,
          'orders are checked': 2,
          'refunds are sent': 1,
          'pieces arrive': 1,
          'minutes pass': 1,
          'days pass': 1,
        },
        { from: 10, to: 24 },
      );
      const beginning: Moment[] = [
        moment('takes an advance', { advance: '' }),
        moment('begins an offer for online'),
        moment('buys in cash', { shopper: 0, pieces: [1, 0], useCredit: false, tab: 0, pays: 'once' }),
        moment('confirms by phone', { order: 0 }),
        moment('takes an advance', { advance: '100' }),
        moment('buys in cash', { shopper: 1, pieces: [1, 1], useCredit: false, tab: 0, pays: 'once' }),
        moment('asks to pay online', { order: 0 }),
      ];
      await fc.assert(
        fc.asyncProperty(steps, async (history) => {
          const { world } = histories;
          await histories.live([...beginning, ...history]);
          await expectSoundMoney(world);
          await expectSoundOffers(world);
          await expectSoundStock(world);
          const rows = await world.db.selectFrom('payments').selectAll().execute();
          const collecting = rows.filter(({ method, state }) => method === 'cash-on-delivery' && state === 'pending');
          const isWhole = (row: (typeof rows)[number]) => row.id !== advanceId(row.order_id);
          const paid = rows.filter((row) => row.method === 'razorpay' && row.state === 'captured' && isWhole(row));
          expect(collecting.filter((one) => paid.some(({ order_id }) => order_id === one.order_id))).toEqual([]);
          const orders = await world.db.selectFrom('orders').selectAll().execute();
          expect(
            orders.filter((order) => order.number !== null && !isCash(order) && (order.cash_fee ?? 0) > 0),
          ).toEqual([]);
        }),
        runsOf(engine, 20_261_129, 45),
      );
    },
    timeoutMs,
  );
});
