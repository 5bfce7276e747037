import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { saveDraft } from '../../modules/catalog/collections/collection-editor.service.ts';
import { createCollection } from '../../modules/catalog/collections/collections-admin.service.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

describe.each(testEngines)('collections, by the command line on %s', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    await shop.addProduct({ tags: ['kites'] });
    await createCollection(shop.deps, 'kites', commandLine);
  });
  afterEach(() => shop.close());

  const run = (name: string, positionals: string[] = [], values: Record<string, boolean> = {}) =>
    operate(shop.deps, `collections ${name}`, positionals, values);
  const status = async () => (await shop.call('getCollection', { params: { handle: 'kites' } })).status;

  it('are listed, shown, published, taken out of the shop and deleted', async () => {
    expect(await run('list')).toMatch(/^kites +kites +Kites +1 +not in the shop$/m);
    expect(await run('show', ['kites'])).toMatch(/TO CORRECT\nPlease type a sentence$/);
    await expect(run('publish', ['kites'])).rejects.toThrow('Please type a sentence');
    const content = { title: 'Kites', sentence: 'Up they go.', photo: null };
    await saveDraft(shop.deps, 'kites', { content, basedOn: { version: 1, draft: null } }, commandLine);
    expect(await run('list')).toMatch(/not in the shop, draft$/m);
    expect(await run('publish', ['kites'])).toBe('/collections/kites is in the shop, with 1 product.');
    expect(await status()).toBe(200);
    expect(await run('unpublish', ['kites'])).toBe('kites is not in the shop any more.');
    expect(await status()).toBe(404);
    await expect(run('delete', ['kites'])).rejects.toThrow('This deletes the collection "kites" for good. Add --yes');
    expect(await run('delete', ['kites'], { yes: true })).toBe('kites is deleted.');
    await expect(run('show', ['kites'])).rejects.toThrow('There is no such collection any more');
  });
});
