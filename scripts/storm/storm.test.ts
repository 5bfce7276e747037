// A short storm on each engine; the long one is `npm run test:storm`.
import { expect, it } from 'vitest';
import { testEngines } from '../../server/database/testing.ts';
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
