// For the store's tests: a real store over canned responses, and spies for its services.
import { vi } from 'vitest';
import type { Address } from '@taana-baana/contract/schemas/address.ts';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import { defaultSettings } from '../../shop.config.ts';
import { restoreSession } from './session/identity.thunks.ts';
import { createBrowserStorage, type Notice } from './browser-storage.ts';
import { fetchCart } from './cart/cart.thunks.ts';
import { type Checkout, payForCart } from './checkout/checkout.thunks.ts';
import { createAppStore } from './create-store.ts';
import { createHttpTransport } from './transport.ts';
import type { PaymentOutcome, PaymentWindow } from './checkout/payment-window.ts';

const { shop, look, logo, shipping, promises, sales } = defaultSettings;
/** The facts of shop.config.ts, as pages get them. */
export const testShop: ShopFacts = { ...shop, ...logo, ...sales, look, shipping, promises };

export const asha = {
  _id: 'u1',
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  token: 'tok',
};
export const line = {
  _id: 'l1',
  productId: { _id: 'tee' },
  quantity: 2,
  price: 500,
  color: { _id: 'c', title: 'red' },
  size: 'M',
};

/** Status 0: no response. `text` is sent instead of a JSON body. */
export type Answer = { status?: number; body?: unknown; text?: string; headers?: Record<string, string> };

class MemoryStorage {
  entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
  clear = () => this.entries.clear();
}

export type Answers = Record<string, Answer | ((sent: RequestInit) => Answer | Promise<Answer>)>;

/** `answers` may be changed later. Tabs of one browser share `local`. */
export function setUp(answers: Answers = {}, local = new MemoryStorage(), facts = testShop) {
  const sent: string[] = [];
  const bodies: { call: string; body: Record<string, unknown> }[] = [];
  const session = new MemoryStorage();
  const storage = createBrowserStorage({ localStorage: local, sessionStorage: session } as unknown as Window);
  const showMessage = () => vi.fn<(message: string) => void>();
  const toasts = {
    show: vi.fn<(notice: Notice) => void>(),
    success: showMessage(),
    info: showMessage(),
    error: showMessage(),
  };
  const navigate = () => vi.fn<(to?: string, options?: object) => Promise<void>>(async () => {});
  const navigation = { go: navigate(), refresh: navigate(), load: navigate(), reload: navigate() };
  const fetch = (async (url: string, init: RequestInit) => {
    const call = `${init.method} ${decodeURIComponent(url)}`;
    sent.push(call);
    bodies.push({ call, body: JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown> });
    const known = answers[call] ?? { status: 404, body: { message: 'Not found', code: 'not-found' } };
    const { status = 200, body, text, headers = {} } = typeof known === 'function' ? await known(init) : known;
    if (status === 0) throw new TypeError('no network');
    return new Response(text ?? (body === undefined ? null : JSON.stringify(body)), { status, headers });
  }) as unknown as typeof globalThis.fetch;
  const store = createAppStore({
    transport: createHttpTransport(fetch),
    preloadedState: { shop: facts },
    toasts,
    navigation,
    storage,
  });
  const signIn = async () => {
    storage.saveCustomer(asha);
    await store.dispatch(restoreSession());
  };
  /** The bodies that were sent with one call. */
  const bodiesOf = (name: string) => bodies.filter(({ call }) => call === name).map(({ body }) => body);
  return { store, sent, bodiesOf, toasts, navigation, storage, local, signIn };
}

/** Failures that say nothing: an empty body, a proxy's error page, JSON without a message. */
export const silentFailures: [name: string, answer: Answer][] = [
  ['an empty body', { status: 502 }],
  ['HTML', { status: 502, text: '<h1>Bad Gateway</h1>' }],
  ['{}', { status: 500, body: {} }],
  ['null', { status: 500, body: null }],
  ['an empty message', { status: 500, body: { message: '', code: 'internal' } }],
];

export const failed = { status: 500, body: { message: 'server says', code: 'internal' } };

// ---- a tab at the checkout

const address: Address = {
  firstname: 'Asha',
  lastname: 'Rao',
  address: '12 Car Street',
  other: undefined,
  city: 'Madurai',
  state: 'Tamil Nadu',
  country: 'India',
  pincode: 625001,
};
export const order = {
  _id: 'o1',
  number: 'TB-1',
  orderStatus: 'Ordered',
  paymentInfo: { razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1' },
};
export const providerOrder = { id: 'order_1', entity: 'order', amount: 110_000, currency: 'INR', status: 'created' };
export const paid: PaymentOutcome = { kind: 'paid', orderId: 'order_1', paymentId: 'pay_1', signature: 'sign' };
export const closed: PaymentOutcome = { kind: 'closed', bankMessage: '' };

export const calls = {
  config: 'GET /api/config',
  cart: 'GET /api/user/cart',
  checkout: 'POST /api/user/order/checkout',
  verify: 'POST /api/user/order/paymentVerification',
  create: 'POST /api/user/cart/create-order',
  ask: 'GET /api/user/order/order_1',
  orders: 'GET /api/user/getmyorders',
};

export const pending: Answer = { body: { orderStatus: 'Payment pending' } };
export const refused = (status: number, code: string, fields?: object): Answer => ({
  status,
  body: { message: `refused: ${code}`, code, fields, requestId: 'r' },
});
const successful: Answers = {
  [calls.config]: { body: { paymentScriptUrl: '/checkout.js', shipping: testShop.shipping } },
  [calls.cart]: { body: [line] },
  [calls.checkout]: { body: { success: true, key: 'key_1', order: providerOrder } },
  [calls.verify]: {
    body: { success: true, razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1', orderCreationId: 'order_1' },
  },
  [calls.create]: { status: 201, body: { success: true, order } },
  [calls.ask]: pending,
};

/** Signed in, with one line in the cart. By default the payment window reports a payment. */
export async function openCheckout(answers: Answers = {}, local?: MemoryStorage) {
  const known = { ...successful, ...answers };
  const tab = setUp(known, local);
  const { store, storage, sent } = tab;
  await tab.signIn();
  await store.dispatch(fetchCart());
  const paymentWindow = {
    load: vi.fn<PaymentWindow['load']>(async () => true),
    open: vi.fn<PaymentWindow['open']>(async () => paid),
    alert: vi.fn<(message: string) => void>(),
  };
  const loadWindow = async () => paymentWindow;
  const { alert } = paymentWindow;
  return {
    ...tab,
    paymentWindow,
    known,
    pay: (credit = 0, codes?: readonly string[]) =>
      store.dispatch(payForCart({ address, amount: 1100, codes, credit, loadWindow, alert })),
    /** By a method that is paid later. */
    placeBy: (place: Checkout['place'], advance?: number, credit = 0) =>
      store.dispatch(payForCart({ address, amount: 1100, credit, loadWindow, place, advance, alert })),
    step: () => store.getState().auth.order.payment.step,
    message: () => store.getState().auth.order.payment.message,
    placed: () => store.getState().auth.order.placed?.number,
    count: (call: string) => sent.filter((name) => name === call).length,
    /** As if the page had been left with a payment in progress. */
    saveAttempt: (isUnsettled = true, customerId = asha._id) =>
      storage.saveAttempt({ id: 'earlier', customerId, providerOrderId: 'order_1', isUnsettled }),
  };
}
