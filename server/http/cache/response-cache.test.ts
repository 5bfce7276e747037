import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoints } from '@taana-baana/contract';
import { createChanges, type DataChange, recordChange } from '../../database/changes.ts';
import { testEngines } from '../../database/testing.ts';
import { savePost } from '../../modules/content/blog/blog.service.ts';
import type { Route } from '../../modules/route.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { bindRoutes } from '../bind.ts';
import { acceptedEncoding } from './compression.ts';
import { createResponseCache } from './response-cache.ts';

const post = {
  id: 'how-a-tee-is-cut',
  title: 'How a tee is cut',
  category: 'Craft',
  description: '<p>With care.</p>',
  createdAt: '2026-03-01T09:00:00.000Z',
  pictures: [],
};

async function change({ deps }: TestShop, data: DataChange['data']): Promise<void> {
  deps.changes.publish(await recordChange(deps.db, { data }));
}

/** Requests, and reports whether the response was cached, that is, the handler was not called. */
function askIn(shop: TestShop) {
  let reached = 0;
  shop.app.addHook('preHandler', async () => void (reached += 1));
  return async (url: string, headers: Record<string, string> = {}) => {
    const before = reached;
    const response = await shop.app.inject({ url, headers });
    return { ...response, json: response.json, isCached: reached === before };
  };
}

describe.each(testEngines)('a cached response on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let ask: ReturnType<typeof askIn>;
  const reads = [
    '/api/product',
    '/api/product?category=Polo',
    '/api/product?fields=_id,title',
    '/api/product/warli',
    '/api/product/kolam',
    '/api/color',
    '/api/blog',
    '/api/blog/how-a-tee-is-cut',
    '/api/config',
  ];
  const cachedOf = async (urls: readonly string[]) => {
    const cached: string[] = [];
    for (const url of urls) if ((await ask(url)).isCached) cached.push(url);
    return cached;
  };
  const stillCachedAfter = async (event: () => Promise<unknown>) => {
    for (const url of reads) expect((await ask(url)).statusCode).toBe(200);
    expect(await cachedOf(reads)).toEqual(reads);
    await event();
    return cachedOf(reads);
  };

  beforeAll(async () => {
    shop = await openTestShop(engine);
    ask = askIn(shop);
    await shop.addProduct({ id: 'warli' });
    await shop.addProduct({ id: 'kolam', category: 'Polo' });
    await savePost(shop.deps.db, post);
    ({ token } = await shop.signUp());
  });
  afterAll(() => shop.close());

  test('goes when a review changes the stars that it shows, and stays when it shows others', async () => {
    const rate = () => shop.call('rateProduct', { token, body: { star: 4, comment: 'Soft', prodId: 'warli' } });
    const gone = ['/api/product', '/api/product/warli'];
    expect(await stillCachedAfter(rate)).toEqual(reads.filter((url) => !gone.includes(url)));
    expect((await ask('/api/product/warli')).json()).toMatchObject({ totalrating: 4 });
  });

  test('of the catalogue goes with any other change of the catalogue, and the blog stays', async () => {
    const cached = await stillCachedAfter(() => change(shop, 'catalog'));
    expect(cached).toEqual(['/api/blog', '/api/blog/how-a-tee-is-cut', '/api/config']);
  });

  test('of the blog and of a product, whose story may name a post, goes with a change of the blog; lists stay, also when a queue grows', async () => {
    const cached = await stillCachedAfter(async () => {
      await change(shop, 'blog');
      for (const data of ['mails', 'webhooks', 'refunds', 'payment checks'] as const)
        shop.deps.changes.publish({ data });
    });
    expect(cached).toEqual(reads.filter((url) => !/^\/api\/(blog|product\/)/.test(url)));
  });

  test('is never the response to a bearer token, nor an error', async () => {
    await change(shop, 'catalog');
    const authorization = `Bearer ${token}`;
    await ask('/api/color', { authorization });
    await ask('/api/user/cart', { authorization });
    await ask('/api/product/none');
    expect(await cachedOf(['/api/color', '/api/user/cart', '/api/product/none'])).toEqual([]);
    expect((await ask('/api/color', { authorization })).isCached).toBe(false);
  });
});

describe('an open read that was just added', () => {
  const read: Endpoint = {
    method: 'GET',
    path: 'thread',
    access: 'open',
    summary: 'Threads of one colour',
    query: z.object({ color: z.optional(z.string()), length: z.optional(z.string()) }),
    response: z.string(),
    statuses: [200],
  };
  const table = endpoints as unknown as Record<string, Endpoint>;
  afterAll(() => void delete table['listThreads']);

  async function open(endpoint: Endpoint) {
    table['listThreads'] = endpoint;
    const shop = await openTestShop('sqlite');
    let made = 0;
    const route = {
      name: 'listThreads',
      limits: {},
      handle: async ({ query }: { query: object }) => `${JSON.stringify(query)} ${(made += 1)}`,
    } as unknown as Route;
    const app = Fastify();
    app.decorate('responseCache', createResponseCache(shop.deps, {}));
    bindRoutes(app, shop.deps, [route]);
    onTestFinished(async () => {
      await app.close();
      await shop.close();
    });
    return { app, ask: async (query: string) => (await app.inject(`/api/thread?${query}`)).json() };
  }

  test('answers two queries with two answers, and one query with one, however it is written', async () => {
    const { ask } = await open({ ...read, cacheTags: () => ['catalog'] });
    expect(await ask('color=red')).toBe('{"color":"red"} 1');
    expect(await ask('color=blue')).toBe('{"color":"blue"} 2');
    expect(await ask('length=5&color=red')).toBe('{"color":"red","length":"5"} 3');
    expect(await ask('color=red&length=5')).toBe('{"color":"red","length":"5"} 3');
    expect(await ask('utm_source=x&color=%72ed')).toBe('{"color":"red"} 1');
  });

  test('is not cached as long as it names no tags, here or in a CDN', async () => {
    const { app, ask } = await open(read);
    expect([await ask('color=red'), await ask('color=red')]).toEqual(['{"color":"red"} 1', '{"color":"red"} 2']);
    expect((await app.inject('/api/thread')).headers).toMatchObject({ 'cache-control': 'no-store' });
  });
});

describe('responses that are being made', () => {
  /** A cache of its own, with one response that `make` holds back or fails. */
  function openCache(make: () => Promise<unknown>) {
    const clock = { ms: Date.parse('2026-12-31T23:59:00Z'), now: () => new Date(clock.ms) };
    const changes = createChanges();
    const cache = createResponseCache({ changes, clock }, {});
    const app = Fastify();
    app.get('/slow', (request, reply) =>
      cache.send(request, reply, '/slow', async () => {
        await make();
        return { status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from('x'), tags: ['blog'] };
      }),
    );
    const publish = () => changes.publish({ data: 'blog', version: 1 });
    return { cache, clock, publish, ask: async () => (await app.inject('/slow')).statusCode };
  }

  test('are shared by concurrent requests until the data changes, and then not cached', async () => {
    const waiting: (() => void)[] = [];
    const { cache, publish, ask } = openCache(() => new Promise<void>((resolve) => waiting.push(resolve)));
    const all = [ask(), ask()];
    await expect.poll(() => waiting.length).toBe(1);
    publish();
    all.push(ask());
    await expect.poll(() => waiting.length).toBe(2);
    waiting[0]?.();
    await all[0];
    expect(cache.find('/slow')).toBeUndefined();
    waiting[1]?.();
    await Promise.all(all);
    expect(cache.find('/slow')).toBeDefined();
  });

  test('are made again after ten minutes, because a page shows dates; without a database they stay until their data changes', async () => {
    let made = 0;
    let isAway = false;
    const { clock, publish, ask } = openCache(async () => {
      if (isAway) throw new Error('Connection terminated unexpectedly');
      made += 1;
    });
    expect([await ask(), await ask(), made]).toEqual([200, 200, 1]);
    clock.ms += 11 * 60_000;
    expect([await ask(), made]).toEqual([200, 2]);
    isAway = true;
    clock.ms += 11 * 60_000;
    expect([await ask(), await ask()]).toEqual([200, 200]);
    clock.ms += 11 * 60_000;
    expect(await ask()).toBe(200);
    publish();
    expect(await ask()).toBe(500);
  });
});

describe('over the network', () => {
  let shop: TestShop;
  let origin: string;
  let reached = 0;
  beforeAll(async () => {
    shop = await openTestShop('sqlite', { env: { PUBLIC_URL: 'https://tees.example.com' } });
    shop.app.addHook('preHandler', async () => void (reached += 1));
    origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    await shop.addProduct({ id: 'warli', category: 'Polo', price: 500 });
    await shop.addProduct({ id: 'kolam', category: 'Classic', price: 500, description: 'Soft cotton. '.repeat(99) });
  });
  afterAll(() => shop.close());

  async function ask(url: string, headers: Record<string, string> = {}) {
    const before = reached;
    const answer = await fetch(`${origin}${url}`, { headers });
    const { date: _, 'x-request-id': id, ...shown } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: shown, body: await answer.text(), id, isCached: reached === before };
  }

  test.each(['br', 'gzip', 'identity'])('a hit in %s is what the route sent, under its own id', async (encoding) => {
    await change(shop, 'catalog');
    const headers = { 'accept-encoding': encoding };
    const [first, second] = [await ask('/api/product', headers), await ask('/api/product', headers)];
    expect([first.isCached, second.isCached]).toEqual([false, true]);
    expect(second.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(second.id).toMatch(/^[\da-f-]{36}$/);
    expect(second.id).not.toBe(first.id);
    expect({ ...second, id: '', isCached: false }).toEqual({ ...first, id: '' });
    const known = await ask('/api/product', { ...headers, 'if-none-match': second.headers['etag'] ?? '' });
    expect([known.status, known.body, known.isCached]).toEqual([304, '', true]);
  });

  test('the first request gets fast compression, later ones smaller bytes of the same text', async () => {
    const etags = new Set<string | undefined>();
    const long = Array.from({ length: 3000 }, (_, word) => `thread ${(word * 7919) % 1009}`).join(' ');
    await savePost(shop.deps.db, { ...post, description: `<p>${long}</p>` });
    for (const encoding of ['br', 'gzip'] as const) {
      const length = async () => {
        const answer = await ask('/api/blog/how-a-tee-is-cut', { 'accept-encoding': encoding });
        expect(answer.body).toContain(long);
        etags.add(answer.headers['etag']);
        return Number(answer.headers['content-length']);
      };
      const fast = await length();
      await expect.poll(length).toBeLessThan(fast);
      const body = shop.app.responseCache.find('getBlog [{"id":"how-a-tee-is-cut"},null]', encoding)?.body;
      expect(body?.buffer.byteLength, 'keeps no more than it sends').toBe(body?.length);
    }
    expect(etags.size, 'one for each encoding').toBe(2);
  });

  test.each([
    '?utm_source=letter&category=Polo',
    '?category=Polo&category=Classic',
    '?category=Polo&sort=',
    '?category[a]=Polo',
    '?category=Polo+',
    '?category=%zz',
    '?category=Polo&x=%00',
    '?price=500',
    '?price[gte]=1&price[lte]=500',
    '?sort=price&limit=1&page=2',
    '?limit=0',
    '?__proto__[category]=Polo',
  ])('nobody is given the answer to another query: %s', async (query) => {
    for (const warm of ['/api/product', '/api/product?category=Polo', '/api/product?category=Classic']) await ask(warm);
    // A read with a bearer token is never cached.
    const own = await ask(`/api/product${query}`, { authorization: 'Bearer none' });
    expect(own.isCached).toBe(false);
    for (const round of [1, 2, 3]) {
      const { status, body } = await ask(`/api/product${query}`);
      expect([round, status, withoutId(body)]).toEqual([round, own.status, withoutId(own.body)]);
    }
  });
});

const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, '');

describe('the accepted encoding', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    [undefined, 'identity'],
  ])('of %s is %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
});
