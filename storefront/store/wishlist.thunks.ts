// The wishlist: the heart's toggle shows at once and is sent either way, for the server toggles (spec section 4).
import { createAction } from '@reduxjs/toolkit';
import { timings } from '@taana-baana/contract/limits.ts';
import { errorToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { toCard } from './product-card.mapping.ts';
import { shopThunk, type Tools } from './shop-thunk.ts';

export const fetchWishlist = shopThunk(
  'wishlist/fetch',
  async (_: void, { client, signal }) => (await client.call('getWishlist', {}, signal)).wishlist.map(toCard),
  { condition: (_, state) => state.auth.customer !== null },
);

/** What the shopper wants of a product, shown at once. */
export const wished = createAction<{ productId: string; isWanted: boolean }>('wishlist/wished');
/** What the server has come to know of it. */
export const wishSettled = createAction<{ productId: string; isKept: boolean }>('wishlist/settled');

/** The call alone. */
export const sendWishlistToggle = shopThunk(
  'wishlist/toggle',
  async (productId: string, { client }) =>
    (await client.call('toggleWishlist', { body: { prodId: productId } })).wishlist,
  { onFailure: (_, { toasts }) => toasts.error(errorToasts.somethingWentWrong) },
);

/** The last wish wins: one call a product at a time, and another one after it when the shopper has changed their mind meanwhile. */
async function wish(productId: string, isWanted: boolean, { dispatch, getState }: Tools): Promise<void> {
  const wishlist = () => getState().auth.wishlist;
  const isUnderWay = productId in wishlist().wanted;
  let isKept = wishlist().ids.includes(productId);
  dispatch(wished({ productId, isWanted }));
  if (isUnderWay) return;
  for (let asked: boolean | undefined = isWanted; asked !== undefined;) {
    const outcome = await dispatch(sendWishlistToggle(productId));
    const isAnswered = sendWishlistToggle.fulfilled.match(outcome);
    if (isAnswered) isKept = outcome.payload.includes(productId);
    const wanted = wishlist().wanted[productId];
    asked = isAnswered && wanted !== asked && wanted !== isKept ? wanted : undefined;
  }
  dispatch(wishSettled({ productId, isKept }));
}

/** The heart. A signed-out visitor goes to /login. */
export const toggleWishlist = shopThunk('wishlist/heart', async (productId: string, tools) => {
  const { customer, wishlist } = tools.getState().auth;
  if (customer === null) tools.navigation.go(pages.login.path);
  else await wish(productId, !wishlist.ids.includes(productId), tools);
});

/** The cross on the wishlist page: the list is read again a moment later. */
export const removeFromWishlist = shopThunk('wishlist/remove', async (productId: string, tools) => {
  await wish(productId, false, tools);
  await new Promise((resolve) => setTimeout(resolve, timings.wishlistReload));
  await tools.dispatch(fetchWishlist());
});
