// The state of the running shop, its undeliverable mails, and its backups.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

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

/**
 * A smaller call than the whole state, for use while a backup is made. Its answer replaces that
 * part.
 */
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
