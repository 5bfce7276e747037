// The state of the running shop, its undeliverable mails, and its backups.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from './admin-api.ts';
import { proofGate } from './proof.ts';
import { addressOf, call } from './send.ts';
import { useLazyGetMeQuery } from './session.api.ts';

const systemApi = adminApi.enhanceEndpoints({ addTagTypes: ['system'] }).injectEndpoints({
  endpoints: (build) => ({
    getSystem: build.query<AdminAnswer<'getSystem'>, void>({
      query: () => call('getSystem'),
      providesTags: ['system'],
    }),
    listUndeliverableMails: build.query<AdminAnswer<'listUndeliverableMails'>, void>({
      query: () => call('listUndeliverableMails'),
      providesTags: ['system'],
    }),
    retryMail: build.mutation<null, AdminInput<'retryMail'>>({
      query: (input) => call('retryMail', input),
      invalidatesTags: ['system'],
    }),
    createBackup: build.mutation<AdminAnswer<'createBackup'>, void>({
      query: () => call('createBackup'),
      invalidatesTags: ['system'],
    }),
    deleteBackup: build.mutation<AdminAnswer<'deleteBackup'>, AdminInput<'deleteBackup'>>({
      query: (input) => call('deleteBackup', input),
      invalidatesTags: ['system'],
    }),
  }),
});

/** A smaller call than the whole state, for while a backup is made. What it says replaces that part. */
const backupsApi = systemApi.injectEndpoints({
  endpoints: (build) => ({
    listBackups: build.query<AdminAnswer<'listBackups'>, void>({
      query: () => call('listBackups'),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const backups = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        );
        if (!backups) return;
        dispatch(
          systemApi.util.updateQueryData('getSystem', undefined, (system) => {
            system.backups = backups;
          }),
        );
      },
    }),
  }),
});

export const {
  useGetSystemQuery,
  useListUndeliverableMailsQuery,
  useRetryMailMutation,
  useCreateBackupMutation,
  useDeleteBackupMutation,
  useListBackupsQuery,
} = backupsApi;

/**
 * The browser saves the file itself, so a proof of identity is asked for before. Resolves to false if
 * the member closes that dialog.
 */
export function useDownloadBackup(): (file: string) => Promise<boolean> {
  const [readMe] = useLazyGetMeQuery();
  return async (file) => {
    const { provenUntil } = await readMe().unwrap();
    if (provenUntil === null && !(await proofGate.wait())) return false;
    const link = document.createElement('a');
    link.href = addressOf(call('downloadBackup', { params: { file } }));
    link.download = file;
    link.click();
    return true;
  };
}
