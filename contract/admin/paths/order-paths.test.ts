// The address of a filtered list of orders, formatted and parsed.
import { expect, it } from 'vitest';
import { orderFilters, ordersPath } from './order-paths.ts';

const read = (path: string) => orderFilters.read(new URL(path, 'http://localhost').searchParams);

it.each([
  [{}, '/orders'],
  [{ tab: 'to-pack' }, '/orders?tab=to-pack'],
  [{ customerOf: 'TB-7K3F9Q' }, '/orders?customerOf=TB-7K3F9Q'],
  [
    { search: 'asha & co', from: '2026-11-01', to: '2026-11-07' },
    '/orders?search=asha+%26+co&from=2026-11-01&to=2026-11-07',
  ],
] as const)('%j is the address %s', (filter, path) => {
  expect(ordersPath(filter)).toBe(path);
  expect(read(path)).toEqual(filter);
});

it('leaves out what it does not know', () => {
  expect(read('/orders?tab=everything&from=yesterday&to=&search=')).toEqual({});
});
