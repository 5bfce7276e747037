// A proxy between the shop and its database that a test can cut, block and restore.
import { once } from 'node:events';
import { type Server, type Socket, connect, createServer } from 'node:net';

export interface TestProxy {
  /** The database's address through this proxy. */
  readonly url: string;
  /** Like a stopped server: closes every connection and accepts none. */
  stop(): Promise<void>;
  /** Like a hung server: keeps and accepts connections, and answers nothing. */
  silence(): Promise<void>;
  pass(): Promise<void>;
  close(): Promise<void>;
}

export async function createTestProxy(databaseUrl: string): Promise<TestProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  let server = createServer();
  await open(0);
  const { port } = server.address() as { port: number };
  const url = new URL(databaseUrl);
  url.port = String(port);

  async function open(wanted: number): Promise<void> {
    server = createServer(join);
    await once(server.listen(wanted, '127.0.0.1'), 'listening');
  }

  function join(client: Socket): void {
    const pair = [client, connect(Number(target.port), target.hostname)] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.on('error', () => {});
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      from.pipe(to);
    }
    if (isSilent) pair.forEach((socket) => socket.pause());
  }

  async function stop(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server.close() satisfies Server, 'close');
    for (const pair of pairs) pair.forEach((socket) => socket.destroy());
    await closed;
  }

  return {
    url: url.href,
    stop,
    async silence() {
      isSilent = true;
      for (const pair of pairs) pair.forEach((socket) => socket.pause());
    },
    async pass() {
      isSilent = false;
      for (const pair of pairs) pair.forEach((socket) => socket.resume());
      if (!server.listening) await open(port);
    },
    close: stop,
  };
}
