import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { createLog } from '../log.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { createApp } from './app.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop('sqlite');
  ({ token } = await shop.signUp());
});
afterAll(() => shop.close());

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
const json = { 'content-type': 'application/json' };

function send(method: Method, url: string, payload?: string, headers: Record<string, string> = {}) {
  return shop.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

/** An error response of the contract: JSON with a message and the request id of the header. */
const errorBody = (status: number, code: string) => ({
  status,
  type: 'application/json; charset=utf-8',
  body: { code, message: expect.any(String), requestId: expect.any(String) },
  isTraced: true,
});

function read(response: LightMyRequestResponse) {
  const { fields: _, ...body } = response.json();
  const { 'content-type': type, 'x-request-id': id } = response.headers;
  return { status: response.statusCode, type, body, isTraced: body.requestId === id };
}

describe('paths', () => {
  test.each(['/api/nothing', '/api/', '/api', '/api/product/a/b', '/API/nothing'])(
    '%s is not found, in JSON',
    async (url) => {
      expect(read(await send('GET', url))).toEqual(errorBody(404, 'not-found'));
    },
  );

  test('a call with another method is not found', async () => {
    expect(read(await send('PATCH', '/api/user/login', '{}', json))).toEqual(errorBody(404, 'not-found'));
  });

  test.each(['/api/color', '/api/COLOR', '/Api/Color', '/api/color/'])('%s is the list of colours', async (url) => {
    const response = await send('GET', url);
    expect([response.statusCode, response.json()]).toEqual([200, []]);
  });

  test('an id keeps its letter case', async () => {
    const { id } = await shop.addProduct({ id: 'Mixed-Case-Tee' });
    expect((await send('GET', `/api/PRODUCT/${id}/`)).json()).toMatchObject({ _id: id });
  });

  test.each(['/api/product/%zz', '/api/product/%c0%af', '/API/%'])('%s cannot be decoded', async (url) => {
    expect(read(await send('GET', url))).toEqual(errorBody(400, 'malformed'));
  });

  test.each(['a%00b', '%00', '%20', 'a'.repeat(299), 'a'.repeat(3000), '%ED%9F%BF', '__proto__'])(
    'an id that no product can have is not found: %s',
    async (id) => {
      expect(read(await send('GET', `/api/product/${id}`))).toEqual(errorBody(404, 'not-found'));
      expect(read(await send('GET', `/api/blog/${id}`))).toEqual(errorBody(404, 'not-found'));
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    '%s is not found where there are only pages',
    async (method) => {
      for (const url of ['/', '/product', '/nothing', '/healthz']) {
        expect(read(await send(method, url))).toEqual(errorBody(404, 'not-found'));
      }
    },
  );
});

describe('queries', () => {
  test.each(['?', '?&&', '?brand=&sort=', '?unknown=1', '?__proto__[x]=1&constructor[prototype][y]=1'])(
    '%s asks for the whole list',
    async (query) => {
      expect((await send('GET', `/api/product${query}`)).statusCode).toBe(200);
      expect({} as Record<string, unknown>).not.toHaveProperty('x');
    },
  );

  test('longer than any filter is malformed', async () => {
    const url = (length: number) => `/api/product?x=${'a'.repeat(length)}`;
    expect((await send('GET', url(7000))).statusCode).toBe(200);
    expect(read(await send('GET', url(8000)))).toEqual(errorBody(400, 'malformed'));
  });

  test.each(['?brand[a]=1', '?price=5', '?price[gte]=cheap', '?price[gte][a]=1', '?q=a%00b', '?sort=best'])(
    '%s is rejected',
    async (query) => {
      expect((await send('GET', `/api/product${query}`)).statusCode).toBe(400);
    },
  );
});

describe('bodies', () => {
  const login = '/api/user/login';

  test.each(['{', '{"email":', "{'a':1}", '[]', '"text"', '1'])('%s is malformed', async (payload) => {
    expect(read(await send('POST', login, payload, json))).toEqual(errorBody(400, 'malformed'));
  });

  test('a NUL in any text is malformed', async () => {
    expect(read(await send('POST', login, '{"email":"a@b.co","password":"a\\u0000b"}', json))).toEqual(
      errorBody(400, 'malformed'),
    );
  });

  test('a body nested deeper than any form is malformed', async () => {
    const deep = `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(read(await send('POST', login, deep, json))).toEqual(errorBody(400, 'malformed'));
  });

  test.each(['', '{}', 'null'])('a POST with the body "%s" lacks its fields', async (payload) => {
    const response = await send('POST', login, payload, json);
    expect(read(response)).toEqual(errorBody(400, 'invalid'));
    expect(response.json().fields).toEqual({ email: 'Email is Required', password: 'Password is Required' });
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    '%s is an unsupported media type',
    async (type) => {
      expect(read(await send('POST', login, 'email=a', { 'content-type': type }))).toEqual(
        errorBody(415, 'unsupported-media-type'),
      );
    },
  );

  test.each([
    ['another call', login, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['another content type', '/api/newsletter/unsubscribe/token', 'text/plain', 'List-Unsubscribe=One-Click'],
    ['another form', '/api/newsletter/unsubscribe/token', 'application/x-www-form-urlencoded', 'email=a'],
  ])('the form that unsubscribes is nothing to %s', async (_which, url, type, body) => {
    const answer = await send('POST', url, body, { 'content-type': type });
    expect(read(answer)).toEqual(errorBody(415, 'unsupported-media-type'));
  });

  test('a body without a content type is an unsupported media type', async () => {
    expect(read(await send('POST', login, 'email=a'))).toEqual(errorBody(415, 'unsupported-media-type'));
  });

  test('a charset does no harm', async () => {
    const response = await send('POST', login, '{}', { 'content-type': 'application/json; charset=UTF-8' });
    expect(read(response)).toEqual(errorBody(400, 'invalid'));
  });

  test('over 256 KiB is too large', async () => {
    const payload = JSON.stringify({ email: 'a'.repeat(256 * 1024) });
    expect(read(await send('POST', login, payload, json))).toEqual(errorBody(413, 'too-large'));
  });

  const called = (method: Method, url: string, payload: string | undefined, type: Record<string, string>) =>
    send(method, url, payload, { authorization: `Bearer ${token}`, ...type });

  test.each([
    ['PUT', '/api/user/update-product-cart/none/2', 404],
    ['DELETE', '/api/user/empty-cart', 200],
    ['POST', '/api/user/cart', 400],
  ] as const)('%s %s takes an empty body, whatever its content type', async (method, url, status) => {
    for (const type of [{}, json, { 'content-type': 'application/x-www-form-urlencoded' }]) {
      expect((await called(method, url, '', type)).statusCode).toBe(status);
      expect((await called(method, url, undefined, type)).statusCode).toBe(status);
    }
    expect((await called(method, url, '{}', json)).statusCode).toBe(status);
  });
});

describe('caching', () => {
  test('an open read carries an ETag that answers 304', async () => {
    const first = await send('GET', '/api/color');
    expect(first.headers['cache-control']).toMatch(/^public, /);
    const etag = first.headers.etag as string;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await send('GET', '/api/color', undefined, { 'if-none-match': known });
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await send('GET', '/api/color', undefined, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('a HEAD is a GET without its body', async () => {
    const response = await send('HEAD', '/api/color');
    expect([response.statusCode, response.payload]).toEqual([200, '']);
    expect(response.headers.etag).toBe((await send('GET', '/api/color')).headers.etag);
  });

  test.each(['/api/color', '/api/user/cart', '/api/nothing'])(
    '%s with a bearer token is stored by nobody',
    async (url) => {
      const response = await send('GET', url, undefined, { authorization: `Bearer ${token}` });
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers.etag).toBeUndefined();
    },
  );

  test('caches keep the answers of visitors and customers apart', async () => {
    expect((await send('GET', '/api/color')).headers.vary).toContain('Authorization');
  });
});

describe('security headers', () => {
  test.each([
    ['GET', '/api/color', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/docs', 200],
    ['GET', '/healthz', 200],
    ['GET', '/api/nothing', 404],
    ['GET', '/api/product/none', 404],
    ['GET', '/api/user/cart', 401],
    ['GET', '/api/product/%zz', 400],
    ['POST', '/api/user/login', 400],
    ['POST', '/nothing', 404],
  ] as const)('stand on %s %s', async (method, url, status) => {
    const { statusCode, headers } = await send(method, url);
    expect(statusCode).toBe(status);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

test('a shop with an https address asks browsers to stay with it, and redirects nobody', async () => {
  const secure = await openTestShop('sqlite', { env: { PUBLIC_URL: 'https://tees.example.com' } });
  const { statusCode, headers } = await secure.app.inject('/api/color');
  await secure.close();
  expect([statusCode, headers['strict-transport-security']]).toEqual([
    200,
    expect.stringContaining('max-age=31536000'),
  ]);
});

test('an unexpected error is answered by a fixed text and logged with its request id', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
  const broken = await openTestShop('sqlite', { log });
  await broken.deps.db.schema.dropTable('newsletter_subscribers').execute();
  const response = await broken.app.inject({
    method: 'POST',
    url: '/api/newsletter',
    payload: { email: 'a@example.com' },
  });
  await broken.close();
  expect(read(response)).toEqual(errorBody(500, 'internal'));
  expect(response.payload).not.toMatch(/newsletter_subscribers|sql|at \//i);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ msg: 'a request failed', requestId: response.headers['x-request-id'] }),
  ]);
});

/** Node reads the last one when the server starts to listen, and its types lack it. */
type Patience = Partial<
  Record<'headersTimeout' | 'requestTimeout' | 'maxConnections' | 'connectionsCheckingInterval', number>
>;

describe('over a connection', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  /** Sends raw bytes over a new connection and returns the response. */
  async function sendBytes(bytes: string): Promise<{ head: string; body: unknown }> {
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { head, body: JSON.parse(body) };
  }

  test('slow clients are limited: 15 s for headers, 60 s for a request, and a number of connections', () => {
    const { headersTimeout, requestTimeout, maxConnections, connectionsCheckingInterval } = shop.app.server as Patience;
    expect({ headersTimeout, requestTimeout, maxConnections, connectionsCheckingInterval }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      maxConnections: 5000,
      connectionsCheckingInterval: 5000,
    });
  });

  test.each([
    ['its headers', 'GET /api/color HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    [
      'its body',
      'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('who never ends %s is headers so, and the connection is closed', async (_what, bytes) => {
    const hasty = await createApp(shop.deps);
    // The same limits, shortened for the test.
    Object.assign(hasty.server, {
      headersTimeout: 50,
      requestTimeout: 100,
      connectionsCheckingInterval: 10,
    } satisfies Patience);
    const { port: another } = new URL(await hasty.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(another), '127.0.0.1');
    socket.write(bytes);
    const closed = once(socket, 'close');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*"code":"malformed"/);
    await closed;
    await hasty.close();
  });

  test('a client that reads only after sending far too much still gets the error', async () => {
    const length = 32 * 1024 * 1024;
    const socket = connect(port, '127.0.0.1').pause();
    const head = `POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(head + ' '.repeat(length));
    await once(socket, 'drain');
    const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 [^]*"code":"too-large"/);
    socket.destroy();
  });

  test('a body without an announced length is stopped at the limit', async () => {
    const endless = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) });
    const sent = { method: 'POST', headers: json, body: endless, duplex: 'half' };
    expect((await fetch(`http://127.0.0.1:${port}/api/user/login`, sent as RequestInit)).status).toBe(413);
  });

  test.each([
    ['bytes without sense', 'hello?\r\n\r\n', 400, 'malformed'],
    ['a method that HTTP does not have', 'BUY / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'malformed'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
    [
      'a method that would say the request back',
      'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      404,
      'not-found',
    ],
    ['a method that no route takes', 'PROPFIND / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404, 'not-found'],
  ])('%s gets the same error format', async (_case, bytes, status, code) => {
    const { head, body } = await sendBytes(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(body).toEqual({ code, message: expect.any(String), requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const headers = [
      /^content-security-policy: .*frame-ancestors 'none'/im,
      /^x-content-type-options: nosniff/im,
      /^referrer-policy: /im,
      /^cache-control: no-store/im,
      /^connection: close/im,
    ];
    for (const header of headers) expect(head).toMatch(header);
  });

  test('a client that sends an unreadable request and never closes is disconnected', async () => {
    const patient = await createApp(shop.deps);
    Object.assign(patient.server, { headersTimeout: 0, requestTimeout: 0 } satisfies Patience);
    const { port: another } = new URL(await patient.listen({ port: 0, host: '127.0.0.1' }));
    const accepted = once(patient.server, 'connection') as Promise<[Socket]>;
    const socket = connect({ port: Number(another), host: '127.0.0.1', allowHalfOpen: true });
    socket.write('hello?\r\n\r\n');
    const [ours] = await accepted;
    await once(ours, 'close');
    expect(socket.readyState).toBe('open');
    socket.destroy();
    await patient.close();
  });
});

test.each(['127.0.0.1', 'localhost'])(
  'a shop at %s that is shutting down still answers, and closes each connection with its answer',
  async (host) => {
    const stopping = new AbortController();
    const app = await createApp(shop.deps, { stopping: stopping.signal });
    const port = await listen(app, { port: 0, host });
    const ask = () => fetch(`http://${host}:${port}/api/config`);
    const connection = (answer: Response) => answer.headers.get('connection');
    // Cached from here on, and sent by the onRequest hook.
    expect(connection(await ask())).toBe('keep-alive');
    stopping.abort();
    const last = await ask();
    expect([last.status, connection(last)]).toEqual([200, 'close']);
    await app.close();
  },
);
