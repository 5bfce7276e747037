// On page load: the session of this browser, and the header's data of its customer.
import { fetchCart } from '../cart/cart.thunks.ts';
import { createAppThunk } from '../app-thunk.ts';
import { fetchWishlist } from '../wishlist/wishlist.thunks.ts';

/** Runs after hydration, so that the first render matches the server's HTML. */
export const restoreSession = createAppThunk('identity/restoreSession', async (_: void, { storage }) =>
  storage.customer(),
);

/**
 * For the cart badge and the hearts. Resolves to whether a choice from before the login is still to
 * be completed.
 */
export const fetchCustomerData = createAppThunk(
  'identity/fetchCustomerData',
  async (_: void, { dispatch, getState, storage }) => {
    await Promise.all([dispatch(fetchCart()), dispatch(fetchWishlist())]);
    return getState().auth.customer !== null && storage.choice() !== null;
  },
);
