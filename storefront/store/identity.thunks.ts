// Who is here: found in the browser's storage when a page opens, and forgotten at the logout.
import { createAction } from '@reduxjs/toolkit';
import { fetchCart } from './cart.thunks.ts';
import { shopThunk } from './shop-thunk.ts';
import { fetchWishlist } from './wishlist.thunks.ts';

/** Looks for a session in the browser's storage. Runs after hydration, so that the first render is the server's. */
export const restoreSession = shopThunk('identity/restoreSession', async (_: void, { storage }) => storage.customer());

/** What the header shows of a signed-in customer: cart badge and hearts. */
export const fetchBelongings = shopThunk('identity/fetchBelongings', async (_: void, { dispatch }) => {
  await Promise.all([dispatch(fetchCart()), dispatch(fetchWishlist())]);
});

/** The session is over in this browser, whoever ended it. */
export const authReset = createAction('auth/reset');

/** Does not wait for the server: its answer changes nothing for this browser. */
export const logOut = shopThunk('identity/logOut', async (_: void, { client, storage, navigation, dispatch }) => {
  const told = client.call('logout').catch(() => {});
  // Answered after it, they would be refused.
  client.stopReading();
  storage.clearAll();
  dispatch(authReset());
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 300))]);
  navigation.reload();
});
