// The wishlist's two API calls. The heart and the cross are in wishlist-toggle.thunks.ts.
import { toCard } from '../products/product-card.mapping.ts';
import { createAppThunk, isSignedIn, showSomethingWentWrong } from '../app-thunk.ts';

export const fetchWishlist = createAppThunk(
  'wishlist/fetch',
  async (_: void, { client, signal }) => (await client.call('getWishlist', {}, signal)).wishlist.map(toCard),
  { condition: isSignedIn },
);

/** Resolves to the ids that the wishlist has now. */
export const sendWishlistToggle = createAppThunk(
  'wishlist/toggle',
  async (productId: string, { client }) =>
    (await client.call('toggleWishlist', { body: { prodId: productId } })).wishlist,
  { onFailure: showSomethingWentWrong },
);
