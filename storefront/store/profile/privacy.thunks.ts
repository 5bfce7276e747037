// The customer's data: download, and deletion with the account.
import { successToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { createAppThunk, showServerMessage } from '../app-thunk.ts';

export const fetchOwnData = createAppThunk('privacy/fetchOwnData', (_: void, { client }) => client.call('exportData'), {
  onFailure: showServerMessage,
});

/** The form shows a wrong password under its field. */
export const deleteAccount = createAppThunk(
  'privacy/deleteAccount',
  async (form: { password: string }, { client, storage, navigation }) => {
    await client.call('deleteAccount', { body: form });
    storage.clearAll();
    storage.leaveNotice({ kind: 'success', message: successToasts.accountDeleted });
    navigation.load(pages.home.path);
  },
  {
    onFailure: (failure, { toasts }) => {
      if (!failure.fields['password']) toasts.error(failure.message);
    },
  },
);
