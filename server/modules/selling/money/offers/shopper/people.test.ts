// What the shop still knows of deleted accounts: for 180 days, that an offer for new customers was used.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as texts from '@taana-baana/contract/texts/messages/offer-messages.ts';
import { testEngines } from '../../../../../database/testing.ts';
import { isSandboxGateway } from '../../../../../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { type TestShop, openTestShop } from '../../../../../testing.ts';
import { address, checkOut, createOrder } from '../../payments/testing.ts';
import { forgetPastCustomers } from './people.service.ts';
import { insertOffer } from './testing.ts';

const day = 24 * 3600_000;
const email = 'asha@example.com';
const mobile = '9876501234';

describe.each(testEngines)('a customer who deletes the account on %s', (engine) => {
  let shop: TestShop;
  let now: Date;
  let line: Record<string, unknown>;
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z');
    shop = await openTestShop(engine, { clock: { now: () => now } });
    const { id: productId, colorIds } = await shop.addProduct({ price: 1000 });
    line = { productId, color: colorIds[0], size: 'M', quantity: 1, price: 1 };
    await insertOffer(
      shop,
      { who: { kind: 'first-order' }, combines: { offers: false, codes: false, shipping: false } },
      ['FIRST'],
    );
    await insertOffer(
      shop,
      { limits: { usesPerCustomer: 1 }, combines: { offers: false, codes: false, shipping: false } },
      ['ONCE'],
    );
  });
  afterEach(() => shop.close());

  async function join(who: { email?: string; mobile: string }, { isConfirmed = true } = {}) {
    const { token, customer, password } = await shop.signUp(who);
    const confirmed = { email_confirmed_at: isConfirmed ? now.toISOString() : null };
    await shop.deps.db.updateTable('customers').set(confirmed).where('id', '=', customer._id).execute();
    await shop.call('addToCart', { token, body: line });
    const leave = async () =>
      expect((await shop.call('deleteAccount', { token, body: { password } })).status).toBe(200);
    const buy = async (codes: readonly string[]) => {
      const order = await checkOut(shop, token, { codes, shippingInfo: address });
      if (!isSandboxGateway(shop.deps.gateway)) throw new Error('no sandbox');
      const payment = (await shop.deps.gateway.pay(order.id, 'captured'))?.payment.id ?? '';
      expect((await createOrder(shop, token, order.id, payment)).status).toBe(201);
    };
    const refusals = async () => {
      const { body } = await shop.call('previewOffers', { token, body: { codes: ['FIRST'] } });
      const once = await shop.call('previewOffers', { token, body: { codes: ['ONCE'] } });
      return [...body.codes, ...once.body.codes].map(({ refusal }) => refusal);
    };
    return { leave, buy, refusals };
  }
  const rows = async () => ({
    past: await shop.deps.db.selectFrom('past_customers').selectAll().execute(),
    uses: await shop.deps.db.selectFrom('offer_uses').selectAll().execute(),
  });

  it.each([
    ['mobile', { mobile }],
    ['confirmed e-mail', { mobile: '9000000001', email }],
  ])('and comes again with the same %s is no new customer for 180 days [policy privacy.30,31]', async (_, same) => {
    const first = await join({ email, mobile });
    await first.buy(['ONCE']);
    await first.leave();
    const again = await join(same);
    expect(await again.refusals()).toEqual([texts.codeForFirstOrder, texts.codeUsed]);
    const kept = JSON.stringify(await rows());
    expect(kept).not.toContain(mobile);
    expect(kept).not.toContain(email);
    now = new Date(now.getTime() + 180 * day - 1);
    await forgetPastCustomers(shop.deps);
    expect((await rows()).past).toHaveLength(2);
    now = new Date(now.getTime() + 1);
    await forgetPastCustomers(shop.deps);
    const { past, uses } = await rows();
    expect(past).toEqual([]);
    expect(uses).toMatchObject([{ customer_id: null, mobile_hash: null, email_hash: null, state: 'taken' }]);
  });

  it('and never ordered leaves nothing, and an e-mail that was not confirmed leaves none', async () => {
    await (await join({ mobile: '9000000002' })).leave();
    expect(await rows()).toEqual({ past: [], uses: [] });
    const first = await join({ email, mobile }, { isConfirmed: false });
    await first.buy([]);
    await first.leave();
    expect((await rows()).past).toHaveLength(1);
  });

  it('leaves nothing in a shop that never had an offer', async () => {
    await shop.deps.db.deleteFrom('offer_codes').execute();
    await shop.deps.db.deleteFrom('offers').execute();
    const first = await join({ email, mobile });
    await first.buy([]);
    await first.leave();
    expect(await rows()).toEqual({ past: [], uses: [] });
  });

  it('keeps no customer from an offer once the job has run late', async () => {
    const first = await join({ email, mobile });
    await first.buy([]);
    await first.leave();
    now = new Date(now.getTime() + 181 * day);
    expect((await (await join({ mobile })).refusals())[0]).toBeNull();
  });
});
