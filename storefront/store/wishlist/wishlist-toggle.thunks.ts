// The wishlist's heart and cross, as optimistic updates: shown at once, then saved.
import { timings } from '@taana-baana/contract/limits.ts';
import { wishlistItemChanged, wishlistItemSaved } from '../session/auth.slice.ts';
import { askToLogIn } from '../session/pending-choice.ts';
import { createAppThunk, type ThunkApi } from '../app-thunk.ts';
import { fetchWishlist, sendWishlistToggle } from './wishlist.thunks.ts';

/** The heart. A signed-out visitor goes to /login. */
export const toggleWishlist = createAppThunk('wishlist/heart', async (productId: string, thunkApi) => {
  const { customer, wishlist } = thunkApi.getState().auth;
  if (customer === null) askToLogIn({ productId }, thunkApi);
  else await saveItem(productId, !wishlist.ids.includes(productId), thunkApi);
});

/** The cross on the wishlist page: the list is fetched again a moment later. */
export const removeFromWishlist = createAppThunk('wishlist/remove', async (productId: string, thunkApi) => {
  await saveItem(productId, false, thunkApi);
  await new Promise((resolve) => setTimeout(resolve, timings.wishlistReload));
  await thunkApi.dispatch(fetchWishlist());
});

/**
 * The last press wins. The API only toggles, so there is one call per product at a time, and
 * another one after it if the shopper has changed their mind by then.
 */
async function saveItem(productId: string, isInWishlist: boolean, { dispatch, getState }: ThunkApi): Promise<void> {
  const wishlist = () => getState().auth.wishlist;
  const isBeingSaved = productId in wishlist().unsaved;
  let saved = wishlist().ids.includes(productId);
  dispatch(wishlistItemChanged({ productId, isInWishlist }));
  if (isBeingSaved) return;
  let wanted: boolean | undefined = isInWishlist;
  let sent: boolean;
  do {
    sent = wanted;
    const result = await dispatch(sendWishlistToggle(productId));
    if (!sendWishlistToggle.fulfilled.match(result)) break;
    saved = result.payload.includes(productId);
    wanted = wishlist().unsaved[productId];
  } while (wanted !== undefined && wanted !== sent && wanted !== saved);
  dispatch(wishlistItemSaved({ productId, isInWishlist: saved }));
}
