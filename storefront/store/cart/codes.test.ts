// Codes of offers: kept in the browser, priced by the server, paid as shown.
import { describe, expect, it } from 'vitest';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import { codeUnknown } from '@taana-baana/contract/texts/messages/offer-messages.ts';
import { createOrder } from '../orders/orders.thunks.ts';
import { line, order, setUp, testShop } from '../testing.ts';
import { fetchCart } from './cart.thunks.ts';
import { changeCodes, keepLinkedCode } from './codes.thunks.ts';

const cart = 'GET /api/user/cart';
const preview = 'POST /api/user/offers';
const offered = {
  offers: [{ label: 'Festive', amount: 100 }],
  codes: [{ code: 'FESTIVE', refusal: null as string | null }],
  hints: [],
  itemsTotal: 1000,
  itemsAfterOffers: 900,
  shippingPrice: 100,
  total: 1000,
};

const openTab = async (answers = {}, facts: Partial<ShopFacts> = { offers: [] }) => {
  const known = { [cart]: { body: [line] }, [preview]: { body: offered }, ...answers };
  const tab = setUp(known, undefined, { ...testShop, ...facts });
  await tab.signIn();
  return { ...tab, cartOf: () => tab.store.getState().auth.cart };
};

describe('codes in the cart', () => {
  it('are not asked about in a shop without offers', async () => {
    const { store, sent, cartOf } = await openTab({}, {});
    await store.dispatch(fetchCart());
    expect(sent).not.toContain(preview);
    expect(cartOf().offered).toBeUndefined();
  });

  it('stay in the browser, and the server prices the cart with them', async () => {
    const { store, bodiesOf, storage, cartOf } = await openTab();
    await store.dispatch(changeCodes({ add: 'FESTIVE' }));
    expect(cartOf().offered).toEqual(offered);
    expect(storage.codes()).toEqual(['FESTIVE']);
    await store.dispatch(fetchCart());
    expect(bodiesOf(preview)).toEqual([{ codes: ['FESTIVE'] }, { codes: ['FESTIVE'] }]);
    await store.dispatch(changeCodes({ remove: 'FESTIVE' }));
    expect(bodiesOf(preview).at(-1)).toEqual({ codes: [] });
  });

  it('that are wrong are shown once, and not asked about again', async () => {
    const wrong = { ...offered, offers: [], codes: [{ code: 'FESTIVAL', refusal: codeUnknown }] };
    const { store, storage, cartOf } = await openTab({ [preview]: { body: wrong } });
    await store.dispatch(changeCodes({ add: 'FESTIVAL' }));
    expect(cartOf().offered?.codes).toEqual(wrong.codes);
    expect(storage.codes()).toEqual([]);
  });

  it('that cannot be looked at now leave the price of the others, and a word', async () => {
    const limited = (init: RequestInit) =>
      (init.body as string).includes('FESTIVE')
        ? { status: 429, body: { message: 'Too many', code: 'too-many-requests' } }
        : { body: { ...offered, codes: [] } };
    const { store, storage, cartOf, toasts } = await openTab({ [preview]: limited });
    await store.dispatch(changeCodes({ add: 'FESTIVE' }));
    expect(cartOf().offered?.offers).toEqual(offered.offers);
    expect(storage.codes()).toEqual([]);
    expect(toasts.error).toHaveBeenCalledWith('We could not look at your code now. Please try again in a minute');
  });

  it('that could help later stay', async () => {
    const later = { ...offered, codes: [{ code: 'FESTIVE', refusal: 'From Rs. 1,200. Add Rs. 200 more.' }] };
    const { store, storage } = await openTab({ [preview]: { body: later } });
    await store.dispatch(changeCodes({ add: 'FESTIVE' }));
    expect(storage.codes()).toEqual(['FESTIVE']);
  });

  it('do not keep the cart from being shown when the server cannot price them', async () => {
    const { store, cartOf } = await openTab({ [preview]: { status: 0 } });
    await store.dispatch(fetchCart());
    expect(cartOf()).toMatchObject({ isLoaded: true, isError: false, offered: undefined });
    expect(cartOf().lines).toHaveLength(1);
  });

  it('that no answer came for are not kept, and the shopper reads so', async () => {
    const { store, storage, toasts } = await openTab({ [cart]: { status: 0 } });
    expect((await store.dispatch(changeCodes({ add: 'FESTIVE' }))).payload).toBe(false);
    expect(storage.codes()).toEqual([]);
    expect(toasts.error).toHaveBeenCalledWith('We could not look at your code now. Please try again in a minute');
  });

  it('of a link are kept, and a visitor is asked to log in', async () => {
    const visitor = setUp({}, undefined, { ...testShop, offers: [] });
    await visitor.store.dispatch(keepLinkedCode('puja50'));
    expect(visitor.storage.codes()).toEqual(['PUJA50']);
    const shown = (message: string) => expect.objectContaining({ message });
    expect(visitor.toasts.show).toHaveBeenCalledWith(shown('PUJA50 is kept for your cart. Log in to use this code.'));
    const { store, toasts } = await openTab();
    await store.dispatch(keepLinkedCode('festive'));
    expect(toasts.show).toHaveBeenCalledWith(shown('FESTIVE is kept for your cart'));
  });

  it('are gone once an order is placed', async () => {
    const { store, storage } = await openTab({ 'POST /api/user/cart/create-order': { status: 201, body: { order } } });
    storage.saveCodes(['FESTIVE']);
    await store.dispatch(createOrder({} as never));
    expect(storage.codes()).toEqual([]);
  });
});
