// What another tab has done to the session: a login, a logout, a new name. And what the next page shows of it
// before its scripts are here.
import type { ThunkServices } from '../app-thunk.ts';
import type { AppStore } from '../create-store.ts';
import { sessionForgotten } from './auth.slice.ts';
import { restoreSession } from './identity.thunks.ts';

/** The same customer keeps what is on screen. For another one the page starts again as after a load. */
export const syncSession =
  () =>
  (dispatch: AppStore['dispatch'], getState: AppStore['getState'], { storage, client }: ThunkServices): void => {
    const { session, customer } = getState().auth;
    const stored = storage.customer();
    if (session === 'unknown') return;
    if (stored?._id === customer?._id) {
      if (stored && JSON.stringify(stored) !== JSON.stringify(customer)) void dispatch(restoreSession());
      return;
    }
    // Reads in flight are of the customer before.
    client.abortReads();
    document.documentElement.classList.toggle('is-signed-in', stored !== null);
    dispatch(sessionForgotten());
  };

/** Called when the cart and the wishlist are known. */
export const saveKnownData =
  () =>
  (_: AppStore['dispatch'], getState: AppStore['getState'], { storage }: ThunkServices): void => {
    const { customer, cart, wishlist } = getState().auth;
    if (customer) storage.saveKnown({ customerId: customer._id, cart: cart.lines.length, wishlist: wishlist.ids });
    // The bootstrap's: the hearts are now right by themselves.
    document.adoptedStyleSheets = [];
  };
