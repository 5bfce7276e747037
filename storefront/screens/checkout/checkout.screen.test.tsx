import { describe, expect, it } from 'vitest';
import type { ListedCartLine } from '@taana-baana/contract/schemas/selling/cart.ts';
import type { OfferedCart } from '@taana-baana/contract/schemas/selling/offer-codes.ts';
import type { ShippingSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import { initialAuthState } from '../../store/session/auth-state.ts';
import { createHttpTransport } from '../../store/transport.ts';
import { createAppStore } from '../../store/create-store.ts';
import { asha, testShop } from '../../store/testing.ts';
import { renderScreen, testProduct, testStore } from '../../testing.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { CheckoutScreen } from './checkout.screen.tsx';

const line = (parts: Partial<ListedCartLine> = {}): ListedCartLine => ({
  _id: 'l1',
  productId: testProduct(),
  quantity: 2,
  price: 1499,
  color: { _id: 'c1', title: 'Maroon' },
  size: 'M',
  ...parts,
});

function show(lines: ListedCartLine[], shipping: Partial<ShippingSection> = {}, offered?: OfferedCart): string {
  const cart = { ...initialAuthState.cart, isLoaded: true, lines, offered };
  const auth = { ...initialAuthState, session: 'signed-in' as const, customer: asha, cart };
  const preloadedState = {
    ...testStore().store.getState(),
    auth,
    shop: { ...testShop, shipping: { ...testShop.shipping, ...shipping }, ...(offered && { offers: [] }) },
  };
  const store = createAppStore({ transport: createHttpTransport(fetch), preloadedState });
  return renderScreen(CheckoutScreen, { store, path: '/checkout', address: '/checkout' });
}

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const part = (html: string, start: RegExp, end: string) => {
  const [, ...rest] = html.split(start);
  return rest.join('').split(end)[0] ?? '';
};

describe('the checkout', () => {
  it('has a line for each offer, and the sum that is paid', () => {
    const codes = [{ code: 'PUJA', refusal: null }];
    const sums = { itemsTotal: 2998, itemsAfterOffers: 2500, shippingPrice: 100, total: 2600 };
    const offered = { offers: [{ label: '3 for Rs. 999', amount: 498 }], codes, hints: [], ...sums };
    const html = words(show([line()], {}, offered));
    expect(html).toContain('Subtotal Rs. 2998 3 for Rs. 999 − Rs. 498 Shipping Rs. 100 Total Rs. 2600');
  });

  it('has the breadcrumb Cart > Information > Shipping > Payment [spec checkout.1]', () => {
    const trail = part(show([line()]), /aria-label="Breadcrumb"/, '</nav>');
    expect(words(trail)).toContain('Cart Information Shipping Payment');
    expect(trail).toContain('href="/cart"');
  });

  it("has a contact block with the customer's own name and e-mail [spec checkout.2]", () => {
    const block = words(part(show([line()]), /id="contact-heading"/, '</section>'));
    expect(block).toContain('Asha Rao');
    expect(block).toContain('asha@example.com');
  });

  it('asks for the address, with 28 states and India alone [spec checkout.3 entity.10 form.14,16] [policy shipping.11]', () => {
    const form = part(show([line()]), /<form/, '</form>');
    const labels = [...form.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label);
    expect(labels).toEqual([
      'First name',
      'Last name',
      'Address',
      'Apartment, suite, etc.',
      'Pincode',
      'City',
      'State',
      'Country',
    ]);
    const [states = [], countries = []] = [...form.matchAll(/<select.*?<\/select>/gs)].map(([select]) =>
      [...select.matchAll(/<option[^>]*>([^<]+)/g)].map(([, option]) => option),
    );
    expect(states).toHaveLength(1 + 28);
    expect([states[1], states.at(-1)]).toEqual(['Andhra Pradesh', 'West Bengal']);
    expect(countries.slice(1)).toEqual(['India']);
  });

  it('offers the union territories in a group of their own where the shop ships there [spec form.16]', () => {
    const options = (html: string, group: string) =>
      part(html, new RegExp(`<optgroup label="${group}">`), '</optgroup>').match(/<option/g)?.length;
    expect(show([line()])).not.toContain('Puducherry');
    const html = show([line()], { unionTerritories: true });
    expect([options(html, 'States'), options(html, 'Union territories')]).toEqual([28, 8]);
  });

  it('lists each item with quantity, image, title, colour, size and line total [spec checkout.4]', () => {
    const summary = part(show([line()]), /aria-label="Order summary"/, '</section>');
    expect(summary).toContain('/images/front.jpg');
    const [item = ''] = summary.split('</li>');
    expect(words(item)).toMatch(/ 2 .*Warli Village Tee.* Maroon .*M .*Rs\. 2998/);
  });

  it('adds shipping of Rs. 100 to the subtotal [spec checkout.5 limit.2] [policy shipping.3]', () => {
    const summary = words(
      part(show([line(), line({ _id: 'l2', quantity: 1, price: 400 })]), /aria-label="Order summary"/, '</section>'),
    );
    expect(summary).toContain('Subtotal Rs. 3398 Shipping Rs. 100 Total Rs. 3498');
  });

  it('ships free from the threshold on, and says so [policy shipping.4]', () => {
    const summaryOf = (freeFrom: number) =>
      words(part(show([line()], { freeFrom }), /aria-label="Order summary"/, '</section>'));
    expect(summaryOf(2998)).toContain('Subtotal Rs. 2998 Shipping Free Total Rs. 2998');
    expect(summaryOf(2999)).toContain('Subtotal Rs. 2998 Shipping Rs. 100 Total Rs. 3098');
  });

  it("has 'Return to Cart' and 'Place Order' [spec checkout.6]", () => {
    const html = show([line()]);
    expect(html).toMatch(/<a[^>]*href="\/cart"[^>]*>(?:(?!<\/a>).)*Return to Cart<\/a>/s);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*?Place Order/s);
  });

  it('of an empty cart asks for nothing', () => {
    expect(show([])).not.toContain('<form');
    const nothing = () => <NothingToPay message="" />;
    const { store } = testStore();
    expect(renderScreen(nothing, { store, path: '/checkout', address: '/checkout' })).toContain('Your cart is empty.');
  });
});
