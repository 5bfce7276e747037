// The links to the customer's e-mail: the one that confirms it, and the one that puts an old one back. They come with their screens.
import { shopThunk, type Failure, type Surroundings } from './shop-thunk.ts';

const sayWhy = (failure: Failure, { toasts }: Surroundings) => toasts.error(failure.message);

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
