import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createChanges, noticeChanges } from '../../../../database/changes.ts';
import { testEngines } from '../../../../database/testing.ts';
import { createApp } from '../../../../http/app.ts';
import { pricesAt } from '../../writing/prices.ts';
import { findPublished } from '../../writing/published-products.service.ts';
import { applySalePrices } from './sale-prices.service.ts';
import { type TestEditor, openTestEditor } from '../testing.ts';

const from = '2026-11-22T00:00:00.000Z';
const until = '2026-11-25T00:00:00.000Z';
const sale = { salePrice: 599, saleFrom: from, saleUntil: until };

describe('the price in force', () => {
  const prices = { price: 799, ...sale };
  test.each([
    ['before the sale', '2026-11-21T23:59:59.999Z', [799, 799, 599]],
    ['at its first moment', from, [599, 799, 599]],
    ['at its last moment', '2026-11-24T23:59:59.999Z', [599, 799, 599]],
    ['at its end', until, [799, null, null]],
  ])('%s', (_when, at, expected) => {
    const { price, regular_price, sale_price } = pricesAt(prices, new Date(at));
    expect([price, regular_price, sale_price]).toEqual(expected);
  });

  test('is the sale price at once, and for good, when the sale has no dates', () => {
    const open = { ...prices, saleFrom: null, saleUntil: null };
    expect(pricesAt(open, new Date(0)).price).toBe(599);
    expect(pricesAt(open, new Date('2999-01-01')).price).toBe(599);
  });
});

describe.each(testEngines)('a sale on %s', (engine) => {
  let editor: TestEditor;
  beforeEach(async () => {
    editor = await openTestEditor(engine);
  });
  afterEach(() => editor.close());

  const priceIn = async (app: TestEditor['shop']['app'], id: string) =>
    (await app.inject(`/api/product/${id}`)).json().price as number;
  const columns = (id: string) =>
    editor.shop.deps.db
      .selectFrom('products')
      .select(['price', 'regular_price', 'sale_price', 'sale_until', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const at = (time: string) => {
    editor.moment.now = Date.parse(time);
    return applySalePrices(editor.shop.deps);
  };

  test('begins and ends by the clock, in answers that were cached, without another version', async () => {
    const id = await editor.publishNew(sale);
    const { app } = editor.shop;
    expect(await priceIn(app, id)).toBe(799);
    await at('2026-11-21T23:59:59.999Z');
    expect(await priceIn(app, id)).toBe(799);
    await at(from);
    expect(await priceIn(app, id)).toBe(599);
    expect((await findPublished(editor.shop.deps.db, id))?.content).toMatchObject({ price: 799, ...sale });
    await at(until);
    expect(await priceIn(app, id)).toBe(799);
    expect(await columns(id)).toEqual({
      price: 799,
      regular_price: null,
      sale_price: null,
      sale_until: null,
      version: 1,
    });
  });

  test('that was missed altogether leaves the regular price', async () => {
    const id = await editor.publishNew(sale);
    await at('2026-12-01T00:00:00.000Z');
    expect(await columns(id)).toMatchObject({ price: 799, sale_price: null });
  });

  test('is followed once by several processes, and seen by each', async () => {
    const id = await editor.publishNew(sale);
    const { deps } = editor.shop;
    const changes = createChanges();
    const other = await createApp({ ...deps, changes });
    expect(await priceIn(other, id)).toBe(799);
    editor.moment.now = Date.parse(from);
    const counted = () =>
      deps.db.selectFrom('data_versions').select('version').where('data', '=', 'catalog').executeTakeFirstOrThrow();
    const before = await counted();
    await Promise.all([applySalePrices(deps), applySalePrices({ ...deps, changes: createChanges() })]);
    expect((await counted()).version).toBe(before.version + 1);
    await noticeChanges({ db: deps.db, changes });
    expect(await priceIn(other, id)).toBe(599);
    await other.close();
  });

  test('changes nothing while none begins or ends', async () => {
    await editor.publishNew(sale);
    const versions = () => editor.shop.deps.db.selectFrom('data_versions').selectAll().execute();
    const before = await versions();
    await applySalePrices(editor.shop.deps);
    expect(await versions()).toEqual(before);
  });

  test('that runs when it is published is in force at once', async () => {
    const id = await editor.publishNew({ salePrice: 599, saleUntil: until });
    expect(await priceIn(editor.shop.app, id)).toBe(599);
  });
});
