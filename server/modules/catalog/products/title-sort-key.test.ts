import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleSortKey } from './title-sort-key.ts';

const reader = new Intl.Collator('en-IN', { sensitivity: 'accent', numeric: false });
const compareKeys = (a: string, b: string) => {
  const [left, right] = [titleSortKey(a), titleSortKey(b)];
  return left < right ? -1 : left > right ? 1 : 0;
};

const pieces = Array.from(
  'aAbBeEzZmM0129 -_.,!"\'()&+#%/:;?@₹$*éÉèêñçüöāīṭḍśĀ’‘“”–—…™½²æÆøßœŁđकखगघअआइईमयरलवाीूे्ंक़தமிழ்తెలుগাংলা日本🙂🐘',
);
const title = fc
  .array(fc.constantFrom(...pieces), { maxLength: 12 })
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim());

describe('the sort key of a title', () => {
  it('orders any two titles like Intl.Collator', () => {
    fc.assert(
      fc.property(title, title, (a, b) => {
        expect(Math.sign(compareKeys(a, b)), `${a} | ${b}`).toBe(Math.sign(reader.compare(a, b)));
      }),
      { numRuns: 3000 },
    );
  });

  it('ignores letter case and surrounding spaces', () => {
    expect(titleSortKey(' WARLI village Tee')).toBe(titleSortKey('Warli Village TEE '));
  });

  it('compares letters before accents, like a dictionary', () => {
    const titles = ['Cafe', 'Café', 'Cafe Racer', 'Cafés', 'Cafz', 'cafeteria'];
    expect([...titles].sort(compareKeys)).toEqual(['Cafe', 'Café', 'Cafe Racer', 'Cafés', 'cafeteria', 'Cafz']);
  });

  it('puts a title before longer ones that begin with it', () => {
    expect(compareKeys('Warli', 'Warli Tee')).toBe(-1);
    expect(compareKeys('', 'a')).toBe(-1);
  });
});
