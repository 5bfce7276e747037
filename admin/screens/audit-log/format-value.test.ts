import { expect, test } from 'vitest';
import { fieldOf } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import { formatValue } from './format-value.ts';

test.each([
  ['status', 'Shipped', 'Shipped'],
  ['status', 'Processing', 'Packed'],
  ['status', 'Payment pending', 'Checkout'],
  ['role', 'packer', 'Packer'],
  ['saleUntil', '2026-11-30T18:29:00.000Z', '30 Nov 2026, 23:59'],
  ['fee', 0, '0'],
  ['freeFrom', null, 'none'],
  ['tagline', '', 'none'],
  ['unionTerritories', true, 'yes'],
  ['logo', { header: { src: '/images/logo-1.png', width: 192 }, icon192: '/images/logo-2.png' }, 'a picture'],
  [
    'customerCare',
    { name: null, email: 'care@example.com', phone: '+91 98765 43210' },
    'none, care@example.com, +91 98765 43210',
  ],
  [
    'pincodes',
    { only: true, list: Array.from({ length: 60 }, () => '625001') },
    `yes, ${'625001; '.repeat(50)}and 10 more`,
  ],
  [
    'couriers',
    [
      { name: 'Delhivery', trackingUrl: null },
      { name: 'DTDC', trackingUrl: null },
    ],
    'Delhivery, none; DTDC, none',
  ],
])('%s %j is written as words, not as code', (name, value, written) => {
  expect(formatValue(name, value)).toBe(written);
});

test('fields have the names that their forms have', () => {
  expect(['freeFrom', 'primary', 'logo', 'version', 'invoicePrefix', 'unheard-of'].map(fieldOf)).toEqual([
    'Free from',
    'Main colour',
    'Logo',
    'Version',
    'Invoices begin with',
    'unheard-of',
  ]);
});
