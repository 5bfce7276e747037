// Shoppers who continue while a shop is updated: through Caddy, one request after the other, some
// with a body.
import { Agent, request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { type ShopMachine, domain } from './shop-machine.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface Visits {
  readonly answered: number;
  /** Requests that got an error, or no answer. */
  readonly failed: readonly string[];
  /** Seconds. */
  readonly longest: number;
}

export interface Shoppers {
  /** Resolves when the last request has its answer. */
  leave(): Promise<Visits>;
}

const person = {
  firstname: 'Meera',
  lastname: 'Iyer',
  email: 'meera@example.com',
  mobile: '9876543210',
  password: 'seven blue kites',
};

/** 409: ten of a tee are in the cart already. */
const good = [200, 201, 409];

/** They read pages, products and their cart, add a tee to it, and empty it. */
export async function sendShoppers(shop: ShopMachine): Promise<Shoppers> {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  let token = '';
  const send = (method: string, path: string, body?: object) =>
    new Promise<Answer>((resolve, reject) => {
      const payload = body && JSON.stringify(body);
      const headers = {
        host: domain,
        ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const options = { agent, host: shop.address, servername: domain, path, method, headers, timeout: 60_000 };
      const call = request(options, (answer) => {
        text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), reject);
      });
      call.once('timeout', () => call.destroy(new Error('no answer within 60 s')));
      call.once('error', reject).end(payload);
    });
  const parsed = async <T>(asked: Promise<Answer>) => JSON.parse((await asked).body) as T;

  await send('POST', '/api/user/register', person);
  ({ token } = await parsed<{ token: string }>(send('POST', '/api/user/login', person)));
  const [product] = await parsed<{ _id: string; color: { _id: string }[] }[]>(send('GET', '/api/product?limit=1'));
  const line = { productId: product?._id, quantity: 1, color: product?.color[0]?._id, size: 'M', price: 1 };

  const leaving = new AbortController();
  const visits = { answered: 0, failed: [] as string[], longest: 0 };
  async function visit(...[method, path, body]: Parameters<typeof send>): Promise<void> {
    const began = performance.now();
    const answer = await send(method, path, body).catch((error: Error) => ({ status: 0, body: error.message }));
    const seconds = (performance.now() - began) / 1000;
    visits.longest = Math.max(visits.longest, seconds);
    await pause(100);
    if (good.includes(answer.status)) visits.answered += 1;
    else visits.failed.push(`${method} ${path}: ${answer.status} after ${seconds.toFixed(1)} s: ${answer.body}`);
  }
  const walks = [
    () => visit('GET', '/'),
    () => visit('GET', `/product/${product?._id}`),
    () => visit('GET', '/api/product?page=2'),
    () => visit('GET', '/api/user/cart'),
    () => visit('POST', '/api/user/cart', line),
    () => visit('DELETE', '/api/user/empty-cart'),
  ].map(async (walk) => {
    while (!leaving.signal.aborted) await walk();
  });
  return {
    async leave() {
      leaving.abort();
      await Promise.all(walks);
      agent.destroy();
      return visits;
    },
  };
}
