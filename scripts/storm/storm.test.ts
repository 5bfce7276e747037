// A short storm on each engine; the long one is `npm run test:storm`.
import { expect, it } from 'vitest';
import { testEngines } from '../../server/database/testing.ts';
import { startOwnPostgres } from '../test-postgres.ts';
import { runStorm } from './storm.ts';

it.each(testEngines)(
  'no money is lost, doubled or forged while the server is killed and killed again (%s)',
  async (engine) => {
    const report = await runStorm({ engine, kills: 4, customers: 4 });
    expect(report.faults).toEqual([]);
    expect(report.orders).toBeGreaterThan(0);
    expect(report.interruptions).toBeGreaterThan(0);
  },
  180_000,
);

// Where this run has a PostgreSQL, there is another one to crash.
it.skipIf(!testEngines.includes('postgres'))(
  'nor while its database crashes under it: shoppers hear that it cannot be done just now, and the shop goes on by itself',
  async () => {
    const database = await startOwnPostgres();
    try {
      const report = await runStorm({ engine: 'postgres', kills: 3, customers: 4, database });
      expect(report.faults).toEqual([]);
      expect(report.refusals).toEqual(['503 unavailable']);
      expect(report.orders).toBeGreaterThan(0);
    } finally {
      await database.stop();
    }
  },
  180_000,
);
