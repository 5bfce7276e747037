// Mixed load: customers who browse, fill carts, wish and check out, as fast as the
// shop answers or at a fixed rate.
import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Shopper {
  readonly id: string;
  readonly token: string;
  /** Choices of product, colour and size that are not in the cart yet. */
  readonly choices: { readonly productId: string; readonly color: string; readonly size: string }[];
  /** Products not wished for yet. */
  readonly wishes: string[];
}

/** Everything the shop answered with 2xx. */
export interface Taken {
  readonly lines: { readonly customer: string; readonly productId: string; readonly size: string }[];
  readonly wishes: { readonly customer: string; readonly productId: string }[];
  readonly providerOrders: string[];
}

export interface Load {
  readonly taken: Taken;
  /** By status; 0 means no response. */
  readonly statuses: Map<number, number>;
  /** Rejections without a Retry-After. */
  untimedRejections: number;
  /**
   * Closed loop: that many customers, each waiting for the response.
   * Resolves to responses per second.
   */
  serve(seconds: number, customers: number): Promise<number>;
  /**
   * Open loop: that many requests per second, answered or not. Resolves after the last response.
   */
  press(seconds: number, perSecond: number): Promise<void>;
  /** Median milliseconds of that many reads, one after the other; all must succeed. */
  middleOf(reads: number): Promise<number>;
  close(): void;
}

interface Answer {
  readonly status: number;
  readonly isTimed: boolean;
  readonly body: string;
}

const responseTimeoutMs = 60_000;

export function createLoad(url: string, shoppers: readonly Shopper[]): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: 3000 });
  const taken: Taken = { lines: [], wishes: [], providerOrders: [] };
  const statuses = new Map<number, number>();
  const load: Load = { taken, statuses, untimedRejections: 0, serve, press, middleOf, close: () => agent.destroy() };

  function send(method: string, path: string, token = '', body?: object): Promise<Answer> {
    return new Promise((resolve) => {
      const headers = {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const none = () => resolve({ status: 0, isTimed: false, body: '' });
      const call = request(`${url}${path}`, { agent, method, headers, timeout: responseTimeoutMs }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('error', none);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            isTimed: response.headers['retry-after'] !== undefined,
            body: Buffer.concat(parts).toString(),
          }),
        );
      });
      call.on('error', none).on('timeout', () => call.destroy());
      call.end(body && JSON.stringify(body));
    });
  }

  async function act(): Promise<void> {
    const shopper = shoppers[randomInt(shoppers.length)] as Shopper;
    const { id: customer, token } = shopper;
    const dice = randomInt(100);
    const choice = dice < 25 ? shopper.choices.pop() : undefined;
    const wish = dice >= 25 && dice < 40 ? shopper.wishes.pop() : undefined;
    let answer: Answer;
    if (choice) {
      answer = await send('POST', '/api/user/cart', token, { ...choice, quantity: 1 });
      if (answer.status === 201) taken.lines.push({ customer, productId: choice.productId, size: choice.size });
    } else if (wish) {
      answer = await send('PUT', '/api/product/wishlist', token, { prodId: wish });
      if (answer.status === 200) taken.wishes.push({ customer, productId: wish });
    } else if (dice < 45) {
      answer = await send('POST', '/api/user/order/checkout', token, {});
      if (answer.status === 200)
        taken.providerOrders.push((JSON.parse(answer.body) as { order: { id: string } }).order.id);
    } else if (dice < 65) {
      answer = await send('GET', '/api/user/cart', token);
    } else {
      // A new minimum price, so that the response is not cached.
      answer = await send('GET', dice < 85 ? `/api/product?minPrice=${randomInt(100_000)}&limit=24` : '/');
    }
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if ([429, 503].includes(answer.status) && !answer.isTimed) load.untimedRejections += 1;
  }

  async function serve(seconds: number, customers: number): Promise<number> {
    const end = performance.now() + seconds * 1000;
    let answers = 0;
    const shop = async () => {
      while (performance.now() < end) {
        await act();
        answers += 1;
      }
    };
    await Promise.all(Array.from({ length: customers }, shop));
    return answers / seconds;
  }

  async function press(seconds: number, perSecond: number): Promise<void> {
    const started = performance.now();
    const underWay = new Set<Promise<void>>();
    let sent = 0;
    while (sent < seconds * perSecond) {
      const due = Math.min(seconds * perSecond, ((performance.now() - started) / 1000) * perSecond);
      for (; sent < due; sent += 1) {
        const acting = act().finally(() => underWay.delete(acting));
        underWay.add(acting);
      }
      await pause(5);
    }
    await Promise.all(underWay);
  }

  async function middleOf(reads: number): Promise<number> {
    const times: number[] = [];
    for (let read = 0; read < reads; read += 1) {
      const started = performance.now();
      const { status } = await send('GET', `/api/product?minPrice=${randomInt(100_000)}&limit=24`);
      if (status !== 200) throw new Error(`a read was answered ${status}`);
      times.push(performance.now() - started);
    }
    return times.toSorted((one, other) => one - other)[reads >> 1] ?? 0;
  }

  return load;
}
