// A checkout with offers: what it is priced with, and what the shopper is told when the price has moved.
import { beforeEach, describe, expect, it } from 'vitest';
import * as texts from '@taana-baana/contract/texts/messages/offer-messages.ts';
import { recordPlans } from '../../../../database/testing/query-plans.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { expectSoundUses, insertOffer, readUses } from '../../money/offers/shopper/testing.ts';
import {
  address,
  amount,
  checkOut,
  createOrder,
  openCart,
  openShopForEach,
  readPurchaseRows,
} from '../../money/payments/testing.ts';
import { giveCredit } from '../../money/store-credit/testing.ts';
import { checkout } from './checkout.service.ts';

const opening = '2026-11-21T10:00:00.000Z';
const later = (minutes: number) => new Date(Date.parse(opening) + minutes * 60_000);

describe.each(testEngines)('a checkout with offers on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date(opening);
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  let token: string;
  let opened: Awaited<ReturnType<typeof openCart>>;
  beforeEach(async () => {
    opened = await openCart(shop);
    ({ token } = opened);
  });

  const preview = async (codes: readonly string[] = [], as = token) =>
    (await shop.call('previewOffers', { token: as, body: { codes } })).body;
  const refusalOf = async (code: string, as = token) => (await preview([code], as)).codes[0]?.refusal;
  const refused = async (body: Record<string, unknown>, as = token) => {
    const { status, error } = await shop.call('checkout', { token: as, body });
    return status === 200 ? status : [status, error.message];
  };
  const buy = async (codes: readonly string[] = [], as = token) => {
    const { total } = await preview(codes, as);
    const order = await checkOut(shop, as, { amount: total, codes, shippingInfo: address });
    const payment = await double.pay({ order_id: order.id, status: 'captured' });
    const placed = await createOrder(shop, as, order.id, payment.id);
    expect(placed.status).toBe(201);
    return placed.body.order;
  };
  /** The same person, with another account. */
  const again = async (overrides: Record<string, string>) => {
    const other = await shop.signUp(overrides);
    await shop.call('addToCart', { token: other.token, body: opened.line });
    return other.token;
  };
  const confirmEmail = async (customerId: string) =>
    shop.deps.db
      .updateTable('customers')
      .set({ email_confirmed_at: now.toISOString() })
      .where('id', '=', customerId)
      .execute();

  it('pays list price without codes, and what the preview says with them', async () => {
    await insertOffer(shop);
    expect(await preview()).toEqual({
      offers: [{ label: 'Festive', amount: 100 }],
      codes: [],
      hints: [],
      itemsTotal: 1000,
      itemsAfterOffers: 900,
      shippingPrice: 100,
      total: 1000,
    });
    expect(await checkOut(shop, token, { amount })).toMatchObject({ amount: 110_000 });
    expect(await checkOut(shop, token, { amount: 1000, codes: [] })).toMatchObject({ amount: 100_000 });
    expect(await refused({ amount: 1000 })).toEqual([409, 'Your cart has changed, please look at it once more']);
  });

  it('has its offers on the order, and what was charged as the total after discount', async () => {
    await insertOffer(shop, { title: '3 for Rs. 999' });
    const placed = await buy();
    expect(placed).toMatchObject({
      totalPrice: 1100,
      totalPriceAfterDiscount: 1000,
      offers: [{ label: '3 for Rs. 999', amount: 100 }],
    });
    const { body } = await shop.call('exportData', { token });
    expect(body.orders).toMatchObject([{ offers: [{ label: '3 for Rs. 999', amount: 100 }] }]);
    const { source } = await shop.deps.db.selectFrom('order_adjustments').select('source').executeTakeFirstOrThrow();
    expect(source).toBe(`offer ${(await readUses(shop)).offers[0]?.id}`);
    await expectSoundUses(shop);
  });

  it('takes one statement more with codes in a shop without offers', async () => {
    const plans = recordPlans(shop.deps.db, engine);
    const deps = { ...shop.deps, db: plans.db };
    const countOf = (body: Parameters<typeof checkout>[2]) =>
      plans.countOf(() => checkout(deps, opened.customer._id, body));
    expect((await countOf({ codes: [] })) - (await countOf({}))).toBe(1);
  });

  it('prices an empty cart at nothing', async () => {
    await insertOffer(shop, {}, ['PUJA']);
    await shop.call('emptyCart', { token });
    expect(await preview(['PUJA'])).toMatchObject({ offers: [], total: 0, codes: [{ code: 'PUJA' }] });
  });

  describe('gives an offer only', () => {
    const total = async () => (await preview()).total;

    it('from its start', async () => {
      await insertOffer(shop, { startsAt: later(5).toISOString() });
      expect(await total()).toBe(1100);
      now = later(5);
      expect(await total()).toBe(1000);
    });

    it('until its end', async () => {
      await insertOffer(shop, { endsAt: later(5).toISOString() });
      expect(await total()).toBe(1000);
      now = later(5);
      expect(await total()).toBe(1100);
    });

    it('until a person ends it, and once it is published', async () => {
      const id = await insertOffer(shop);
      const set = (changes: object) => shop.deps.db.updateTable('offers').set(changes).where('id', '=', id).execute();
      await set({ ended_at: now.toISOString() });
      expect(await total()).toBe(1100);
      await set({ ended_at: null, published_at: null });
      expect(await total()).toBe(1100);
    });

    it('with its code, if it has one', async () => {
      await insertOffer(shop, {}, ['PUJA']);
      expect(await total()).toBe(1100);
      expect(await preview([' pu ja'])).toMatchObject({ total: 1000, codes: [{ code: 'PUJA', refusal: null }] });
    });

    it('on a collection, a category, and on what is not on sale', async () => {
      const { id } = opened.product;
      await insertOffer(shop, { title: 'collection', on: { products: [], collections: ['warli'], categories: [] } });
      expect(await total()).toBe(1100);
      await shop.deps.db.insertInto('product_tags').values({ product_id: id, tag: 'warli', position: 0 }).execute();
      expect(await total()).toBe(1000);
      await shop.deps.db.deleteFrom('product_tags').execute();
      await insertOffer(shop, { on: { products: [], collections: [], categories: ['Classic'] } });
      expect(await total()).toBe(1000);
      await shop.deps.db.updateTable('products').set({ category: 'Polo' }).execute();
      expect(await total()).toBe(1100);
      await insertOffer(shop, { isListPriceOnly: true });
      expect(await total()).toBe(1000);
      await shop.deps.db.updateTable('products').set({ regular_price: 600, sale_price: 500 }).execute();
      expect(await total()).toBe(1100);
    });

    it('for a first order, to somebody who has placed none that stands, by account, mobile or confirmed e-mail', async () => {
      await insertOffer(shop, { who: { kind: 'first-order' } }, ['FIRST']);
      const { _id: number } = await buy();
      await shop.call('addToCart', { token, body: opened.line });
      const sameMobile = await again({});
      expect(await refusalOf('FIRST', sameMobile)).toBe(texts.codeForFirstOrder);
      await shop.deps.db.updateTable('customers').set({ mobile: '9000000001' }).execute();
      expect(await refusalOf('FIRST')).toBe(texts.codeForFirstOrder);
      expect(await refusalOf('FIRST', sameMobile)).toBeNull();
      const stranger = await again({ mobile: '9123456780', email: 'ravi@example.com' });
      expect(await refusalOf('FIRST', stranger)).toBeNull();
      // Staff took an order for this address.
      await shop.deps.db.updateTable('orders').set({ customer_email: 'ravi@example.com' }).execute();
      expect(await refusalOf('FIRST', stranger)).toBeNull();
      const { id } = await shop.deps.db
        .selectFrom('customers')
        .select('id')
        .where('email', '=', 'ravi@example.com')
        .executeTakeFirstOrThrow();
      await confirmEmail(id);
      expect(await refusalOf('FIRST', stranger)).toBe(texts.codeForFirstOrder);
      await shop.deps.db.updateTable('orders').set({ status: 'Cancelled' }).where('id', '=', number).execute();
      expect(await refusalOf('FIRST')).toBeNull();
    });

    it('of listed customers, to those with that e-mail, confirmed', async () => {
      await insertOffer(shop, { who: { kind: 'customers', emails: [opened.customer.email.toUpperCase()] } }, ['ASHA']);
      expect(await refusalOf('ASHA')).toBe(texts.codeUnknownUnconfirmed);
      await confirmEmail(opened.customer._id);
      expect(await refusalOf('ASHA')).toBeNull();
      const other = await shop.signUp();
      await confirmEmail(other.customer._id);
      expect(await refusalOf('ASHA', other.token)).toBe(texts.codeUnknown);
    });

    it('so often a customer, by account, mobile or confirmed e-mail', async () => {
      await insertOffer(shop, { limits: { usesPerCustomer: 1 } }, ['ONCE']);
      await confirmEmail(opened.customer._id);
      await buy(['ONCE']);
      await shop.call('addToCart', { token, body: opened.line });
      expect(await refusalOf('ONCE')).toBe(texts.codeUsed);
      await shop.deps.db.updateTable('customers').set({ email: 'new@example.com', mobile: '9000000001' }).execute();
      expect(await refusalOf('ONCE')).toBe(texts.codeUsed);
      const sameMobile = await again({});
      expect(await refusalOf('ONCE', sameMobile)).toBe(texts.codeUsed);
      const sameEmail = await shop.signUp({ mobile: '9123456780', email: opened.customer.email });
      await shop.call('addToCart', { token: sameEmail.token, body: opened.line });
      expect(await refusalOf('ONCE', sameEmail.token)).toBeNull();
      await confirmEmail(sameEmail.customer._id);
      expect(await refusalOf('ONCE', sameEmail.token)).toBe(texts.codeUsed);
    });

    it('so often in all, and as long as its budget lasts', async () => {
      const id = await insertOffer(shop, { limits: { uses: 1 } }, ['LAST']);
      await buy(['LAST']);
      const other = await again({ mobile: '9123456780' });
      expect(await refusalOf('LAST', other)).toBe(texts.codeUsedUp);
      await insertOffer(shop, { limits: { budget: 150 } }, ['BUDGET']);
      expect((await buy(['BUDGET'], other)).offers).toEqual([{ label: 'Festive', amount: 100 }]);
      const third = await again({ mobile: '9123456781' });
      await shop.deps.db.updateTable('offers').set({ spent: 150 }).where('id', '!=', id).execute();
      expect(await refusalOf('BUDGET', third)).toBe(texts.codeUsedUp);
    });

    it('by each single-use code once', async () => {
      await insertOffer(shop, {}, [
        { code: 'AAA1', maxUses: 1 },
        { code: 'AAA2', maxUses: 1 },
      ]);
      await buy(['AAA1']);
      await shop.call('addToCart', { token, body: opened.line });
      expect(await refusalOf('AAA1')).toBe(texts.codeUsed);
      const other = await again({ mobile: '9123456780' });
      expect(await refusalOf('AAA1', other)).toBe(texts.codeUsedUp);
      expect(await refusalOf('AAA2', other)).toBeNull();
      await expectSoundUses(shop);
    });
  });

  it('says what a code still needs, and that a cart has a better price', async () => {
    await insertOffer(shop, { from: { rupees: 1120, pieces: null } }, ['MORE']);
    await insertOffer(shop, { from: { rupees: null, pieces: 3 } }, ['THREE']);
    await insertOffer(shop, { on: { products: ['another'], collections: [], categories: [] } }, ['OTHER']);
    const { codes } = await preview(['more', 'three', 'other']);
    expect(codes).toEqual([
      { code: 'MORE', refusal: 'From Rs. 1120. Add Rs. 120 more.' },
      { code: 'THREE', refusal: 'From 3 T-shirts. Add 1 more.' },
      { code: 'OTHER', refusal: texts.notOnCart },
    ]);
  });

  it('says what a little more would give', async () => {
    await insertOffer(shop, { title: '3 for Rs. 999', gift: { kind: 'set', pieces: 3, price: 999 } });
    expect((await preview()).hints).toEqual(['3 for Rs. 999: add 1 more']);
  });

  it('names the reason and the new sum when the price has moved since the shopper looked', async () => {
    await insertOffer(shop, { title: 'Puja', endsAt: later(5).toISOString() }, ['PUJA']);
    await insertOffer(shop, { title: 'Diwali', endsAt: later(5).toISOString() });
    now = later(6);
    expect(await refused({ amount: 900, codes: ['PUJA'] })).toEqual([
      409,
      '“Puja” has ended. Your order now costs Rs. 1100.',
    ]);
    expect(await refused({ amount: 1000, codes: [] })).toEqual([
      409,
      '“Diwali” has ended. Your order now costs Rs. 1100.',
    ]);
    expect(await refused({ amount: 950, codes: ['NONE'] })).toEqual([
      409,
      `NONE: ${texts.codeUnknownUnconfirmed} Your order now costs Rs. 1100.`,
    ]);
    expect(await refused({ amount: 999, codes: [] })).toEqual([
      409,
      'A price in your cart has changed. Your order now costs Rs. 1100.',
    ]);
    expect((await readPurchaseRows(shop)).orders).toEqual([]);
  });

  it.each([
    ['“Puja” is for a first order.', { who: { kind: 'first-order' } }, 0],
    ['You have used “Puja” already.', { limits: { usesPerCustomer: 1 } }, 0],
    ['The last use of “Puja” is taken.', { limits: { uses: 1 } }, 1],
    ['The last use of “Puja” is taken.', { limits: { budget: 100 } }, 1],
  ] as const)('says “%s” when that was since the shopper looked', async (why, terms, who) => {
    await insertOffer(shop, { title: 'Puja', ...terms });
    const tab = [token, await again({ mobile: '9123456780' })][who];
    expect((await preview([], tab)).total).toBe(1000);
    await buy();
    await shop.call('addToCart', { token, body: opened.line });
    expect(await refused({ amount: 1000, codes: [] }, tab)).toEqual([409, `${why} Your order now costs Rs. 1100.`]);
  });

  it('is placed at once with store credit that pays for all of it, online only or not', async () => {
    await insertOffer(shop, { isPaidOnlineOnly: true, limits: { uses: 1 } }, ['PUJA']);
    await giveCredit(shop, opened.customer._id, 1000);
    const body = { amount: 1000, codes: ['puja'], useCredit: true, attemptId: 'one', shippingInfo: address };
    const { body: answer } = await shop.call('checkout', { token, body });
    expect(answer).toMatchObject({ order: null, placed: { number: expect.any(String) } });
    expect(await readUses(shop)).toMatchObject({ states: ['taken'], offers: [{ uses: 1, spent: 100 }] });
    await expectSoundUses(shop);
  });
});
