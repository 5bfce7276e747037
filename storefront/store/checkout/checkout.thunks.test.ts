// Paying for the cart: one attempt per checkout, and problems before the payment window opens.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resumePayment } from './checkout.thunks.ts';
import { fetchOrders, showPlacedOrder } from '../orders/orders.thunks.ts';
import { priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import { asha, calls, closed, openCheckout, order, paid, providerOrder, refused } from '../testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a successful payment', () => {
  it('names the codes of the offers that were shown', async () => {
    const tab = await openCheckout();
    await tab.pay(0, ['PUJA']);
    expect(tab.bodiesOf(calls.checkout)[0]).toMatchObject({ amount: 1100, codes: ['PUJA'] });
  });

  it('stores the address, pays, verifies, creates the order and clears the attempt [spec entity.12,14,17 state.22-24 call.25]', async () => {
    const tab = await openCheckout();
    tab.paymentWindow.open.mockImplementation(async () => {
      expect(tab.storage.address(asha._id)).toMatchObject({ city: 'Madurai', pincode: '625001' });
      expect(tab.storage.attempt()).toMatchObject({ providerOrderId: 'order_1', isUnsettled: true });
      return paid;
    });
    await tab.pay();
    expect(tab.sent.filter((call) => call !== calls.cart)).toEqual([
      calls.config,
      calls.checkout,
      calls.verify,
      calls.create,
    ]);
    expect(tab.bodiesOf(calls.checkout)[0]).toMatchObject({ amount: 1100, shippingInfo: { city: 'Madurai' } });
    expect(tab.paymentWindow.open.mock.calls[0]?.[0]).toMatchObject({
      key: 'key_1',
      orderId: 'order_1',
      amount: 110_000,
    });
    expect(tab.bodiesOf(calls.verify)[0]).toEqual({
      orderCreationId: 'order_1',
      razorpayPaymentId: 'pay_1',
      razorpayOrderId: 'order_1',
      razorpaySignature: 'sign',
    });
    expect(tab.bodiesOf(calls.create)[0]).toEqual({
      totalPrice: 1100,
      totalPriceAfterDiscount: 1100,
      orderItems: [{ product: 'tee', quantity: 2, price: 500, size: 'M', color: 'c' }],
      paymentInfo: {
        success: true,
        razorpayOrderId: 'order_1',
        razorpayPaymentId: 'pay_1',
        orderCreationId: 'order_1',
      },
      shippingInfo: {
        firstname: 'Asha',
        lastname: 'Rao',
        address: '12 Car Street',
        city: 'Madurai',
        state: 'Tamil Nadu',
        country: 'India',
        pincode: 625001,
      },
    });
    expect(tab.bodiesOf(calls.checkout)[0]).not.toHaveProperty('codes');
    expect(tab.placed()).toBe('TB-1');
    expect(tab.toasts.success).toHaveBeenCalledWith('Ordered createad Successfully!');
    expect([tab.local.getItem('address'), tab.storage.attempt()]).toEqual([null, null]);
    expect(tab.count(calls.cart)).toBe(2);
  });

  it("opens the window in the currency of the provider's order [spec limit.12]", async () => {
    const inDollars = { success: true, key: 'key_1', order: { ...providerOrder, currency: 'USD' } };
    const tab = await openCheckout({ [calls.checkout]: { body: inDollars } });
    await tab.pay();
    expect(tab.paymentWindow.open.mock.calls[0]?.[0]).toMatchObject({ amount: 110_000, currency: 'USD' });
  });

  it('is shown in My Orders, and only then is the order state reset [spec state.26]', async () => {
    const tab = await openCheckout();
    const before = tab.store.getState().auth.order;
    await tab.pay();
    const openOrders = vi.fn<(placed: string) => Promise<void>>(async () => expect(tab.placed()).toBe('TB-1'));
    await tab.store.dispatch(showPlacedOrder(openOrders)).unwrap();
    expect(openOrders).toHaveBeenCalledExactlyOnceWith('TB-1');
    expect(tab.store.getState().auth.order).toEqual(before);
  });

  it('cannot be sent twice', async () => {
    const tab = await openCheckout();
    await Promise.all([tab.pay(), tab.pay()]);
    expect(tab.count(calls.checkout)).toBe(1);
    expect(tab.paymentWindow.open).toHaveBeenCalledTimes(1);
  });
});

describe('one checkout', () => {
  it('is one attempt in two tabs and over several tries', async () => {
    const first = await openCheckout();
    first.paymentWindow.open.mockResolvedValue(closed);
    const second = await openCheckout({}, first.local);
    second.paymentWindow.open.mockResolvedValue(closed);
    for (const tab of [first, second]) {
      const trying = tab.pay();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(tab.step()).toBe('unpaid');
      trying.abort();
    }
    first.paymentWindow.open.mockResolvedValue(paid);
    await first.pay();
    const attempts = [...first.bodiesOf(calls.checkout), ...second.bodiesOf(calls.checkout)].map(
      ({ attemptId }) => attemptId,
    );
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts).size).toBe(1);
  });

  it('of another customer is not resumed', async () => {
    const tab = await openCheckout();
    tab.saveAttempt(true, 'u2');
    await tab.store.dispatch(resumePayment());
    expect(tab.step()).toBe('form');
    await tab.pay();
    expect(tab.bodiesOf(calls.checkout)[0]?.attemptId).not.toBe('earlier');
  });

  it('is over once My Orders shows its order', async () => {
    const tab = await openCheckout({ [calls.orders]: { body: { orders: [order] } } });
    tab.saveAttempt();
    await tab.store.dispatch(fetchOrders());
    expect(tab.storage.attempt()).toBeNull();
  });
});

describe('a problem before the payment', () => {
  it('a script that does not load shows the alert, and no window opens [spec state.23 alert.1]', async () => {
    const tab = await openCheckout();
    tab.paymentWindow.load.mockResolvedValue(false);
    await tab.pay();
    expect(tab.paymentWindow.alert).toHaveBeenCalledWith('Razorpay SDK failed to load');
    expect([tab.step(), tab.message(), tab.count(calls.checkout)]).toEqual(['form', 'Razorpay SDK failed to load', 0]);
  });

  it.each([0, 502])('no answer to the checkout (%s) shows the alert [spec alert.2]', async (status) => {
    const tab = await openCheckout({
      [calls.checkout]: status === 0 ? { status } : refused(status, 'provider-failed'),
    });
    await tab.pay();
    expect(tab.paymentWindow.alert).toHaveBeenCalledWith('Something went wrong');
    expect(tab.paymentWindow.open).not.toHaveBeenCalled();
  });

  it('a changed shipping fee is refused like a changed price, and then shown', async () => {
    const shipping = { fee: 60, freeFrom: 999, unionTerritories: true };
    const tab = await openCheckout({
      [calls.config]: { body: { paymentScriptUrl: '/checkout.js', shipping } },
      [calls.checkout]: refused(409, 'conflict'),
    });
    const shippingOfCart = () => {
      const { auth, shop } = tab.store.getState();
      return priceOrder(auth.cart.lines, shop.shipping).shippingPrice;
    };
    expect(shippingOfCart()).toBe(100);
    await tab.pay();
    expect(tab.paymentWindow.open).not.toHaveBeenCalled();
    expect(tab.bodiesOf(calls.checkout)).toMatchObject([{ amount: 1100 }]);
    expect(tab.store.getState().shop.shipping).toEqual(shipping);
    expect(shippingOfCart()).toBe(0);
  });

  it('another amount fetches the cart again and shows a message', async () => {
    const tab = await openCheckout({ [calls.checkout]: refused(409, 'conflict') });
    await tab.pay();
    expect([tab.step(), tab.message(), tab.count(calls.cart)]).toEqual(['form', 'refused: conflict', 2]);
    expect(tab.paymentWindow.alert).not.toHaveBeenCalled();
  });

  it('a refused address has the field names of the form', async () => {
    const tab = await openCheckout({
      [calls.checkout]: refused(400, 'invalid', { 'shippingInfo.state': 'not there' }),
    });
    const { payload } = await tab.pay();
    expect(payload).toMatchObject({ fields: { state: 'not there' } });
  });

  it('a cart that another tab has paid for leads to its order', async () => {
    const tab = await openCheckout({ [calls.checkout]: refused(400, 'invalid'), [calls.ask]: { body: order } });
    tab.saveAttempt(false);
    await tab.pay();
    expect(tab.placed()).toBe('TB-1');
  });
});

describe('store credit', () => {
  const credit = 'GET /api/user/credit';
  it('that pays for all places the order without the payment window and its script', async () => {
    const body = { success: true, key: 'key_1', order: null, placed: { number: 'TB-1' } };
    const tab = await openCheckout({ [calls.checkout]: { body }, 'GET /api/user/order/TB-1': { body: order } });
    await tab.pay(1100);
    expect(tab.bodiesOf(calls.checkout)[0]).toMatchObject({ amount: 1100, useCredit: true });
    expect(tab.placed()).toBe('TB-1');
    expect(tab.paymentWindow.load).not.toHaveBeenCalled();
    expect(tab.storage.attempt()).toBe(null);
  });

  it('that pays a part leaves the rest to the window', async () => {
    const rest = { ...providerOrder, amount: 70_000 };
    const tab = await openCheckout({ [calls.checkout]: { body: { success: true, key: 'key_1', order: rest } } });
    await tab.pay(400);
    expect(tab.paymentWindow.open.mock.calls[0]?.[0]).toMatchObject({ amount: 70_000 });
    expect(tab.placed()).toBe('TB-1');
  });

  it.each([1100, 400])(
    'of Rs. %i that another tab has spent opens nothing, and the balance is shown again',
    async (shown) => {
      const tab = await openCheckout({ [credit]: { body: { balance: 0, entries: [] } } });
      await tab.pay(shown);
      expect(tab.paymentWindow.open).not.toHaveBeenCalled();
      expect(tab.message()).toContain('Your store credit has changed');
      expect(tab.count(credit)).toBe(1);
    },
  );
});
