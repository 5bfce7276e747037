// What the profile shows beside its form: where the customer is logged in, one login ended from another or all of them, and whether the e-mail is confirmed.
import { infoToasts, successToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { shopThunk } from './shop-thunk.ts';

export const fetchSessions = shopThunk(
  'sessions/fetchAll',
  (_: void, { client, signal }) => client.call('listSessions', {}, signal),
  { condition: (_, state) => state.auth.customer !== null },
);

export const fetchEmailStatus = shopThunk(
  'sessions/fetchEmailStatus',
  (_: void, { client, signal }) => client.call('getEmailStatus', {}, signal),
  { condition: (_, state) => state.auth.customer !== null },
);

/** Resolves to its id. One that is gone already is as good as ended. */
export const endSession = shopThunk(
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

export const endSessions = shopThunk(
  'sessions/endAll',
  async (_: void, { client, storage, navigation }) => {
    await client.call('endSessions');
    storage.clearAll();
    storage.leaveNotice({ kind: 'info', message: infoToasts.loggedOutEverywhere });
    navigation.load(pages.login.path);
  },
  { onFailure: (failure, { toasts }) => toasts.error(failure.message) },
);
