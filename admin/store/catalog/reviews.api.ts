// A changed review replaces the one in the loaded pages of the list.
import type { AdminAnswer } from '@taana-baana/contract/admin/calls.ts';
import { adminApi, type Started } from '../admin-api.ts';

type Review = AdminAnswer<'hideReview'>;

const change = {
  onQueryStarted: async (_: unknown, { dispatch, queryFulfilled, getState }: Started<Review>) => {
    const answered = await queryFulfilled.catch(() => undefined);
    if (!answered) return;
    for (const filter of adminApi.util.selectCachedArgsForQuery(getState(), 'listReviews')) {
      dispatch(adminApi.util.updateQueryData('listReviews', filter, ({ pages }) => showIn(pages, answered.data)));
    }
  },
};

export const reviewsApi = adminApi.enhanceEndpoints({
  endpoints: { hideReview: change, unhideReview: change, replyToReview: change, removeReply: change },
});

function showIn(pages: AdminAnswer<'listReviews'>[], review: Review): void {
  for (const { reviews } of pages) {
    const index = reviews.findIndex(({ id }) => id === review.id);
    if (index >= 0) reviews[index] = review;
  }
}
