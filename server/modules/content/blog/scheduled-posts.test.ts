import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createChanges } from '../../../database/changes.ts';
import { testEngines } from '../../../database/testing.ts';
import { createApp } from '../../../http/app.ts';
import { registerFeeds } from '../../../pages/feeds.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { savePost } from './blog.service.ts';
import { announceDuePosts } from './scheduled-posts.service.ts';

const due = '2026-12-02T04:30:00.000Z';
const post = { id: 'mud', title: 'Mud', category: 'Craft', description: '<p>Mud.</p>', createdAt: due, pictures: [] };

describe.each(testEngines)('a scheduled post on %s', (engine) => {
  let shop: TestShop;
  let now: number;
  beforeEach(async () => {
    now = Date.parse(due) - 1;
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    await savePost(shop.deps.db, post);
  });
  afterEach(() => shop.close());

  const countOf = async () =>
    (await shop.deps.db.selectFrom('data_versions').selectAll().where('data', '=', 'blog').executeTakeFirst())?.version;

  test('is nowhere before its time, and everywhere from then on, in every process that had cached the blog', async () => {
    const open = async () => {
      const deps = { ...shop.deps, changes: createChanges() };
      const app = await createApp(deps);
      registerFeeds(app, deps);
      return { app, job: announceDuePosts(deps) };
    };
    const processes = [await open(), await open()];
    const seen = async ({ app }: Awaited<ReturnType<typeof open>>) => {
      const bodies = ['/api/blog', '/sitemap.xml', '/blog.rss'].map(async (path) => (await app.inject(path)).body);
      const { statusCode } = await app.inject('/api/blog/mud');
      return [...(await Promise.all(bodies)).map((body) => body.includes('mud')), statusCode];
    };
    const hidden = [false, false, false, 404];
    for (const one of processes) expect(await seen(one)).toEqual(hidden);
    for (const { job } of processes) await job();
    expect(await countOf()).toBeUndefined();
    now += 1;
    for (const { job } of processes) await job();
    for (const one of processes) expect(await seen(one)).toEqual([true, true, true, 200]);
    for (const { app } of processes) await app.close();
  });

  test('is announced once by each process, also when the database was away at its time', async () => {
    let isAway = true;
    const db = new Proxy(shop.deps.db, {
      get: (target, key) => {
        if (isAway) throw new Error('away');
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const job = announceDuePosts({ ...shop.deps, db });
    now += 1;
    await expect(job()).rejects.toThrow('away');
    isAway = false;
    await job();
    expect(await countOf()).toBe(1);
    await job();
    expect(await countOf()).toBe(1);
  });
});
