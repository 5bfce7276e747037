// A small flash sale; the large one is `npm run bench:flash`.
import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { testEngines } from '../../server/database/testing.ts';
import { runFlashSale } from './flash-sale.ts';

// The shop starts only with a built storefront; this is quick when it is built already.
beforeAll(() => void execFileSync(process.execPath, ['storefront/build.ts']));

it.skipIf(!testEngines.includes('postgres'))(
  'twenty pieces are sold twenty times to 300 shoppers at two processes, and the books are right',
  async () => {
    const { sale, sold, faults } = await runFlashSale({ shoppers: 300, pieces: 20, processes: 2, atOnce: 300 });
    expect(faults).toEqual([]);
    expect(sale.errors).toEqual([]);
    expect({ sold, ordered: sale.ordered, soldOut: sale.soldOut }).toEqual({ sold: 20, ordered: 20, soldOut: 280 });
  },
  180_000,
);

it.skipIf(!testEngines.includes('postgres'))(
  'a code of 20 uses is used twenty times by 300 shoppers at two processes, and the others are told before they pay',
  async () => {
    const sizes = { shoppers: 300, pieces: 0, uses: 20, processes: 2, atOnce: 300 };
    const { sale, sold, faults } = await runFlashSale(sizes);
    expect(faults).toEqual([]);
    expect(sale.errors).toEqual([]);
    expect({ sold, ordered: sale.ordered, told: sale.soldOut }).toEqual({ sold: 20, ordered: 20, told: 280 });
  },
  180_000,
);
