// Size charts: which one shoppers read, and what the owner writes.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SizeChartForm } from '@taana-baana/contract/admin/schemas/catalog/size-charts.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/size-charts.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestEditor, openTestEditor } from '../editor/testing.ts';

const children = 'chart-of-children';

describe.each(testEngines)('size charts on %s', (engine) => {
  let editor: TestEditor;
  const read = async (query: Record<string, string> = {}) => (await editor.shop.call('getSizeChart', { query })).body;
  const chestsOf = async (query: Record<string, string>) => (await read(query)).rows.map(({ values }) => values[0]);
  const form = (changes: Partial<SizeChartForm> = {}): SizeChartForm => ({
    name: 'Children',
    category: '',
    table: 'Size, Chest cm\n2-3 Y, 58\n4-5 Y, 62',
    note: 'Measured flat.',
    version: 0,
    ...changes,
  });
  const save = (changes: Partial<SizeChartForm> = {}, id = children) =>
    editor.admin.call('saveSizeChart', { params: { id }, cookie: editor.meena.cookie, body: form(changes) });
  const remove = () => editor.admin.call('deleteSizeChart', { params: { id: children }, cookie: editor.meena.cookie });
  const list = async () => (await editor.admin.call('listSizeCharts', { cookie: editor.meena.cookie })).body;

  beforeEach(async () => {
    editor = await openTestEditor(engine);
  });
  afterEach(() => editor.close());

  it('are the usual ones until the owner writes one for the category, in any letter case', async () => {
    expect((await read({ category: 'Kids' })).columns.map(({ title }) => title)).toContain('Age');
    expect((await read({ category: 'Kurta' })).columns).toHaveLength(1);
    expect((await list()).usual.map(({ category }) => category)).toContain('Kids');
    await save({ category: 'kids' });
    expect(await read({ category: 'Kids' })).toEqual({
      columns: [{ title: 'Chest', isCm: true }],
      rows: [
        { size: '2-3 Y', values: ['58'] },
        { size: '4-5 Y', values: ['62'] },
      ],
      note: 'Measured flat.',
    });
    expect((await list()).usual.map(({ category }) => category)).not.toContain('Kids');
  });

  it('are chosen in the editor; only the product itself says which', async () => {
    await save();
    const id = await editor.publishNew({ sizes: ['2-3 Y'], sizeChart: children });
    const product = (await editor.shop.call('getProduct', { params: { id } })).body;
    expect(product.sizeChart).toBe(children);
    expect((await editor.shop.call('listProducts')).body[0]).not.toHaveProperty('sizeChart');
    expect(await chestsOf({ category: 'Classic', sizeChart: children })).toEqual(['58', '62']);
    expect((await list()).charts).toMatchObject([{ id: children, name: 'Children', products: 1 }]);
    const plain = await editor.publishNew();
    expect((await editor.shop.call('getProduct', { params: { id: plain } })).body).not.toHaveProperty('sizeChart');
  });

  it('that are deleted leave the chart of the category, and come back with their products', async () => {
    await save();
    const query = { category: 'Classic', sizeChart: children };
    await editor.publishNew({ sizeChart: children });
    expect((await remove()).body.charts).toEqual([]);
    expect(await chestsOf(query)).toHaveLength(7);
    expect((await save()).body.charts).toMatchObject([{ products: 1, version: 1 }]);
    expect(await chestsOf(query)).toEqual(['58', '62']);
  });

  it('sent twice are saved once; what somebody else changed or deleted is not overwritten', async () => {
    expect((await save()).body.charts).toMatchObject([{ version: 1 }]);
    expect((await save()).body.charts).toMatchObject([{ version: 1 }]);
    expect((await save({ version: 1, name: 'Kids' })).body.charts).toMatchObject([{ version: 2, name: 'Kids' }]);
    expect(await save({ version: 1, name: 'Babies' })).toMatchObject({
      status: 409,
      body: { message: texts.changedMeanwhile },
    });
    await remove();
    expect(await save({ version: 2, name: 'Babies' })).toMatchObject({ status: 409, body: { message: texts.gone } });
    const actions = await editor.shop.deps.db.selectFrom('audit_log').select('action').orderBy('id').execute();
    expect(actions.map(({ action }) => action).filter((action) => action.startsWith('size'))).toEqual([
      'size charts save',
      'size charts save',
      'size charts delete',
    ]);
  });

  it('are refused with the line that is wrong, and for a category that has one', async () => {
    const message = texts.table.inLine(2, texts.table.noMeasure('big'));
    expect(await save({ table: 'Size, Chest cm\nM, big' })).toMatchObject({
      status: 400,
      body: { fields: { table: message } },
    });
    await save({ category: 'Kids' });
    expect(await save({ category: 'KIDS' }, 'another-chart-here')).toMatchObject({
      status: 400,
      body: { fields: { category: texts.categoryTaken('Children') } },
    });
    expect((await list()).charts).toHaveLength(1);
  });

  it('each have a name of their own, in any letter case', async () => {
    await save();
    expect(await save({ name: 'CHILDREN' }, 'another-chart-here')).toMatchObject({
      status: 400,
      body: { fields: { name: texts.nameTaken } },
    });
    expect((await list()).charts).toHaveLength(1);
  });
});
