import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ListedCartLine } from '@taana-baana/contract/schemas/selling/cart.ts';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import { fetchCart } from '../../store/cart/cart.thunks.ts';
import { logIn } from '../../store/session/account.thunks.ts';
import { initialAuthState } from '../../store/session/auth-state.ts';
import { createHttpTransport } from '../../store/transport.ts';
import { CodeField } from '../../components/purchase/code-field.tsx';
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

function show(
  cart: Partial<(typeof initialAuthState)['cart']>,
  popular: ReturnType<typeof testProduct>[] = [],
  facts: Partial<ShopFacts> = {},
): string {
  const empty = testStore().store.getState();
  const preloadedState = { ...empty, product: { ...empty.product, popular }, shop: { ...empty.shop, ...facts } };
  const auth = { ...initialAuthState, cart: { ...initialAuthState.cart, ...cart } };
  const store = createAppStore({ transport: createHttpTransport(fetch), preloadedState: { ...preloadedState, auth } });
  return renderScreen(CartScreen, { store, path: '/cart', address: '/cart' });
}

const checkoutLink = 'href="/checkout"';
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the cart', () => {
  it('says that it is loading [spec cart.2]', () => {
    expect(show({ isLoading: true })).toContain('Loading your cart...');
  });

  it('when empty, links to the store and disables the checkout [spec cart.3,8,9]', () => {
    const html = show({ isLoaded: true });
    expect(html).toContain('Your cart is empty.');
    expect(html).toMatch(/href="\/product"[^>]*>Continue To Shopping/);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(checkoutLink);
  });

  it('when empty, shows popular products below; with lines it does not', () => {
    const popular = [testProduct({ title: 'Much loved tee' })];
    expect(show({ isLoaded: true }, popular)).toMatch(/Your cart is empty\..*Our Popular Products.*Much loved tee/s);
    expect(show({ isLoaded: true, lines: [line()] }, popular)).not.toContain('Much loved tee');
  });

  it('shows price, quantity, total and subtotal [spec cart.1,6,8]', () => {
    const html = show({ isLoaded: true, lines: [line(), line({ _id: 'l2', quantity: 1, price: 400 })] });
    for (const text of ['Rs. 1499', 'Rs. 2998', 'Rs. 400', 'Rs. 3398', 'Taxes and shipping calculated at checkout']) {
      expect(html).toContain(text);
    }
    expect(html).toContain(checkoutLink);
    expect(words(html)).toContain('Subtotal Rs. 3398');
    expect(html).toMatch(/href="\/product"[^>]*>Continue To Shopping/);
    // Wide screens have the line's total in its last cell.
    const cells = html.split('<td');
    expect(words(cells[4] ?? '')).toContain('Rs. 2998');
  });

  it('says which line is sold out, and of which only some are left', () => {
    const html = show({ isLoaded: true, lines: [line({ available: 0 }), line({ _id: 'l2', available: 1 })] });
    expect(html).toContain('Sold out. Please remove it to go on.');
    expect(html).toContain('Only one is left.');
    expect(show({ isLoaded: true, lines: [line()] })).not.toMatch(/sold out|left\./i);
  });

  it('shows what each offer takes off, and what the goods cost then', () => {
    const offered = {
      offers: [{ label: '3 for Rs. 999', amount: 498 }],
      codes: [{ code: 'PUJA', refusal: 'From Rs. 3,000. Add Rs. 2 more.' }],
      hints: ['3 for Rs. 999: add 1 more'],
      itemsTotal: 2998,
      itemsAfterOffers: 2500,
      shippingPrice: 100,
      total: 2600,
    };
    const shop = { offers: [], shipping: { fee: 100, freeFrom: 2900, unionTerritories: false } };
    const html = words(show({ isLoaded: true, lines: [line()], offered }, [], shop));
    for (const text of [
      'Subtotal Rs. 2998',
      '3 for Rs. 999 − Rs. 498',
      'After offers Rs. 2500',
      'With this offer shipping costs Rs. 100.',
    ])
      expect(html).toContain(text);
    const field = words(renderToStaticMarkup(<CodeField price={offered} onChange={async () => true} />));
    for (const text of ['3 for Rs. 999: add 1 more', 'PUJA From Rs. 3,000. Add Rs. 2 more.', 'Have a code?'])
      expect(field).toContain(text);
    // Of a cart that another tab has changed since.
    const other = words(show({ isLoaded: true, lines: [line({ quantity: 1 })], offered }, [], shop));
    expect(other).not.toContain('498');
  });

  it('is a table of product, price, quantity and total [spec cart.1]', () => {
    const headings = [...show({ isLoaded: true, lines: [line()] }).matchAll(/<th [^>]*>([^<]*)/g)].map(
      ([, text]) => text,
    );
    expect(headings).toEqual(['Product', 'Price', 'Quantity', 'Total']);
  });

  it('shows of each line its image, title, colour as a swatch, size, quantity and a way to delete it [spec cart.4 entity.7]', () => {
    const html = show({ isLoaded: true, lines: [line()] });
    for (const text of ['/images/front.jpg', 'Warli Village Tee', 'background-color:Maroon', 'Size M']) {
      expect(html.replaceAll('<!-- -->', '')).toContain(text);
    }
    expect(html).toMatch(/<a [^>]*>Warli Village Tee<\/a>/);
    expect(html).toMatch(/<input type="number"[^>]*min="1" max="10"[^>]*value="2"/);
    expect(html).toMatch(/<button[^>]*aria-label="Remove Warli Village Tee"[^>]*><svg/);
  });

  it('says how one can pay where it asks for the money', () => {
    const html = show({ isLoaded: true, lines: [line()] });
    for (const text of ['Secure payment by Razorpay', 'UPI', 'Netbanking']) expect(html).toContain(text);
  });

  it('has texts for a missing title or size [spec cart.5]', () => {
    const html = show({
      isLoaded: true,
      lines: [line({ productId: testProduct({ title: '', images: [] }), size: '' })],
    });
    expect(html).toContain('Unknown Product');
    expect(html).toContain('N/A');
  });

  it.each([
    ['its product is gone', { productId: null }, 'Unknown Product'],
    ['its product has an id only', { productId: { _id: 'tee' } }, 'Unknown Product'],
    ['its colour is a plain title', { color: 'Maroon' }, 'background-color:Maroon'],
    ['its colour is gone', { color: null }, 'N/A'],
    ['its size is missing', { size: undefined }, 'Size N/A'],
  ])('shows a line also when %s [spec cart.5 entity.8]', async (_, parts, text) => {
    const { store } = testStore({
      'POST /api/user/login': { token: 't' },
      'GET /api/user/cart': [{ ...line(), ...parts }],
    });
    await store.dispatch(logIn({ email: 'a@x.in', password: 'x' }));
    await store.dispatch(fetchCart());
    const html = renderScreen(CartScreen, { store, path: '/cart', address: '/cart' });
    expect(html.replaceAll('<!-- -->', '')).toContain(text);
    expect(html).toContain(checkoutLink);
  });

  it('with a total of 0 cannot be checked out [spec cart.9]', () => {
    expect(show({ isLoaded: true, lines: [line({ price: 0 })] })).not.toContain(checkoutLink);
  });

  it('accepts no change while one is being saved, and keeps the focus [spec state.19]', () => {
    const html = show({ isLoaded: true, isLoading: true, lines: [line()] });
    expect(html).toMatch(/<button[^>]*aria-label="Remove Warli Village Tee"[^>]*aria-disabled="true"/);
    expect(html).toMatch(/<input[^>]*readOnly=""/i);
    expect(html).not.toContain('disabled=""');
  });

  it('offers a retry when it failed to load', () => {
    expect(show({ isError: true, message: 'The shop is busy' })).toMatch(/The shop is busy.*Try again/s);
  });
});
