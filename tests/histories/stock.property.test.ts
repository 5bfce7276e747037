// Property test: after any checkouts, payments, expiries, returns, exchanges and counts in any
// order, with the process killed anywhere, each counted piece is in one place.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testEngines } from '../../server/database/testing.ts';
import { historyOf, moment } from './history.ts';
import { timeoutMs, openHistories, runsOf } from './live.ts';
import { expectSoundMoney } from './money-rules.ts';
import { expectSoundStock } from './stock-rules.ts';

describe.each(testEngines)('any history of counted pieces on %s', (engine) => {
  let histories: Awaited<ReturnType<typeof openHistories>>;
  beforeAll(async () => {
    histories = await openHistories(engine);
  });
  afterAll(() => histories.close());

  it(
    'counts each piece once, and keeps no money without its pieces',
    async () => {
      const steps = historyOf(
        {
          'checks out': 4,
          'checks out again': 1,
          buys: 4,
          'bank decides': 2,
          'asks for order': 1,
          'webhook comes': 1,
          'webhooks are applied': 1,
          'orders are checked': 3,
          'takes an order': 2,
          'link is paid': 1,
          'is paid by hand': 1,
          'withdraws order': 1,
          'moves order on': 3,
          'parcel comes back': 5,
          'sends parcel again': 3,
          'cancels order': 4,
          'cancels own order': 1,
          'exchange comes back': 3,
          'replaces exchange': 2,
          'rejects exchange': 1,
          'pieces arrive': 3,
          'shelf is counted': 1,
          'minutes pass': 3,
        },
        { from: 16, to: 32 },
      );
      // Otherwise few parcels would be sent.
      const out = [
        moment('buys', { shopper: 0, pieces: [2, 0], useCredit: false, attempt: 0 }),
        moment('moves order on', { order: 0, far: 2 }),
        moment('buys', { shopper: 1, pieces: [1, 1], useCredit: false, attempt: 0 }),
        moment('moves order on', { order: 0, far: 3 }),
      ];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom([], out), steps, async (beginning, history) => {
          await histories.live([...beginning, ...history]);
          await expectSoundStock(histories.world);
          await expectSoundMoney(histories.world);
        }),
        runsOf(engine, 20_261_124, 40),
      );
    },
    timeoutMs,
  );
});
