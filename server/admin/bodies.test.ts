// Bodies reach the admin's memory only from those who may send them.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, openTestShop } from '../testing.ts';
import { type TestAdmin, openTestAdmin } from './testing.ts';

let shop: TestShop;
let admin: TestAdmin;
let port: number;
let origin: string;
beforeAll(async () => {
  shop = await openTestShop('sqlite');
  admin = openTestAdmin(shop);
  port = Number(new URL(await admin.app.listen({ port: 0, host: '127.0.0.1' })).port);
  origin = shop.deps.config.admin?.url ?? '';
});
afterAll(async () => {
  await admin.close();
  await shop.close();
});

/** Sends the head of a request whose body of 5 MB never comes. */
function announce(headers: Record<string, string>, path = '/api/settings/logo?basedOn=0', bytes = 5_000_000) {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ host: '127.0.0.1', 'content-type': 'image/png', 'content-length': bytes, ...headers });
  const method = path.includes('logo') ? 'PUT' : 'POST';
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  return socket;
}

/** The status comes although the body does not: it was not waited for. */
async function statusOf(socket: ReturnType<typeof announce>): Promise<number> {
  return new Promise((resolve, reject) => {
    socket.once('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

test('strangers, other origins and other roles are refused before their body is read [guard admin.6]', async () => {
  const { cookie } = await admin.addMember('manager');
  expect(await statusOf(announce({ origin }))).toBe(401);
  expect(await statusOf(announce({ origin: 'https://elsewhere.example' }))).toBe(403);
  expect(await statusOf(announce({ origin, cookie }))).toBe(403);
});

test('a call that anybody may make takes 32 KB at most [guard admin.6]', async () => {
  const json = { origin, 'content-type': 'application/json' };
  expect(await statusOf(announce(json, '/api/session', 33 * 1024))).toBe(413);
});

test('at most four pictures are on their way at once, and an ended one makes room [guard admin.6]', async () => {
  const { cookie } = await admin.addMember('owner');
  const sending = Array.from({ length: 5 }, () => announce({ origin, cookie }));
  expect(await Promise.any(sending.map(statusOf))).toBe(503);
  for (const socket of sending) socket.destroy();
  const body = Buffer.from('no picture');
  const headers = { origin, cookie, 'content-type': 'image/png' };
  const put = () => admin.app.inject({ method: 'PUT', url: '/api/settings/logo?basedOn=0', headers, payload: body });
  await expect.poll(async () => (await put()).statusCode, { timeout: 10_000 }).toBe(415);
});
