import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { createPost, saveDraft } from '../../modules/content/blog/editor/post-editor.service.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

describe.each(testEngines)('blog posts, by the command line on %s', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine);
  });
  afterEach(() => shop.close());

  const run = (name: string, positionals: string[] = [], values: Record<string, boolean> = {}) =>
    operate(shop.deps, name, positionals, values);
  const count = async () => (await shop.call('listBlogs')).body.length;

  it('are listed, shown, published, taken out and deleted', async () => {
    const { id, draft } = await createPost(shop.deps, commandLine);
    const content = { title: 'Mud', category: 'Craft', description: '<p>Rain.</p>', date: null, photos: [] };
    await saveDraft(shop.deps, id, { content, basedOn: { version: 0, draft: draft?.id ?? '' } }, commandLine);
    expect(await run('posts list')).toMatch(new RegExp(`^${id} +draft +Mud$`, 'm'));
    expect(await run('posts show', [id])).toMatch(
      /^State +draft\nDraft of +\d.*\nby +command line\n\nTitle +Mud\nCategory +Craft\nPhotos +0\n\n<p>/,
    );
    expect(await run('posts publish', [id])).toMatch(
      /^The post is published: \/blog\/mud, \d+ \w+ \d{4}, \d\d:\d\d\.$/,
    );
    expect(await count()).toBe(1);
    await expect(run('posts publish', ['mud'])).rejects.toThrow('There is no draft of this post any more');
    await run('posts unpublish', ['mud']);
    expect(await count()).toBe(0);
    await expect(run('posts unpublish', ['mud'])).rejects.toThrow('This post is not in the shop');
    await run('posts publish', ['mud']);
    expect(await run('posts show', ['mud'])).toMatch(/^State +published\nPage +\/blog\/mud\n\nTitle +Mud\n/);
    await expect(run('posts delete', ['mud'])).rejects.toThrow('This deletes "Mud" for good. Add --yes to confirm.');
    await run('posts delete', ['mud'], { yes: true });
    expect(await count()).toBe(0);
    await expect(run('posts show', ['mud'])).rejects.toThrow('There is no such post');
  });
});
