// Arbitrary bytes over a connection: a response or an end, no
// unexpected errors, and the shop goes on.
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenWhole } from '../../server/http/testing/listen-whole.ts';
import { fuzzing } from './testing/fuzzing.ts';
import { elsewhere, hiddenFile, paths, rawBytes, walk } from './testing/raw-bytes.ts';
import { type TwoCustomers, openShopOfTwo } from './testing/two-customers.ts';

let two: TwoCustomers;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  two = await openShopOfTwo('sqlite');
  const { dataDir } = two.shop.deps.config;
  await mkdir(join(dataDir, 'images'), { recursive: true });
  for (const file of [hiddenFile, 'images/.env']) await writeFile(join(dataDir, file), 'what nobody may read');
  ({ app, port } = await listenWhole(two.shop));
});
afterAll(async () => {
  await app.close();
  await two.shop.close();
});

/** Everything received until the connection ends; one character per byte. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    socket.on('data', (text: string) => (answer += text));
    // A reset counts as the end.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.end(bytes, 'latin1');
  });
}

const statusesIn = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

function expectHarmless(answer: string): void {
  expect(statusesIn(answer).filter((status) => status >= 500)).toEqual([]);
  expect(answer).not.toMatch(/\bat \S+ \(|node_modules|what nobody may read|SqliteError/);
  // A page may quote the path, but a header with another host's name could redirect there.
  expect(answer).not.toMatch(new RegExp(`^[\\w-]+: .*${elsewhere}`, 'im'));
  expect(two.secrets.filter((secret) => answer.includes(secret))).toEqual([]);
}

test(
  'any bytes at all',
  async () => {
    let before = await two.digest();
    await fc.assert(
      fc.asyncProperty(rawBytes, async (bytes) => {
        const answer = await send(bytes);
        const [was, is] = [before, await two.digest()];
        before = is;
        expectHarmless(answer);
        expect(statusesIn(answer).every((status) => status >= 300) && is !== was).toBe(false);
      }),
      { ...fuzzing, numRuns: fuzzing.numRuns * 15 },
    );
    expect(statusesIn(await send('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'))).toEqual([200]);
  },
  fuzzing.limit,
);

const get = (path: string) => send(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);

test('every path, with an invalid end', async () => {
  const ends = [
    '',
    '/',
    '/..',
    '/%2e%2e/',
    '%2f..%2f',
    '/%00',
    '%',
    '/__proto__',
    '?__proto__[x]=1',
    `/..//${elsewhere}`,
  ];
  for (const path of paths.map((pattern) => pattern.replace(/:\w+/g, 'x'))) {
    for (const end of ends) expectHarmless(await get(path + end));
  }
});

test('a path after any host name is the same path', async () => {
  for (const path of paths.map((pattern) => pattern.replace(/:\w+/g, 'x'))) {
    const answer = await get(`http://${elsewhere}${path}`);
    expectHarmless(answer);
    expect(statusesIn(answer), path).toEqual(statusesIn(await get(path)));
  }
  expect(statusesIn(await get(`HTTP://${elsewhere}`))).toEqual([200]);
});

test('no spelling of the parent folder leads out of the pictures', async () => {
  for (const folder of ['/images', '/assets']) {
    for (const first of walk) {
      for (const second of walk) expectHarmless(await get([folder, first, second, hiddenFile].join('/')));
      expectHarmless(await get([folder, first, hiddenFile].join('/')));
    }
  }
});

test.each(['/.env', '/.git/config', '/package.json', '/server/main.ts', '/assets/.env', '/images/.env', '/images'])(
  '%s is not served',
  async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(answer.status).toBe(404);
    expectHarmless(await answer.text());
  },
);

describe('a request that a proxy might read as two', () => {
  const smuggled = 'GET /api/color HTTP/1.1\r\nHost: a\r\n\r\n';
  const post = 'POST /api/newsletter HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  test.each([
    ['a length and chunks', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['chunks and a length', `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `${post}Content-Length: 0\r\nContent-Length: 39\r\n\r\n${smuggled}`],
    ['a list of lengths', `${post}Content-Length: 0, 39\r\n\r\n${smuggled}`],
    ['chunks under another name', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['chunks not last', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a name with a space behind it', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['lines that end in a line feed alone', `${post.replaceAll('\r\n', '\n')}Content-Length: 0\n\n${smuggled}`],
  ])('is refused and the connection closed: %s', async (_what, bytes) => {
    expect(statusesIn(await send(bytes))).toEqual([400]);
  });
});
