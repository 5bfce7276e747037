// Refunds of lines: at their prices, never more pieces than were bought, with a mail that names
// them.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { refundPolicy } from '@taana-baana/contract/texts/content/refund-policy.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { checkOut, createOrder, openCart, openShopWithDouble, readPurchaseRows } from '../../money/payments/testing.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';

describe.each(testEngines)('a refund of lines on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let keys = 0;
  beforeAll(async () => {
    double = await startProviderDouble();
    shop = await openShopWithDouble(engine, double, { now: () => new Date('2026-11-21T10:00:00.000Z') });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('owner'));
  });
  afterEach(async () => {
    await double.refundsBecome('processed');
    await shop.deps.db.deleteFrom('mails').execute();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
    await double.stop();
  });

  /** Two of one shirt at Rs. 500 and one of another at Rs. 300; shipping is Rs. 100. */
  async function bought() {
    const { token, line } = await openCart(shop);
    const other = await shop.addProduct({ price: 300, title: 'Kolam Tee' });
    const second = { ...line, productId: other.id, color: other.colorIds[0], quantity: 1 };
    await shop.call('addToCart', { token, body: second });
    const { id } = await checkOut(shop, token, {});
    const payment = await double.pay({ order_id: id, status: 'captured' });
    const { number } = (await createOrder(shop, token, id, payment.id)).body.order;
    const page: OrderPage = (await admin.call('getOrder', { cookie, params: { number } })).body;
    const [two, one] = page.lines.map((shown) => shown.id);
    return { number, two: two ?? '', one: one ?? '' };
  }
  async function refund(number: string, body: object, key = `key-of-the-refund-${(keys += 1)}`) {
    const sent = { key, reason: 'not available', ...body };
    return admin.call('refundOrder', { cookie, params: { number }, body: sent });
  }
  const pieces = (line: string, quantity: number) => ({ lines: [{ line, quantity }] });
  const refunded = ({ body }: { body: OrderPage }) => body.lines.map((line) => line.refunded);

  it('costs what the pieces cost, and the mail names amount, lines and reason', async () => {
    const promise = 'If we cannot deliver what you paid for at all, you get your money back.';
    expect(JSON.stringify(refundPolicy)).toContain(promise);
    const { number, two, one } = await bought();
    const lines = [
      { line: one, quantity: 1 },
      { line: two, quantity: 1 },
    ];
    const answer = await refund(number, { lines });
    expect(answer.body.refunds).toMatchObject([
      {
        amountPaise: 80_000,
        reason: 'not available',
        lines: [
          { title: 'Warli Village Tee', quantity: 1 },
          { title: 'Kolam Tee', quantity: 1 },
        ],
      },
    ]);
    expect([refunded(answer), answer.body.amounts.refundablePaise]).toEqual([[1, 1], 60_000]);
    const mail = (await readPurchaseRows(shop)).mails.find(({ subject }) => subject.includes('way back'));
    expect(mail?.subject).toContain('Rs. 800');
    for (const told of ['1 × Warli Village Tee', 'Rs. 500', '1 × Kolam Tee', 'Rs. 300', 'We cannot deliver']) {
      expect(mail?.text_body).toContain(told);
    }
    await sendRefunds(shop.deps);
    expect((await double.state()).refunds.at(-1)).toMatchObject({ amount: 80_000, status: 'processed' });
  });

  it('never has more pieces than are left of the line, nor lines of another order', async () => {
    const { number, two, one } = await bought();
    const other = await bought();
    const tooMany = await refund(number, pieces(two, 3));
    expect([tooMany.status, tooMany.error.message]).toEqual([
      409,
      '2 of “Warli Village Tee” are left to give back, not 3.',
    ]);
    await refund(number, pieces(two, 1));
    const again = await refund(number, {
      lines: [
        { line: two, quantity: 1 },
        { line: two, quantity: 1 },
      ],
    });
    expect(again.error.message).toBe('1 of “Warli Village Tee” is left to give back, not 2.');
    expect((await refund(number, pieces(other.one, 1))).error.message).toContain('has no such line');
    // An amount already refunded what the line would need.
    await refund(number, { amount: 700 });
    expect((await refund(number, pieces(two, 1))).error.message).toContain('Rs. 200 of');
    expect(refunded(await refund(number, { amount: 1 }))).toEqual([1, 0]);
    expect((await refund(number, { ...pieces(one, 1), amount: 5 })).error.fields).toEqual({
      amount: 'Please give either pieces or an amount',
    });
    expect((await refund(number, { amount: 5, reason: undefined })).error.fields).toEqual({
      reason: 'Please choose why the money goes back',
    });
  });

  it('of two calls at once for the last piece, one is made; the same call twice is one refund', async () => {
    const { number, one, two } = await bought();
    const both = await Promise.all([refund(number, pieces(one, 1)), refund(number, pieces(one, 1))]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const key = 'the-same-key-for-both';
    const same = await Promise.all([refund(number, pieces(two, 1), key), refund(number, pieces(two, 1), key)]);
    expect(same.map((answer) => refunded(answer))).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect((await refund(number, pieces(two, 2), key)).status).toBe(409);
    expect((await refund(number, { ...pieces(two, 1), reason: 'goodwill' }, key)).status).toBe(409);
  });

  it('of every piece of an order that has not gone out is its cancellation [policy refund.3]', async () => {
    const { number, one, two } = await bought();
    await refund(number, pieces(two, 2));
    expect((await refund(number, pieces(one, 1))).error.message).toContain('Please cancel it');
    for (const to of ['Processing', 'Shipped']) {
      await admin.call('moveOrder', { cookie, params: { number }, body: { to } });
    }
    expect(refunded(await refund(number, pieces(one, 1)))).toEqual([2, 1]);
  });

  it('that the provider refused keeps its pieces until another refund is made', async () => {
    const { number, one } = await bought();
    await double.refundsBecome('refused');
    await refund(number, pieces(one, 1));
    await sendRefunds(shop.deps);
    expect((await refund(number, pieces(one, 1))).error.message).toContain('0 of “Kolam Tee”');
    const { body } = await admin.call('retryRefunds', { cookie, params: { number } });
    expect(body.refunds).toMatchObject([{ status: 'pending', lines: [{ title: 'Kolam Tee', quantity: 1 }] }]);
  });
});
