import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeFromWishlist, toggleWishlist } from './wishlist.thunks.ts';
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

  it('sends the same call to add and to remove: the server toggles', async () => {
    let wishlist: string[] = [];
    const { store, bodiesOf, signIn } = setUp({
      'PUT /api/product/Wishlist': () => {
        wishlist = wishlist.length > 0 ? [] : ['tee'];
        return { body: { _id: 'u1', wishlist } };
      },
    });
    await signIn();
    await store.dispatch(toggleWishlist('tee'));
    expect(store.getState().auth.wishlist.ids).toEqual(['tee']);
    const removal = store.dispatch(toggleWishlist('tee'));
    expect(store.getState().auth.wishlist.ids).toEqual([]);
    await removal;
    expect(bodiesOf('PUT /api/product/Wishlist')).toEqual([{ prodId: 'tee' }, { prodId: 'tee' }]);
  });

  it('of a visitor sends nothing and leads to /login', async () => {
    const { store, sent, navigation } = setUp();
    await store.dispatch(toggleWishlist('tee'));
    expect(sent).toEqual([]);
    expect(navigation.go).toHaveBeenCalledWith('/login');
  });

  it('leaves its message in the product state', async () => {
    const { store, signIn } = setUp({ 'PUT /api/product/Wishlist': { body: { _id: 'u1', wishlist: ['tee'] } } });
    await signIn();
    await store.dispatch(toggleWishlist('tee'));
    expect(store.getState().product.message).toBe('Product Added to Wishlist!');
  });
});

describe('the cross', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('takes the product off, and the wishlist is read again 300 ms later', async () => {
    const { store, sent, signIn } = setUp({ 'PUT /api/product/Wishlist': { body: { _id: 'u1', wishlist: [] } } });
    await signIn();
    const removal = store.dispatch(removeFromWishlist('tee'));
    await vi.advanceTimersByTimeAsync(299);
    expect(sent).toEqual(['PUT /api/product/Wishlist']);
    await vi.advanceTimersByTimeAsync(1);
    await removal;
    expect(sent).toEqual(['PUT /api/product/Wishlist', 'GET /api/user/wishlist']);
  });
});
