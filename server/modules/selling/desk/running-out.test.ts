// What runs out stands in the order of its urgency.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { stopOffering } from '../../catalog/products/testing.ts';
import { correct } from '../goods/stock/testing.ts';
import { addOrder } from './order-page/testing.ts';
import { listStock } from './stock-list.service.ts';

describe.each(testEngines)('what runs out on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-21T10:00:00.000Z') } });
  });
  afterAll(() => shop.close());

  /** Pieces of size M and of L, and the pieces of M that one order took on a day. */
  async function addTee(title: string, [m, l]: [number, number?], sold?: [number, string]) {
    const { id, colorIds } = await shop.addProduct({ title });
    const [color = ''] = colorIds;
    const count = (size: string, to: number) =>
      correct(shop.deps, { product: id, color, size }, commandLine, { to, note: 'count' });
    await count('M', m);
    if (l !== undefined) await count('L', l);
    if (!sold) return { id, color };
    const [quantity, day] = sold;
    const order = await addOrder(shop.deps.db, `${day}T06:00:00.000Z`);
    await shop.deps.db
      .updateTable('order_lines')
      .set({ product_id: id, color_id: color, size: 'M', quantity })
      .where('order_id', '=', order.id)
      .execute();
    return { id, color };
  }

  it('begins with what is gone soonest at the sales of 30 days; then come the fewest pieces', async () => {
    await addTee('A few, never sold', [2]);
    await addTee('B lasts a month', [3], [3, '2026-11-01']);
    await addTee('C lasts two days', [3, 3], [45, '2026-11-20']);
    await addTee('D is gone, and sold', [0], [1, '2026-10-30']);
    await addTee('E is gone, sold long ago', [0], [90, '2026-10-20']);
    const archived = await addTee('F is archived', [0], [9, '2026-11-20']);
    await shop.deps.db.updateTable('products').set({ status: 'archived' }).where('id', '=', archived.id).execute();
    const withheld = await addTee('G is not offered', [0], [9, '2026-11-20']);
    await stopOffering(shop, withheld.id, withheld.color);
    const { products, total } = await listStock(shop.deps, { isLow: true });
    expect(products.map(({ title, next }) => [title, next?.size, next?.stock, next?.daysLeft])).toEqual([
      ['D is gone, and sold', 'M', 0, 0],
      ['C lasts two days', 'M', 3, 2],
      ['B lasts a month', 'M', 3, 30],
      ['E is gone, sold long ago', 'M', 0, null],
      ['A few, never sold', 'M', 2, null],
    ]);
    expect(total).toBe(5);
    const all = await listStock(shop.deps);
    expect(all.products.every(({ next }) => next === undefined)).toBe(true);
    expect(all.products.map(({ title }) => title[0]).join('')).toBe('ABCDEG');
  });
});
