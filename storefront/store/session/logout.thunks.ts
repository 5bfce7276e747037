// Logout. In its own file because it needs the auth slice, which imports the other thunks.
import { createAppThunk } from '../app-thunk.ts';
import { authReset } from './auth.slice.ts';

/** Waits at most 300 ms for the server: its answer changes nothing in this browser. */
export const logOut = createAppThunk('identity/logOut', async (_: void, { client, storage, navigation, dispatch }) => {
  const sent = client.call('logout').catch(() => {});
  // Reads in flight would now be answered 401.
  client.abortReads();
  storage.clearAll();
  dispatch(authReset());
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 300))]);
  navigation.reload();
});
