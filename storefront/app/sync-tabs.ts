// Keeps in step with the other tabs of this browser: their login and logout, the cart and the wishlist.
import type { AppStore } from '../store/create-store.ts';
import { fetchCustomerData } from '../store/session/identity.thunks.ts';
import { saveKnownData, syncSession } from '../store/session/sync-session.thunks.ts';

export function syncTabs(store: AppStore): void {
  const sync = () => store.dispatch(syncSession());
  window.addEventListener('storage', sync);
  // A page that Back brings back from memory has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sync();
    void store.dispatch(fetchCustomerData());
  });
  // Another tab may have been quicker than this file.
  sync();

  const others = new BroadcastChannel('customer-data');
  let known = customerDataOf(store);
  if (known !== undefined) store.dispatch(saveKnownData());
  store.subscribe(() => {
    const now = customerDataOf(store);
    if (now === undefined || now === known) return;
    known = now;
    store.dispatch(saveKnownData());
    others.postMessage(now);
  });
  // Fetching the same makes this tab announce nothing, so two tabs never answer each other for ever.
  others.addEventListener('message', ({ data }) => {
    if (data !== known) void store.dispatch(fetchCustomerData());
  });
}

/** Undefined while it is not known, or not saved. */
function customerDataOf({ getState }: AppStore): string | undefined {
  const { customer, cart, wishlist } = getState().auth;
  if (!cart.isLoaded || !wishlist.isLoaded || Object.keys(wishlist.unsaved).length > 0) return undefined;
  const lines = cart.lines.map(({ _id, quantity }) => [_id, quantity]);
  return JSON.stringify([customer?._id, lines, wishlist.ids.slice().sort(), cart.offered?.codes]);
}
