// The customer's e-mail: whether it is confirmed, the link that confirms it, and the one that puts an old one back.
import { shopThunk, type Failure, type Surroundings } from './shop-thunk.ts';

const sayWhy = (failure: Failure, { toasts }: Surroundings) => toasts.error(failure.message);

export const fetchEmailStatus = shopThunk(
  'email/fetchStatus',
  (_: void, { client, signal }) => client.call('getEmailStatus', {}, signal),
  { condition: (_, state) => state.auth.customer !== null },
);

export const requestEmailConfirmation = shopThunk(
  'email/requestConfirmation',
  (_: void, { client }) => client.call('requestEmailConfirmation'),
  { onFailure: sayWhy },
);

/** By the token of the link in a mail. */
export const confirmEmail = shopThunk(
  'email/confirm',
  (token: string, { client }) => client.call('confirmEmail', { params: { token } }),
  { onFailure: sayWhy },
);

/** By the token of the link in a mail. */
export const restoreEmail = shopThunk(
  'email/restore',
  (token: string, { client }) => client.call('restoreEmail', { params: { token } }),
  { onFailure: sayWhy },
);
