// Reviews: the one that could not be sent, and sending one. They come with the product's page; the product slice follows them by their name.
import { timings } from '@taana-baana/contract/limits.ts';
import { errorToasts, successToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { ReviewSubmission } from '@taana-baana/contract/schemas/product.ts';
import { fetchProduct } from './product.thunks.ts';
import { shopThunk, type Surroundings } from './shop-thunk.ts';

/** The review that could not be sent, for the form to start with. */
export const recallReview =
  (productId: string) =>
  (_dispatch: unknown, _getState: unknown, { storage }: Surroundings): ReviewSubmission | null =>
    storage.review(productId);

/** Sent by a signed-in customer; others go to /login. The product is read again a moment later (spec section 4). Gives whether it was sent. */
export const rateProduct = shopThunk(
  'review/rate',
  async (review: ReviewSubmission, { client, dispatch, getState, navigation, storage, toasts }) => {
    // Whatever leads away from the form (the login, a session that has ended): the words are here when the shopper is back.
    storage.saveReview(review);
    if (getState().auth.customer === null) {
      navigation.go(pages.login.path);
      return false;
    }
    await client.call('rateProduct', { body: review });
    storage.clearReview();
    toasts.success(successToasts.ratingAdded);
    await new Promise((resolve) => setTimeout(resolve, timings.reviewRefetch));
    await dispatch(fetchProduct(review.prodId));
    return true;
  },
  { onFailure: (failure, { toasts }) => toasts.error(failure.message || errorToasts.somethingWentWrong) },
);
