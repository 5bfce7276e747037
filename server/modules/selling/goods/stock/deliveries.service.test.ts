// Deliveries by a list of SKUs: checked first, received as a whole, and once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { getStock } from '../../desk/stock-list.service.ts';
import { checkDelivery, receiveDelivery } from './deliveries.service.ts';
import { type CountedTee, correct, countTee, expectSoundCounts } from './testing.ts';

describe.each(testEngines)('deliveries by SKU on %s', (engine) => {
  let shop: TestShop;
  let tee: CountedTee;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    tee = await countTee(shop, 5);
    await correct(shop.deps, { ...tee.choice, size: 'L' }, commandLine, { to: 1, note: 'count' });
    await correct(shop.deps, { ...tee.choice, size: 'XL' }, commandLine, { to: null, note: 'made to order' });
    const [, navy = ''] = tee.colorIds;
    await correct(shop.deps, { ...tee.choice, color: navy }, commandLine, { to: 2, note: 'count' });
    const name = (size: string, sku: string, color = tee.choice.color) =>
      shop.deps.db
        .updateTable('product_variants')
        .set({ sku })
        .where('product_id', '=', tee.id)
        .where('color_id', '=', color)
        .where('size', '=', size)
        .execute();
    await name('M', 'WARLI-M');
    await name('L', 'WARLI-L');
    await name('M', 'WARLI-NAVY', navy);
    await shop.deps.db
      .deleteFrom('product_colors')
      .where('product_id', '=', tee.id)
      .where('color_id', '=', navy)
      .execute();
  });
  afterAll(() => shop.close());

  const stocks = async () => (await getStock(shop.deps, tee.id)).variants.flatMap((one) => one.stock ?? []);
  const receive = (text: string, isAgain = false, key = `key of ${text}`) =>
    receiveDelivery(shop.deps, commandLine, { text, key, isAgain });

  it('shows what it would add, and each line that cannot be received', async () => {
    const list = 'SKU,Pieces\nwarli-m,3\nWARLI-L,2\nWARLI-M,1\nWARLI-S,1\nWARLI-L,few\nWARLI-NAVY,1\n,4';
    const { lines, refused, before } = await checkDelivery(shop.deps, list);
    expect(lines.map(({ size, stock, quantity }) => [size, stock, quantity])).toEqual([
      ['M', 5, 4],
      ['L', 1, 2],
    ]);
    expect(refused).toEqual([
      { row: 5, message: expect.stringContaining('No T-shirt has the SKU WARLI-S') },
      { row: 6, message: '“few” is no number of pieces.' },
      { row: 7, message: expect.stringContaining('No T-shirt has the SKU WARLI-NAVY') },
      { row: 8, message: 'The SKU is missing.' },
    ]);
    expect(before).toBeNull();
    await expect(receive(list)).rejects.toThrow('4 lines cannot be received, so nothing was added. Line 5: No T-shirt');
    await expect(receive('\n\n')).rejects.toThrow('No line of the list names a piece');
    expect(await stocks()).toEqual([5, 1]);
  });

  it('is received once; the same list again only when that is said', async () => {
    const list = 'WARLI-M\nWARLI-M\nWARLI-L,4';
    expect(await receive(list)).toBe(6);
    expect(await stocks()).toEqual([7, 5]);
    const { before } = await checkDelivery(shop.deps, `${list}\n`);
    expect(before).toEqual({ at: expect.any(String), staff: null });
    await expect(receive(list)).rejects.toThrow('received before, so nothing was added');
    expect(await receive(list, true)).toBe(6);
    await receive(list, true);
    expect(await stocks()).toEqual([9, 9]);
    await expectSoundCounts(shop);
  });

  it('refuses a list of too many lines', async () => {
    await expect(checkDelivery(shop.deps, 'WARLI-M\n'.repeat(1001))).rejects.toThrow('1000 lines at most');
  });
});
