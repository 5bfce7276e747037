// Every screen in every state that a shopper can meet it in. One row a state: the photographs and the measurements of all screens walk this table.
import { product, store } from './catalogue-states.ts';
import { account, cart, checkout } from './customer-states.ts';
import type { ScreenState } from './screen-state.ts';
import { entrance, reading } from './visitor-states.ts';

export const screenStates: readonly ScreenState[] = [
  ...store,
  ...product,
  ...cart,
  ...checkout,
  ...account,
  ...entrance,
  ...reading,
];
