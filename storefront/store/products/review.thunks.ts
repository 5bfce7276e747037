// Reviews: the unsent draft, and sending one.
import { timings } from '@taana-baana/contract/limits.ts';
import { errorToasts, successToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { ReviewSubmission } from '@taana-baana/contract/schemas/catalog/product.ts';
import { fetchProduct } from './product.thunks.ts';
import { createAppThunk, showServerMessage, type ThunkServices } from '../app-thunk.ts';

/** The unsent review: the form starts with it. */
export const loadReviewDraft =
  (productId: string) =>
  (_dispatch: unknown, _getState: unknown, { storage }: ThunkServices): ReviewSubmission | null =>
    storage.review(productId);

/**
 * Resolves to whether it was sent: a signed-out visitor goes to /login. The product is then fetched
 * again (spec section 4).
 */
export const rateProduct = createAppThunk(
  'review/rate',
  async (review: ReviewSubmission, { client, dispatch, getState, navigation, storage, toasts }) => {
    // A login or an ended session leaves the form. The draft restores the text.
    storage.saveReview(review);
    if (getState().auth.customer === null) {
      void navigation.go(pages.login.path);
      return false;
    }
    await client.call('rateProduct', { body: review });
    storage.clearReview();
    toasts.success(successToasts.ratingAdded);
    await new Promise((resolve) => setTimeout(resolve, timings.reviewRefetch));
    await dispatch(fetchProduct(review.prodId));
    return true;
  },
  { fallback: errorToasts.somethingWentWrong, onFailure: showServerMessage },
);
