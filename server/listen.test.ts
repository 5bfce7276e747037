import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from './http/app.ts';
import { listen, listenAlso } from './listen.ts';
import { openTestShop, type TestShop } from './testing.ts';

const hasBothKinds = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop('sqlite');
});
afterEach(() => shop.close());

test.skipIf(!hasBothKinds)(
  'a second address of the shop sends the same cached responses, and closes with the first',
  async () => {
    let reached = 0;
    const app = await createApp(shop.deps);
    app.addHook('onRequest', async () => void (reached += 1));
    const port = await listen(app, { host: '127.0.0.1', port: 0 });
    await listenAlso(app, '::1');
    const ask = async (host: string) => (await fetch(`http://${host}:${port}/api/config`)).text();
    const answers = [await ask('127.0.0.1'), await ask('[::1]'), await ask('[::1]')];
    expect(new Set(answers).size).toBe(1);
    expect(reached).toBe(1);
    await app.close();
    await expect(ask('[::1]')).rejects.toThrow('fetch failed');
  },
);

test.skipIf(!hasBothKinds)('a second address accepts no more connections than the first', async () => {
  shop.app.server.maxConnections = 1;
  const port = await listen(shop.app, { host: '127.0.0.1', port: 0 });
  await listenAlso(shop.app, '::1');
  const first = connect(port, '::1');
  await once(first, 'connect');
  const second = connect(port, '::1').on('error', () => {});
  await once(second, 'close');
  expect(first.closed).toBe(false);
  first.destroy();
});

test('a host name of another machine gives an error', async () => {
  const nowhere = listen(shop.app, { host: 'nowhere.invalid', port: 0 });
  await expect(nowhere).rejects.toThrow('HOST (nowhere.invalid) is not an address of this machine.');
});
