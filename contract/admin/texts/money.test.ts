// Formatting of amounts in the admin.
import { expect, it } from 'vitest';
import { formatPaise, formatRupees } from './money.ts';

it('groups rupees as in India, and shows paise where there are some', () => {
  expect(formatRupees(124_500)).toBe('Rs. 1,24,500');
  expect(formatPaise(109_800)).toBe('Rs. 1,098');
  expect(formatPaise(9950)).toBe('Rs. 99.50');
  expect(formatPaise(1200, 'USD')).toBe('12.00 USD');
});
