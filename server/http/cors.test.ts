// What pages of other origins may do with the API, requested over the network, rendered and cached.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestShop, openTestShop } from '../testing.ts';

const app = 'https://app.example.com';
const other = 'http://localhost:5173';
const stranger = 'https://stranger.example.com';

let shop: TestShop;
let url: string;

function open(env: Record<string, string>): void {
  beforeAll(async () => {
    shop = await openTestShop('sqlite', { env });
    url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shop.close());
}

type Sent = Readonly<Record<string, string>>;

type Answered = Readonly<Record<string, unknown>> & { readonly status: number };

/** The response's status and headers. */
async function ask(method: string, path: string, headers: Sent = {}): Promise<Answered> {
  const answer = await fetch(url + path, { method, headers });
  await answer.text();
  return { ...Object.fromEntries(answer.headers), status: answer.status };
}

const allowed = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id, X-Total-Count',
  vary: expect.stringMatching(/\bOrigin$/),
});
const accessHeaders = (answer: Answered) => Object.keys(answer).filter((name) => name.startsWith('access-control-'));

const answers: [method: string, path: string, status: number, headers?: Sent][] = [
  ['GET', '/api/color', 200],
  ['GET', '/api/color', 304, { 'if-none-match': '*' }],
  ['GET', '/API/Color/', 200],
  ['GET', '/api/product?limit=1', 200],
  ['GET', '/api/product', 200, { authorization: 'Bearer x' }],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/api/docs', 200],
  ['GET', '/api', 404],
  ['GET', '/api/nothing', 404],
  ['GET', '/api/product/%zz', 400],
  ['GET', '/api/product?sort=best', 400],
  ['GET', '/api/user/cart', 401],
  ['DELETE', '/api/user/empty-cart', 401],
  ['POST', '/api/user/login', 400],
];

describe('with CORS_ORIGINS', () => {
  open({ CORS_ORIGINS: `${app},${other}` });

  test.each(answers)(
    '%s %s is answered %i to each listed origin, made or cached',
    async (method, path, status, sent) => {
      for (const origin of [app, app, other, app]) {
        const answer = await ask(method, path, { ...sent, origin });
        expect(answer).toMatchObject({ ...allowed(origin), status });
        expect(accessHeaders(answer)).toHaveLength(2);
      }
    },
  );

  test.each(answers)('%s %s tells caches, but no other origin', async (method, path, status, sent) => {
    const origins: Sent[] = [{}, { origin: stranger }, { origin: 'null' }, { origin: `${app}.example.com` }];
    for (const origin of origins) {
      const answer = await ask(method, path, { ...sent, ...origin });
      expect(answer).toMatchObject({ vary: expect.stringMatching(/\bOrigin$/), status });
      expect(accessHeaders(answer)).toEqual([]);
    }
  });

  test.each(['/api/user/cart', '/api/product/rating', '/api/nothing'])(
    'a preflight is told what it may send to %s',
    async (path) => {
      const answer = await ask('OPTIONS', path, {
        origin: app,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      });
      expect(answer).toMatchObject({
        ...allowed(app),
        status: 204,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type',
        'access-control-max-age': '7200',
        'x-content-type-options': 'nosniff',
      });
      expect(answer).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test('a preflight for another origin, or outside the API, gets no CORS headers', async () => {
    const asked = { 'access-control-request-method': 'PUT' };
    for (const [path, origin] of [
      ['/api/user/cart', stranger],
      ['/api/user/cart', '*'],
      ['/product', app],
      ['/apiary', app],
    ] as const) {
      const answer = await ask('OPTIONS', path, { ...asked, origin });
      expect([answer.status, accessHeaders(answer)]).toEqual([404, []]);
    }
  });

  test('everything outside the API is for its own origin', async () => {
    for (const path of ['/healthz', '/readyz', '/apiary']) {
      const answer = await ask('GET', path, { origin: app });
      expect([accessHeaders(answer), answer.vary]).toEqual([[], undefined]);
    }
  });
});

describe('without CORS_ORIGINS', () => {
  open({});

  test.each(answers)(
    '%s %s is for its own origin, and the same for every origin',
    async (method, path, status, sent) => {
      for (const origin of [app, 'null']) {
        const answer = await ask(method, path, { ...sent, origin });
        expect([answer.status, accessHeaders(answer)]).toEqual([status, []]);
        expect(answer.vary ?? '').not.toContain('Origin');
      }
    },
  );

  test('a preflight gets no CORS headers', async () => {
    const answer = await ask('OPTIONS', '/api/user/cart', { origin: app, 'access-control-request-method': 'PUT' });
    expect([answer.status, accessHeaders(answer)]).toEqual([404, []]);
  });
});
