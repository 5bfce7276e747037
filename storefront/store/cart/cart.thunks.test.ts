import { describe, expect, it } from 'vitest';
import { addToCart, buyNow, deleteCartLine, fetchCart, updateCartLine } from './cart.thunks.ts';
import { noShipping, priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import { selectCartCount, selectIsInCart } from '../selectors.ts';
import { failed, line, setUp } from '../testing.ts';

describe('cart', () => {
  const newLine = { productId: 'tee', quantity: 1, color: 'c', size: 'M', price: 500 } as const;

  it('adding ends on /cart; a visitor goes to /login [spec state.16]', async () => {
    const { store, toasts, navigation, sent, signIn } = setUp({ 'POST /api/user/cart': { status: 201, body: {} } });
    await store.dispatch(addToCart(newLine));
    expect(navigation.go).toHaveBeenLastCalledWith('/login');
    expect(sent).toEqual([]);
    await signIn();
    await store.dispatch(addToCart(newLine));
    expect(toasts.success).toHaveBeenCalledWith('Product Added To Cart');
    expect(navigation.go).toHaveBeenLastCalledWith('/cart');
  });

  it('buying now leads by way of /cart to /checkout, and adds nothing twice', async () => {
    const { store, navigation, sent, signIn } = setUp({
      'POST /api/user/cart': { status: 201, body: {} },
      'GET /api/user/cart': { body: [line] },
    });
    await signIn();
    await store.dispatch(buyNow(newLine));
    expect(navigation.go.mock.calls).toEqual([['/cart'], ['/checkout']]);
    await store.dispatch(fetchCart());
    await store.dispatch(buyNow(newLine));
    expect(navigation.go).toHaveBeenCalledTimes(4);
    expect(sent.filter((call) => call === 'POST /api/user/cart')).toHaveLength(1);
  });

  it('a change fetches the cart again, and is loading until then [spec state.18]', async () => {
    const { store, sent, toasts, signIn } = setUp({
      'PUT /api/user/update-product-cart/l1/3': { body: {} },
      'GET /api/user/cart': { body: [{ ...line, quantity: 3 }] },
    });
    await signIn();
    const change = store.dispatch(updateCartLine({ cartItemId: 'l1', quantity: 3 }));
    expect(store.getState().auth.cart.isLoading).toBe(true);
    await change;
    expect(sent).toEqual(['PUT /api/user/update-product-cart/l1/3', 'GET /api/user/cart']);
    expect(store.getState().auth.cart.isLoading).toBe(false);
    expect(priceOrder(store.getState().auth.cart.lines, noShipping).total).toBe(1500);
    expect(toasts.success).toHaveBeenCalledWith('Product Updated Successfully!');
  });

  it('deleting a line fetches the cart again [spec state.18]', async () => {
    const { store, sent, signIn } = setUp({
      'DELETE /api/user/delete-product-cart/l1': { body: { deletedCount: 1 } },
      'GET /api/user/cart': { body: [] },
    });
    await signIn();
    const change = store.dispatch(deleteCartLine('l1'));
    expect(store.getState().auth.cart.isLoading).toBe(true);
    await change;
    expect(sent).toEqual(['DELETE /api/user/delete-product-cart/l1', 'GET /api/user/cart']);
  });

  it('its total is the sum of quantity times price, its count the number of lines [spec state.20]', async () => {
    const lines = [line, { ...line, _id: 'l2', productId: { _id: 'other' }, quantity: 3, price: 399 }];
    const { store, signIn } = setUp({ 'GET /api/user/cart': { body: lines } });
    await signIn();
    await store.dispatch(fetchCart());
    expect(priceOrder(store.getState().auth.cart.lines, noShipping).total).toBe(2 * 500 + 3 * 399);
    expect(selectCartCount(store.getState())).toBe(2);
    expect(selectIsInCart('other')(store.getState())).toBe(true);
    expect(selectIsInCart('third')(store.getState())).toBe(false);
  });

  it('failures show the specification’s messages', async () => {
    const { store, toasts, signIn } = setUp({
      'GET /api/user/cart': { status: 500, body: { message: '', code: 'internal' } },
      'PUT /api/user/update-product-cart/l1/3': failed,
    });
    await signIn();
    await store.dispatch(fetchCart());
    expect(store.getState().auth.cart).toMatchObject({ isError: true, message: 'Something went wrong' });
    await store.dispatch(updateCartLine({ cartItemId: 'l1', quantity: 3 }));
    expect(toasts.error).toHaveBeenCalledWith('Something Went Wrong!');
  });

  it('is no longer loading after a refused change', async () => {
    const { store, signIn } = setUp({ 'POST /api/user/cart': failed });
    await signIn();
    await store.dispatch(addToCart(newLine));
    expect(store.getState().auth.cart).toMatchObject({ isLoading: false, isError: true, message: 'server says' });
  });
});
