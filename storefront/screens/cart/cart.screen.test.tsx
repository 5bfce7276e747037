import { describe, expect, it } from 'vitest';
import type { ListedCartLine } from '@taana-baana/contract/schemas/cart.ts';
import { initialAuthState } from '../../store/auth-state.ts';
import { createAppStore } from '../../store/create-store.ts';
import { renderScreen, testProduct, testStore } from '../../testing.tsx';
import { CartScreen } from './cart.screen.tsx';

const line = (parts: Partial<ListedCartLine> = {}): ListedCartLine => ({
  _id: 'l1',
  productId: testProduct(),
  quantity: 2,
  price: 1499,
  color: { _id: 'c1', title: 'Maroon' },
  size: 'M',
  ...parts,
});

function show(cart: Partial<(typeof initialAuthState)['cart']>): string {
  const preloadedState = testStore().store.getState();
  const auth = { ...initialAuthState, cart: { ...initialAuthState.cart, ...cart } };
  const store = createAppStore({ fetch, preloadedState: { ...preloadedState, auth } });
  return renderScreen(CartScreen, { store, path: '/cart', address: '/cart' });
}

const checkoutLink = 'href="/checkout"';

describe('the cart', () => {
  it('says that it is on its way', () => {
    expect(show({ isLoading: true })).toContain('Loading your cart...');
  });

  it('is empty with a way on; the checkout leads nowhere', () => {
    const html = show({ isLoaded: true });
    expect(html).toContain('Your cart is empty.');
    expect(html).toMatch(/href="\/product"[^>]*>Continue To Shopping/);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(checkoutLink);
  });

  it('shows price, quantity, total and subtotal', () => {
    const html = show({ isLoaded: true, lines: [line(), line({ _id: 'l2', quantity: 1, price: 400 })] });
    for (const text of ['Rs. 1499', 'Rs. 2998', 'Rs. 400', 'Rs. 3398', 'Taxes and shipping calculated at checkout']) {
      expect(html).toContain(text);
    }
    expect(html).toContain(checkoutLink);
  });

  it('is a table of product, price, quantity and total', () => {
    const headings = [...show({ isLoaded: true, lines: [line()] }).matchAll(/<th [^>]*>([^<]*)/g)].map(
      ([, text]) => text,
    );
    expect(headings).toEqual(['Product', 'Price', 'Quantity', 'Total']);
  });

  it('shows of each line its image, title, colour as a swatch, size, quantity and a way to delete it', () => {
    const html = show({ isLoaded: true, lines: [line()] });
    for (const text of ['/images/front.jpg', 'Warli Village Tee', 'background-color:Maroon', 'Size M']) {
      expect(html.replaceAll('<!-- -->', '')).toContain(text);
    }
    expect(html).toMatch(/<input type="number"[^>]*min="1" max="10"[^>]*value="2"/);
    expect(html).toContain('aria-label="Remove Warli Village Tee"');
  });

  it('has words for what a line lacks', () => {
    const html = show({
      isLoaded: true,
      lines: [line({ productId: testProduct({ title: '', images: [] }), size: '' })],
    });
    expect(html).toContain('Unknown Product');
    expect(html).toContain('N/A');
  });

  it('worth nothing cannot be checked out', () => {
    expect(show({ isLoaded: true, lines: [line({ price: 0 })] })).not.toContain(checkoutLink);
  });

  it('takes no change while one is under way, without a control losing its focus', () => {
    const html = show({ isLoaded: true, isLoading: true, lines: [line()] });
    expect(html).toMatch(/<button[^>]*aria-label="Remove Warli Village Tee"[^>]*aria-disabled="true"/);
    expect(html).toMatch(/<input[^>]*readOnly=""/i);
    expect(html).not.toContain('disabled=""');
  });

  it('that cannot be read offers another try', () => {
    expect(show({ isError: true, message: 'The shop is busy' })).toMatch(/The shop is busy.*Try again/s);
  });
});
