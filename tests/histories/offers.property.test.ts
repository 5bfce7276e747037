// Property test: after any checkouts with codes, payments, expiries, refunds and returns in any order,
// with the process killed anywhere, each offer is used by the orders that keep it, and no others.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testEngines } from '../../server/database/testing.ts';
import { historyOf, moment } from './history.ts';
import { timeoutMs, openHistories, runsOf } from './live.ts';
import { expectSoundMoney } from './money-rules.ts';
import { expectSoundOffers } from './offer-rules.ts';
import { expectSoundStock } from './stock-rules.ts';

describe.each(testEngines)('any history of offers on %s', (engine) => {
  let histories: Awaited<ReturnType<typeof openHistories>>;
  beforeAll(async () => {
    histories = await openHistories(engine);
  });
  afterAll(() => histories.close());

  it(
    'counts each use once, within its limits, and keeps the money that its orders cost',
    async () => {
      const steps = historyOf(
        {
          'checks out with codes': 5,
          'buys with codes': 5,
          'checks out': 1,
          'bank decides': 3,
          'asks for order': 2,
          'webhook comes': 1,
          'webhooks are applied': 1,
          'orders are checked': 3,
          'takes an order with codes': 2,
          'link is paid': 1,
          'is paid by hand': 1,
          'withdraws order': 1,
          'moves order on': 3,
          'parcel comes back': 2,
          'sends parcel again': 1,
          'cancels order': 2,
          'cancels own order': 1,
          'refunds amount': 2,
          'refunds pieces': 2,
          'refunds become': 1,
          'refunds are sent': 1,
          'retries refunds': 1,
          'refunds are noticed': 1,
          'dashboard gives back': 1,
          'gives credit': 1,
          'exchange comes back': 1,
          'credits exchange': 1,
          'replaces exchange': 1,
          'pieces arrive': 3,
          'minutes pass': 3,
          'days pass': 1,
        },
        { from: 16, to: 32 },
      );
      const wanted = { pieces: [1, 1], useCredit: false, attempt: 0 };
      // Otherwise few parcels would be sent.
      const out = [
        moment('buys with codes', { ...wanted, shopper: 0, codes: ['FEW'] }),
        moment('moves order on', { order: 0, far: 2 }),
        moment('buys with codes', { ...wanted, shopper: 1, codes: ['MINE'] }),
        moment('moves order on', { order: 0, far: 3 }),
      ];
      // Both reserve the last use, one after the other, and both are paid.
      const late = [
        moment('buys with codes', { ...wanted, shopper: 0, codes: ['FEW'] }),
        moment('checks out with codes', { ...wanted, shopper: 0, pieces: [0, 1], attempt: 1, codes: ['FEW'] }),
        moment('minutes pass', { hours: 0.3 }),
        moment('orders are checked'),
        moment('checks out with codes', { ...wanted, shopper: 1, pieces: [0, 2], codes: ['FEW'] }),
        ...[0, 1].map((order) => moment('bank decides', { order, payment: 'first', status: 'captured' })),
      ];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom([], out, late), steps, async (beginning, history) => {
          await histories.live([...beginning, ...history]);
          await expectSoundOffers(histories.world);
          await expectSoundMoney(histories.world);
          await expectSoundStock(histories.world);
        }),
        runsOf(engine, 20_261_129, 45),
      );
    },
    timeoutMs,
  );
});
