// What pages are made of is what the API answers over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestShop, openTestShop } from '../testing.ts';
import { fetchInProcess } from './api-in-process.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('sqlite');
  await shop.addProduct({ id: 'warli', category: 'Polo' });
  await shop.addProduct({ id: 'kolam' });
});
afterAll(() => shop.close());

/** Each refusal has an id of its own. */
const read = (body: object) => ('requestId' in body ? { ...body, requestId: 'one' } : body);

describe('the API in process answers as it does over HTTP', () => {
  test.each([
    '/api/product',
    '/api/product?category=Polo&brand=&price%5Bgte%5D=1',
    '/api/product?sort=nothing',
    '/api/product?q=%00',
    '/api/product/warli',
    '/api/product/nothing',
    '/api/product/a%00b',
    '/api/product/a%2Fb',
    '/api/config',
    '/api/nothing',
  ])('%s', async (address) => {
    // What the first has had kept is dropped: the second would be sent it.
    const inProcess = await fetchInProcess(shop.app)(address);
    const made = [inProcess.status, inProcess.headers.get('x-total-count'), read((await inProcess.json()) as object)];
    shop.deps.changes.publish({ data: 'catalog', version: 1 });
    const { statusCode, headers, json } = await shop.app.inject(address);
    expect(made).toEqual([statusCode, headers['x-total-count'] ?? null, read(json())]);
  });
});
