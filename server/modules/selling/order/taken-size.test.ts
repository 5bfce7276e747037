// Which size of a product most people take.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { getProduct } from '../../catalog/products/products.service.ts';
import { addOrder } from '../desk/order-page/testing.ts';

describe.each(testEngines)('the size that most people take on %s', (engine) => {
  let shop: TestShop;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z');
    shop = await openTestShop(engine, { clock: { now: () => now } });
    await shop.addProduct({ id: 'tee', title: 'Warli Village Tee' });
  });
  afterEach(() => shop.close());

  /** Orders of one line with three pieces. */
  async function sell(size: string, orders: number, { at = '2026-10-01T10:00:00.000Z', status = 'Delivered' } = {}) {
    const ids: string[] = [];
    for (let i = 0; i < orders; i += 1) {
      const { id } = await addOrder(shop.deps.db, at, {}, { status, placed_at: at });
      await shop.deps.db.updateTable('order_lines').set({ size }).where('order_id', '=', id).execute();
      ids.push(id);
    }
    return ids;
  }
  /** Without the response cache. */
  const product = () => getProduct(shop.deps, 'tee');

  it('is said from 20 orders on, and nothing before', async () => {
    await sell('S', 6);
    await sell('M', 13);
    const before = await product();
    expect(before).not.toHaveProperty('mostTaken');
    await sell('M', 1);
    // Read once a day.
    expect(await product()).toEqual(before);
    now = new Date('2026-11-22T10:00:00.000Z');
    expect(await product()).toEqual({ ...before, mostTaken: 'M' });
  });

  it('needs a clear lead', async () => {
    await sell('S', 10);
    await sell('M', 14);
    expect(await product()).not.toHaveProperty('mostTaken');
  });

  it('is of the last year, without what was cancelled or sent back', async () => {
    await sell('S', 20);
    await sell('XL', 40, { at: '2025-11-01T10:00:00.000Z' });
    await sell('L', 40, { status: 'Cancelled' });
    const { db } = shop.deps;
    for (const id of await sell('M', 40)) {
      const { id: line } = await db
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('exchanges')
        .values({
          id: v7(),
          order_id: id,
          state: 'credited',
          reason: 'size',
          comment: null,
          lines: JSON.stringify([{ line, quantity: 3 }]),
          rejection: null,
          replacement_id: null,
          requested_at: '2026-10-05T10:00:00.000Z',
          received_at: '2026-10-10T10:00:00.000Z',
          ended_at: null,
          request_key: null,
        })
        .execute();
    }
    expect((await product()).mostTaken).toBe('S');
  });

  it('is no size that the product does not come in any more', async () => {
    await sell('M', 30);
    await shop.deps.db.updateTable('products').set({ sizes: '["38","40"]' }).where('id', '=', 'tee').execute();
    expect(await product()).not.toHaveProperty('mostTaken');
  });

  it('is in no list', async () => {
    await sell('M', 30);
    const [listed] = (await shop.call('listProducts')).body;
    expect(listed).not.toHaveProperty('mostTaken');
  });
});
