// Which offers a checkout reads: there may be a thousand codes of influencers, and the cart has one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../../testing.ts';
import { listCandidates } from './open-offers.repository.ts';
import { insertOffer } from './testing.ts';

describe.each(testEngines)('the offers that a cart is priced with on %s', (engine) => {
  let shop: TestShop;
  const ids = { itself: '', typed: '', other: '', over: '', overTyped: '' };
  const start = '2026-11-21T10:00:00.000Z';
  beforeAll(async () => {
    shop = await openTestShop(engine);
    ids.itself = await insertOffer(shop);
    ids.typed = await insertOffer(shop, {}, ['PUJA']);
    ids.other = await insertOffer(shop, {}, ['DIWALI', 'ONAM']);
    ids.over = await insertOffer(shop);
    ids.overTyped = await insertOffer(shop, {}, ['HOLI']);
    const ended = shop.deps.db.updateTable('offers').set({ ended_at: start });
    await ended.where('id', 'in', [ids.over, ids.overTyped]).execute();
  });
  afterAll(() => shop.close());

  const read = async (codes: readonly string[], since: string) =>
    (await listCandidates(shop.deps.db, codes, since)).map(({ id }) => id).toSorted();

  it('are those that run by themselves, and those of its codes, also ended', async () => {
    expect(await read([], start)).toEqual([ids.itself]);
    expect(await read(['PUJA', 'HOLI'], start)).toEqual([ids.itself, ids.typed, ids.overTyped].toSorted());
  });

  it('and those that ended a short while ago', async () => {
    expect(await read([], '2026-11-21T09:00:00.000Z')).toEqual([ids.itself, ids.over].toSorted());
  });
});
