// Staff see what unpaid checkouts hold, and release it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { reconcileOrders } from '../../actions/checkout/reconciler.service.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import { checkOut, createOrder, openShopForEach, readPurchaseRows } from '../../money/payments/testing.ts';
import { countTee, expectSoundCounts, oneTee, readCounts, shopper } from './testing.ts';

const minute = 60_000;

describe.each(testEngines)('pieces reserved in unpaid checkouts, on %s,', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  let admin: TestAdmin;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));
  beforeEach(() => {
    admin = openTestAdmin(shop);
  });
  afterEach(async () => {
    await expectSoundCounts(shop);
    await admin.close();
  });

  const body = { amount: oneTee };
  const reserved = async () => (await readCounts(shop)).variants.reduce((sum, one) => sum + one.reserved, 0);
  const listFor = async (cookie: string) => (await admin.call('listReservedStock', { cookie })).body;
  async function pay(token: string, order_id: string) {
    const { id } = await double.pay({ order_id, status: 'captured', created_at: now.getTime() / 1000 });
    return { id, ...(await createOrder(shop, token, order_id, id)) };
  }

  it('are listed with account, product, number and end, and gone from the list once they are paid', async () => {
    const tee = await countTee(shop, 3);
    const { token, customer } = await shopper(shop, tee, 2);
    const manager = await admin.addMember('manager');
    expect(await listFor(manager.cookie)).toEqual({ orders: [], total: 0, pieces: 0 });
    const { body: checkout } = await shop.call('checkout', { token, body: {} });
    expect(await listFor(manager.cookie)).toEqual({
      orders: [
        {
          id: expect.any(String),
          isCheckout: true,
          who: { name: `${customer.firstname} ${customer.lastname}`, email: customer.email },
          since: now.toISOString(),
          until: new Date(now.getTime() + 15 * minute).toISOString(),
          pieces: [{ product: tee.id, title: 'Warli Village Tee', color: 'Maroon', size: 'M', quantity: 2 }],
        },
      ],
      total: 1,
      pieces: 2,
    });
    await pay(token, checkout.order?.id ?? '');
    expect((await listFor(manager.cookie)).total).toBe(0);
  });

  it('a packer sees the pieces, not whose they are, and releases nothing', async () => {
    const tee = await countTee(shop, 3);
    const { token, customer } = await shopper(shop, tee);
    await checkOut(shop, token, body);
    const { cookie } = await admin.addMember('packer');
    const list = await listFor(cookie);
    expect(list.orders).toMatchObject([{ who: null, pieces: [{ quantity: 1 }] }]);
    expect(JSON.stringify(list)).not.toContain(customer.email);
    const params = { id: list.orders[0]?.id ?? '' };
    expect((await admin.call('releaseReservedStock', { cookie, params })).status).toBe(403);
    expect(await reserved()).toBe(1);
  });

  it('are released once, can be bought by others at once, and the audit log says so', async () => {
    const tee = await countTee(shop, 1);
    const [asha, bina] = [await shopper(shop, tee), await shopper(shop, tee)];
    await checkOut(shop, asha.token, body);
    expect((await shop.call('checkout', { token: bina.token, body })).status).toBe(409);
    const owner = await admin.addMember('owner');
    const { cookie } = owner;
    const params = { id: (await listFor(cookie)).orders[0]?.id ?? '' };
    expect((await admin.call('releaseReservedStock', { cookie, params })).body).toEqual({ pieces: 1 });
    const again = await admin.call('releaseReservedStock', { cookie, params });
    expect([again.status, again.error.message]).toEqual([
      409,
      'This checkout has nothing reserved any more: it was paid, or its time is over.',
    ]);
    expect((await shop.call('checkout', { token: bina.token, body })).status).toBe(200);
    const { entries } = (await admin.call('listAuditLog', { cookie, query: {} })).body;
    expect(entries.find(({ action }) => action === 'stock release')).toMatchObject({
      subject: `checkout ${params.id}`,
      before: { pieces: 1 },
      after: { pieces: 0 },
    });
    expect(JSON.stringify(entries)).not.toContain(asha.customer.email);
  });

  it('paid after their release, the order stands while there are pieces, else the money goes back', async () => {
    const tee = await countTee(shop, 1);
    const [asha, bina] = [await shopper(shop, tee), await shopper(shop, tee)];
    const { id: first } = await checkOut(shop, asha.token, body);
    const { cookie } = await admin.addMember('owner');
    const [listed] = (await listFor(cookie)).orders;
    expect(listed?.who?.email).toBe(asha.customer.email);
    const released = await admin.call('releaseReservedStock', { cookie, params: { id: listed?.id ?? '' } });
    expect(released.body).toEqual({ pieces: 1 });
    expect(await reserved()).toBe(0);
    // Not reserved again by the job that asks for payments.
    now = new Date(now.getTime() + 2 * minute);
    await reconcileOrders(shop.deps);
    expect(await reserved()).toBe(0);

    const { id: second } = await checkOut(shop, bina.token, body);
    await admin.call('releaseReservedStock', { cookie, params: { id: (await listFor(cookie)).orders[0]?.id ?? '' } });
    expect((await pay(bina.token, second)).status).toBe(201);
    const late = await pay(asha.token, first);
    expect([late.status, late.error.message]).toEqual([
      402,
      'We could not use this payment for your order. Your money is on its way back to you',
    ]);
    await sendRefunds(shop.deps);
    const { orders, refunds } = await readPurchaseRows(shop);
    expect(orders.filter(({ number }) => number !== null)).toHaveLength(1);
    expect(refunds).toMatchObject([{ reason: 'sold out' }]);
  });
});
