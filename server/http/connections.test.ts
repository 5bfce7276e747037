// Connects from several local addresses, which only Linux has by default.
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestShop, openTestShop } from '../testing.ts';
import { maxPerNetwork } from './connections.ts';

const halfSent =
  'POST /api/newsletter HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
const whole = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

describe.skipIf(process.platform !== 'linux')('a client that holds connections with requests that never end', () => {
  let shop: TestShop;
  let port: number;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await shop.close();
  });

  async function open(env: Record<string, string> = {}): Promise<void> {
    shop = await openTestShop('sqlite', { env });
    port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
  }
  function connectFrom(localAddress: string): Socket {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
    sockets.push(socket);
    return socket;
  }
  async function holdAllFrom(address: string): Promise<void> {
    for (let count = 0; count < maxPerNetwork; count += 1) {
      const socket = connectFrom(address);
      await once(socket, 'connect');
      socket.write(halfSent);
    }
  }
  async function isServed(address: string): Promise<boolean> {
    let answer = '';
    const socket = connectFrom(address).setEncoding('latin1');
    socket.on('data', (text: string) => (answer += text)).write(whole);
    await once(socket, 'close');
    return answer.startsWith('HTTP/1.1 200 ');
  }

  it('gets no more than its share, and takes none from others', async () => {
    await open();
    await holdAllFrom('127.0.0.2');
    expect(await isServed('127.0.0.2')).toBe(false);
    expect(await isServed('127.0.0.3')).toBe(true);
    sockets[0]?.destroy();
    await expect.poll(() => isServed('127.0.0.2')).toBe(true);
  });

  it.each([
    ['a proxy', '127.0.0.2', { TRUST_PROXY: '1' }],
    ['this machine itself', '127.0.0.1', {}],
  ])('is not counted when it is %s', async (_who, address, env) => {
    await open(env);
    await holdAllFrom(address);
    expect(await isServed(address)).toBe(true);
  });
});
