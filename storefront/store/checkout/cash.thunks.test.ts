// An order that is paid on delivery is placed at once, and once.
import { describe, expect, it } from 'vitest';
import { calls, openCheckout, order, refused } from '../testing.ts';
import { placeForCash } from './cash.thunks.ts';

const cash = 'POST /api/user/order/cod';
const placed = {
  [cash]: { body: { success: true, placed: { number: 'TB-1' } } },
  'GET /api/user/order/TB-1': { body: order },
};

it('is placed with the sum shown and without the payment window', async () => {
  const tab = await openCheckout(placed);
  await tab.placeBy(placeForCash('l1', 1100));
  expect(tab.bodiesOf(cash)).toMatchObject([
    { amount: 1100, due: 1100, attemptId: 'l1', shippingInfo: { city: 'Madurai' } },
  ]);
  expect(tab.placed()).toBe('TB-1');
  expect(tab.count(calls.checkout)).toBe(0);
  expect(tab.paymentWindow.load).not.toHaveBeenCalled();
});

it('is one attempt for two presses', async () => {
  const tab = await openCheckout(placed);
  await Promise.all([tab.placeBy(placeForCash('l1', 1100)), tab.placeBy(placeForCash('l1', 1100))]);
  expect(tab.count(cash)).toBe(1);
});

it('is the same attempt after a lost answer, and in another tab', async () => {
  const tab = await openCheckout({ ...placed, [cash]: { status: 0 } });
  await tab.placeBy(placeForCash('l1', 1100));
  expect(tab.message()).toBe('Something went wrong');
  Object.assign(tab.known, placed);
  await tab.placeBy(placeForCash('l1', 1100));
  const other = await openCheckout(placed);
  await other.placeBy(placeForCash('l1', 1100));
  const attempts = [...tab.bodiesOf(cash), ...other.bodiesOf(cash)].map(({ attemptId }) => attemptId);
  expect(attempts).toEqual(['l1', 'l1', 'l1']);
  expect([tab.placed(), other.placed()]).toEqual(['TB-1', 'TB-1']);
});

it('that is refused says why, and fetches the cart again', async () => {
  const tab = await openCheckout({ [cash]: refused(409, 'conflict') });
  await tab.placeBy(placeForCash('l1', 1100));
  expect([tab.step(), tab.message(), tab.count(calls.cart)]).toEqual(['form', 'refused: conflict', 2]);
});

it('with a refused address has the field names of the form', async () => {
  const tab = await openCheckout({ [cash]: refused(400, 'invalid', { 'shippingInfo.state': 'not there' }) });
  const { payload } = await tab.placeBy(placeForCash('l1', 1100));
  expect(payload).toMatchObject({ fields: { state: 'not there' } });
});

describe('an advance', () => {
  const opened = {
    [cash]: {
      body: {
        success: true,
        key: 'rzp_test_1',
        order: { id: 'order_1', status: 'created', amount: 10_000, currency: 'INR' },
      },
    },
  };
  const pay = (tab: Awaited<ReturnType<typeof openCheckout>>, credit = 0) =>
    tab.placeBy(placeForCash('l1', 1000 - credit, 100), 100, credit);

  it('is paid in the window, and places the order as an online payment does', async () => {
    const tab = await openCheckout(opened);
    await pay(tab);
    expect(tab.bodiesOf(cash)).toMatchObject([{ amount: 1100, due: 1000, advance: 100, attemptId: 'l1' }]);
    expect(tab.paymentWindow.open.mock.calls[0]?.[0]).toMatchObject({ orderId: 'order_1', amount: 10_000 });
    expect(tab.placed()).toBe(order.number);
    expect(tab.count(calls.checkout)).toBe(0);
  });

  it('is its own sum beside store credit', async () => {
    const tab = await openCheckout(opened);
    await pay(tab, 300);
    expect(tab.placed()).toBe(order.number);
  });

  it('that was paid before its answer came opens no second window', async () => {
    const tab = await openCheckout({ ...opened, ...placed });
    Object.assign(tab.known, { [cash]: placed[cash] });
    await pay(tab);
    expect([tab.placed(), tab.paymentWindow.open.mock.calls]).toEqual(['TB-1', []]);
  });
});
