import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { financialYearOf } from '@taana-baana/contract/calendar/indian-months.ts';
import { placeOfSupply } from './place-of-supply.ts';
import { sharePaise } from '@taana-baana/contract/pricing/share-paise.ts';
import { rateOn } from '@taana-baana/contract/tax/gst-rates.ts';
import { splitTax } from './split-tax.ts';

const today = '2026-11-24';
const paise = (rupees: number) => Math.round(rupees * 100);
const split = (rupees: number, pieces: number, isSameState: boolean) => {
  const rate = rateOn(today, paise(rupees), pieces);
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitTax(paise(rupees), rate, isSameState);
  return [taxablePaise, cgstPaise, sgstPaise, igstPaise].map((tax) => tax / 100);
};

describe('the tax in a price', () => {
  it.each([
    ['Rs. 499 in the same state', 499, 1, true, [475.24, 11.88, 11.88, 0]],
    ['Rs. 599 to another state', 599, 1, false, [570.48, 0, 0, 28.52]],
    ['two at Rs. 499 in the same state', 998, 2, true, [950.48, 23.76, 23.76, 0]],
    ['Rs. 2,600 to another state', 2600, 1, false, [2476.19, 0, 0, 123.81]],
    ['Rs. 2,625, the most at 5 %', 2625, 1, false, [2500, 0, 0, 125]],
    ['Rs. 2,626, at 18 %', 2626, 1, false, [2225.42, 0, 0, 400.58]],
  ])('is taken out of %s', (_, rupees, pieces, isSameState, expected) => {
    expect(split(rupees, pieces, isSameState)).toEqual(expected);
  });

  it('counts the price of one piece, not of the line', () => {
    expect(rateOn(today, paise(5250), 2)).toBe(5);
    expect(rateOn(today, paise(5250.01), 2)).toBe(18);
  });

  it('was 5 and 12 % with a limit of Rs. 1,000 until 21 September 2025', () => {
    expect(rateOn('2025-09-21', paise(1050), 1)).toBe(5);
    expect(rateOn('2025-09-21', paise(1050.01), 1)).toBe(12);
    expect(rateOn('2025-09-22', paise(1050.01), 1)).toBe(5);
  });

  it('is with the taxable value always the price, and CGST is SGST', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e10 }),
        fc.constantFrom(null, 5, 12, 18),
        fc.boolean(),
        (amount, rate, isSameState) => {
          const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitTax(amount, rate, isSameState);
          expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(amount);
          expect(cgstPaise).toBe(sgstPaise);
          expect(isSameState ? igstPaise : cgstPaise).toBe(0);
        },
      ),
    );
  });
});

describe('shipping', () => {
  it('is shared by value and taxed at the rate of each line', () => {
    expect(sharePaise(10_000, [262_600, 143_700])).toEqual([6463, 3537]);
    expect(splitTax(6463, 18, false)).toMatchObject({ taxablePaise: 5477, igstPaise: 986 });
    expect(splitTax(3537, 5, false)).toMatchObject({ taxablePaise: 3369, igstPaise: 168 });
  });
});

describe('the financial year', () => {
  it('changes at midnight in India between March and April', () => {
    const yearAt = (time: string) => financialYearOf(indianDayOf(new Date(time)));
    expect(yearAt('2027-03-31T23:59:59+05:30')).toBe('26-27');
    expect(yearAt('2027-04-01T00:00:00+05:30')).toBe('27-28');
    expect(yearAt('2100-01-01T00:00:00+05:30')).toBe('99-00');
  });
});

describe('the place of supply', () => {
  const placeIn = (state: string, pincode: number | string = '') => placeOfSupply({ state, pincode });

  it('is the state of the address, in any letter case', () => {
    expect(placeIn('tamil nadu')).toEqual({ state: 'Tamil Nadu', code: '33', isUnionTerritory: false });
    expect(placeIn('Chandigarh')).toEqual({ state: 'Chandigarh', code: '04', isUnionTerritory: true });
  });

  it.each([
    ['Tamilnadu', '33'],
    ['T.N.', '33'],
    ['33-Tamil Nadu', '33'],
    ['Orissa', '21'],
    ['Pondicherry', '34'],
    ['New Delhi', '07'],
    ['NCT of Delhi', '07'],
    ['Jammu & Kashmir', '01'],
    ['J&K', '01'],
    ['Uttaranchal', '05'],
    ['Andaman & Nicobar', '35'],
    ['Dadra & Nagar Haveli', '26'],
    ['Daman and Diu', '26'],
    ['Mumbai', '27'],
    ['BENGALURU', '29'],
    ['State of Kerala, India', '32'],
    ['  west   bengal ', '19'],
  ])('is known by the name %s', (state, code) => {
    expect(placeIn(state)?.code).toBe(code);
  });

  it('is that of the PIN code where the state is not known, and nobody’s guess without it', () => {
    for (const state of ['', 'Atlantis']) {
      expect(placeIn(state, 600001)?.code).toBe('33');
      expect(placeIn(state, '560 001')?.code).toBe('29');
      for (const pincode of ['', 12, 999999, 605001]) expect(placeIn(state, pincode)).toBeUndefined();
    }
    expect(placeOfSupply(null)).toBeUndefined();
  });

  it('is the state’s even where the PIN code lies elsewhere', () => {
    expect(placeIn('Karnataka', 600001)?.code).toBe('29');
  });
});
