// The wishlist: the heart's toggle shows at once and is sent either way, for the server toggles (spec section 4).
import { timings } from '@taana-baana/contract/limits.ts';
import { errorToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { toCard } from './product-card.mapping.ts';
import { shopThunk } from './shop-thunk.ts';

export const fetchWishlist = shopThunk(
  'wishlist/fetch',
  async (_: void, { client, signal }) => (await client.call('getWishlist', {}, signal)).wishlist.map(toCard),
  { condition: (_, state) => state.auth.customer !== null },
);

/** The call alone; the slice shows its effect before the answer. */
export const sendWishlistToggle = shopThunk(
  'wishlist/toggle',
  async (productId: string, { client }) =>
    (await client.call('toggleWishlist', { body: { prodId: productId } })).wishlist,
  { onFailure: (_, { toasts }) => toasts.error(errorToasts.somethingWentWrong) },
);
/** The heart. A signed-out visitor goes to /login. */
export const toggleWishlist = shopThunk(
  'wishlist/heart',
  async (productId: string, { dispatch, getState, navigation }) => {
    if (getState().auth.customer === null) navigation.go(pages.login.path);
    else await dispatch(sendWishlistToggle(productId));
  },
);

/** The cross on the wishlist page: the list is read again a moment later. */
export const removeFromWishlist = shopThunk('wishlist/remove', async (productId: string, { dispatch }) => {
  await dispatch(sendWishlistToggle(productId));
  await new Promise((resolve) => setTimeout(resolve, timings.wishlistReload));
  await dispatch(fetchWishlist());
});
