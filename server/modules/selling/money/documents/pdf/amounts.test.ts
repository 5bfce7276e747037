import { expect, test } from 'vitest';
import { formatAmount, formatInWords, formatIndianDate } from './amounts.ts';

test('digits are grouped as in India, always with paise', () => {
  expect([0, 5, 59_900, 1_00_000_00, 12_34_567_50].map(formatAmount)).toEqual([
    '0.00',
    '0.05',
    '599.00',
    '1,00,000.00',
    '12,34,567.50',
  ]);
});

test('days are written in the order of India', () => {
  expect(formatIndianDate('2026-11-04')).toBe('4 Nov 2026');
});

test.each([
  [0, 'Rupees zero only'],
  [50, 'Rupees zero and 50 paise only'],
  [59_900, 'Rupees five hundred and ninety-nine only'],
  [1_00_000, 'Rupees one thousand only'],
  [1_005_00, 'Rupees one thousand and five only'],
  [20_13_00, 'Rupees two thousand and thirteen only'],
  [1_02_050_50, 'Rupees one lakh two thousand and fifty and 50 paise only'],
  [10_00_000_00, 'Rupees ten lakh only'],
  [
    1_23_45_678_09,
    'Rupees one crore twenty-three lakh forty-five thousand six hundred and seventy-eight and 9 paise only',
  ],
])('%i paise in words', (paise, words) => {
  expect(formatInWords(paise)).toBe(words);
});
