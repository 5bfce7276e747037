// After the login: puts the visitor's choice into the cart or on the wishlist, once.
import { stateMessages, successToasts } from '@taana-baana/contract/messages.ts';
import * as choiceToasts from '@taana-baana/contract/texts/toasts/choice-toasts.ts';
import { ApiError } from '../api-client.ts';
import { createAppThunk, type ThunkApi } from '../app-thunk.ts';
import type { PendingChoice } from '../browser-storage.ts';
import { fetchCart } from '../cart/cart.thunks.ts';
import { fetchWishlist } from '../wishlist/wishlist.thunks.ts';
import { selectIsLineInCart } from '../selectors.ts';

/**
 * Resolves to the page that shows the choice, if it is in the cart now. Runs after cart and
 * wishlist have been fetched.
 */
export const completeChoice = createAppThunk(
  'session/completeChoice',
  async (_: void, thunkApi): Promise<'cart' | 'checkout' | undefined> => {
    const { storage, getState, toasts } = thunkApi;
    const choice = storage.choice();
    if (!choice) return undefined;
    // Removed first, so that a reload or a second run does not add it again.
    storage.clearChoice();
    const { cart, wishlist } = getState().auth;
    const isForCart = choice.line !== undefined || choice.cartLink !== undefined;
    try {
      // Without the list, it is unknown whether an earlier run succeeded.
      if (!(isForCart ? cart : wishlist).isLoaded) throw new ApiError(0, 'offline', '');
      await add(choice, thunkApi);
      if (!isForCart) return undefined;
      return choice.isBoughtNow ? 'checkout' : 'cart';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isRefused = [400, 404, 409].includes(error.status);
      if (!isRefused) storage.saveChoice(choice);
      // An ended session has been announced already.
      if (error.status === 401) return undefined;
      const { name } = choice;
      toasts.error(isRefused ? choiceToasts.refused(name, error.message) : choiceToasts.kept(name));
      return undefined;
    }
  },
);

async function add({ productId, line, cartLink }: PendingChoice, { client, dispatch, getState, toasts }: ThunkApi) {
  if (cartLink !== undefined) {
    const { message } = await client.call('restoreCart', { params: { token: cartLink } });
    toasts.success(message);
    await dispatch(fetchCart());
  } else if (line) {
    // A response may have been lost, or another tab was quicker.
    if (selectIsLineInCart(line)(getState())) return;
    await client.call('addToCart', { body: line });
    toasts.success(successToasts.productAddedToCart);
    await dispatch(fetchCart());
  } else if (!getState().auth.wishlist.ids.includes(productId)) {
    await client.call('toggleWishlist', { body: { prodId: productId } });
    toasts.success(stateMessages.productAddedToWishlist);
    await dispatch(fetchWishlist());
  }
}
