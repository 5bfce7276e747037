// The customer's data: downloaded whole, and deleted with the account.
import { successToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { shopThunk } from './shop-thunk.ts';

export const fetchOwnData = shopThunk('privacy/fetchOwnData', (_: void, { client }) => client.call('exportData'), {
  onFailure: (failure, { toasts }) => toasts.error(failure.message),
});

/** A wrong password is said under its field. */
export const deleteAccount = shopThunk(
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
