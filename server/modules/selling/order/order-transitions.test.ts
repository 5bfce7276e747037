// Every pair of states with every source, against the table of transitions.
import { orderStatuses } from '@taana-baana/contract';
import { expect, it } from 'vitest';
import { type OrderState, type Source, isTransitionAllowed, orderStates } from './transitions.service.ts';

const states: (OrderState | null)[] = [null, ...orderStates];
const sources: Source[] = [
  'checkout',
  'callback',
  'webhook',
  'reconciler',
  'operator',
  'undo',
  'reship',
  'returned',
  'customer',
  'account deleted',
  'by hand',
  'withdrawn',
];

function allowedTransitions(source: Source): string[] {
  return states.flatMap((from) =>
    states
      .filter((to) => to !== null)
      .filter((to) => isTransitionAllowed(from, to, source))
      .map((to) => `${from ?? 'nothing'} > ${to}`),
  );
}

it('allows every source its own transitions and no others [spec state.28]', () => {
  const placed = 'Payment pending > Ordered';
  expect(Object.fromEntries(sources.map((source) => [source, allowedTransitions(source)]))).toEqual({
    checkout: ['nothing > Payment pending', placed, 'Expired > Payment pending'],
    callback: [placed],
    webhook: [placed],
    reconciler: ['Payment pending > Expired', placed],
    'account deleted': ['Payment pending > Expired'],
    'by hand': [placed],
    withdrawn: ['Payment pending > Expired'],
    operator: [
      'nothing > Payment pending',
      'nothing > Ordered',
      'Ordered > Processing',
      'Ordered > Cancelled',
      'Processing > Shipped',
      'Processing > Cancelled',
      'Shipped > Out for Delivery',
      'Shipped > Delivered',
      'Out for Delivery > Delivered',
    ],
    reship: ['Shipped > Shipped', 'Out for Delivery > Shipped'],
    returned: ['Shipped > Cancelled', 'Out for Delivery > Cancelled'],
    customer: ['Ordered > Cancelled', 'Processing > Cancelled'],
    undo: [
      'Processing > Ordered',
      'Shipped > Processing',
      'Out for Delivery > Shipped',
      'Delivered > Shipped',
      'Delivered > Out for Delivery',
    ],
  });
});

it('lets only an undo leave a delivered order, nothing a cancelled one, and nothing return to an unpaid one', () => {
  for (const source of sources) {
    for (const from of ['Delivered', 'Cancelled'] as const) {
      if (source === 'undo' && from === 'Delivered') continue;
      expect(states.filter((to) => to !== null && isTransitionAllowed(from, to, source))).toEqual([]);
    }
    for (const from of orderStatuses) expect(isTransitionAllowed(from, 'Payment pending', source)).toBe(false);
  }
});
