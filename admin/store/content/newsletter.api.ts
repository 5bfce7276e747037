// Newsletters and their subscribers: lists, one newsletter, and what staff do with them.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import type { SubscriberFilter } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

const readApi = adminApi.enhanceEndpoints({ addTagTypes: ['campaigns', 'subscribers'] }).injectEndpoints({
  endpoints: (build) => ({
    listCampaigns: build.query<AdminAnswer<'listCampaigns'>, void>({
      query: () => call('listCampaigns'),
      providesTags: ['campaigns'],
    }),
    // Every change answers with it: no reload at each pause of typing.
    getCampaign: build.query<AdminAnswer<'getCampaign'>, string>({
      query: (id) => call('getCampaign', { params: { id } }),
    }),
    listSubscribers: build.infiniteQuery<AdminAnswer<'listSubscribers'>, SubscriberFilter, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => call('listSubscribers', { query: { ...queryArg, after: pageParam } }),
      providesTags: ['subscribers'],
    }),
  }),
});

export const {
  useListCampaignsQuery,
  useGetCampaignQuery,
  useLazyGetCampaignQuery,
  useListSubscribersInfiniteQuery,
  useSaveCampaignMutation,
  useSendCampaignMutation,
  useStopCampaignMutation,
  useTestCampaignMutation,
  useRemoveSubscriberMutation,
} = readApi.injectEndpoints({
  endpoints: (build) => {
    /** The newsletter in the answer replaces the loaded one. */
    const change = <N extends 'saveCampaign' | 'sendCampaign' | 'stopCampaign'>(
      name: N,
      campaignOf: (answer: AdminAnswer<N>) => AdminAnswer<'getCampaign'>,
    ) =>
      build.mutation<AdminAnswer<N>, AdminInput<N>>({
        query: (input) => ({ name, ...input }),
        invalidatesTags: ['campaigns'],
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          try {
            const campaign = campaignOf((await queryFulfilled).data);
            await dispatch(readApi.util.upsertQueryData('getCampaign', campaign.id, campaign));
          } catch {
            // The screen shows why.
          }
        },
      });
    return {
      saveCampaign: change('saveCampaign', ({ campaign }) => campaign),
      sendCampaign: change('sendCampaign', (campaign) => campaign),
      stopCampaign: change('stopCampaign', (campaign) => campaign),
      testCampaign: build.mutation<AdminAnswer<'testCampaign'>, AdminInput<'testCampaign'>>({
        query: (input) => call('testCampaign', input),
      }),
      // Also after a refusal: somebody else may have removed the subscriber.
      removeSubscriber: build.mutation<AdminAnswer<'removeSubscriber'>, AdminInput<'removeSubscriber'>>({
        query: (input) => call('removeSubscriber', input),
        invalidatesTags: ['subscribers', 'campaigns'],
      }),
    };
  },
});
