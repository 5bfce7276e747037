// Two tabs that pay for the same cart.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import {
  amount,
  checkOut,
  createOrder,
  openCart,
  openShopForEach,
  readPurchaseRows,
} from '../../money/payments/testing.ts';

describe.each(testEngines)('two payments for one cart, on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date();
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));
  const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
  const pay = async (token: string, orderId: string) =>
    createOrder(shop, token, orderId, (await double.pay({ order_id: orderId, status: 'captured' })).id);
  const notes = async () =>
    (await readPurchaseRows(shop)).placed
      .toSorted((a, b) => ((a.paid_at ?? '') < (b.paid_at ?? '') ? -1 : 1))
      .map(({ number, note }) => ({ number, note }));

  it('are two orders, each with a note that names the other', async () => {
    const { token } = await openCart(shop);
    const [first, second] = [
      await checkOut(shop, token, { amount, attemptId: 'one tab' }),
      await checkOut(shop, token, { amount, attemptId: 'the other' }),
    ];
    await pay(token, first.id);
    later(40);
    expect((await pay(token, second.id)).status).toBe(201);
    const [one, two] = await notes();
    expect(one?.note).toContain(`same cart as ${two?.number}, 40 s apart`);
    expect(two?.note).toContain(`same cart as ${one?.number}, 40 s apart`);
  });

  it('are not meant when the second cart was filled after the first was paid', async () => {
    const { token, line } = await openCart(shop);
    await pay(token, (await checkOut(shop, token, { amount, attemptId: 'one' })).id);
    later(40);
    await shop.call('addToCart', { token, body: line });
    await pay(token, (await checkOut(shop, token, { amount, attemptId: 'two' })).id);
    expect((await notes()).map(({ note }) => note)).toEqual([null, null]);
  });
});
