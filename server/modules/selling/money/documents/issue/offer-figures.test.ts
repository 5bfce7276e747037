// Worked figures of orders that an offer lowers: what each line is billed and taxed at, and what goes
// back for its pieces.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Adjustment } from '@taana-baana/contract/pricing/price-order.ts';
import { testEngines } from '../../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../../testing.ts';
import { commandLine } from '../../../../shop/audit-log/audit-log.service.ts';
import { fixedSettings } from '../../../../shop/settings/testing.ts';
import { lessOnGoods, lessOnShipping } from '../../../actions/checkout/testing.ts';
import { moveOrder } from '../../../actions/orders/change-status.service.ts';
import { refundOrder } from '../../../actions/orders/refund-order.service.ts';
import { addPaidOrder, gstin, readDocuments, sumsOf } from './testing.ts';

interface Offer {
  readonly lines: readonly (readonly [price: number, quantity: number])[];
  readonly shipping?: number;
  readonly less: readonly Adjustment[];
  readonly state: 'Tamil Nadu' | 'Bihar';
  /** Percent, and paise: total, taxable value, CGST, SGST, IGST. */
  readonly billed: readonly (readonly [rate: number, ...sums: number[]])[];
  /** Rupees that go back for the pieces of each line, one after the other. */
  readonly worth: readonly (readonly number[])[];
}

const offers: Record<string, Offer> = {
  'three different tees for 999': {
    lines: [
      [499, 1],
      [599, 1],
      [699, 1],
    ],
    less: [lessOnGoods(798)],
    state: 'Tamil Nadu',
    billed: [
      [5, 27_741, 26_419, 661, 661, 0],
      [5, 33_300, 31_714, 793, 793, 0],
      [5, 38_859, 37_009, 925, 925, 0],
    ],
    worth: [[277], [333], [389]],
  },
  'three tees at 299 for 799': {
    lines: [[299, 3]],
    less: [lessOnGoods(98)],
    state: 'Tamil Nadu',
    billed: [[5, 79_900, 76_096, 1902, 1902, 0]],
    worth: [[266, 266, 267]],
  },
  'no offer on a shirt at 2,700: the higher rate': {
    lines: [[2700, 1]],
    less: [],
    state: 'Tamil Nadu',
    billed: [[18, 270_000, 228_814, 20_593, 20_593, 0]],
    worth: [[2700]],
  },
  '10 % off a shirt at 2,700: the lower rate': {
    lines: [[2700, 1]],
    less: [lessOnGoods(270)],
    state: 'Tamil Nadu',
    billed: [[5, 243_000, 231_428, 5786, 5786, 0]],
    worth: [[2430]],
  },
  '100 off 2,650 and 499: the share decides the rate': {
    lines: [
      [2650, 1],
      [499, 1],
    ],
    less: [lessOnGoods(100)],
    state: 'Tamil Nadu',
    billed: [
      [5, 256_585, 244_367, 6109, 6109, 0],
      [5, 48_315, 46_015, 1150, 1150, 0],
    ],
    worth: [[2566], [483]],
  },
  '100 off the dearer of two only': {
    lines: [
      [2650, 1],
      [499, 1],
    ],
    less: [lessOnGoods(100, [0])],
    state: 'Tamil Nadu',
    billed: [
      [5, 255_000, 242_858, 6071, 6071, 0],
      [5, 49_900, 47_524, 1188, 1188, 0],
    ],
    worth: [[2550], [499]],
  },
  'free shipping': {
    lines: [[499, 1]],
    shipping: 100,
    less: [lessOnShipping(100)],
    state: 'Tamil Nadu',
    billed: [[5, 49_900, 47_524, 1188, 1188, 0]],
    worth: [[499]],
  },
  'buy two, get one, in another state': {
    lines: [
      [799, 1],
      [799, 1],
      [499, 1],
    ],
    less: [lessOnGoods(499)],
    state: 'Bihar',
    billed: [
      [5, 60_887, 57_988, 0, 0, 2899],
      [5, 60_887, 57_988, 0, 0, 2899],
      [5, 38_026, 36_215, 0, 0, 1811],
    ],
    worth: [[609], [609], [380]],
  },
};

describe.each(testEngines)('%s bills and credits', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-24T06:30:00.000Z') } });
  });
  afterAll(() => shop.close());

  const seller = () => ({ ...shop.deps, settings: fixedSettings({ gstin }) });
  const move = (number: string, to: 'Processing' | 'Shipped') => moveOrder(seller(), number, to, commandLine);
  const refund = (number: string, line = '') =>
    refundOrder(seller(), number, commandLine, { lines: [{ line, quantity: 1 }] });

  describe.each(Object.entries(offers))('%s', (_, { billed, worth, ...order }) => {
    /** Lines, once for each piece. */
    const pieces = order.lines.flatMap(([, quantity], line) => Array.from({ length: quantity }, () => line));
    const orders = permutationsOf(pieces);

    it('with each line at its share and its rate', async () => {
      const { id, number } = await addPaidOrder(shop.deps.db, order);
      await move(number, 'Processing');
      const [invoice] = await readDocuments(shop.deps.db, id);
      expect(invoice?.lines.map((line) => [line.rate, ...sumsOf([{ lines: [line] }])])).toEqual(billed);
    });

    it('what was paid for the pieces, in whichever order they go back before or after the invoice', async () => {
      for (const [attempt, sequence] of orders.entries()) {
        const { id, number, lineIds } = await addPaidOrder(shop.deps.db, order);
        const given = order.lines.map((): number[] => []);
        for (const [index, line] of sequence.entries()) {
          if (index === attempt % pieces.length) {
            await move(number, 'Processing');
            await move(number, 'Shipped');
          }
          given[line]?.push((await refund(number, lineIds[line])) / 100);
        }
        expect(given).toEqual(worth);
        const [invoice, ...notes] = await readDocuments(shop.deps.db, id);
        expect(sumsOf(notes)).toEqual(invoice?.sums);
      }
    });
  });
});

function permutationsOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return [...new Set(items)].flatMap((first) => {
    const rest = items.toSpliced(items.indexOf(first), 1);
    return permutationsOf(rest).map((others) => [first, ...others]);
  });
}
