import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChanges, type DataChange, recordChange } from '../database/changes.ts';
import { testEngines } from '../database/testing.ts';
import { savePost } from '../modules/blog/blog.service.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { createFinishedAnswers } from './finished-answers.ts';
import { openAddress } from './open-address.ts';

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

describe.each(testEngines)('a kept answer on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  const isKept = (url: string) => shop.app.finishedAnswers.find(openAddress(url)) !== undefined;
  const ask = (url: string, headers = {}) => shop.app.inject({ url, headers });
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
  const stillKeptAfter = async (event: () => Promise<unknown>) => {
    for (const url of reads) expect((await ask(url)).statusCode).toBe(200);
    expect(reads.filter(isKept)).toEqual(reads);
    await event();
    return reads.filter(isKept);
  };

  beforeAll(async () => {
    shop = await openTestShop(engine);
    await shop.addProduct({ id: 'warli' });
    await shop.addProduct({ id: 'kolam', category: 'Polo' });
    await savePost(shop.deps.db, post);
    ({ token } = await shop.signUp());
  });
  afterAll(() => shop.close());

  test('goes when a review changes the stars that it shows, and stays when it shows others', async () => {
    const rate = () => shop.call('rateProduct', { token, body: { star: 4, comment: 'Soft', prodId: 'warli' } });
    const gone = ['/api/product', '/api/product/warli'];
    expect(await stillKeptAfter(rate)).toEqual(reads.filter((url) => !gone.includes(url)));
    expect((await ask('/api/product/warli')).json()).toMatchObject({ totalrating: 4 });
  });

  test('of the catalogue goes with any other change of the catalogue, and the blog stays', async () => {
    const kept = await stillKeptAfter(() => change(shop, 'catalog'));
    expect(kept).toEqual(['/api/blog', '/api/blog/how-a-tee-is-cut', '/api/config']);
  });

  test('of the blog goes with a change of the blog, and the catalogue stays', async () => {
    const kept = await stillKeptAfter(() => change(shop, 'blog'));
    expect(kept).toEqual(reads.filter((url) => !url.startsWith('/api/blog')));
  });

  test('stays whatever queue has grown', async () => {
    const kept = await stillKeptAfter(async () => {
      for (const data of ['mails', 'webhooks', 'refunds', 'payment checks'] as const) {
        shop.deps.changes.publish({ data });
      }
    });
    expect(kept).toEqual(reads);
  });

  test('is never what a bearer token was sent for, nor a refusal', async () => {
    await change(shop, 'catalog');
    await ask('/api/color', { authorization: `Bearer ${token}` });
    await ask('/api/user/cart', { authorization: `Bearer ${token}` });
    await ask('/api/product/none');
    expect(['/api/color', '/api/user/cart', '/api/product/none'].filter(isKept)).toEqual([]);
  });
});

describe('answers under way', () => {
  const clock = { now: () => new Date() };
  const answer = { status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from('x') };

  test('are shared by all who ask meanwhile, but not across a change, and then not kept', async () => {
    const shop = await openTestShop('sqlite');
    const changes = createChanges();
    const answers = createFinishedAnswers({ changes, clock }, {});
    const waiting: (() => void)[] = [];
    shop.app.get('/slow', (request, reply) =>
      answers.send(request, reply, '/slow', async () => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return { ...answer, shows: ['blog'] as const };
      }),
    );
    const both = [shop.app.inject('/slow'), shop.app.inject('/slow')];
    await expect.poll(() => waiting.length).toBe(1);
    changes.publish({ data: 'blog', version: 1 });
    both.push(shop.app.inject('/slow'));
    await expect.poll(() => waiting.length).toBe(2);
    waiting[0]?.();
    await both[0];
    expect(answers.find('/slow')).toBeUndefined();
    waiting[1]?.();
    await Promise.all(both);
    expect(answers.find('/slow')).toBeDefined();
    await shop.close();
  });

  test('that cannot be made while the database is away are sent as they were, unless what they show has changed', async () => {
    let now = Date.parse('2026-12-31T23:59:00Z');
    const shop = await openTestShop('sqlite');
    const changes = createChanges();
    const answers = createFinishedAnswers({ changes, clock: { now: () => new Date(now) } }, {});
    let isAway = false;
    shop.app.get('/slow', (request, reply) =>
      answers.send(request, reply, '/slow', async () => {
        if (isAway) throw new Error('Connection terminated unexpectedly');
        return { ...answer, shows: ['blog'] as const };
      }),
    );
    const ask = async () => (await shop.app.inject('/slow')).statusCode;
    expect(await ask()).toBe(200);
    isAway = true;
    now += 11 * 60_000;
    expect(await ask()).toBe(200);
    changes.publish({ data: 'blog', version: 1 });
    expect(await ask()).toBe(503);
    await shop.close();
  });

  test('are made anew after ten minutes, for a page shows dates', async () => {
    let now = Date.parse('2026-12-31T23:59:00Z');
    const aging = { now: () => new Date(now) };
    const shop = await openTestShop('sqlite', { clock: aging });
    await shop.app.inject('/api/config');
    expect(shop.app.finishedAnswers.find('/api/config')).toBeDefined();
    now += 11 * 60_000;
    expect(shop.app.finishedAnswers.find('/api/config')).toBeUndefined();
    await shop.close();
  });
});

describe('before the framework', () => {
  let shop: TestShop;
  let origin: string;
  let reached = 0;
  beforeAll(async () => {
    shop = await openTestShop('sqlite', { env: { PUBLIC_URL: 'https://tees.example.com' } });
    shop.app.addHook('onRequest', async () => void (reached += 1));
    origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    for (const [id, category] of [
      ['warli', 'Polo'],
      ['kolam', 'Classic'],
    ] as const) {
      await shop.addProduct({ id, category, price: id.length * 100 });
    }
  });
  afterAll(() => shop.close());

  async function ask(url: string, headers: Record<string, string> = {}) {
    const before = reached;
    const answer = await fetch(`${origin}${url}`, { headers });
    const body = await answer.text();
    const { date: _, 'x-request-id': __, ...shown } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: shown, body, isFast: reached === before };
  }

  test.each(['br', 'gzip', 'identity'])('a hit in %s is the very answer that the framework gave', async (encoding) => {
    await change(shop, 'catalog');
    const headers = { 'accept-encoding': encoding };
    const first = await ask('/api/product', headers);
    const second = await ask('/api/product', headers);
    expect([first.isFast, second.isFast]).toEqual([false, true]);
    expect({ ...second, isFast: false }).toEqual(first);
    expect(second.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age'),
      'x-content-type-options': 'nosniff',
      'x-total-count': '2',
    });
    const known = await ask('/api/product', { ...headers, 'if-none-match': second.headers['etag'] ?? '' });
    expect([known.status, known.body, known.isFast]).toEqual([304, '', true]);
  });

  test('whoever asks first gets bytes made quickly, those after get fewer of them with the same in them', async () => {
    const long = Array.from({ length: 3000 }, (_, word) => `thread ${(word * 7919) % 1009}`).join(' ');
    await savePost(shop.deps.db, { ...post, description: `<p>${long}</p>` });
    for (const encoding of ['br', 'gzip']) {
      const length = async () => {
        const answer = await ask('/api/blog/how-a-tee-is-cut', { 'accept-encoding': encoding });
        expect(answer.body).toContain(long);
        return Number(answer.headers['content-length']);
      };
      const quick = await length();
      await expect.poll(length).toBeLessThan(quick);
    }
    const kept = shop.app.finishedAnswers.find('/api/blog/how-a-tee-is-cut')?.ready.values() ?? [];
    for (const { body } of kept) expect(body.buffer.byteLength, 'keeps no more than it sends').toBe(body.length);
  });

  test.each([
    '?utm_source=letter&category=Polo',
    '?category=Polo&category=Classic',
    '?category=Classic&category=Polo',
    '?category=Polo&sort=',
    '?category[a]=Polo',
    '?category=%50olo',
    '?category=Polo+',
    '?category=%zz',
    '?category=Polo&x=%00',
    '?price=500',
    '?price[gte]=1&price[lte]=500',
    '?price%5Bgte%5D=1&price%5Blte%5D=500',
    '?price[gte]=1',
    '?sort=price&limit=1&page=2',
    '?sort=price&limit=1',
    '?limit=0',
    '?fields=_id',
    '?__proto__[category]=Polo',
    '?q=polo',
  ])('nobody is given the answer to another question: %s', async (query) => {
    for (const warm of ['/api/product', '/api/product?category=Polo', '/api/product?category=Classic']) await ask(warm);
    // A customer's read is made for that customer alone.
    const own = await ask(`/api/product${query}`, { authorization: 'Bearer none' });
    expect(own.isFast).toBe(false);
    for (const round of [1, 2, 3]) {
      const { status, body } = await ask(`/api/product${query}`);
      expect([round, status, withoutId(body)]).toEqual([round, own.status, withoutId(own.body)]);
    }
  });

  test('a parameter that nobody reads makes no new answer', async () => {
    await ask('/api/product?category=Polo');
    const answer = await ask('/api/product?gclid=1&category=Polo&utm_campaign=winter');
    expect(answer.isFast).toBe(true);
    expect(openAddress('/product?utm_source=x&sort=price')).toBe(openAddress('/product?sort=price&fbclid=2'));
  });
});

const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
