// Signing in and out, the proof of identity, and the member who is signed in.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

type Me = AdminAnswer<'getMe'>;

const meApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<Me, void>({ query: () => call('getMe'), providesTags: ['me'] }),
    beginPasskeySignIn: build.mutation<AdminAnswer<'beginPasskeySignIn'>, void>({
      query: () => call('beginPasskeySignIn'),
    }),
    beginPasskeyStepUp: build.mutation<AdminAnswer<'beginPasskeyStepUp'>, void>({
      query: () => call('beginPasskeyStepUp'),
    }),
    signOut: build.mutation<null, void>({ query: () => call('signOut') }),
  }),
});

/**
 * Asks who is signed in. The frame does it too; a router can do it while the screen's file still
 * loads.
 */
export const askForMe = () => meApi.endpoints.getMe.initiate(undefined, { subscribe: false });

/** Calls that answer with the signed-in member. */
const proofApi = meApi.injectEndpoints({
  endpoints: (build) => {
    const proving = <
      N extends 'signIn' | 'signInByPasskey' | 'signInByLink' | 'acceptInvitation' | 'stepUp' | 'stepUpByPasskey',
    >(
      name: N,
    ) =>
      build.mutation<Me, AdminInput<N>>({
        query: (input) => ({ name, ...input }),
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          const me = await queryFulfilled.then(
            ({ data }) => data,
            () => undefined,
          );
          if (me) await dispatch(meApi.util.upsertQueryData('getMe', undefined, me));
        },
      });
    return {
      signIn: proving('signIn'),
      signInByPasskey: proving('signInByPasskey'),
      signInByLink: proving('signInByLink'),
      acceptInvitation: proving('acceptInvitation'),
      stepUp: proving('stepUp'),
      stepUpByPasskey: proving('stepUpByPasskey'),
    };
  },
});

export const {
  useGetMeQuery,
  useLazyGetMeQuery,
  useSignOutMutation,
  useBeginPasskeySignInMutation,
  useBeginPasskeyStepUpMutation,
  useSignInMutation,
  useSignInByPasskeyMutation,
  useSignInByLinkMutation,
  useAcceptInvitationMutation,
  useStepUpMutation,
  useStepUpByPasskeyMutation,
} = proofApi;
