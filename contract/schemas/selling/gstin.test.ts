import { expect, test } from 'vitest';
import { isGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is a GSTIN', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test('one wrong or swapped character is found', () => {
  const gstin = '27AAPFU0939F1ZV';
  const places = Array.from(gstin).map((_, place) => place);
  const misspelt = places.flatMap((place) =>
    Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ').map(
      (other) => gstin.slice(0, place) + other + gstin.slice(place + 1),
    ),
  );
  expect(new Set(misspelt.filter(isGstin))).toEqual(new Set([gstin]));
  expect(isGstin('72AAPFU0939F1ZV')).toBe(false);
});

test('another format is none, whatever its check digit', () => {
  for (const text of ['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27 AAPFU0939F1ZV', '27AAPFU0939F0ZW'])
    expect(isGstin(text)).toBe(false);
});
