// The table of moves, held against the whole square of states and causes: what it does not name does not happen.
import { orderStatuses } from '@taana-baana/contract';
import { expect, it } from 'vitest';
import { type Cause, type OrderState, isMoveAllowed, orderStates } from './order-moves.ts';

const states: (OrderState | null)[] = [null, ...orderStates];
const causes: Cause[] = ['checkout', 'callback', 'webhook', 'reconciler', 'operator', 'account deleted'];

function allowedMoves(cause: Cause): string[] {
  return states.flatMap((from) =>
    states
      .filter((to) => to !== null)
      .filter((to) => isMoveAllowed(from, to, cause))
      .map((to) => `${from ?? 'nothing'} > ${to}`),
  );
}

it('lets every cause do its own moves and no others', () => {
  const placing = 'Payment pending > Ordered';
  expect(Object.fromEntries(causes.map((cause) => [cause, allowedMoves(cause)]))).toEqual({
    checkout: ['nothing > Payment pending', 'Expired > Payment pending'],
    callback: [placing],
    webhook: [placing],
    reconciler: ['Payment pending > Expired', placing],
    'account deleted': ['Payment pending > Expired'],
    operator: [
      'Ordered > Processing',
      'Ordered > Cancelled',
      'Processing > Shipped',
      'Processing > Cancelled',
      'Shipped > Out for Delivery',
      'Out for Delivery > Delivered',
    ],
  });
});

it('lets nothing leave a delivered or cancelled order, and nothing return to an unpaid one', () => {
  for (const cause of causes) {
    for (const from of ['Delivered', 'Cancelled'] as const) {
      expect(states.filter((to) => to !== null && isMoveAllowed(from, to, cause))).toEqual([]);
    }
    for (const from of orderStatuses) expect(isMoveAllowed(from, 'Payment pending', cause)).toBe(false);
  }
});
