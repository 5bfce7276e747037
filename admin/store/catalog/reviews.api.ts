// Reviews: the list page by page, hiding and replying. A change updates the loaded pages.
import type { ReviewFilter } from '@taana-baana/contract/admin/review-filters.ts';
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

type Review = AdminAnswer<'hideReview'>;

const listApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.infiniteQuery<AdminAnswer<'listReviews'>, ReviewFilter, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => call('listReviews', { query: { ...queryArg, after: pageParam } }),
    }),
  }),
});

export const {
  useListReviewsInfiniteQuery,
  useHideReviewMutation,
  useUnhideReviewMutation,
  useReplyToReviewMutation,
  useRemoveReplyMutation,
} = listApi.injectEndpoints({
  endpoints: (build) => {
    const change = <N extends 'hideReview' | 'unhideReview' | 'replyToReview' | 'removeReply'>(name: N) =>
      build.mutation<Review, AdminInput<N>>({
        query: (input) => ({ name, ...input }),
        onQueryStarted: async (_, { dispatch, queryFulfilled, getState }) => {
          try {
            const { data } = await queryFulfilled;
            for (const filter of listApi.util.selectCachedArgsForQuery(getState(), 'listReviews')) {
              dispatch(listApi.util.updateQueryData('listReviews', filter, ({ pages }) => showIn(pages, data)));
            }
          } catch {
            // The screen shows why.
          }
        },
      });
    return {
      hideReview: change('hideReview'),
      unhideReview: change('unhideReview'),
      replyToReview: change('replyToReview'),
      removeReply: change('removeReply'),
    };
  },
});

function showIn(pages: AdminAnswer<'listReviews'>[], review: Review): void {
  for (const { reviews } of pages) {
    const index = reviews.findIndex(({ id }) => id === review.id);
    if (index >= 0) reviews[index] = review;
  }
}
