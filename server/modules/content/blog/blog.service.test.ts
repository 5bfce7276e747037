import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { type IncomingPost, savePost } from './blog.service.ts';

const post: IncomingPost = {
  id: 'how-a-tee-is-cut',
  title: 'How a tee is cut',
  category: 'Craft',
  description: '<p>With <strong>care</strong>.</p>',
  createdAt: '2026-03-01T09:00:00.000Z',
  pictures: [
    { pictureId: 'bbb', alt: 'A cutting table' },
    { pictureId: 'aaa', alt: 'A pair of shears' },
  ],
};

describe.each(testEngines)('the blog on %s', (engine) => {
  let shop: TestShop;
  const shops: TestShop[] = [];
  beforeEach(async () => {
    shop = await openTestShop(engine);
    shops.push(shop);
    const variants = (id: string) => JSON.stringify([{ width: 400, format: 'jpeg', file: `${id}-400.jpg` }]);
    for (const id of ['aaa', 'bbb']) {
      const picture = { id, width: 1200, height: 800, color: '#a32a2a', variants: variants(id) };
      await shop.deps.db.insertInto('pictures').values(picture).execute();
    }
  });
  afterAll(async () => {
    for (const opened of shops) await opened.close();
  });

  test('is an empty list while nothing is written', async () => {
    expect((await shop.call('listBlogs')).body).toEqual([]);
  });

  test('lists its posts newest first, each with its pictures in their order [spec entity.5 call.20]', async () => {
    await savePost(shop.deps.db, post);
    await savePost(shop.deps.db, { ...post, id: 'newer', createdAt: '2026-04-01T09:00:00.000Z', pictures: [] });
    await savePost(shop.deps.db, { ...post, id: 'older', createdAt: '2026-02-01T09:00:00.000Z' });
    const { status, body } = await shop.call('listBlogs');
    expect(status).toBe(200);
    expect(body.map((one) => one._id)).toEqual(['newer', post.id, 'older']);
    expect(body.map((one) => one.images.map((image) => image.alt))).toEqual([
      [],
      ['A cutting table', 'A pair of shears'],
      ['A cutting table', 'A pair of shears'],
    ]);
  });

  test('shows one post [spec entity.5 call.21]', async () => {
    await savePost(shop.deps.db, { ...post, id: 'another' });
    await savePost(shop.deps.db, post);
    const { status, body } = await shop.call('getBlog', { params: { id: post.id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: post.id,
      id: post.id,
      title: post.title,
      category: 'Craft',
      description: post.description,
      createdAt: post.createdAt,
    });
    expect(body.images.map((image) => image.url)).toEqual(['/images/bbb-400.jpg', '/images/aaa-400.jpg']);
  });

  test('a post that is not there is not found', async () => {
    const { status, error } = await shop.call('getBlog', { params: { id: 'nothing' } });
    expect([status, error.code]).toEqual([404, 'not-found']);
  });

  test('a post imported again replaces the first', async () => {
    await savePost(shop.deps.db, post);
    await savePost(shop.deps.db, {
      ...post,
      title: 'How a tee is sewn',
      pictures: [{ pictureId: 'aaa', alt: 'A needle' }],
    });
    const { body } = await shop.call('listBlogs');
    expect(body.map((one) => [one.title, one.images.map((image) => image.alt)])).toEqual([
      ['How a tee is sewn', ['A needle']],
    ]);
  });

  test("a post's HTML is sanitised", async () => {
    const description = '<p onclick="steal()">Hi<script>steal()</script><a href="javascript:steal()">there</a></p>';
    await savePost(shop.deps.db, { ...post, description });
    const { body } = await shop.call('getBlog', { params: { id: post.id } });
    expect(body.description).not.toMatch(/steal|script/);
    expect(body.description).toContain('Hi');
  });
});
