// Logging out on all devices. Only the profile needs it, so other pages do not load it.
import { infoToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { createAppThunk, showServerMessage } from '../app-thunk.ts';

export const endSessions = createAppThunk(
  'sessions/endAll',
  async (_: void, { client, storage, navigation }) => {
    await client.call('endSessions');
    storage.clearAll();
    storage.leaveNotice({ kind: 'info', message: infoToasts.loggedOutEverywhere });
    navigation.load(pages.login.path);
  },
  { onFailure: showServerMessage },
);
