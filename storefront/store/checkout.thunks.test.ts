// The ways that a payment can go, each to its end: nothing is paid twice, and nothing that was paid is lost.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '@taana-baana/contract/schemas/order.ts';
import { restoreSession } from './account.thunks.ts';
import { createBrowserStorage, type Notice } from './browser-storage.ts';
import { fetchCart } from './cart.thunks.ts';
import { payForCart, resumePayment, stopWaiting } from './checkout.thunks.ts';
import { createAppStore } from './create-store.ts';
import { fetchOrders } from './orders.thunks.ts';
import type { PaymentOutcome, PaymentRequest } from './payment-window.ts';

const asha = {
  _id: 'u1',
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  token: 't',
};
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
const line = {
  _id: 'l1',
  productId: { _id: 'tee' },
  quantity: 2,
  price: 500,
  color: { _id: 'c1', title: 'Maroon' },
  size: 'M',
};
const order = {
  _id: 'o1',
  number: 'TB-1',
  orderStatus: 'Ordered',
  paymentInfo: { razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1' },
};
const providerOrder = { id: 'order_1', entity: 'order', amount: 110_000, currency: 'INR', status: 'created' };
const paid: PaymentOutcome = { kind: 'paid', orderId: 'order_1', paymentId: 'pay_1', signature: 'sign' };
const closed: PaymentOutcome = { kind: 'closed', bankMessage: '' };

const calls = {
  config: 'GET /api/config',
  cart: 'GET /api/user/cart',
  checkout: 'POST /api/user/order/checkout',
  verify: 'POST /api/user/order/paymentVerification',
  create: 'POST /api/user/cart/create-order',
  ask: 'GET /api/user/order/order_1',
  orders: 'GET /api/user/getmyorders',
};

type Answer = { status?: number; body?: unknown };
type Answers = Record<string, Answer | (() => Answer)>;

const pending: Answer = { body: { orderStatus: 'Payment pending' } };
const refused = (status: number, code: string, fields?: object): Answer => ({
  status,
  body: { message: `refused: ${code}`, code, fields, requestId: 'r' },
});
const goesWell: Answers = {
  [calls.config]: { body: { paymentScriptUrl: '/checkout.js' } },
  [calls.cart]: { body: [line] },
  [calls.checkout]: { body: { success: true, key: 'key_1', order: providerOrder } },
  [calls.verify]: {
    body: { success: true, razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1', orderCreationId: 'order_1' },
  },
  [calls.create]: { status: 201, body: { success: true, order } },
  [calls.ask]: pending,
};

class MemoryStorage {
  entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
  clear = () => this.entries.clear();
}

/** A tab of the shop; tabs of one browser share `local`. */
async function openTab(answers: Answers = {}, local = new MemoryStorage()) {
  const known: Answers = { ...goesWell, ...answers };
  const sent: { call: string; body: Record<string, unknown> }[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url}`;
    sent.push({ call, body: JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown> });
    const answer = known[call] ?? { status: 404, body: { message: 'Not found', code: 'not-found' } };
    const { status = 200, body } = typeof answer === 'function' ? answer() : answer;
    if (status === 0) throw new TypeError('no network');
    return new Response(JSON.stringify(body), { status });
  }) as unknown as typeof globalThis.fetch;
  const storage = createBrowserStorage({
    localStorage: local,
    sessionStorage: new MemoryStorage(),
  } as unknown as Window);
  const say = () => vi.fn<(message: string) => void>();
  const toasts = { show: vi.fn<(notice: Notice) => void>(), success: say(), info: say(), error: say() };
  const store = createAppStore({ fetch, storage, toasts });
  storage.saveCustomer(asha);
  await store.dispatch(restoreSession());
  await store.dispatch(fetchCart());
  const paymentWindow = {
    load: vi.fn<(url: string) => Promise<boolean>>(async () => true),
    open: vi.fn<(request: PaymentRequest, signal: AbortSignal) => Promise<PaymentOutcome>>(async () => paid),
    alert: say(),
  };
  return {
    store,
    storage,
    local,
    toasts,
    paymentWindow,
    known,
    pay: () => store.dispatch(payForCart({ address, amount: 1100, paymentWindow })),
    step: () => store.getState().auth.order.payment.step,
    message: () => store.getState().auth.order.payment.message,
    placed: () => store.getState().auth.order.placed?.number,
    count: (call: string) => sent.filter((request) => request.call === call).length,
    bodies: (call: string) => sent.filter((request) => request.call === call).map(({ body }) => body),
    order: () => sent.map(({ call }) => call),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a payment that goes well', () => {
  it('stores the address, pays, proves it, creates the order and forgets the checkout', async () => {
    const tab = await openTab();
    tab.paymentWindow.open.mockImplementation(async () => {
      expect(tab.storage.address()).toMatchObject({ city: 'Madurai', pincode: '625001' });
      expect(tab.storage.attempt()).toMatchObject({ providerOrderId: 'order_1', isUnsettled: true });
      return paid;
    });
    await tab.pay();
    expect(tab.order().filter((call) => call !== calls.cart)).toEqual([
      calls.config,
      calls.checkout,
      calls.verify,
      calls.create,
    ]);
    expect(tab.bodies(calls.checkout)[0]).toMatchObject({ amount: 1100, shippingInfo: { city: 'Madurai' } });
    expect(tab.paymentWindow.open.mock.calls[0]?.[0]).toMatchObject({
      key: 'key_1',
      orderId: 'order_1',
      amount: 110_000,
    });
    expect(tab.bodies(calls.verify)[0]).toEqual({
      orderCreationId: 'order_1',
      razorpayPaymentId: 'pay_1',
      razorpayOrderId: 'order_1',
      razorpaySignature: 'sign',
    });
    expect(tab.bodies(calls.create)[0]).toMatchObject({
      totalPrice: 1100,
      orderItems: [{ product: 'tee', quantity: 2, price: 500, size: 'M', color: 'c1' }],
    });
    expect(tab.placed()).toBe('TB-1');
    expect(tab.toasts.success).toHaveBeenCalledWith('Ordered createad Successfully!');
    expect([tab.storage.address(), tab.storage.attempt()]).toEqual([null, null]);
    expect(tab.count(calls.cart)).toBe(2);
  });

  it('cannot be sent twice', async () => {
    const tab = await openTab();
    await Promise.all([tab.pay(), tab.pay()]);
    expect(tab.count(calls.checkout)).toBe(1);
    expect(tab.paymentWindow.open).toHaveBeenCalledTimes(1);
  });
});

describe('one checkout', () => {
  it('is one attempt in two tabs and at every further try', async () => {
    const first = await openTab();
    first.paymentWindow.open.mockResolvedValue(closed);
    const second = await openTab({}, first.local);
    second.paymentWindow.open.mockResolvedValue(closed);
    for (const tab of [first, second]) {
      const trying = tab.pay();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(tab.step()).toBe('unpaid');
      trying.abort();
    }
    first.paymentWindow.open.mockResolvedValue(paid);
    await first.pay();
    const attempts = [...first.bodies(calls.checkout), ...second.bodies(calls.checkout)].map(
      ({ attemptId }) => attemptId,
    );
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts).size).toBe(1);
  });

  it('of another customer is not taken up', async () => {
    const tab = await openTab();
    tab.storage.saveAttempt({ id: 'theirs', customerId: 'u2', providerOrderId: 'order_9', isUnsettled: true });
    await tab.store.dispatch(resumePayment());
    expect(tab.step()).toBe('form');
    await tab.pay();
    expect(tab.bodies(calls.checkout)[0]?.attemptId).not.toBe('theirs');
  });

  it('is over once My Orders shows its order', async () => {
    const tab = await openTab({ [calls.orders]: { body: { orders: [order] } } });
    tab.storage.saveAttempt({ id: 'a', customerId: 'u1', providerOrderId: 'order_1', isUnsettled: true });
    await tab.store.dispatch(fetchOrders());
    expect(tab.storage.attempt()).toBeNull();
  });
});

describe('what stands in the way', () => {
  it('a script that does not load is told by the alert; nothing is opened', async () => {
    const tab = await openTab();
    tab.paymentWindow.load.mockResolvedValue(false);
    await tab.pay();
    expect(tab.paymentWindow.alert).toHaveBeenCalledWith('Razorpay SDK failed to load');
    expect([tab.step(), tab.message(), tab.count(calls.checkout)]).toEqual(['form', 'Razorpay SDK failed to load', 0]);
  });

  it.each([0, 502])('no answer to the checkout (%s) is told by the alert', async (status) => {
    const tab = await openTab({ [calls.checkout]: status === 0 ? { status } : refused(status, 'provider-failed') });
    await tab.pay();
    expect(tab.paymentWindow.alert).toHaveBeenCalledWith('Something went wrong');
    expect(tab.paymentWindow.open).not.toHaveBeenCalled();
  });

  it('another amount: the cart is read again and the shopper is told', async () => {
    const tab = await openTab({ [calls.checkout]: refused(409, 'conflict') });
    await tab.pay();
    expect([tab.step(), tab.message(), tab.count(calls.cart)]).toEqual(['form', 'refused: conflict', 2]);
    expect(tab.paymentWindow.alert).not.toHaveBeenCalled();
  });

  it('a refused address comes back with the names that the form uses', async () => {
    const tab = await openTab({ [calls.checkout]: refused(400, 'invalid', { 'shippingInfo.state': 'not there' }) });
    const { payload } = await tab.pay();
    expect(payload).toMatchObject({ fields: { state: 'not there' } });
  });

  it('a cart that another tab has paid for leads to its order', async () => {
    const tab = await openTab({ [calls.checkout]: refused(400, 'invalid'), [calls.ask]: { body: order } });
    tab.storage.saveAttempt({ id: 'a', customerId: 'u1', providerOrderId: 'order_1', isUnsettled: false });
    await tab.pay();
    expect(tab.placed()).toBe('TB-1');
  });
});

describe('a window that closed says nothing about the money', () => {
  it('the server is asked, less and less often, and then the shopper may try again', async () => {
    const tab = await openTab();
    tab.paymentWindow.open.mockResolvedValue({ kind: 'closed', bankMessage: 'The bank declined' });
    const trying = tab.pay();
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.step()).toBe('checking');
    await vi.advanceTimersByTimeAsync(5000);
    expect([tab.step(), tab.message()]).toEqual(['unpaid', 'The bank declined']);
    expect(tab.storage.attempt()).toMatchObject({ isUnsettled: false, providerOrderId: 'order_1' });
    expect(tab.storage.address()).toMatchObject({ city: 'Madurai' });
    const asked = tab.count(calls.ask);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.count(calls.ask) - asked).toBeLessThan(10);
    trying.abort();
  });

  it('a payment that comes late still becomes the order, by itself', async () => {
    const tab = await openTab();
    tab.paymentWindow.open.mockResolvedValue(closed);
    const trying = tab.pay();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tab.step()).toBe('unpaid');
    tab.known[calls.ask] = { body: order };
    await vi.advanceTimersByTimeAsync(30_000);
    await trying;
    expect(tab.placed()).toBe('TB-1');
    expect(tab.storage.attempt()).toBeNull();
  });

  it('a lost network decides nothing', async () => {
    const tab = await openTab({ [calls.ask]: { status: 0 } });
    tab.paymentWindow.open.mockResolvedValue(closed);
    const trying = tab.pay();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(tab.step()).toBe('checking');
    trying.abort();
  });

  it('the shopper who would rather try again is not kept', async () => {
    const tab = await openTab();
    tab.storage.saveAttempt({ id: 'a', customerId: 'u1', providerOrderId: 'order_1', isUnsettled: true });
    const resuming = tab.store.dispatch(resumePayment());
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.step()).toBe('checking');
    resuming.abort();
    const watching = tab.store.dispatch(stopWaiting());
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.step()).toBe('unpaid');
    watching.abort();
  });
});

describe('a payment that the window reports', () => {
  it.each([refused(409, 'payment-pending'), refused(502, 'provider-failed'), { status: 0 }])(
    'and that cannot be proven yet (%o) is waited for, never called unpaid',
    async (answer) => {
      const tab = await openTab({ [calls.verify]: answer });
      const trying = tab.pay();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(tab.step()).toBe('checking');
      await vi.advanceTimersByTimeAsync(120_000);
      expect(tab.step()).toBe('late');
      expect(tab.storage.attempt()).toMatchObject({ isUnsettled: true });
      tab.known[calls.ask] = { body: order };
      await vi.advanceTimersByTimeAsync(30_000);
      await trying;
      expect(tab.placed()).toBe('TB-1');
    },
  );

  it('and that the server finds forged or failed goes back to the form', async () => {
    const tab = await openTab({ [calls.verify]: refused(400, 'payment-failed') });
    await tab.pay();
    expect([tab.step(), tab.message(), tab.count(calls.create)]).toEqual(['unpaid', 'refused: payment-failed', 0]);
  });

  it('is confirmed even when the page is left meanwhile', async () => {
    const tab = await openTab();
    let hear: (outcome: PaymentOutcome) => void = () => {};
    tab.paymentWindow.open.mockImplementation(() => new Promise((resolve) => (hear = resolve)));
    const trying = tab.pay();
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.step()).toBe('window');
    trying.abort();
    hear(paid);
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.count(calls.create)).toBe(1);
    expect(tab.storage.attempt()).toBeNull();
  });

  it('on an order that is paid already opens no second window', async () => {
    const paidOrder = { success: true, key: 'key_1', order: { ...providerOrder, status: 'paid' } };
    const tab = await openTab({ [calls.checkout]: { body: paidOrder }, [calls.ask]: { body: order } });
    await tab.pay();
    expect(tab.paymentWindow.open).not.toHaveBeenCalled();
    expect(tab.placed()).toBe('TB-1');
  });
});

describe('coming back to the checkout', () => {
  it('while a payment is open checks it first; the order that it became is shown', async () => {
    const tab = await openTab({ [calls.ask]: { body: order } });
    tab.storage.saveAttempt({ id: 'a', customerId: 'u1', providerOrderId: 'order_1', isUnsettled: true });
    await tab.store.dispatch(resumePayment());
    expect(tab.placed()).toBe('TB-1');
  });

  it('after a payment that came to nothing shows the form at once', async () => {
    const tab = await openTab();
    tab.storage.saveAttempt({ id: 'a', customerId: 'u1', providerOrderId: 'order_1', isUnsettled: false });
    const resuming = tab.store.dispatch(resumePayment());
    await vi.advanceTimersByTimeAsync(3000);
    expect(tab.step()).toBe('form');
    resuming.abort();
  });

  it('with a payment that the server does not know forgets it', async () => {
    const tab = await openTab({ [calls.ask]: refused(404, 'not-found') });
    tab.storage.saveAttempt({ id: 'a', customerId: 'u1', providerOrderId: 'order_1', isUnsettled: true });
    await tab.store.dispatch(resumePayment());
    expect([tab.step(), tab.storage.attempt()]).toEqual(['form', null]);
  });
});
