// What another tab has done to the session: a login, a logout, a new name.
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
