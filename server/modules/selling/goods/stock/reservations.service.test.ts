// What a checkout reserves, what a payment takes, and what an expiry and a cancellation release.
import { afterEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { cancelOrder } from '../../actions/orders/change-status.service.ts';
import { reconcileOrders } from '../../actions/checkout/reconciler.service.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import { checkOut, openShopForEach, readPurchaseRows, verify } from '../../money/payments/testing.ts';
import { correct, countTee, expectSoundCounts, oneTee, readCounts, shopper } from './testing.ts';

const minute = 60_000;
const start = Date.parse('2026-11-21T10:00:00.000Z');

describe.each(testEngines)('counted stock on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));
  afterEach(() => expectSoundCounts(shop));

  const after = (minutes: number) => (now = new Date(start + minutes * minute));
  const body = { amount: oneTee };
  const refused = async (token: string) => (await shop.call('checkout', { token, body })).error;
  const counts = async () => (await readCounts(shop)).variants[0];
  async function buy(token: string, orderId: string) {
    const { id } = await double.pay({ order_id: orderId, status: 'captured' });
    return { id, ...(await verify(shop, token, orderId, id)) };
  }

  it('holds a piece from the checkout on, refuses the next shopper by name, and sells it when it is paid', async () => {
    const tee = await countTee(shop, 1);
    const [asha, bina] = [await shopper(shop, tee), await shopper(shop, tee)];
    const { id: orderId } = await checkOut(shop, asha.token, body);
    expect(await counts()).toMatchObject({ stock: 1, reserved: 1 });
    expect(await refused(bina.token)).toMatchObject({
      code: 'conflict',
      message: 'Warli Village Tee in Maroon, size M, is sold out. Please remove it from your cart to go on',
    });
    expect((await buy(asha.token, orderId)).status).toBe(200);
    expect(await counts()).toMatchObject({ stock: 0, reserved: 0 });
    const { orders } = await readPurchaseRows(shop);
    expect(orders).toHaveLength(1);
    expect(
      (await readCounts(shop)).movements.map(({ delta, reason, order_id: order }) => [delta, reason, order]),
    ).toEqual([
      [1, 'corrected', null],
      [-1, 'sold', orders[0]?.id],
    ]);
  });

  it('says how many are left when there are fewer than the cart wants', async () => {
    const tee = await countTee(shop, 2);
    const { token } = await shopper(shop, tee, 3);
    const { error } = await shop.call('checkout', { token, body: {} });
    expect(error.message).toBe(
      'Warli Village Tee in Maroon, size M, is down to its last 2. Please take 2 or fewer to go on',
    );
  });

  it('lets a shopper check out again, with another attempt too, without holding a piece twice', async () => {
    const tee = await countTee(shop, 1);
    const { token } = await shopper(shop, tee);
    await checkOut(shop, token, { ...body, attemptId: 'first-attempt' });
    await checkOut(shop, token, { ...body, attemptId: 'first-attempt' });
    const { id } = await checkOut(shop, token, { ...body, attemptId: 'second-attempt' });
    expect(await counts()).toMatchObject({ stock: 1, reserved: 1 });
    expect((await buy(token, id)).status).toBe(200);
  });

  it('releases a piece after 15 minutes without a payment', async () => {
    const tee = await countTee(shop, 1);
    const [asha, bina] = [await shopper(shop, tee), await shopper(shop, tee)];
    await checkOut(shop, asha.token, body);
    after(14);
    await reconcileOrders(shop.deps);
    expect(await counts()).toMatchObject({ reserved: 1 });
    after(15);
    await reconcileOrders(shop.deps);
    expect(await counts()).toMatchObject({ stock: 1, reserved: 0 });
    await checkOut(shop, bina.token, body);
  });

  it('holds it while the shopper tries to pay, for an hour at most', async () => {
    const tee = await countTee(shop, 1);
    const { token } = await shopper(shop, tee);
    const { id } = await checkOut(shop, token, body);
    await double.pay({ order_id: id, status: 'failed' });
    for (const minutes of [15, 30, 45, 59]) {
      after(minutes);
      await reconcileOrders(shop.deps);
      expect(await counts()).toMatchObject({ reserved: 1 });
    }
    after(60);
    await reconcileOrders(shop.deps);
    expect(await counts()).toMatchObject({ reserved: 0 });
  });

  it('places an order that is paid after its reservation, as long as there is a piece', async () => {
    const tee = await countTee(shop, 1);
    const { token } = await shopper(shop, tee);
    const { id } = await checkOut(shop, token, body);
    after(15);
    await reconcileOrders(shop.deps);
    expect((await buy(token, id)).status).toBe(200);
    expect(await counts()).toMatchObject({ stock: 0, reserved: 0 });
  });

  it('refunds a payment that comes when the last piece is gone, and explains why', async () => {
    const tee = await countTee(shop, 1);
    const [asha, bina] = [await shopper(shop, tee), await shopper(shop, tee)];
    const { id: late } = await checkOut(shop, asha.token, body);
    after(15);
    await reconcileOrders(shop.deps);
    await buy(bina.token, (await checkOut(shop, bina.token, body)).id);
    const { id: payment, error } = await buy(asha.token, late);
    expect(error.message).toContain('Your money is on its way back');
    // However often it is viewed.
    after(60);
    await reconcileOrders(shop.deps);
    await sendRefunds(shop.deps);
    const { placed, refunds, mails } = await readPurchaseRows(shop);
    expect(placed).toHaveLength(1);
    expect(refunds).toMatchObject([{ provider_payment_id: payment, reason: 'sold out', status: 'refunded' }]);
    const mail = mails.filter(({ text_body: text }) => text.includes('the last piece had been sold by then'));
    expect(mail).toMatchObject([{ recipient: asha.customer.email }]);
    expect(await counts()).toMatchObject({ stock: 0, reserved: 0 });
  });

  it('keeps the piece that another checkout holds from a payment that comes late', async () => {
    const tee = await countTee(shop, 1);
    const [asha, bina] = [await shopper(shop, tee), await shopper(shop, tee)];
    const { id: late } = await checkOut(shop, asha.token, body);
    after(15);
    await reconcileOrders(shop.deps);
    const { id: reserved } = await checkOut(shop, bina.token, body);
    expect((await buy(asha.token, late)).error.message).toContain('Your money is on its way back');
    expect(await counts()).toMatchObject({ stock: 1, reserved: 1 });
    expect((await buy(bina.token, reserved)).status).toBe(200);
    expect(await counts()).toMatchObject({ stock: 0, reserved: 0 });
  });

  it('keeps it also where the owner allows overselling: the late order waits for a new piece', async () => {
    const tee = await countTee(shop, 1);
    await shop.deps.db.updateTable('products').set({ allows_oversell: 1 }).execute();
    const [asha, bina] = [await shopper(shop, tee), await shopper(shop, tee)];
    const { id: late } = await checkOut(shop, asha.token, body);
    after(15);
    await reconcileOrders(shop.deps);
    const { id: reserved } = await checkOut(shop, bina.token, body);
    expect((await buy(asha.token, late)).status).toBe(200);
    expect(await counts()).toMatchObject({ stock: 1, reserved: 1 });
    expect((await buy(bina.token, reserved)).status).toBe(200);
    expect(await counts()).toMatchObject({ stock: 0, reserved: 0 });
  });

  it('releases at once the other pieces of an order whose payment is refunded as sold out', async () => {
    const [tee, other] = [await countTee(shop, 1), await countTee(shop, 1)];
    const { token } = await shopper(shop, tee);
    await shop.call('addToCart', {
      token,
      body: { productId: other.id, color: other.choice.color, size: other.choice.size, quantity: 1, price: 1 },
    });
    const { id } = await checkOut(shop, token, {});
    const piece = (product: string) =>
      shop.deps.db
        .selectFrom('product_variants')
        .select(['stock', 'reserved'])
        .where('product_id', '=', product)
        .where('stock', 'is not', null)
        .executeTakeFirst();
    await correct(shop.deps, tee.choice, commandLine, { to: 0, note: 'torn' });
    await buy(token, id);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ reason: 'sold out' }]);
    expect([await piece(tee.id), await piece(other.id)]).toEqual([
      { stock: 0, reserved: 0 },
      { stock: 1, reserved: 0 },
    ]);
  });

  it('sells more than there is where the owner allows it, and never counts below 0', async () => {
    const tee = await countTee(shop, 1);
    await shop.deps.db.updateTable('products').set({ allows_oversell: 1 }).execute();
    const [asha, bina] = [await shopper(shop, tee, 3), await shopper(shop, tee)];
    for (const { token } of [asha, bina]) {
      const { id } = await checkOut(shop, token, {});
      expect((await buy(token, id)).status).toBe(200);
    }
    expect(await counts()).toMatchObject({ stock: 0, reserved: 0 });
  });

  it('puts back what a cancelled order took, once', async () => {
    const tee = await countTee(shop, 2);
    const { token } = await shopper(shop, tee, 2);
    const { id } = await checkOut(shop, token, {});
    await buy(token, id);
    expect(await counts()).toMatchObject({ stock: 0 });
    await cancelOrder(shop.deps, id, commandLine);
    await expect(cancelOrder(shop.deps, id, commandLine)).rejects.toThrow('cannot be cancelled');
    expect(await counts()).toMatchObject({ stock: 2, reserved: 0 });
    expect((await readCounts(shop)).movements.map(({ reason }) => reason)).toEqual(['corrected', 'sold', 'cancelled']);
  });

  it('releases what an account reserved that is deleted', async () => {
    const tee = await countTee(shop, 1);
    const { token, password } = { ...(await shopper(shop, tee)), password: 'warp-and-weft-21' };
    await checkOut(shop, token, body);
    const { status } = await shop.call('deleteAccount', { token, body: { password } });
    expect(status).toBeLessThan(300);
    expect(await counts()).toMatchObject({ stock: 1, reserved: 0 });
  });

  it('sells the pieces of a checkout even when a count finds fewer, until none is left', async () => {
    const tee = await countTee(shop, 2);
    const [asha, bina] = [await shopper(shop, tee), await shopper(shop, tee)];
    const [first, second] = [await checkOut(shop, asha.token, body), await checkOut(shop, bina.token, body)];
    await correct(shop.deps, tee.choice, commandLine, { to: 1, note: 'one was torn' });
    expect((await buy(asha.token, first.id)).status).toBe(200);
    expect((await buy(bina.token, second.id)).error.message).toContain('Your money is on its way back');
    expect(await counts()).toMatchObject({ stock: 0 });
  });
});
