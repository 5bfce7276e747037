// Two-factor login: its state, turning it on and off. The form shows field errors itself.
import { createAppThunk, type Failure, type ThunkServices } from '../app-thunk.ts';

export const fetchSecondFactor = createAppThunk('secondFactor/fetch', (_: void, { client, signal }) =>
  client.call('getSecondFactor', {}, signal),
);

const showUnlessUnderField = ({ fields, message }: Failure, { toasts }: ThunkServices) => {
  if (Object.keys(fields).length === 0) toasts.error(message);
};

/** Resolves to the key for the authenticator app. */
export const beginSecondFactor = createAppThunk(
  'secondFactor/begin',
  (form: { password: string }, { client }) => client.call('beginSecondFactor', { body: form }),
  { onFailure: showUnlessUnderField },
);

export const confirmSecondFactor = createAppThunk(
  'secondFactor/confirm',
  (form: { code: string }, { client }) => client.call('confirmSecondFactor', { body: form }),
  { onFailure: showUnlessUnderField },
);

export const endSecondFactor = createAppThunk(
  'secondFactor/end',
  (form: { password: string }, { client }) => client.call('endSecondFactor', { body: form }),
  { onFailure: showUnlessUnderField },
);
