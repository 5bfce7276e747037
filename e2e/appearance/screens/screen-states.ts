// Every screen in every state, one row each; photographs and measurements go through this table.
import { product, store } from './catalog-states.ts';
import { account, cart, checkout } from './customer-states.ts';
import type { ScreenState } from './screen-state.ts';
import { entrance, reading, refundByHand } from './visitor-states.ts';

export const screenStates: readonly ScreenState[] = [
  ...store,
  ...product,
  ...cart,
  ...checkout,
  ...account,
  ...entrance,
  ...reading,
  ...refundByHand,
];
