// A short chaos test on each engine; the long one is `npm run test:chaos`.
import { expect, it } from 'vitest';
import { testEngines } from '../../server/database/testing.ts';
import { startOwnPostgres } from '../../scripts/testing/test-postgres.ts';
import { runChaos } from './chaos.ts';
import { busyAnswer } from './shopper.ts';

it.each(testEngines)(
  'loses, doubles and forges no money while the server is killed repeatedly (%s)',
  async (engine) => {
    const report = await runChaos({ engine, kills: 4, customers: 4 });
    expect(report.faults).toEqual([]);
    expect(report.orders).toBeGreaterThan(0);
    expect(report.interruptions).toBeGreaterThan(0);
  },
  180_000,
);

// If this run has a PostgreSQL, the test starts another one and crashes it.
it.skipIf(!testEngines.includes('postgres'))(
  'nor while its database crashes: shoppers get a 503, and the shop recovers by itself',
  async () => {
    const database = await startOwnPostgres();
    try {
      const report = await runChaos({ engine: 'postgres', kills: 3, customers: 4, database });
      expect(report.faults).toEqual([]);
      expect(report.serverErrors).toEqual([busyAnswer]);
      expect(report.orders).toBeGreaterThan(0);
    } finally {
      await database.stop();
    }
  },
  180_000,
);
