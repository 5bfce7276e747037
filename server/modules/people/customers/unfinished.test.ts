// The message about an unfinished checkout: who may be written to, how often, and what its link does.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { isSandboxGateway } from '../../../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { updateFailure } from '../../selling/money/payments/payments.repository.ts';
import { address, checkOut, createOrder, openCart } from '../../selling/money/payments/testing.ts';

const start = Date.parse('2026-11-21T10:00:00.000Z');
const hour = 3600_000;

describe.each(testEngines)('the message about an unfinished checkout on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let now = start;
  let cookie: string;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });
  /** Sessions of staff are short. */
  const signIn = async () => void ({ cookie } = await admin.addMember('manager'));
  beforeEach(() => {
    now = start;
    return signIn();
  });

  async function begin() {
    const cart = await openCart(shop);
    const order = await checkOut(shop, cart.token, { shippingInfo: address });
    return { ...cart, id: cart.customer._id, order };
  }
  const write = (id: string) => admin.call('writeAboutCart', { cookie, params: { id } });
  const mark = (id: string, noContact: boolean) =>
    admin.call('setNoContact', { cookie, params: { id }, body: { noContact } });
  const read = async (id: string) => (await admin.call('getCustomer', { cookie, params: { id } })).body;
  const tokenIn = (text: string) => /\/restore-cart\/([\w-]+)/.exec(text)?.[1] ?? '';
  const restore = (token: string, link: string) => shop.call('restoreCart', { token, params: { token: link } });
  const cartOf = async (token: string) =>
    (await shop.call('getCart', { token })).body.map(({ productId, quantity }) => [productId?._id, quantity]);

  test('has a link that puts the pieces into the cart of whoever opens it, once, and tells nothing of its owner', async () => {
    const { id, customer, product } = await begin();
    const { body } = await write(id);
    expect(body.text).toContain(`Namaste ${customer.firstname}, your cart at Taana Baana`);
    const link = tokenIn(body.text);
    const rows = await shop.deps.db.selectFrom('cart_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link);
    const { token } = await shop.signUp();
    const { status, body: answer } = await restore(token, link);
    expect([status, answer]).toEqual([200, { message: 'Everything is in your cart' }]);
    await restore(token, link);
    expect(await cartOf(token)).toEqual([[product.id, 2]]);
    expect((await restore('nobody', link)).status).toBe(401);
  });

  test('needs no look into the page: the list has the pieces and the bank’s words', async () => {
    const { id } = await begin();
    const checkouts = shop.deps.db.selectFrom('orders').select('id').where('customer_id', '=', id);
    await updateFailure(shop.deps.db, (await checkouts.executeTakeFirstOrThrow()).id, 'Your bank is not reachable');
    const { customers } = (await admin.call('listCustomers', { cookie, query: { tab: 'unfinished' } })).body;
    expect(customers.find((one) => one.id === id)?.checkout).toMatchObject({
      failure: 'Your bank is not reachable',
      lines: [{ title: 'Warli Village Tee', size: 'M', quantity: 2 }],
    });
  });

  test('names what is not to be had any more', async () => {
    const { token, id, product, line } = await begin();
    const other = await shop.addProduct({ price: 500, title: 'Indigo Tee' });
    await shop.call('addToCart', { token, body: { ...line, productId: other.id, color: other.colorIds[0] } });
    now += hour;
    await checkOut(shop, token, { shippingInfo: address });
    const link = tokenIn((await write(id)).body.text);
    const archive = (product_id: string) =>
      shop.deps.db.updateTable('products').set({ status: 'archived' }).where('id', '=', product_id).execute();
    await archive(product.id);
    const { token: visitor } = await shop.signUp();
    expect((await restore(visitor, link)).body.message).toMatch(
      /^The rest is in your cart. .*: Warli Village Tee, .*, M$/,
    );
    expect(await cartOf(visitor)).toEqual([[other.id, 2]]);
    await archive(other.id);
    const { token: late } = await shop.signUp();
    expect(await restore(late, link)).toMatchObject({ status: 409, error: { code: 'conflict' } });
  });

  test('is one: the same day it opens again, later it does not, and each is in the audit log [policy privacy.29]', async () => {
    const { id } = await begin();
    const first = tokenIn((await write(id)).body.text);
    now += 23 * hour;
    await signIn();
    const second = tokenIn((await write(id)).body.text);
    const { token } = await shop.signUp();
    for (const link of [first, second]) expect((await restore(token, link)).status).toBe(200);
    now += hour;
    expect(await write(id)).toMatchObject({ status: 409, error: { message: expect.stringMatching(/already/) } });
    expect((await read(id)).unfinished).toMatchObject([{ writtenAt: new Date(start).toISOString() }]);
    const owner = await admin.addMember('owner');
    const { entries } = (await admin.call('listAuditLog', { cookie: owner.cookie })).body;
    const written = entries.filter(
      ({ action, subject }) => action === 'customers write' && subject === `customer ${id}`,
    );
    expect(written).toHaveLength(2);
  });

  test('is not for who asked not to be contacted, nor for who left the newsletter [policy privacy.29]', async () => {
    const { id, token, customer } = await begin();
    expect((await mark(id, true)).body).toMatchObject({ noContact: 'asked' });
    expect((await shop.call('exportData', { token })).body.profile.noContactSince).toBe(new Date(now).toISOString());
    expect((await write(id)).status).toBe(409);
    expect((await mark(id, false)).body).toMatchObject({ noContact: null });
    const subscribe = () => shop.call('subscribeNewsletter', { body: { email: customer.email } });
    await subscribe();
    const subscribers = shop.deps.db.selectFrom('newsletter_subscribers').where('email', '=', customer.email);
    const row = await subscribers.select('unsubscribe_token').executeTakeFirstOrThrow();
    const unsubscribe = () => shop.call('unsubscribeNewsletter', { params: { token: row.unsubscribe_token } });
    await unsubscribe();
    // A stranger who types the e-mail again does not end that.
    await subscribe();
    expect(await read(id)).toMatchObject({ noContact: 'asked' });
    expect((await write(id)).status).toBe(409);
    now += hour;
    await unsubscribe();
    const { profile } = (await shop.call('exportData', { token })).body;
    expect(profile.noContactSince).toBe(new Date(now - hour).toISOString());
    await mark(id, false);
    expect(await read(id)).toMatchObject({ noContact: 'unsubscribed' });
    expect((await write(id)).status).toBe(409);
    expect(await shop.deps.db.selectFrom('cart_links').selectAll().where('order_id', '=', id).execute()).toEqual([]);
  });

  test('ends with its checkout: once it is bought, after 30 days, and with the account', async () => {
    const { gateway } = shop.deps;
    if (!isSandboxGateway(gateway)) throw new Error('no sandbox');
    const [buying, waiting, leaving] = [await begin(), await begin(), await begin()];
    const links: string[] = [];
    for (const { id } of [buying, waiting, leaving]) links.push(tokenIn((await write(id)).body.text));
    const { token } = await shop.signUp();
    const payment = (await gateway.pay(buying.order.id, 'captured'))?.payment.id ?? '';
    await createOrder(shop, buying.token, buying.order.id, payment);
    await shop.call('deleteAccount', { token: leaving.token, body: { password: 'warp-and-weft-21' } });
    const answers = async () => {
      const statuses = [];
      for (const link of [...links, 'unknown']) statuses.push((await restore(token, link)).status);
      return statuses;
    };
    expect((await write(buying.id)).status).toBe(404);
    expect(await answers()).toEqual([404, 200, 404, 404]);
    now += 29 * 24 * hour;
    const { token: later } = await shop.signUp();
    now += 25 * hour;
    expect((await restore(later, links[1] ?? '')).status).toBe(404);
  });
});
