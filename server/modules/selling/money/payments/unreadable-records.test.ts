// A record of the provider that cannot be read: the check names it and compares the others.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { reconcile } from '../reconciliation/reconciliation.service.ts';
import { checkOut, createOrder, openCart, openShopForEach } from './testing.ts';
import { checkPayments } from './payments-check.service.ts';

describe.each(testEngines)('a record that cannot be read on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  const created_at = Date.parse('2026-11-21T10:00:00.000Z') / 1000;
  const odd = 'much' as unknown as number;
  async function buy() {
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    const facts = { order_id: id, status: 'captured', created_at };
    const payment = { ...facts, ...(await double.pay(facts)) };
    const { number } = (await createOrder(shop, token, id, payment.id)).body.order as { number: string };
    return { number, payment };
  }
  const check = async (from = '2026-11-20') =>
    (await checkPayments(shop.deps, new Date(from), new Date('2026-11-30'))).differences;

  it('is named with its id and field, and everything else is compared', async () => {
    const { payment } = await buy();
    const stray = await double.pay({ order_id: null, status: 'captured', amount: 5000, created_at });
    await double.pay({ ...payment, amount: odd });
    const named = [
      `${payment.id}: the provider's record of it cannot be read (amount), and is not compared.`,
      expect.stringContaining(`Payment ${stray.id}`),
    ];
    expect(await check()).toEqual(named);
    const { differences, provider } = await reconcile(shop.deps, '2026-11');
    expect(differences.map(({ sentence }) => sentence)).toEqual(expect.arrayContaining(named));
    expect(provider?.payments).toBe(1);
  });

  it('may be of an order that was paid in the period, by a payment of before', async () => {
    const { number, payment } = await buy();
    await double.pay({ ...payment, amount: odd, created_at: Date.parse('2026-11-01T10:00:00.000Z') / 1000 });
    expect(await check()).toEqual([expect.stringMatching(`^Order ${number} .*${payment.id}.*cannot be read .amount.`)]);
  });
});
