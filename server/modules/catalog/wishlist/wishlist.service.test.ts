import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverMessages } from '@taana-baana/contract';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { toggleWishlist } from './wishlist.service.ts';

describe.each(testEngines)('the wishlist on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let customerId: string;
  const toggle = (prodId: unknown, by = token) => shop.call('toggleWishlist', { token: by, body: { prodId } });
  const listed = async (by = token) =>
    (await shop.call('getWishlist', { token: by })).body.wishlist.map(({ _id }) => _id);

  beforeEach(async () => {
    let seconds = 0;
    shop = await openTestShop(engine, { clock: { now: () => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds++)) } });
    const signedUp = await shop.signUp();
    token = signedUp.token;
    customerId = signedUp.customer._id;
  });
  afterEach(() => shop.close());

  it('adds a product, and removes it again [spec call.5]', async () => {
    const { id } = await shop.addProduct();
    expect((await toggle(id)).body).toEqual({ _id: customerId, wishlist: [id] });
    expect((await toggle(id)).body).toEqual({ _id: customerId, wishlist: [] });
  });

  it('shows whole products, the latest wish first [spec entity.9 call.9]', async () => {
    const first = await shop.addProduct({ title: 'Warli Village Tee', tags: ['popular', 'craft'] });
    const second = await shop.addProduct({ title: 'Monsoon Tee' });
    await toggle(first.id);
    await toggle(second.id);
    const { body } = await shop.call('getWishlist', { token });
    expect(body._id).toBe(customerId);
    expect(body.wishlist.map(({ title }) => title)).toEqual(['Monsoon Tee', 'Warli Village Tee']);
    expect(body.wishlist[1]).toMatchObject({
      _id: first.id,
      tags: 'popular,craft',
      color: [{ title: 'Maroon' }, { title: 'Navy' }],
      ratings: [],
      totalrating: 0,
    });
  });

  it.each([2, 3, 8, 9])('flips once for each of %i parallel calls', async (calls) => {
    const { id } = await shop.addProduct();
    const answers = await Promise.all(Array.from({ length: calls }, () => toggle(id)));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(await listed()).toEqual(calls % 2 === 0 ? [] : [id]);
  });

  it('flips once more when another call came in between', async () => {
    const { id } = await shop.addProduct();
    let isFirst = true;
    // The other call runs after this one's delete and before its insert.
    const interrupted = shop.deps.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isFirst) {
          isFirst = false;
          await toggle(id);
        }
        return result;
      },
    });
    const answer = await toggleWishlist({ ...shop.deps, db: interrupted }, customerId, id);
    expect(answer.wishlist).toEqual([]);
  });

  it('is visible to its owner only', async () => {
    const { id } = await shop.addProduct();
    await toggle(id);
    const stranger = (await shop.signUp()).token;
    expect(await listed(stranger)).toEqual([]);
    await toggle(id, stranger);
    await toggle(id, stranger);
    expect(await listed()).toEqual([id]);
  });

  it('does not show a product that is gone', async () => {
    const { id } = await shop.addProduct();
    await toggle(id);
    await shop.deps.db.deleteFrom('products').where('id', '=', id).execute();
    expect(await listed()).toEqual([]);
  });

  it('refuses a product that does not exist', async () => {
    expect((await toggle('no-such-tee')).status).toBe(404);
  });

  it.each([undefined, ' ', 5, null, { toString: 1 }])(
    'says which field names the product when it is sent %o',
    async (prodId) => {
      const { status, error } = await toggle(prodId);
      expect([status, error.fields]).toEqual([400, { prodId: serverMessages.productNotNamed }]);
      expect(error.message).toContain('prodId');
    },
  );

  it('accepts productId if prodId is missing', async () => {
    const { id } = await shop.addProduct();
    const send = (body: object) => shop.call('toggleWishlist', { token, body });
    expect((await send({ productId: id })).body.wishlist).toEqual([id]);
    expect((await send({ prodId: '', productId: id })).body.wishlist).toEqual([]);
    expect((await send({ prodId: id, productId: 'no-such-tee' })).body.wishlist).toEqual([id]);
    expect((await send({ productId: 'no-such-tee' })).status).toBe(404);
    expect((await send([])).error.code).toBe('malformed');
  });

  it('asks a visitor to log in first', async () => {
    expect((await shop.call('toggleWishlist', { body: { prodId: 'x' } })).status).toBe(401);
    expect((await shop.call('getWishlist')).status).toBe(401);
  });

  it('accepts any letter case of its path', async () => {
    const { id } = await shop.addProduct();
    const answer = await shop.app.inject({
      method: 'PUT',
      url: '/api/product/wishlist/',
      headers: { authorization: `Bearer ${token}` },
      payload: { prodId: id },
    });
    expect(answer.statusCode).toBe(200);
  });
});
