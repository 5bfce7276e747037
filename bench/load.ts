// The load generator: a limited number of requests over a few kept connections. Reads
// only the length of each response.
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

export interface Request {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

const connections = 4;
/** Milliseconds: on a busy machine fewer requests are enough. */
export const longestFlood = 1500;

export interface Client {
  send(request: Request): Promise<Answer>;
  /**
   * Sends at most `count` requests, each connection one after the other, and resolves to their
   * number. Throws on a status of 400 or above.
   */
  flood(count: number, toRequest: (index: number) => Request): Promise<number>;
  close(): void;
}

async function openClient(port: number): Promise<Client> {
  const sockets = Array.from({ length: connections }, () => connect({ host: '127.0.0.1', port, noDelay: true }));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return {
    send: (request) => exchange(sockets[0] as Socket, toBytes(request)),
    async flood(count, toRequest) {
      let next = 0;
      const end = performance.now() + longestFlood;
      const lane = async (socket: Socket) => {
        while (next < count && performance.now() < end) {
          const request = toRequest(next++);
          const { status, body } = await exchange(socket, toBytes(request));
          if (status >= 400) throw new Error(`${request.path} answered ${status}: ${body.toString().slice(0, 200)}`);
        }
      };
      await Promise.all(sockets.map(lane));
      return next;
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** Opens new connections for each measurement: a server may close idle ones. */
export async function withClient<T>(port: number, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openClient(port);
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

function toBytes({ method = 'GET', path, headers = {}, body }: Request): string {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: '127.0.0.1',
    ...(payload === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`;
}

function exchange(socket: Socket, bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let head: string | undefined;
    let total = Infinity;
    const read = (chunk: Buffer) => {
      chunks.push(chunk);
      received += chunk.length;
      if (head === undefined) {
        const start = Buffer.concat(chunks);
        const end = start.indexOf('\r\n\r\n');
        if (end === -1) return;
        head = start.subarray(0, end).toString('latin1');
        total = end + 4 + Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      }
      if (received < total) return;
      finish();
      const body = Buffer.concat(chunks).subarray(head.length + 4);
      resolve({ status: Number(head.slice(9, 12)), head, body });
    };
    const fail = () => {
      finish();
      reject(new Error('the connection was closed'));
    };
    const finish = () => socket.off('data', read).off('close', fail);
    if (socket.destroyed) return fail();
    socket.on('data', read).once('close', fail);
    socket.write(bytes);
  });
}
