import { expect, test } from 'vitest';
import { orderStatuses } from '../../../limits.ts';
import { statusLabels, statusName, unpaidLabels } from '../selling/orders.ts';
import { subjectOf } from './audit-log.ts';

test('every status of an order is a word of the admin, wherever it is written', () => {
  for (const status of orderStatuses) expect(statusName(status)).toBe(statusLabels[status]);
  for (const [status, label] of Object.entries(unpaidLabels)) expect(statusName(status)).toBe(label);
  expect([statusName('Processing'), statusName('under_review')]).toEqual(['Packed', 'under review']);
});

test('the subject of an entry is named by what people chose, not by a generated id', () => {
  expect(subjectOf('order', 'TB-000001')).toBe('Order TB-000001');
  expect(subjectOf('product', '019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5b')).toBe('Product');
});
