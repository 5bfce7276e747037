// Rendered pages get the same data as HTTP clients of the API.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '@taana-baana/contract';
import { type TestShop, openTestShop } from '../testing.ts';
import { createApiTransport } from './api-transport.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('sqlite');
  await shop.addProduct({ id: 'warli', category: 'Polo' });
  await shop.addProduct({ id: 'kolam' });
});
afterAll(() => shop.close());

/** Request ids differ between errors. */
const read = (body: object) => ('requestId' in body ? { ...body, requestId: 'one' } : body);

const cases: [CallName, { params?: object; query?: object }, string][] = [
  ['listProducts', {}, 'product'],
  ['listProducts', { query: { category: 'Polo', brand: '', price: { gte: 1 } } }, 'product?category=Polo&price[gte]=1'],
  ['listProducts', { query: { sort: 'nothing' } }, 'product?sort=nothing'],
  ['listProducts', { query: { q: '\0' } }, 'product?q=%00'],
  ['getProduct', { params: { id: 'warli' } }, 'product/warli'],
  ['getProduct', { params: { id: 'nothing' } }, 'product/nothing'],
  ['getProduct', { params: { id: 'a\0b' } }, 'product/a%00b'],
  ['getProduct', { params: { id: 'a/b' } }, 'product/a%2Fb'],
  ['getConfig', {}, 'config'],
];

describe('the transport of a rendered page answers as HTTP does', () => {
  test.each(cases)('%s %j', async (name, input, path) => {
    const transport = createApiTransport(shop.app, shop.deps.log, () => {});
    const { status, headers, text } = await transport(name, input as object, {});
    // Drops the cached response, so that the HTTP request makes a new one.
    shop.deps.changes.publish({ data: 'catalog', version: Date.now() });
    const answer = await shop.app.inject(`/api/${path}`);
    expect([status, headers.get('x-total-count'), read(JSON.parse(text) as object)]).toEqual([
      answer.statusCode,
      answer.headers['x-total-count'] ?? null,
      read(answer.json()),
    ]);
  });

  test("a customer's own call is not found: no page is rendered for one customer", async () => {
    const { status } = await createApiTransport(shop.app, shop.deps.log, () => {})('getCart', {}, {});
    expect(status).toBe(404);
  });
});
