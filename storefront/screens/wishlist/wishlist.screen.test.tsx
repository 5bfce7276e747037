import { describe, expect, it } from 'vitest';
import { logIn } from '../../store/session/account.thunks.ts';
import { toggleWishlist } from '../../store/wishlist/wishlist-toggle.thunks.ts';
import { fetchWishlist } from '../../store/wishlist/wishlist.thunks.ts';
import { renderScreen, testProduct, testStore } from '../../testing.tsx';
import { WishlistScreen } from './wishlist.screen.tsx';

async function open(wishlist: unknown[] | undefined) {
  const { store } = testStore({
    'POST /api/user/login': { _id: 'u', firstname: 'A', lastname: 'B', email: 'a@x.in', mobile: '9', token: 't' },
    'PUT /api/product/Wishlist': { _id: 'u', wishlist: [] },
    ...(wishlist && { 'GET /api/user/wishlist': { _id: 'u', wishlist } }),
  });
  await store.dispatch(logIn({ email: 'a@x.in', password: 'x' }));
  await store.dispatch(fetchWishlist());
  return { store, html: () => renderScreen(WishlistScreen, { store, path: '/wishlist', address: '/wishlist' }) };
}

describe('the wishlist screen', () => {
  it('shows picture, title and price, and leads to the product [spec wishlist.1,3]', async () => {
    const html = (await open([testProduct()])).html();
    expect(html).toMatch(/<a[^>]*href="\/product\/tee"[^>]*>Warli Village Tee<\/a>/);
    expect(html).toContain('Rs. 1499');
    expect(html).toContain('/images/front.jpg');
  });

  it('shows a placeholder for a product without a picture [spec wishlist.2]', async () => {
    expect((await open([testProduct({ images: [] })])).html()).toContain('placeholder-weave');
  });

  it("says 'No Data' when it is empty, with a link to the store [spec wishlist.6 alert.3]", async () => {
    const html = (await open([])).html();
    expect(html).toContain('No Data');
    expect(html).toContain('href="/product"');
  });

  it('keeps a removed product in place, its button disabled, until the list is reloaded', async () => {
    const { store, html } = await open([testProduct()]);
    await store.dispatch(toggleWishlist('tee'));
    expect(html()).toContain('Warli Village Tee');
    expect(html()).toMatch(/<button[^>]*aria-label="Remove Warli Village Tee from the wishlist"[^>]*disabled/);
  });

  it('offers a retry when it failed to load', async () => {
    const html = (await open(undefined)).html();
    expect(html).toContain('The shop is busy');
    expect(html).toContain('Try again');
    expect(html).not.toContain('No Data');
  });
});
