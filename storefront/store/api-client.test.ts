import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, createApiClient } from './api-client.ts';
import { createHttpTransport } from './transport.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function setUp(answer: (sent: Sent) => Response | Promise<Response>, token?: string) {
  const sent: Sent[] = [];
  const onSessionEnded = vi.fn<(token: string) => void>();
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer({ url, init });
  }) as unknown as typeof globalThis.fetch;
  return {
    sent,
    onSessionEnded,
    client: createApiClient({ transport: createHttpTransport(fetch), token: () => token, onSessionEnded }),
  };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

describe('the URL', () => {
  it('has its parameters, a nested price and no empty values', async () => {
    const { client, sent } = setUp(() => json([]));
    await client.call('listProducts', { query: { category: 'Polo', brand: '', price: { gte: 500, lte: undefined } } });
    await client.call('getProduct', { params: { id: 'a/b' } });
    expect(sent.map(({ url }) => decodeURIComponent(url.replace('%2F', '|')))).toEqual([
      '/api/product?category=Polo&price[gte]=500',
      '/api/product/a|b',
    ]);
  });
});

describe('the token', () => {
  it('is sent with customers’ calls only [spec role.6 call.1]', async () => {
    const { client, sent } = setUp(() => json([]), 'secret');
    await client.call('getCart');
    await client.call('listColors');
    expect(sent.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual(['Bearer secret', null]);
  });

  it('is reported if the server refuses it; a refused login is not', async () => {
    const refused = { message: 'no', code: 'not-signed-in', requestId: '1' };
    const { client, onSessionEnded } = setUp(() => json(refused, 401), 'old');
    await expect(client.call('login', { body: { email: 'a@b.co', password: 'x' } })).rejects.toThrow(ApiError);
    expect(onSessionEnded).not.toHaveBeenCalled();
    await expect(client.call('getCart')).rejects.toMatchObject({ status: 401 });
    expect(onSessionEnded).toHaveBeenCalledWith('old');
  });
});

describe('a call', () => {
  it('asks for JSON [spec call.1]', async () => {
    const { client, sent } = setUp(() => json([]));
    await client.call('listColors');
    expect(new Headers(sent[0]?.init.headers).get('accept')).toBe('application/json');
  });

  it('that answers a file gives its bytes, and a failure of it as a sentence', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0xff, 0x00]);
    let isRefused = false;
    const failure = () => json({ message: 'no such document', code: 'not-found', requestId: '1' }, 404);
    const { client } = setUp(() => (isRefused ? failure() : new Response(bytes)), 'secret');
    const read = () => client.call('getOrderDocument', { params: { number: 'TB-7K3F9Q', id: 'd1' } });
    expect(await read()).toEqual(bytes);
    isRefused = true;
    await expect(read()).rejects.toMatchObject({ status: 404, message: 'no such document' });
  });

  it('has picture URLs of the page’s own host, whatever host the API names', async () => {
    const at = (origin: string) => ({
      title: `"url":"${origin}/images/not-a-picture.jpg"`,
      images: [
        {
          url: `${origin}/images/a.jpg`,
          srcset: `${origin}/images/a.webp 400w, ${origin}/images/b.webp 800w`,
          avif: '',
          zoom: `${origin}/images/large.avif 2376w`,
        },
      ],
    });
    const { images } = at('');
    for (const origin of ['', 'https://tees.example.com', 'http://127.0.0.1:3000']) {
      const { client } = setUp(() => json(at(origin)));
      expect(await client.call('getProduct', { params: { id: 'a' } })).toEqual({ ...at(origin), images });
    }
  });

  it.each([304, 400, 404, 409, 429, 500, 503])('with status %i fails [spec call.2]', async (status) => {
    const { client } = setUp(() => new Response(null, { status }));
    await expect(client.call('listColors')).rejects.toMatchObject({ status });
  });

  it.each([200, 201, 202])('with status %i succeeds [spec call.2]', async (status) => {
    const { client } = setUp(() => json([{ _id: 'c1', title: 'Maroon' }], status));
    expect(await client.call('listColors')).toHaveLength(1);
  });
});

describe('a refused call', () => {
  it('rejects with status, message, code and fields', async () => {
    const body = { message: 'Please check', code: 'invalid', fields: { email: 'Email is Required' }, requestId: '1' };
    const { client } = setUp(() => json(body, 400));
    await expect(client.call('subscribeNewsletter', { body: { email: '' } })).rejects.toMatchObject({
      status: 400,
      code: 'invalid',
      message: 'Please check',
      fields: { email: 'Email is Required' },
    });
  });

  it('without a response is offline', async () => {
    const { client } = setUp(() => Promise.reject(new TypeError('failed')));
    await expect(client.call('listColors')).rejects.toMatchObject({ status: 0, code: 'offline' });
  });

  it('whose response is cut off, or is another site’s page, is offline', async () => {
    const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
    for (const body of [cut, '<html>Log in to the wireless network</html>']) {
      const { client } = setUp(() => new Response(body));
      await expect(client.call('listColors')).rejects.toMatchObject({ status: 0, code: 'offline' });
    }
  });

  it('that reads and has no answer within 30 s is offline; one that changes something has no time limit', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { client, sent } = setUp(
      ({ init }) => new Promise((_, reject) => init.signal!.addEventListener('abort', reject)),
    );
    const reading = client.call('listColors').catch((error: unknown) => error);
    void client.call('emptyCart');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await reading).toMatchObject({ status: 0, code: 'offline' });
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true, false]);
  });

  it('without a readable body has a message too', async () => {
    const { client } = setUp(() => new Response('<html>', { status: 502 }));
    await expect(client.call('listColors')).rejects.toMatchObject({ status: 502, code: 'internal' });
  });
});

describe('concurrent requests with the same URL', () => {
  it('are one request', async () => {
    const { client, sent } = setUp(() => json([{ _id: '1', title: 'red' }]));
    const [first, second] = await Promise.all([client.call('listColors'), client.call('listColors')]);
    expect(sent).toHaveLength(1);
    expect(first).toBe(second);
    await client.call('listColors');
    expect(sent).toHaveLength(2);
  });

  it('are sent again if the customer has changed something before the answer', async () => {
    const responses: (() => void)[] = [];
    let quantity = 1;
    const { client, sent } = setUp(async ({ init }) => {
      if (init.method !== 'GET') return json({ deletedCount: (quantity = 2) });
      const seen = quantity;
      await new Promise<void>((resolve) => responses.push(resolve));
      return json([{ quantity: seen }]);
    }, 'secret');
    const older = client.call('getCart');
    await client.call('emptyCart');
    const newer = client.call('getCart');
    responses.shift()?.();
    await vi.waitFor(() => expect(responses).toHaveLength(1));
    responses.shift()?.();
    expect([await older, await newer]).toEqual([[{ quantity: 2 }], [{ quantity: 2 }]]);
    expect(sent).toHaveLength(3);
  });

  it('are aborted only when all callers have aborted', async () => {
    let aborted = false;
    const { client } = setUp(
      ({ init }) =>
        new Promise((_, reject) => {
          init.signal!.addEventListener('abort', () => {
            aborted = true;
            reject(new DOMException('', 'AbortError'));
          });
        }),
    );
    const [one, other] = [new AbortController(), new AbortController()];
    const both = Promise.allSettled([
      client.call('listColors', {}, one.signal),
      client.call('listColors', {}, other.signal),
    ]);
    one.abort();
    expect(aborted).toBe(false);
    other.abort();
    expect(aborted).toBe(true);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
