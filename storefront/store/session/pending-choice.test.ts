// A visitor's choice: kept until the login, then completed once.
import { describe, expect, it } from 'vitest';
import { testProduct } from '../../testing.tsx';
import { addToCart, buyNow } from '../cart/cart.thunks.ts';
import { fetchProduct } from '../products/product.thunks.ts';
import { failed, line, refused, setUp, silentFailures, type Answers } from '../testing.ts';
import { toggleWishlist } from '../wishlist/wishlist-toggle.thunks.ts';
import { completeChoice } from './complete-choice.thunks.ts';
import { fetchCustomerData } from './identity.thunks.ts';
import { logOut } from './logout.thunks.ts';

const add = 'POST /api/user/cart';
const heart = 'PUT /api/product/Wishlist';
const newLine = { productId: 'tee', quantity: 2, color: 'c1', size: 'M', price: 1499 } as const;
const sameLine = { ...line, color: { _id: 'c1', title: 'DarkSlateGray' } };

/** A visitor who has seen the product. */
async function visit(answers: Answers = {}) {
  const shop = setUp({
    'GET /api/product/tee': { body: testProduct() },
    'GET /api/user/cart': { body: [] },
    'GET /api/user/wishlist': { body: { wishlist: [] } },
    [add]: { status: 201, body: {} },
    [heart]: { body: { wishlist: ['tee'] } },
    ...answers,
  });
  await shop.store.dispatch(fetchProduct('tee'));
  const count = (call: string) => shop.sent.filter((name) => name === call).length;
  /** What a page does when it opens. */
  const openPage = async () => {
    await shop.store.dispatch(fetchCustomerData());
    return (await shop.store.dispatch(completeChoice())).payload;
  };
  return { ...shop, count, openPage };
}

describe("a visitor's choice", () => {
  it('is kept with its name and picture when adding to the cart leads to the login', async () => {
    const { store, storage, navigation } = await visit();
    await store.dispatch(addToCart(newLine));
    expect(navigation.go).toHaveBeenCalledWith('/login');
    expect(storage.choice()).toMatchObject({
      name: '2 × Warli Village Tee, Dark Slate Gray, M',
      picture: { url: '/images/front.jpg' },
      line: newLine,
    });
  });

  it('goes into the cart once after the login, whatever is opened then [spec state.15]', async () => {
    const { store, toasts, signIn, count, bodiesOf, openPage } = await visit();
    await store.dispatch(addToCart(newLine));
    await signIn();
    expect(await openPage()).toBe('cart');
    expect(bodiesOf(add)).toEqual([newLine]);
    expect(toasts.success).toHaveBeenCalledWith('Product Added To Cart');
    await openPage();
    await Promise.all([openPage(), openPage()]);
    expect(count(add)).toBe(1);
  });

  it('that is bought now leads to the checkout', async () => {
    const { store, signIn, count, openPage } = await visit();
    await store.dispatch(buyNow(newLine));
    await signIn();
    expect(await openPage()).toBe('checkout');
    expect(count(add)).toBe(1);
  });

  it('is not added to a cart that has it already, as when the response was lost', async () => {
    const { store, storage, signIn, count, openPage } = await visit({ 'GET /api/user/cart': { body: [sameLine] } });
    await store.dispatch(addToCart(newLine));
    await signIn();
    expect(await openPage()).toBe('cart');
    expect(count(add)).toBe(0);
    expect(storage.choice()).toBeNull();
  });

  it('that the shop refuses is named with the reason, and dropped [spec state.15]', async () => {
    const { store, storage, toasts, signIn, openPage } = await visit({ [add]: refused(404, 'not-found') });
    await store.dispatch(addToCart(newLine));
    await signIn();
    expect(await openPage()).toBeUndefined();
    expect(toasts.error.mock.calls).toEqual([['2 × Warli Village Tee, Dark Slate Gray, M: refused: not-found']]);
    expect(storage.choice()).toBeNull();
  });

  it.each([['no response', { status: 0 }], ['a server error', failed], ...silentFailures])(
    'is kept and tried again after %s',
    async (_, answer) => {
      const answers: Answers = { [add]: answer };
      const { store, toasts, signIn, count, openPage } = await visit({ [add]: () => answers[add] as object });
      await store.dispatch(addToCart(newLine));
      await signIn();
      await openPage();
      expect(toasts.error.mock.calls).toEqual([
        ['We could not add 2 × Warli Village Tee, Dark Slate Gray, M yet. It is kept: reload the page to try again.'],
      ]);
      answers[add] = { status: 201, body: {} };
      expect(await openPage()).toBe('cart');
      expect(count(add)).toBe(2);
    },
  );

  it('waits for a cart that could not be fetched', async () => {
    const { store, storage, signIn, count, openPage } = await visit({ 'GET /api/user/cart': failed });
    await store.dispatch(addToCart(newLine));
    await signIn();
    await openPage();
    expect(count(add)).toBe(0);
    expect(storage.choice()).not.toBeNull();
  });

  it('of the heart goes on the wishlist, and never off it', async () => {
    const { store, storage, toasts, signIn, count, openPage } = await visit();
    await store.dispatch(toggleWishlist('tee'));
    expect(storage.choice()).toMatchObject({ name: 'Warli Village Tee', productId: 'tee' });
    await signIn();
    await openPage();
    expect(count(heart)).toBe(1);
    expect(toasts.success).toHaveBeenCalledWith('Product Added to Wishlist!');

    const visitor = await visit({ 'GET /api/user/wishlist': { body: { wishlist: [testProduct()] } } });
    await visitor.store.dispatch(toggleWishlist('tee'));
    await visitor.signIn();
    await visitor.openPage();
    expect(visitor.count(heart)).toBe(0);
  });

  it('is dropped at logout', async () => {
    const { store, storage } = await visit();
    await store.dispatch(addToCart(newLine));
    await store.dispatch(logOut());
    expect(storage.choice()).toBeNull();
  });
});
