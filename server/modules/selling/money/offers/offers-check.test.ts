// What offers and codes count agrees with the orders that use them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { listOfferDifferences } from './offers-check.service.ts';
import { addUse, startOffer } from './testing.ts';

describe.each(testEngines)('the counts of offers on %s', (engine) => {
  let shop: TestShop;
  let id: string;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    const { db } = shop.deps;
    const limits = { uses: 100, usesPerCustomer: null, budget: null };
    ({ id } = await startOffer(shop, { limits }, 'TWICE'));
    await db.updateTable('offer_codes').set({ max_uses: 5 }).execute();
    await startOffer(shop, { limits }, 'NEVER');
    const before = await startOffer(shop, { limits });
    const unlimited = await startOffer(shop, {}, 'ALWAYS');
    const order = { customer_id: 'nobody', status: 'Ordered', items_total: 0, shipping_price: 0, total: 0, checks: 0 };
    for (const [name, state] of [
      ['one', 'taken'],
      ['two', 'reserved'],
      ['three', 'given back'],
    ] as const) {
      await db
        .insertInto('orders')
        .values({ ...order, id: name, created_at: '2026-11-21T10:00:00.000Z' })
        .execute();
      await addUse(db, id, { id: name }, { rupees: 50, code: name === 'one' ? 'TWICE' : null, state });
    }
    await addUse(db, unlimited.id, { id: 'one' }, { rupees: 20, code: 'ALWAYS' });
    // It had the code before.
    await addUse(db, before.id, { id: 'one' }, { rupees: 20, code: 'TWICE' });
    await db.updateTable('offers').set({ uses: 1, spent: 20 }).where('id', '=', before.id).execute();
  });
  afterAll(() => shop.close());

  const count = async (offer: { uses: number; spent: number }, code: number) => {
    const { db } = shop.deps;
    await db.updateTable('offers').set(offer).where('id', '=', id).execute();
    await db.updateTable('offer_codes').set({ uses: code }).where('code', '=', 'TWICE').execute();
    return listOfferDifferences(db);
  };

  it('are those of reserved and taken uses, where there is a limit', async () => {
    expect(await count({ uses: 2, spent: 100 }, 1)).toEqual([]);
  });

  it('are named where they differ', async () => {
    expect(await count({ uses: 3, spent: 1000 }, 1)).toEqual([
      `Offer ${id}: it counts 3 uses and Rs. 1,000, and its orders have 2 and Rs. 100.`,
    ]);
    expect(await count({ uses: 2, spent: 99 }, 1)).toHaveLength(1);
    expect(await count({ uses: 2, spent: 100 }, 2)).toEqual(['Code TWICE: it counts 2 uses, and its orders have 1.']);
  });
});
