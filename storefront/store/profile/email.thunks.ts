// Confirming an e-mail address, and restoring the previous one, by links in mails.
import { createAppThunk, type Failure, type ThunkServices } from '../app-thunk.ts';

const showReason = (failure: Failure, { toasts }: ThunkServices) => toasts.error(failure.message);

export const requestEmailConfirmation = createAppThunk(
  'email/requestConfirmation',
  (_: void, { client }) => client.call('requestEmailConfirmation'),
  { onFailure: showReason },
);

/** `token` is from the link in the mail. */
export const confirmEmail = createAppThunk(
  'email/confirm',
  (token: string, { client }) => client.call('confirmEmail', { params: { token } }),
  { onFailure: showReason },
);

/** `token` is from the link in the mail. */
export const restoreEmail = createAppThunk(
  'email/restore',
  (token: string, { client }) => client.call('restoreEmail', { params: { token } }),
  { onFailure: showReason },
);
