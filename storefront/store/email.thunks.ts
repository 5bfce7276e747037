// The customer's e-mail: put back by the link in a mail to the old one.
import { shopThunk } from './shop-thunk.ts';

/** By the token of the link in a mail. */
export const restoreEmail = shopThunk(
  'email/restore',
  (token: string, { client }) => client.call('restoreEmail', { params: { token } }),
  { onFailure: (failure, { toasts }) => toasts.error(failure.message) },
);
