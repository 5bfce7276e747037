// Refunds of an order with discounts: every piece is worth what was paid for it, in any order.
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { createOrder, openCart, openShopWithDouble, readPurchaseRows } from '../../money/payments/testing.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import { giveCredit } from '../../money/store-credit/testing.ts';
import { checkOutAdjusted, lessOnGoods } from '../../actions/checkout/testing.ts';

describe.each(testEngines)('a refund of discounted lines on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let keys = 0;
  const now = new Date('2026-11-21T10:00:00.000Z');
  beforeAll(async () => {
    double = await startProviderDouble();
    shop = await openShopWithDouble(engine, double, { now: () => now });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('owner'));
  });
  afterEach(async () => {
    await shop.deps.db.deleteFrom('mails').execute();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
    await double.stop();
  });

  /** Three of one tee at Rs. 500 and one of another at Rs. 499; shipping is Rs. 100. */
  async function bought({ off, credit = 0 }: { off: number; credit?: number }) {
    const { token, customer, line } = await openCart(shop);
    const [{ _id: cartItemId } = { _id: '' }] = (await shop.call('getCart', { token })).body;
    await shop.call('updateCartLine', { token, params: { cartItemId, quantity: 3 } });
    const other = await shop.addProduct({ price: 499, title: 'Kolam Tee' });
    await shop.call('addToCart', {
      token,
      body: { ...line, productId: other.id, color: other.colorIds[0], quantity: 1 },
    });
    if (credit > 0) await giveCredit(shop, customer._id, credit);
    const { providerOrderId, cart } = await checkOutAdjusted(shop.deps, customer._id, [lessOnGoods(off)], credit);
    const payment = await double.pay({ order_id: providerOrderId, status: 'captured' });
    const { number } = (await createOrder(shop, token, providerOrderId, payment.id)).body.order;
    await shop.deps.db.updateTable('orders').set({ status: 'Delivered' }).where('number', '=', number).execute();
    return { number, total: cart.total };
  }
  const pageOf = async (number: string): Promise<OrderPage> =>
    (await admin.call('getOrder', { cookie, params: { number } })).body;
  const refund = async (number: string, line: string, quantity: number, key = `discounted-refund-${(keys += 1)}`) =>
    admin.call('refundOrder', {
      cookie,
      params: { number },
      body: { key, reason: 'not available', lines: [{ line, quantity }] },
    });

  it('gives back what was paid for the goods, piece by piece, as the order’s page says before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1999 }),
        fc.constantFrom(0, 40),
        fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }),
        async (off, credit, choices) => {
          const { number, total } = await bought({ off, credit });
          let page = await pageOf(number);
          expect(page.amounts.refundablePaise).toBe(total * 100);
          for (const choice of choices) {
            const open = page.lines.filter(({ quantity, refunded }) => quantity > refunded);
            const line = open[choice % open.length];
            if (!line) break;
            const pieces = 1 + (choice % (line.quantity - line.refunded));
            const promised = line.worth?.[pieces - 1] ?? Number.NaN;
            const before = page.amounts.refundablePaise;
            if (promised === 0) return;
            const answer = await refund(number, line.id, pieces);
            expect(answer.status).toBe(200);
            page = answer.body;
            expect(before - page.amounts.refundablePaise).toBe(promised * 100);
          }
          await sendRefunds(shop.deps);
          page = await pageOf(number);
          const restOf = ({ quantity, refunded, worth }: OrderPage['lines'][number]) =>
            worth?.[quantity - refunded - 1] ?? 0;
          const rest = page.lines.reduce((sum, line) => sum + restOf(line), 0);
          expect(page.amounts.refundablePaise).toBe(10_000 + rest * 100);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('names what was paid in the mail, and a repeated key refunds nothing more', async () => {
    const { number, total } = await bought({ off: 100 });
    const [three] = (await pageOf(number)).lines;
    expect([three?.price, three?.worth]).toEqual([500, [475, 950, 1425]]);
    await refund(number, three?.id ?? '', 2, 'one-key-of-a-refund');
    await refund(number, three?.id ?? '', 2, 'one-key-of-a-refund');
    expect((await pageOf(number)).amounts.refundablePaise).toBe((total - 950) * 100);
    const mail = (await readPurchaseRows(shop)).mails.find(({ subject }) => subject.includes('way back'));
    expect(mail?.text_body).toContain('Rs. 950');
    expect(mail?.text_body).not.toContain('Rs. 1,000');
  });

  it('refuses pieces that nothing was paid for: no goods come back without a refund', async () => {
    const { number } = await bought({ off: 1998 });
    const [three] = (await pageOf(number)).lines;
    expect(three?.worth).toEqual([0, 0, 1]);
    const answer = await refund(number, three?.id ?? '', 1);
    expect([answer.status, answer.error.message]).toEqual([
      409,
      `Nothing was paid for these pieces of Order ${number}, so there is nothing to give back.`,
    ]);
    expect((await pageOf(number)).lines.map(({ refunded }) => refunded)).toEqual([0, 0]);
  });

  it('says nothing of an order without a discount', async () => {
    const { number } = await bought({ off: 0 });
    expect((await pageOf(number)).lines.map((line) => 'worth' in line)).toEqual([false, false]);
  });

  it('counts an amount for the pieces that it pays for', async () => {
    const { number } = await bought({ off: 1499 });
    const [three] = (await pageOf(number)).lines;
    const body = { key: 'amount-of-two-pieces', reason: 'not available', amount: 251 };
    const { lines } = (await admin.call('refundOrder', { cookie, params: { number }, body })).body;
    expect([three?.worth, lines.map(({ refundedByValue }) => refundedByValue)]).toEqual([
      [125, 250, 375],
      [2, undefined],
    ]);
  });
});
