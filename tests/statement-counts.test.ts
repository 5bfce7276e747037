// The number of SQL statements of each call, independent of the number of rows:
// one more per row would be slow.
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordChange } from '../server/database/changes.ts';
import { testEngines } from '../server/database/testing.ts';
import { createApp } from '../server/http/app.ts';
import { type TestShop, openTestShop } from '../server/testing.ts';

describe.each(testEngines)('statements on %s', (engine) => {
  let shop: TestShop;
  let app: FastifyInstance;
  let token: string;
  let colorId: string;
  let count = 0;

  beforeAll(async () => {
    shop = await openTestShop(engine);
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        count += 1;
        return result;
      },
    };
    app = await createApp({ ...shop.deps, db: shop.deps.db.withPlugin(counting) });
    for (let index = 0; index < 30; index += 1) {
      const { colorIds } = await shop.addProduct({ id: `tee-${index}`, tags: ['popular', 'soft'] });
      colorId = colorIds[0] ?? '';
    }
    ({ token } = await shop.signUp());
    // Data that is read once and then cached: totals, pictures, colours, tags, ratings.
    await app.inject('/api/product?limit=30');
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  async function statementsOf(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
    count = 0;
    const headers = url.startsWith('/api/user') ? { authorization: `Bearer ${token}` } : {};
    const { statusCode, body } = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    expect([statusCode, statusCode < 300 ? '' : body]).toEqual([expect.any(Number), '']);
    return { statements: count, answer: body === '' ? undefined : JSON.parse(body) };
  }

  const line = (index: number) => ({ productId: `tee-${index}`, color: colorId, size: 'M', quantity: 1 });

  test('a list: its products; after a change also their total, and one each for pictures, colours, tags, ratings and counted sizes', async () => {
    shop.deps.changes.publish(await recordChange(shop.deps.db, { data: 'catalog' }));
    expect((await statementsOf('GET', '/api/product?limit=30&sort=price')).statements).toBe(7);
    expect((await statementsOf('GET', '/api/product?limit=3&sort=price')).statements).toBe(1);
  });

  test('a list of cards: its products', async () => {
    const fields = '_id,title,brand,price,totalrating,ratingsCount,images,category';
    expect((await statementsOf('GET', `/api/product?limit=24&fields=${fields}`)).statements).toBe(1);
  });

  test('one product: itself, its reviews, and once a day its newest order lines', async () => {
    expect((await statementsOf('GET', '/api/product/tee-3')).statements).toBe(3);
  });

  test('a cached public read: none', async () => {
    await statementsOf('GET', '/api/product/tee-4');
    expect((await statementsOf('GET', '/api/product/tee-4')).statements).toBe(0);
  });

  test('the cart: the session and its lines, however many there are', async () => {
    for (let index = 0; index < 3; index += 1) await statementsOf('POST', '/api/user/cart', line(index));
    const few = await statementsOf('GET', '/api/user/cart');
    for (let index = 3; index < 20; index += 1) await statementsOf('POST', '/api/user/cart', line(index));
    const many = await statementsOf('GET', '/api/user/cart');
    expect([few.statements, many.statements, many.answer.length]).toEqual([2, 2, 20]);
  });

  test('adding to the cart, changing and taking out a line', async () => {
    const added = await statementsOf('POST', '/api/user/cart', line(21));
    const changed = await statementsOf('PUT', `/api/user/update-product-cart/${added.answer._id}/4`);
    const removed = await statementsOf('DELETE', `/api/user/delete-product-cart/${added.answer._id}`);
    expect([added.statements, changed.statements, removed.statements]).toEqual([3, 2, 2]);
  });

  test('a checkout costs the same for one line as for many', async () => {
    const checkout = () => statementsOf('POST', '/api/user/order/checkout', {});
    await statementsOf('DELETE', '/api/user/empty-cart');
    await statementsOf('POST', '/api/user/cart', line(1));
    const one = await checkout();
    for (let index = 2; index < 12; index += 1) await statementsOf('POST', '/api/user/cart', line(index));
    const many = await checkout();
    expect([one.statements, many.statements]).toEqual([7, 7]);
  });
});
