import { describe, expect, it } from 'vitest';
import { toggleWishlist } from './wishlist.thunks.ts';
import { failed, setUp } from './testing.ts';

describe('wishlist heart', () => {
  it('fills at once, and empties again when the server refuses', async () => {
    const { store, signIn } = setUp({ 'PUT /api/product/Wishlist': failed });
    await signIn();
    const toggled = store.dispatch(toggleWishlist('tee'));
    expect(store.getState().auth.wishlist.ids).toEqual(['tee']);
    await toggled;
    expect(store.getState().auth.wishlist.ids).toEqual([]);
  });

  it('leaves its message in the product state', async () => {
    const { store, signIn } = setUp({ 'PUT /api/product/Wishlist': { body: { _id: 'u1', wishlist: ['tee'] } } });
    await signIn();
    await store.dispatch(toggleWishlist('tee'));
    expect(store.getState().product.message).toBe('Product Added to Wishlist!');
  });
});
