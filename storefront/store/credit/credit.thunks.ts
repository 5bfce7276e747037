// The customer's store credit: the balance and its entries.
import { createAppThunk, isSignedIn } from '../app-thunk.ts';

export const fetchCredit = createAppThunk(
  'credit/fetch',
  (_: void, { client, signal }) => client.call('getCredit', {}, signal),
  { condition: isSignedIn },
);
