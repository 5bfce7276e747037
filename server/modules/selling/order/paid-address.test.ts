import { expect, it } from 'vitest';
import { readPaidAddress } from './paid-address.ts';

it.each([
  ['Tamilnadu', 'Tamil Nadu'],
  ['TAMIL NADU', 'Tamil Nadu'],
  ['Orissa', 'Odisha'],
  ['Pondicherry', 'Puducherry'],
  ['New Delhi', 'Delhi'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['KA', 'Karnataka'],
])('the state %s is stored as %s', (sent, state) => {
  expect(readPaidAddress({ state: sent }).state).toBe(state);
});

it.each(['Mumbai', 'Atlantis', ''])('what is no name of a state stays as it was sent: %s', (state) => {
  expect(readPaidAddress({ state }).state).toBe(state);
});
