// The wishlist's two API calls. The heart and the cross are in wishlist-toggle.thunks.ts.
import { toCards } from '../products/product-card.mapping.ts';
import { createAppThunk, isSignedIn, showSomethingWentWrong } from '../app-thunk.ts';

export const fetchWishlist = createAppThunk(
  'wishlist/fetch',
  async (_: void, { client, signal }) => toCards((await client.call('getWishlist', {}, signal)).wishlist),
  { condition: isSignedIn },
);

/** Resolves to the ids that the wishlist has now. */
export const sendWishlistToggle = createAppThunk(
  'wishlist/toggle',
  async (productId: string, { client }) =>
    (await client.call('toggleWishlist', { body: { prodId: productId } })).wishlist,
  { onFailure: showSomethingWentWrong },
);
