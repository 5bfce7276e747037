// A short overload on each engine; the long one is `npm run test:overload`.
import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { testEngines } from '../../server/database/testing.ts';
import { runOverload } from './overload.ts';

// The shop starts only with a built storefront; this is quick when it is built already.
beforeAll(() => void execFileSync(process.execPath, ['storefront/build.ts']));

it.each(testEngines)(
  'twice the load that the shop can serve loses no accepted write, and leaves the shop healthy (%s)',
  async (engine) => {
    const { faults, writes } = await runOverload(engine, 4);
    expect(faults).toEqual([]);
    expect(writes).toBeGreaterThan(0);
  },
  180_000,
);
