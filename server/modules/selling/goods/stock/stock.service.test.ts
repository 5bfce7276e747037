// The owner's side: deliveries, corrections, and the command line.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxPieces } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { importCatalog } from '../../../catalog/imports/folder/catalog-import.service.ts';
import { createTestCatalog, stopOffering } from '../../../catalog/products/testing.ts';
import { checkOut } from '../../money/payments/testing.ts';
import { allowOversell, beginCount, correctCounts, receiveLines, setLowStock } from './stock.service.ts';
import { getStock, listMovements, listStock } from '../../desk/stock-list.service.ts';
import { type CountedTee, correct, countTee, expectSoundCounts, oneTee, receive, shopper, size } from './testing.ts';
import { countLowProducts } from './stock.repository.ts';

describe.each(testEngines)('stock of the owner on %s', (engine) => {
  let shop: TestShop;
  let tee: CountedTee;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    tee = await countTee(shop, 5);
  });

  const stockOf = async ({ id, choice }: CountedTee) =>
    (await getStock(shop.deps, id)).variants.find((one) => one.color === choice.color && one.size === size)?.stock;

  it('adds a delivery once, however often the call is repeated', async () => {
    const delivery = { quantity: 12, key: `delivery ${tee.id}` };
    await receive(shop.deps, tee.choice, commandLine, delivery);
    await receive(shop.deps, tee.choice, commandLine, delivery);
    expect(await stockOf(tee)).toBe(17);
    const other = receive(shop.deps, tee.choice, commandLine, { ...delivery, quantity: 13 });
    await expect(other).rejects.toThrow('recorded before');
    const elsewhere = await countTee(shop, 2);
    await expect(receive(shop.deps, elsewhere.choice, commandLine, delivery)).rejects.toThrow('recorded before');
    expect([await stockOf(tee), await stockOf(elsewhere)]).toEqual([17, 2]);
    await expectSoundCounts(shop);
  });

  it('never has more pieces than anybody could have counted', async () => {
    await receive(shop.deps, tee.choice, commandLine, { quantity: maxPieces - 5 });
    await expect(receive(shop.deps, tee.choice, commandLine, { quantity: 1 })).rejects.toThrow('100000 pieces at most');
    expect(await stockOf(tee)).toBe(maxPieces);
  });

  describe('a grid of counts', () => {
    const grid = (to: number, from: number | null) => ({ ...tee.choice, size: 'L' as const, from, to });

    it('is saved as a whole, and says which numbers have changed meanwhile', async () => {
      const [, navy = ''] = tee.colorIds;
      const other = { ...tee.choice, color: navy, from: null, to: 7 };
      await receive(shop.deps, tee.choice, commandLine, { quantity: 1 });
      const counts = [grid(4, null), { ...tee.choice, from: 5, to: 3 }, other];
      const save = () => correctCounts(shop.deps, commandLine, { counts, note: 'counted' });
      await expect(save()).rejects.toMatchObject({
        code: 'conflict',
        fields: {
          'counts.1': 'Warli Village Tee, Maroon, M has changed meanwhile: it is 6 now. Please count once more.',
        },
      });
      const stocks = async () => (await getStock(shop.deps, tee.id)).variants.flatMap((one) => one.stock ?? []);
      expect(await stocks()).toEqual([6]);
      counts[1] = { ...tee.choice, from: 6, to: 3 };
      await save();
      expect(await stocks()).toEqual([3, 4, 7]);
      await expectSoundCounts(shop);
    });

    it('names a size once, in whatever letter case', async () => {
      const counts = [grid(4, null), { ...grid(9, null), size: 'l' }];
      const save = correctCounts(shop.deps, commandLine, { counts, note: 'counted' });
      await expect(save).rejects.toThrow('Warli Village Tee, Maroon, L is there twice');
    });

    it('receives all its sizes or none, and a repeated call adds nothing', async () => {
      await correct(shop.deps, { ...tee.choice, size: 'L' }, commandLine, { to: 1, note: 'count' });
      const line = (one: string, quantity: number) => ({ ...tee.choice, size: one, quantity });
      const add = (key: string, ...lines: ReturnType<typeof line>[]) =>
        receiveLines(shop.deps, commandLine, { lines, key });
      const refused = add(`a ${tee.id}`, line('M', 2), line('XL', 3));
      await expect(refused).rejects.toMatchObject({ fields: { 'lines.1': expect.stringContaining('made to order') } });
      await add(`b ${tee.id}`, line('M', 2), line('L', 3));
      await add(`b ${tee.id}`, line('L', 3), line('M', 2));
      for (const other of [[line('M', 2)], [line('M', 2), line('L', 4)]])
        await expect(add(`b ${tee.id}`, ...other)).rejects.toThrow('recorded before');
      const { variants } = await getStock(shop.deps, tee.id);
      expect(variants.flatMap((one) => one.stock ?? [])).toEqual([7, 4]);
      await expectSoundCounts(shop);
    });
  });

  it('is not counted for the first time twice: another editor was faster', async () => {
    const begin = (to: number) =>
      shop.deps.db.transaction().execute((trx) => beginCount(trx, shop.deps.clock, tee.choice, commandLine, to));
    await expect(begin(9)).rejects.toThrow('has changed meanwhile: it is 5 now');
    expect(await stockOf(tee)).toBe(5);
  });

  it('is not made to order while somebody is paying for a piece of it', async () => {
    const { token } = await shopper(shop, tee);
    await checkOut(shop, token, { amount: oneTee });
    const stop = correct(shop.deps, tee.choice, commandLine, { to: null, note: 'made to order' });
    await expect(stop).rejects.toThrow('somebody is paying for 1 just now');
    expect(await stockOf(tee)).toBe(5);
  });

  it('refuses a correction of a stock that has changed since it was seen', async () => {
    await receive(shop.deps, tee.choice, commandLine, { quantity: 1 });
    const correction = correct(shop.deps, tee.choice, commandLine, { from: 5, to: 4, note: 'count' });
    await expect(correction).rejects.toThrow('Warli Village Tee, Maroon, M has changed meanwhile: it is 6 now');
    await correct(shop.deps, tee.choice, commandLine, { from: 6, to: 4, note: 'count' });
    expect(await stockOf(tee)).toBe(4);
  });

  it('ends counting, begins again, and keeps the history and the audit log', async () => {
    await correct(shop.deps, tee.choice, commandLine, { to: null, note: 'made to order' });
    await expect(receive(shop.deps, tee.choice, commandLine, { quantity: 1 })).rejects.toThrow('made to order');
    await correct(shop.deps, tee.choice, commandLine, { to: 2, note: 'counted again' });
    const { movements } = await listMovements(shop.deps, tee.choice);
    expect(movements.map(({ delta, reason, note }) => [delta, reason, note])).toEqual([
      [2, 'corrected', 'counted again'],
      [-5, 'corrected', 'made to order'],
      [5, 'corrected', 'first count'],
    ]);
    const log = shop.deps.db.selectFrom('audit_log').selectAll().where('subject', '=', `product ${tee.id}`);
    expect(await log.execute()).toHaveLength(3);
    await expectSoundCounts(shop);
  });

  it('lists what runs out', async () => {
    await allowOversell(shop.deps, tee.id, commandLine, true);
    const find = async () =>
      (await listStock(shop.deps, { q: 'village warli', isLow: true })).products.find(({ id }) => id === tee.id);
    expect(await find()).toBeUndefined();
    await correct(shop.deps, tee.choice, commandLine, { to: 3, note: 'count' });
    expect(await find()).toMatchObject({ counted: 1, pieces: 3, low: 1, soldOut: 0 });
    await correct(shop.deps, tee.choice, commandLine, { to: 0, note: 'count' });
    expect(await find()).toMatchObject({ counted: 1, pieces: 0, low: 0, soldOut: 1 });
  });

  it('is found by the beginning of a SKU, and not once its product is archived', async () => {
    const { db } = shop.deps;
    await db.updateTable('product_variants').set({ sku: 'WV_1-M' }).where('product_id', '=', tee.id).execute();
    const idsOf = async (q?: string) => (await listStock(shop.deps, { q })).products.map(({ id }) => id);
    expect(await idsOf(' wv_1')).toEqual([tee.id]);
    expect(await idsOf('wv-1')).toEqual([]);
    expect(await idsOf()).toContain(tee.id);
    await db.updateTable('products').set({ status: 'archived' }).where('id', '=', tee.id).execute();
    expect([await idsOf(), await idsOf('wv_1')]).toEqual([expect.not.arrayContaining([tee.id]), []]);
  });

  it('lists a product at its own limit, never at 0, and not once it is archived', async () => {
    const isListed = async () => (await listStock(shop.deps, { isLow: true })).products.some(({ id }) => id === tee.id);
    expect(await isListed()).toBe(false);
    await setLowStock(shop.deps, tee.id, commandLine, 5);
    expect(await isListed()).toBe(true);
    // A size that is counted later has the limit of its product.
    await correct(shop.deps, { ...tee.choice, size: 'L' }, commandLine, { to: 5, note: 'count' });
    const list = await listStock(shop.deps, { isLow: true });
    expect(list.products.find(({ id }) => id === tee.id)).toMatchObject({ counted: 2, low: 2, soldOut: 0 });
    const setStatus = (status: 'active' | 'archived') =>
      shop.deps.db.updateTable('products').set({ status }).where('id', '=', tee.id).execute();
    const low = await countLowProducts(shop.deps.db, 10);
    await setStatus('archived');
    expect([await isListed(), await countLowProducts(shop.deps.db, 10)]).toEqual([false, low - 1]);
    await setStatus('active');
    expect(await isListed()).toBe(true);
    await setLowStock(shop.deps, tee.id, commandLine, 0);
    await correct(shop.deps, tee.choice, commandLine, { to: 0, note: 'count' });
    expect(await isListed()).toBe(false);
    expect((await getStock(shop.deps, tee.id)).lowStock).toBe(0);
    const log = shop.deps.db.selectFrom('audit_log').selectAll().where('subject', '=', `product ${tee.id}`);
    const limits = (await log.execute()).filter(({ action }) => action === 'stock limit');
    expect(limits).toHaveLength(2);
    const other = await shop.addProduct();
    await expect(setLowStock(shop.deps, other.id, commandLine, 1)).rejects.toThrow('is counted yet');
  });

  it('says which sizes are not offered, and calls none of them low or sold out', async () => {
    const [maroon = '', navy = ''] = tee.colorIds;
    const find = async (isLow = false) =>
      (await listStock(shop.deps, { isLow })).products.find(({ id }) => id === tee.id);
    await correct(shop.deps, tee.choice, commandLine, { to: 0, note: 'count' });
    await stopOffering(shop, tee.id, maroon);
    const { variants } = await getStock(shop.deps, tee.id);
    for (const variant of variants) expect(variant.isOffered).toBe(variant.color === navy);
    expect(await find()).toMatchObject({ isOffered: true, counted: 1, low: 0, soldOut: 0 });
    expect(await find(true)).toBeUndefined();
    await stopOffering(shop, tee.id, navy);
    expect(await find()).toMatchObject({ isOffered: false });
  });

  it('outlives an import of the catalogue', async () => {
    const folder = await createTestCatalog();
    try {
      await importCatalog(shop.deps, folder.folder, () => {});
      const [color] = (await getStock(shop.deps, 'warli-village-tee')).colors;
      const choice = { product: 'warli-village-tee', color: color?.id ?? '', size };
      await correct(shop.deps, choice, commandLine, { to: 7, note: 'count' });
      await allowOversell(shop.deps, choice.product, commandLine, true);
      await importCatalog(shop.deps, folder.folder, () => {}, { confirmReplacing: async () => true });
      const { variants, allowsOversell } = await getStock(shop.deps, choice.product);
      expect(variants.find((one) => one.size === size)).toMatchObject({ stock: 7 });
      expect(allowsOversell).toBe(true);
    } finally {
      await folder.close();
    }
  });
});
