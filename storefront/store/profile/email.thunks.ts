// Confirming an e-mail address, and restoring the previous one, by links in mails.
import { createAppThunk, showServerMessage } from '../app-thunk.ts';

export const requestEmailConfirmation = createAppThunk(
  'email/requestConfirmation',
  (_: void, { client }) => client.call('requestEmailConfirmation'),
  { onFailure: showServerMessage },
);

/** `token` is from the link in the mail. */
export const confirmEmail = createAppThunk(
  'email/confirm',
  (token: string, { client }) => client.call('confirmEmail', { params: { token } }),
  { onFailure: showServerMessage },
);

/** `token` is from the link in the mail. */
export const restoreEmail = createAppThunk(
  'email/restore',
  (token: string, { client }) => client.call('restoreEmail', { params: { token } }),
  { onFailure: showServerMessage },
);
