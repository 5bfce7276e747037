import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logIn, logOut, register, restoreSession, updateProfile } from './account.thunks.ts';
import { authReset } from './auth.slice.ts';
import { initialAuthState } from './auth-state.ts';
import { createBrowserStorage, type Notice } from './browser-storage.ts';
import { addToCart, fetchCart, updateCartLine } from './cart.thunks.ts';
import { fetchColors } from './color.thunks.ts';
import { submitEnquiry } from './contact.thunks.ts';
import { createAppStore } from './create-store.ts';
import { createOrder } from './orders.thunks.ts';
import { fetchProducts } from './product.thunks.ts';
import { selectSubtotal } from './selectors.ts';
import { toggleWishlist } from './wishlist.thunks.ts';

const asha = {
  _id: 'u1',
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  token: 'tok',
};
const line = {
  _id: 'l1',
  productId: { _id: 'tee' },
  quantity: 2,
  price: 500,
  color: { _id: 'c', title: 'red' },
  size: 'M',
};

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };

class MemoryStorage {
  entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
  clear = () => this.entries.clear();
}

function setUp(answers: Record<string, Answer | ((sent: RequestInit) => Answer | Promise<Answer>)> = {}) {
  const sent: string[] = [];
  const local = new MemoryStorage();
  const session = new MemoryStorage();
  const storage = createBrowserStorage({ localStorage: local, sessionStorage: session } as unknown as Window);
  const say = () => vi.fn<(message: string) => void>();
  const toasts = { show: vi.fn<(notice: Notice) => void>(), success: say(), info: say(), error: say() };
  const move = () => vi.fn<(to?: string, options?: object) => void>();
  const navigation = { go: move(), refresh: move(), load: move(), reload: move() };
  const fetch = (async (url: string, init: RequestInit) => {
    const call = `${init.method} ${decodeURIComponent(url)}`;
    sent.push(call);
    const known = answers[call] ?? { status: 404, body: { message: 'Not found', code: 'not-found' } };
    const { status = 200, body, headers = {} } = typeof known === 'function' ? await known(init) : known;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  }) as unknown as typeof globalThis.fetch;
  const store = createAppStore({ fetch, toasts, navigation, storage });
  const signIn = async () => {
    storage.saveCustomer(asha);
    await store.dispatch(restoreSession());
  };
  return { store, sent, toasts, navigation, storage, local, signIn };
}

const failed = { status: 500, body: { message: 'server says', code: 'internal' } };

beforeEach(() => void vi.useRealTimers());

describe('session', () => {
  it('login stores record and token, says so, and loads / anew', async () => {
    const { store, local, toasts, navigation } = setUp({ 'POST /api/user/login': { body: asha } });
    await store.dispatch(logIn({ email: 'asha@example.com', password: 'secret-enough' }));
    expect(JSON.parse(local.getItem('customer')!)).toEqual(asha);
    expect(local.getItem('token')).toBe('tok');
    expect(toasts.info).toHaveBeenCalledWith('User Logged In Successfully');
    expect(navigation.load).toHaveBeenCalledWith('/');
    expect(store.getState().auth).toMatchObject({ session: 'signed-in', isSuccess: true, isLoading: false });
  });

  it('a refused login shows the server’s own message', async () => {
    const refused = { status: 401, body: { message: 'Invalid Credentials', code: 'invalid-credentials' } };
    const { store, toasts, navigation } = setUp({ 'POST /api/user/login': refused });
    await store.dispatch(logIn({ email: 'asha@example.com', password: 'wrong' }));
    expect(toasts.error).toHaveBeenCalledWith('Invalid Credentials');
    expect(navigation.load).not.toHaveBeenCalled();
    expect(store.getState().auth).toMatchObject({ isError: true, message: 'Invalid Credentials', customer: null });
  });

  it('is absent when the stored record is corrupt or has no token', async () => {
    for (const record of ['{broken', '[]', '{"firstname":"Asha"}', 'null']) {
      const { store, local } = setUp();
      local.setItem('customer', record);
      await store.dispatch(restoreSession());
      expect(store.getState().auth).toMatchObject({ session: 'signed-out', customer: null });
    }
  });

  it('logout tells the server whose session ends', async () => {
    let authorization: string | null = null;
    const { store, signIn } = setUp({
      'POST /api/user/logout': ({ headers }) => {
        authorization = new Headers(headers).get('authorization');
        return { status: 204 };
      },
    });
    await signIn();
    await store.dispatch(logOut());
    expect(authorization).toBe('Bearer tok');
  });

  it('logout clears all browser storage and reloads, even when the server cannot be reached', async () => {
    const { store, local, navigation, signIn } = setUp();
    await signIn();
    local.setItem('address', '{}');
    await store.dispatch(logOut());
    expect(local.entries.size).toBe(0);
    expect(navigation.reload).toHaveBeenCalledOnce();
    expect(store.getState().auth.customer).toBeNull();
  });

  it('that the server has ended is forgotten, said once, and leads to /login', async () => {
    const refused = { status: 401, body: { message: 'Please log in', code: 'not-signed-in' } };
    const { store, local, toasts, navigation, signIn } = setUp({
      'GET /api/user/cart': refused,
      'PUT /api/user/update-product-cart/l1/3': refused,
    });
    await signIn();
    await Promise.all([store.dispatch(fetchCart()), store.dispatch(updateCartLine({ cartItemId: 'l1', quantity: 3 }))]);
    expect(local.getItem('token')).toBeNull();
    expect(toasts.info.mock.calls).toEqual([['Your session has ended, please log in again']]);
    expect(toasts.error).not.toHaveBeenCalled();
    expect(navigation.go).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
  });

  it('a profile update rewrites the stored record and keeps the token', async () => {
    const updated = { ...asha, firstname: 'Usha', token: undefined };
    const { store, local, toasts, signIn } = setUp({ 'PUT /api/user/edit-user': { body: updated } });
    await signIn();
    await store.dispatch(updateProfile(updated));
    expect(JSON.parse(local.getItem('customer')!)).toEqual({ ...asha, firstname: 'Usha' });
    expect(toasts.success).toHaveBeenCalledWith('Profile Updated Successfully!');
  });

  it('reset restores the initial state', async () => {
    const { store, signIn } = setUp({ 'GET /api/user/cart': { body: [line] } });
    await signIn();
    await store.dispatch(fetchCart());
    store.dispatch(authReset());
    expect(store.getState().auth).toEqual({ ...initialAuthState, session: 'signed-out' });
  });
});

describe('registration', () => {
  const form = {
    firstname: 'Asha',
    lastname: 'Rao',
    email: 'asha@example.com',
    mobile: '9876543210',
    password: 'long enough',
  };

  it('goes to /login', async () => {
    const { store, toasts, navigation } = setUp({ 'POST /api/user/register': { status: 201, body: asha } });
    await store.dispatch(register(form));
    expect(toasts.info).toHaveBeenCalledWith('User Created Successfully');
    expect(navigation.go).toHaveBeenCalledWith('/login');
  });

  it('shows the error’s message, or the fallback where there is none', async () => {
    const { store, toasts } = setUp({
      'POST /api/user/register': { status: 500, body: { message: '', code: 'internal' } },
    });
    await store.dispatch(register(form));
    expect(toasts.error).toHaveBeenCalledWith('Failed to fetch cart');
  });
});

describe('cart', () => {
  const newLine = { productId: 'tee', quantity: 1, color: 'c', size: 'M', price: 500 } as const;

  it('adding ends on /cart; a visitor goes to /login', async () => {
    const { store, toasts, navigation, sent, signIn } = setUp({ 'POST /api/user/cart': { status: 201, body: {} } });
    await store.dispatch(addToCart(newLine));
    expect(navigation.go).toHaveBeenLastCalledWith('/login');
    expect(sent).toEqual([]);
    await signIn();
    await store.dispatch(addToCart(newLine));
    expect(toasts.success).toHaveBeenCalledWith('Product Added To Cart');
    expect(navigation.go).toHaveBeenLastCalledWith('/cart');
  });

  it('a change reads the cart again, and its controls wait until then', async () => {
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
    expect(selectSubtotal(store.getState())).toBe(1500);
    expect(toasts.success).toHaveBeenCalledWith('Product Updated Successfully!');
  });

  it('failures say so in the specification’s words', async () => {
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
});

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

describe('product list', () => {
  const products = (...ids: string[]) => ids.map((_id) => ({ _id, title: _id, images: [] }));
  const fields = 'fields=_id,title,brand,price,totalrating,ratingsCount,images,category';

  it('a stale answer never overwrites a newer one', async () => {
    let answerSlowly: (answer: Answer) => void = () => {};
    const slow = new Promise<Answer>((resolve) => {
      answerSlowly = resolve;
    });
    const { store } = setUp({
      [`GET /api/product?category=Polo&limit=24&page=1&${fields}`]: () => slow,
      [`GET /api/product?category=Crop&limit=24&page=1&${fields}`]: {
        body: products('crop'),
        headers: { 'x-total-count': '1' },
      },
    });
    const first = store.dispatch(fetchProducts({ filters: { category: 'Polo' }, page: 1 }));
    await store.dispatch(fetchProducts({ filters: { category: 'Crop' }, page: 1 }));
    answerSlowly({ body: products('polo') });
    await first;
    expect(store.getState().product.list).toMatchObject({ total: 1, filters: { category: 'Crop' } });
    expect(store.getState().product.list.products.map(({ _id }) => _id)).toEqual(['crop']);
  });

  it('the next page is added to the ones that are there', async () => {
    const { store, sent } = setUp({
      [`GET /api/product?limit=24&page=1&${fields}`]: { body: products('a', 'b'), headers: { 'x-total-count': '3' } },
      [`GET /api/product?limit=24&page=2&${fields}`]: { body: products('c'), headers: { 'x-total-count': '3' } },
    });
    await store.dispatch(fetchProducts({ filters: {}, page: 1 }));
    await store.dispatch(fetchProducts({ filters: {}, page: 2 }));
    await store.dispatch(fetchProducts({ filters: {}, page: 1 }));
    expect(sent).toHaveLength(2);
    expect(store.getState().product.list.products.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
    expect(store.getState().product.message).toBe('Product Fetched Successfully');
  });
});

describe('colours, contact, orders', () => {
  it('colours keep the fallback message when the response carries none', async () => {
    const { store } = setUp({ 'GET /api/color': { status: 500, body: { message: '', code: 'internal' } } });
    const fetching = store.dispatch(fetchColors());
    expect(store.getState().color).toMatchObject({ isLoading: true, isError: false });
    await fetching;
    expect(store.getState().color).toEqual({
      colorList: [],
      isLoading: false,
      isError: true,
      errorMessage: 'Failed to fetch colors',
    });
  });

  it('the contact form ends in one of its two toasts', async () => {
    const form = { name: 'Asha', email: 'asha@example.com', mobile: '9876543210', comment: 'Hello' };
    const good = setUp({ 'POST /api/enquiry': { status: 201, body: { _id: 'e', ...form } } });
    await good.store.dispatch(submitEnquiry(form));
    expect(good.toasts.success).toHaveBeenCalledWith('Contact Form Submitted Successfully');
    expect(good.store.getState().contact).toMatchObject({ isSuccess: true, contact: { _id: 'e' } });
    const bad = setUp({ 'POST /api/enquiry': failed });
    await bad.store.dispatch(submitEnquiry(form));
    expect(bad.toasts.error).toHaveBeenCalledWith('Something Went Wrong');
    expect(bad.store.getState().contact.isError).toBe(true);
  });

  it('a placed order removes the stored address and reads the cart again; a pending payment is no failure to speak of', async () => {
    const order = {
      totalPrice: 1100,
      totalPriceAfterDiscount: 1100,
      orderItems: [],
      paymentInfo: { razorpayOrderId: 'o', razorpayPaymentId: 'p' },
      shippingInfo: {},
    };
    const good = setUp({
      'POST /api/user/cart/create-order': { status: 201, body: { success: true, order: { _id: 'o1' } } },
      'GET /api/user/cart': { body: [] },
    });
    await good.signIn();
    good.storage.saveAddress({ city: 'Pune' });
    await good.store.dispatch(createOrder(order));
    expect(good.toasts.success).toHaveBeenCalledWith('Ordered createad Successfully!');
    expect(good.storage.address()).toBeNull();
    expect(good.store.getState().auth.order).toMatchObject({ isSuccess: true, placed: { _id: 'o1' } });

    const pending = setUp({
      'POST /api/user/cart/create-order': { status: 409, body: { message: 'wait', code: 'payment-pending' } },
    });
    await pending.signIn();
    await pending.store.dispatch(createOrder(order));
    expect(pending.toasts.error).not.toHaveBeenCalled();
  });
});
