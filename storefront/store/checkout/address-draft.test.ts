import { describe, expect, it } from 'vitest';
import { setUp } from '../testing.ts';
import { fetchLastAddress, loadAddressDraft, saveAddressDraft } from './address-draft.thunks.ts';

describe("the checkout's address", () => {
  it("is kept as it is typed, as 'address' in local storage [spec entity.12]", async () => {
    const { store, local, signIn } = setUp();
    await signIn();
    store.dispatch(saveAddressDraft({ city: 'Pune', pincode: 411001, other: undefined }));
    expect(JSON.parse(local.getItem('address') ?? '')).toEqual({ city: 'Pune', pincode: '411001', other: '' });
    expect(store.dispatch(loadAddressDraft())).toMatchObject({ city: 'Pune' });
  });

  it('is never shown to another customer of this browser [spec entity.13]', async () => {
    const { store, local, storage, signIn } = setUp();
    storage.saveAddress({ city: 'Pune' }, 'somebody else');
    await signIn();
    expect(local.getItem('address')).not.toBeNull();
    expect(store.dispatch(loadAddressDraft())).toBeNull();
  });

  it('is that of the last order for a customer who orders again [spec entity.13]', async () => {
    const shippingInfo = { firstname: 'Asha', city: 'Madurai', pincode: 625001 };
    const { store, signIn } = setUp({ 'GET /api/user/getmyorders': { body: { orders: [{ shippingInfo }, {}] } } });
    await signIn();
    const { payload } = await store.dispatch(fetchLastAddress());
    expect(payload).toEqual({ firstname: 'Asha', city: 'Madurai', pincode: '625001' });
  });
});
