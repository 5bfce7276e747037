import { expect, it } from 'vitest';
import { readPaise } from './typed-amount.ts';

it.each([
  ['182.50', 18_250],
  ['182.5', 18_250],
  ['182.5000', 18_250],
  ['0', 0],
  ['1,299', 129_900],
  ['1,29,900', 12_990_000],
  ['₹ 499', 49_900],
  ['Rs. 499/-', 49_900],
  ['19.99', 1999],
])('reads %s', (text, paise) => expect(readPaise(text)).toBe(paise));

it.each(['', 'abc', '-5', '1.234', '1e3', '12,34', '999999999'])('refuses “%s”', (text) =>
  expect(readPaise(text)).toBeUndefined(),
);
