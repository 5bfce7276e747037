// The toasts of each request in the specification's words (section 8), and the state's messages.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logIn, register, requestPasswordMail, resetPassword, updateProfile } from './session/account.thunks.ts';
import { addToCart, deleteCartLine, emptyCart, fetchCart, updateCartLine } from './cart/cart.thunks.ts';
import { fetchColors } from './products/color.slice.ts';
import { submitEnquiry } from './content/contact.slice.ts';
import { subscribeNewsletter } from './content/newsletter.thunks.ts';
import { createOrder } from './orders/orders.thunks.ts';
import { fetchProduct } from './products/product.thunks.ts';
import { rateProduct } from './products/review.thunks.ts';
import { asha, failed, setUp, silentFailures, type Answer } from './testing.ts';
import { toggleWishlist } from './wishlist/wishlist-toggle.thunks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const password = 'warp-and-weft-21';
const enquiry = { name: 'Asha', email: asha.email, mobile: asha.mobile, comment: 'Hello' };
const order = {
  totalPrice: 1100,
  totalPriceAfterDiscount: 1100,
  orderItems: [],
  paymentInfo: { razorpayOrderId: 'o', razorpayPaymentId: 'p' },
  shippingInfo: {},
};
const newLine = { productId: 'tee', quantity: 1, color: 'c', size: 'M', price: 500 } as const;
const review = { star: 5, comment: 'Soft', prodId: 'tee' };

type Shop = Awaited<ReturnType<typeof signedIn>>;

async function signedIn(call: string, answer: Answer) {
  const shop = setUp({ [call]: answer, 'GET /api/user/cart': { body: [] } });
  await shop.signIn();
  return shop;
}

const requests: Record<string, { call: string; answer?: Answer; send: (shop: Shop) => PromiseLike<unknown> }> = {
  login: {
    call: 'POST /api/user/login',
    answer: { body: asha },
    send: ({ store }) => store.dispatch(logIn({ email: asha.email, password })),
  },
  registration: {
    call: 'POST /api/user/register',
    send: ({ store }) => store.dispatch(register({ ...asha, password })),
  },
  'profile update': {
    call: 'PUT /api/user/edit-user',
    answer: { body: asha },
    send: ({ store }) => store.dispatch(updateProfile(asha)),
  },
  'forgotten password': {
    call: 'POST /api/user/forgot-password-token',
    answer: { body: { message: 'sent' } },
    send: ({ store }) => store.dispatch(requestPasswordMail({ email: asha.email })),
  },
  'password reset': {
    call: 'PUT /api/user/reset-password/abc',
    answer: { body: { message: 'changed' } },
    send: ({ store }) => store.dispatch(resetPassword({ token: 'abc', password })),
  },
  'adding to the cart': {
    call: 'POST /api/user/cart',
    send: ({ store }) => store.dispatch(addToCart(newLine)),
  },
  'cart-line delete': {
    call: 'DELETE /api/user/delete-product-cart/l1',
    send: ({ store }) => store.dispatch(deleteCartLine('l1')),
  },
  'cart-line update': {
    call: 'PUT /api/user/update-product-cart/l1/3',
    send: ({ store }) => store.dispatch(updateCartLine({ cartItemId: 'l1', quantity: 3 })),
  },
  'emptying the cart': {
    call: 'DELETE /api/user/empty-cart',
    send: ({ store }) => store.dispatch(emptyCart()),
  },
  'create-order': {
    call: 'POST /api/user/cart/create-order',
    answer: { body: { success: true, order: { _id: 'o1' } } },
    send: ({ store }) => store.dispatch(createOrder(order)),
  },
  review: {
    call: 'PUT /api/product/rating',
    send: ({ store }) => store.dispatch(rateProduct(review)),
  },
  contact: {
    call: 'POST /api/enquiry',
    send: ({ store }) => store.dispatch(submitEnquiry(enquiry)),
  },
  newsletter: {
    call: 'POST /api/newsletter',
    answer: { body: { message: 'Please open our mail' } },
    send: ({ store }) => store.dispatch(subscribeNewsletter(asha.email)),
  },
};

async function sendAndSettle(name: string, answer: Answer) {
  const { call, send } = requests[name]!;
  const shop = await signedIn(call, answer);
  const sending = send(shop);
  await vi.runAllTimersAsync();
  await sending;
  return shop;
}

describe('a success', () => {
  it.each([
    ['review', 'Rating Added Successfully'],
    ['adding to the cart', 'Product Added To Cart'],
    ['cart-line delete', 'Product Deleted From Cart Successfully!'],
    ['cart-line update', 'Product Updated Successfully!'],
    ['create-order', 'Ordered createad Successfully!'],
    ['profile update', 'Profile Updated Successfully!'],
    ['forgotten password', 'Forgot Password Email Sent Successfully!'],
    ['password reset', 'Password change Successfully!'],
    ['contact', 'Contact Form Submitted Successfully'],
    ['newsletter', 'Thank you for subscribing'],
  ])('of %s shows the success toast: %s [spec state.5 toast.1-9]', async (name, message) => {
    const { toasts } = await sendAndSettle(name, requests[name]?.answer ?? { body: {} });
    expect(toasts.success.mock.calls).toEqual([[message]]);
    expect(toasts.error).not.toHaveBeenCalled();
  });

  it.each([
    ['registration', 'User Created Successfully'],
    ['login', 'User Logged In Successfully'],
  ])('of %s shows the info toast: %s [spec info.1,2]', async (name, message) => {
    const { toasts } = await sendAndSettle(name, requests[name]?.answer ?? { body: {} });
    expect(toasts.info.mock.calls).toEqual([[message]]);
  });
});

describe('a failure', () => {
  it.each([
    'cart-line delete',
    'cart-line update',
    'emptying the cart',
    'create-order',
    'profile update',
    'forgotten password',
    'password reset',
  ])('of %s shows the error toast: Something Went Wrong! [spec error.4-9]', async (name) => {
    const { toasts } = await sendAndSettle(name, failed);
    expect(toasts.error.mock.calls).toEqual([['Something Went Wrong!']]);
    expect(toasts.success).not.toHaveBeenCalled();
  });

  it('of contact shows the error toast: Something Went Wrong [spec state.6 error.10]', async () => {
    const { toasts, store } = await sendAndSettle('contact', failed);
    expect(toasts.error.mock.calls).toEqual([['Something Went Wrong']]);
    expect(store.getState().contact).toMatchObject({ isLoading: false, isError: true, isSuccess: false });
  });

  it.each(['login', 'registration', 'adding to the cart', 'review', 'newsletter'])(
    'of %s shows the server’s message [spec error.1,2]',
    async (name) => {
      const { toasts } = await sendAndSettle(name, failed);
      expect(toasts.error.mock.calls).toEqual([['server says']]);
    },
  );

  it.each(silentFailures)(
    'of registration, answered with %s, shows: Failed to fetch cart [spec error.3]',
    async (_, answer) => {
      const { toasts } = await sendAndSettle('registration', answer);
      expect(toasts.error.mock.calls).toEqual([['Failed to fetch cart']]);
    },
  );

  it.each(silentFailures)('of login, answered with %s, says that it is our fault', async (_, answer) => {
    const { toasts } = await sendAndSettle('login', answer);
    expect(toasts.error.mock.calls).toEqual([['Something went wrong on our side, please try again']]);
  });

  it('without a response shows a toast too', async () => {
    const { toasts } = await sendAndSettle('profile update', { status: 0 });
    expect(toasts.error.mock.calls).toEqual([['Something Went Wrong!']]);
  });
});

describe('the state keeps', () => {
  it("'Product Added to Wishlist!' after the heart [spec message.1]", async () => {
    const { store } = await signedIn('PUT /api/product/Wishlist', { body: { _id: 'u1', wishlist: ['tee'] } });
    await store.dispatch(toggleWishlist('tee'));
    expect(store.getState().product).toMatchObject({ isSuccess: true, message: 'Product Added to Wishlist!' });
  });

  it("'Product Fetched Successfully' after a product was fetched [spec message.2]", async () => {
    const { store } = await signedIn('GET /api/product/tee', { body: { _id: 'tee' } });
    await store.dispatch(fetchProduct('tee'));
    expect(store.getState().product).toMatchObject({ isSuccess: true, message: 'Product Fetched Successfully' });
  });

  it("'Rating Added Successfully' after a review, and nothing for a visitor who is sent to log in [spec role.3 message.3]", async () => {
    const { store } = await sendAndSettle('review', { body: {} });
    expect(store.getState().product).toMatchObject({ isSuccess: true, message: 'Rating Added Successfully' });
    const visitor = setUp();
    await visitor.store.dispatch(rateProduct(review));
    expect(visitor.navigation.go).toHaveBeenCalledWith('/login');
    expect(visitor.store.getState().product.message).toBe('');
  });

  it("the server's message if the cart could not be fetched, or 'Something went wrong' [spec message.4]", async () => {
    for (const [answer, kept] of [
      [failed, 'server says'],
      ...silentFailures.map(([, silent]) => [silent, 'Something went wrong'] as const),
    ] as const) {
      const { store, signIn } = setUp({ 'GET /api/user/cart': answer });
      await signIn();
      await store.dispatch(fetchCart());
      expect(store.getState().auth.cart).toMatchObject({ isError: true, message: kept });
    }
  });

  it("the server's message if the colours could not be fetched, or 'Failed to fetch colors' [spec state.4 message.5]", async () => {
    for (const [answer, kept] of [
      [failed, 'server says'],
      ...silentFailures.map(([, silent]) => [silent, 'Failed to fetch colors'] as const),
    ] as const) {
      const { store } = setUp({ 'GET /api/color': answer });
      await store.dispatch(fetchColors());
      expect(store.getState().color).toMatchObject({ isError: true, errorMessage: kept });
    }
  });
});
