import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import { type TestEditor, openTestEditor } from '../../modules/catalog/editor/testing.ts';
import { operate } from '../testing.ts';

describe.each(testEngines)('the commands for products on %s', (engine) => {
  let editor: TestEditor;
  let id: string;
  beforeEach(async () => {
    editor = await openTestEditor(engine);
    id = await editor.publishNew({ tags: ['craft'] });
  });
  afterEach(() => editor.close());

  const run = (name: string, positionals: string[] = [], values: Record<string, string | boolean> = {}) =>
    operate(editor.shop.deps, `products ${name}`, positionals, values);
  const price = async () => (await editor.shop.call('getProduct', { params: { id } })).body.price;

  test('list and show what there is', async () => {
    await editor.create({ title: 'Unfinished', brand: '' });
    expect(await run('list')).toMatch(/Unfinished +draft +₹799[^]+warli-village-tee +Warli Village Tee +active +₹799/);
    expect(await run('list', [], { state: 'archived' })).toBe('There are none.');
    expect(await run('list', ['dhaaga'])).not.toContain('Unfinished');
    await expect(run('list', [], { state: 'sold' })).rejects.toThrow('Allowed choices are active, draft, archived.');
    expect(await run('show', [id])).toMatch(
      /^ID +warli-village-tee\nTitle +Warli Village Tee\nState +active\nPage +\/product\//,
    );
    const [draft] = (await editor.admin.call('listProducts', { cookie: editor.meena.cookie })).body.products;
    expect(await run('show', [draft?.id ?? ''])).toMatch(/^TO CORRECT\nType the brand\.$/m);
  });

  test('archive, restore and delete, and are in the audit log', async () => {
    await run('archive', [id]);
    expect((await editor.get(id)).state).toBe('archived');
    await run('restore', [id]);
    expect((await editor.get(id)).state).toBe('active');
    await expect(run('delete', [id])).rejects.toThrow(
      'This deletes "Warli Village Tee" for good. Add --yes to confirm.',
    );
    await run('delete', [id], { yes: true });
    await expect(run('delete', [id], { yes: true })).rejects.toThrow(/deleted/);
    const rows = await editor.shop.deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    const own = rows.filter(({ channel, action }) => channel === 'cli' && action.startsWith('product'));
    expect(own.map(({ action }) => action)).toEqual(['product archive', 'product restore', 'product delete']);
  });

  test('set a price, and refuse what would be wrong', async () => {
    await run('price', [id, '899']);
    expect(await price()).toBe(899);
    await expect(run('price', [id, '8.50'])).rejects.toThrow('A price is whole rupees');
    await run('sale', [id, '500']);
    await expect(run('price', [id, '400'])).rejects.toThrow('The sale price must be below the price.');
    await editor.save(id, await editor.content(), { version: (await editor.get(id)).version, draft: null });
    await expect(run('price', [id, '900'])).rejects.toThrow('It has changes that are not published.');
  });

  test('plan a sale by the days of India, and end it', async () => {
    await run('sale', [id, '599'], { from: '2026-11-25', to: '2026-11-27' });
    expect((await editor.get(id)).published).toMatchObject({
      price: 799,
      salePrice: 599,
      saleFrom: '2026-11-24T18:30:00.000Z',
      saleUntil: '2026-11-27T18:30:00.000Z',
    });
    expect(await price()).toBe(799);
    await run('sale', [id], { end: true });
    expect((await editor.get(id)).published?.salePrice).toBeNull();
    await expect(run('sale', [id])).rejects.toThrow('Say either RUPEES or --end.');
  });
});
