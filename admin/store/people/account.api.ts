// The member's own account: passkeys, authenticator app, recovery codes, devices.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

/** The data that an added or removed factor changes. */
const factors = ['me', 'passkeys'] as const;

export const {
  useBeginAppMutation,
  useConfirmAppMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useReplaceRecoveryCodesMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndSessionsMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['passkeys', 'sessions'] }).injectEndpoints({
  endpoints: (build) => ({
    beginApp: build.mutation<AdminAnswer<'beginApp'>, void>({ query: () => call('beginApp') }),
    confirmApp: build.mutation<AdminAnswer<'confirmApp'>, AdminInput<'confirmApp'>>({
      query: (input) => call('confirmApp', input),
      invalidatesTags: factors,
    }),
    beginPasskey: build.mutation<AdminAnswer<'beginPasskey'>, void>({ query: () => call('beginPasskey') }),
    addPasskey: build.mutation<AdminAnswer<'addPasskey'>, AdminInput<'addPasskey'>>({
      query: (input) => call('addPasskey', input),
      invalidatesTags: factors,
    }),
    listPasskeys: build.query<AdminAnswer<'listPasskeys'>, void>({
      query: () => call('listPasskeys'),
      providesTags: ['passkeys'],
    }),
    removePasskey: build.mutation<null, AdminInput<'removePasskey'>>({
      query: (input) => call('removePasskey', input),
      invalidatesTags: factors,
    }),
    replaceRecoveryCodes: build.mutation<AdminAnswer<'replaceRecoveryCodes'>, void>({
      query: () => call('replaceRecoveryCodes'),
      invalidatesTags: ['me'],
    }),
    changePassword: build.mutation<AdminAnswer<'changePassword'>, AdminInput<'changePassword'>>({
      query: (input) => call('changePassword', input),
      invalidatesTags: ['sessions'],
    }),
    listSessions: build.query<AdminAnswer<'listSessions'>, void>({
      query: () => call('listSessions'),
      providesTags: ['sessions'],
    }),
    endSession: build.mutation<AdminAnswer<'endSession'>, AdminInput<'endSession'>>({
      query: (input) => call('endSession', input),
      invalidatesTags: ['sessions'],
    }),
    endSessions: build.mutation<AdminAnswer<'endSessions'>, void>({ query: () => call('endSessions') }),
  }),
});
