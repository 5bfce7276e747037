import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, type Endpoint, endpoints } from '@taana-baana/contract';
import { testEngines } from '../database/testing.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { moduleRoutes } from './module-routes.ts';

const rows = Object.entries(endpoints) as [CallName, Endpoint][];
const customers = rows.filter(([, endpoint]) => endpoint.access === 'customer').map(([name]) => name);

describe.each(testEngines)('access on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    ({ token } = await shop.signUp());
  });
  afterAll(() => shop.close());

  test('every call of the contract is answered by one route', () => {
    const names = moduleRoutes(shop.deps).map((route) => route.name);
    expect(names.toSorted()).toEqual(rows.map(([name]) => name).toSorted());
  });

  describe.each(customers)('%s', (name) => {
    const params = { id: 'x', cartItemId: 'x', quantity: 1, number: 'x' };
    test.each([
      ['without a token', () => ({})],
      ['with a token that nobody has', () => ({ authorization: `Bearer ${'A'.repeat(43)}` })],
      ['with its token as another kind', () => ({ authorization: `Basic ${token}` })],
      ['with an empty token', () => ({ authorization: 'Bearer ' })],
    ])('is rejected %s [spec role.7]', async (_case, sent: () => Record<string, string>) => {
      const headers = sent();
      const { status, error, headers: answered } = await shop.call(name, { params, headers });
      expect(status).toBe(401);
      expect(error).toEqual({
        message: 'Please log in to continue',
        code: 'not-signed-in',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(answered['cache-control']).toBe('no-store');
    });
  });
});
