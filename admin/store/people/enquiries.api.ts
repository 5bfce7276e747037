// Enquiries: the list page by page, one of them, and what staff do with it.
import type { EnquiryFilter } from '@taana-baana/contract/admin/enquiry-tabs.ts';
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

type Enquiry = AdminAnswer<'getEnquiry'>;

const readApi = adminApi.enhanceEndpoints({ addTagTypes: ['enquiries', 'dashboard'] }).injectEndpoints({
  endpoints: (build) => ({
    listEnquiries: build.infiniteQuery<AdminAnswer<'listEnquiries'>, EnquiryFilter, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => call('listEnquiries', { query: { ...queryArg, after: pageParam } }),
      providesTags: ['enquiries'],
    }),
    getEnquiry: build.query<Enquiry, string>({ query: (id) => call('getEnquiry', { params: { id } }) }),
  }),
});

export const {
  useListEnquiriesInfiniteQuery,
  useGetEnquiryQuery,
  useAnswerEnquiryMutation,
  useCloseEnquiryMutation,
  useReopenEnquiryMutation,
} = readApi.injectEndpoints({
  endpoints: (build) => {
    const change = <N extends 'answerEnquiry' | 'closeEnquiry' | 'reopenEnquiry'>(name: N) =>
      build.mutation<Enquiry, AdminInput<N>>({
        query: (input) => ({ name, ...input }),
        invalidatesTags: (enquiry) => (enquiry ? ['enquiries', 'dashboard'] : []),
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          try {
            const { data } = await queryFulfilled;
            await dispatch(readApi.util.upsertQueryData('getEnquiry', data.id, data));
          } catch {
            // The form shows why.
          }
        },
      });
    return {
      answerEnquiry: change('answerEnquiry'),
      closeEnquiry: change('closeEnquiry'),
      reopenEnquiry: change('reopenEnquiry'),
    };
  },
});
