import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeFromWishlist, toggleWishlist } from './wishlist-toggle.thunks.ts';
import { fetchWishlist } from './wishlist.thunks.ts';
import { failed, setUp, type Answer } from '../testing.ts';

describe('wishlist heart', () => {
  it('fills at once, and empties again when the server refuses [spec state.12]', async () => {
    const { store, signIn } = setUp({ 'PUT /api/product/Wishlist': failed });
    await signIn();
    const toggled = store.dispatch(toggleWishlist('tee'));
    expect(store.getState().auth.wishlist.ids).toEqual(['tee']);
    await toggled;
    expect(store.getState().auth.wishlist.ids).toEqual([]);
  });

  it('sends the same call to add and to remove: the server toggles [spec state.12,13]', async () => {
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

  it('of a visitor sends nothing and leads to /login [spec state.14]', async () => {
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

describe('a heart that is pressed again before the response', () => {
  /** Each call waits for `answer`. */
  async function openWishlist() {
    const waiting: ((answer: Answer) => void)[] = [];
    const tab = setUp({
      'PUT /api/product/Wishlist': () => new Promise<Answer>((resolve) => waiting.push(resolve)),
      'GET /api/user/wishlist': { body: { _id: 'u1', wishlist: [] } },
    });
    await tab.signIn();
    const answer = async (given: string[] | 'refused') => {
      await vi.waitFor(() => expect(waiting).not.toEqual([]));
      waiting.shift()?.(given === 'refused' ? failed : { body: { _id: 'u1', wishlist: given } });
    };
    return { ...tab, answer, ids: () => tab.store.getState().auth.wishlist.ids };
  }

  it('ends as it was last pressed, and shows nothing else before [spec state.12]', async () => {
    const { store, sent, answer, ids } = await openWishlist();
    const seen: boolean[] = [];
    const first = store.dispatch(toggleWishlist('tee'));
    await store.dispatch(toggleWishlist('tee'));
    store.subscribe(() => seen.push(ids().includes('tee')));
    expect(sent).toHaveLength(1);
    await answer(['tee']);
    await answer([]);
    await first;
    expect(sent).toHaveLength(2);
    expect(new Set(seen)).toEqual(new Set([false]));
  });

  it('pressed three times needs no second call', async () => {
    const { store, sent, answer, ids } = await openWishlist();
    const first = store.dispatch(toggleWishlist('tee'));
    await store.dispatch(toggleWishlist('tee'));
    await store.dispatch(toggleWishlist('tee'));
    await answer(['tee']);
    await first;
    expect(sent).toHaveLength(1);
    expect(ids()).toEqual(['tee']);
  });

  it('goes back to what the server has when a call is refused', async () => {
    const { store, answer, ids } = await openWishlist();
    const first = store.dispatch(toggleWishlist('tee'));
    await store.dispatch(toggleWishlist('tee'));
    await answer(['tee']);
    await answer('refused');
    await first;
    expect(ids()).toEqual(['tee']);
  });

  it('keeps its state when an older list arrives, and so do other hearts', async () => {
    const { store, answer, ids } = await openWishlist();
    const first = store.dispatch(toggleWishlist('tee'));
    const other = store.dispatch(toggleWishlist('kurta'));
    await store.dispatch(fetchWishlist());
    expect(ids()).toEqual(['tee', 'kurta']);
    await answer(['tee']);
    await first;
    expect(ids()).toContain('kurta');
    await answer(['tee', 'kurta']);
    await other;
    expect(ids()).toEqual(['tee', 'kurta']);
  });
});

describe('the cross', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('removes the product, and fetches the wishlist again 300 ms later [spec wishlist.4,5 limit.7]', async () => {
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
