// An order that is paid on delivery: by the link that confirms it, without a login, and paid online instead.
import { createAppThunk, showServerMessage } from '../app-thunk.ts';

/** Its argument is the token of the link. */
export const fetchCashOrder = createAppThunk('cash/fetchOrder', (token: string, { client, signal }) =>
  client.call('getCashOrder', { params: { token } }, signal),
);

/** Idempotent. */
export const confirmCashOrder = createAppThunk(
  'cash/confirmOrder',
  (token: string, { client }) => client.call('confirmCashOrder', { params: { token } }),
  { onFailure: showServerMessage },
);

/** Resolves to the provider's page where an order that is not packed can be paid instead. */
export const payOnline = createAppThunk(
  'cash/payOnline',
  (number: string, { client }) => client.call('payCashOrder', { params: { number } }),
  { onFailure: showServerMessage },
);
