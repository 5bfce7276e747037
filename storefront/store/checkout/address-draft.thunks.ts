// The checkout's address: the draft in this browser, and the one of the last order.
import type { StoredAddress } from '../browser-storage.ts';
import { createAppThunk, type ThunkServices } from '../app-thunk.ts';
import type { AppStore } from '../create-store.ts';

type Draft<Result> = (
  dispatch: AppStore['dispatch'],
  getState: AppStore['getState'],
  services: ThunkServices,
) => Result;

/** The address of an incomplete checkout: the form starts with it. */
export const loadAddressDraft =
  (): Draft<StoredAddress | null> =>
  (_, getState, { storage }) =>
    storage.address(getState().auth.customer?._id);

export const saveAddressDraft =
  (typed: object): Draft<void> =>
  (_, getState, { storage }) =>
    storage.saveAddress(toStoredAddress(typed), getState().auth.customer?._id);

/** For a customer who orders again. Null before the first order. */
export const fetchLastAddress = createAppThunk('checkout/fetchLastAddress', async (_: void, { client }) => {
  const [last] = (await client.call('listOrders')).orders;
  return last?.shippingInfo ? toStoredAddress(last.shippingInfo) : null;
});

const toStoredAddress = (address: object): StoredAddress =>
  Object.fromEntries(Object.entries(address).map(([name, value]) => [name, String(value ?? '')]));
