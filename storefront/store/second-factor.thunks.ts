// The second factor: whether it is on, and the ways to turn it on and off. What is wrong with a field is said under it, anything else in a toast.
import { shopThunk, type Failure, type Surroundings } from './shop-thunk.ts';

export const fetchSecondFactor = shopThunk('secondFactor/fetch', (_: void, { client, signal }) =>
  client.call('getSecondFactor', {}, signal),
);

const sayUnlessUnderField = ({ fields, message }: Failure, { toasts }: Surroundings) => {
  if (Object.keys(fields).length === 0) toasts.error(message);
};

/** Resolves to the key of the app. */
export const beginSecondFactor = shopThunk(
  'secondFactor/begin',
  (form: { password: string }, { client }) => client.call('beginSecondFactor', { body: form }),
  { onFailure: sayUnlessUnderField },
);

export const confirmSecondFactor = shopThunk(
  'secondFactor/confirm',
  (form: { code: string }, { client }) => client.call('confirmSecondFactor', { body: form }),
  { onFailure: sayUnlessUnderField },
);

export const endSecondFactor = shopThunk(
  'secondFactor/end',
  (form: { password: string }, { client }) => client.call('endSecondFactor', { body: form }),
  { onFailure: sayUnlessUnderField },
);
