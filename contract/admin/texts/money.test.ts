// Amounts as the admin writes them.
import { expect, it } from 'vitest';
import { writePaise, writeRupees } from './money.ts';

it('groups rupees as in India, and shows paise where there are some', () => {
  expect(writeRupees(124_500)).toBe('Rs. 1,24,500');
  expect(writePaise(109_800)).toBe('Rs. 1,098');
  expect(writePaise(9950)).toBe('Rs. 99.50');
  expect(writePaise(1200, 'USD')).toBe('12.00 USD');
});
