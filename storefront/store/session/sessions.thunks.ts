// The customer's logins, ending one of them, and whether the e-mail is confirmed.
import { successToasts } from '@taana-baana/contract/messages.ts';
import { createAppThunk, isSignedIn } from '../app-thunk.ts';

export const fetchSessions = createAppThunk(
  'sessions/fetchAll',
  (_: void, { client, signal }) => client.call('listSessions', {}, signal),
  { condition: isSignedIn },
);

export const fetchEmailStatus = createAppThunk(
  'sessions/fetchEmailStatus',
  (_: void, { client, signal }) => client.call('getEmailStatus', {}, signal),
  { condition: isSignedIn },
);

/** Resolves to its id. A session that has already ended (404) counts as ended. */
export const endSession = createAppThunk(
  'sessions/end',
  async (id: string, { client, toasts }) => {
    await client.call('endSession', { params: { id } });
    toasts.success(successToasts.deviceLoggedOut);
    return id;
  },
  {
    onFailure: (failure, { toasts }) => (failure.status === 404 ? toasts.info : toasts.error)(failure.message),
  },
);
