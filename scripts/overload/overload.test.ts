// A short overload on each engine; the long one is `npm run test:overload`.
import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { testEngines } from '../../server/database/testing.ts';
import { runOverload } from './overload.ts';

// A shop starts only with its storefront built; this takes no time where it has been.
beforeAll(() => void execFileSync(process.execPath, ['storefront/build.ts']));

it.each(testEngines)(
  'twice as much as the shop can carry loses nothing that it has taken, and leaves it well (%s)',
  async (engine) => {
    const { faults, writes } = await runOverload(engine, 4);
    expect(faults).toEqual([]);
    expect(writes).toBeGreaterThan(0);
  },
  180_000,
);
