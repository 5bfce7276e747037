// A client written from the specification alone, on another origin, over the network.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../database/testing.ts';
import { type TestShop, openTestShop } from '../testing.ts';

const origin = 'https://client.example.com';
const publicUrl = 'https://tees.example.com';
const others = Array.from({ length: 15 }, (_, index) => `tee-${index}`);

describe.each(testEngines)('an independent client, with the shop on %s,', (engine) => {
  let shop: TestShop;
  let url: string;
  let token: string;
  let color: string;

  beforeAll(async () => {
    shop = await openTestShop(engine, { env: { PUBLIC_URL: publicUrl, CORS_ORIGINS: origin } });
    url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { colorIds } = await shop.addProduct({ id: 'warli', price: 799, tags: ['popular', 'warli', 'cotton'] });
    color = colorIds[0] as string;
    await shop.addProduct({ id: 'plain', price: 499, tags: ['popular'] });
    const { db } = shop.deps;
    const files = [
      { width: 400, format: 'avif', file: 'w-400.avif' },
      { width: 800, format: 'webp', file: 'w-800.webp' },
      { width: 800, format: 'jpeg', file: 'w-800.jpg' },
    ];
    const picture = { width: 800, height: 810, color: '#7a1f2b', variants: JSON.stringify(files) };
    await db
      .insertInto('pictures')
      .values({ id: 'w', ...picture })
      .execute();
    const shown = { picture_id: 'w', position: 0, alt: 'A tee' };
    await db
      .insertInto('product_pictures')
      .values({ product_id: 'warli', ...shown })
      .execute();
    const post = { id: 'post', title: 'A post', category: 'Craft', description: '', created_at: '2026-01-01' };
    await db.insertInto('blog_posts').values(post).execute();
    await db
      .insertInto('blog_pictures')
      .values({ post_id: 'post', ...shown })
      .execute();
    for (const id of others) await shop.addProduct({ id, price: 999, colors: ['Maroon'] });
  });
  afterAll(() => shop.close());

  /** A new customer for each test. */
  beforeEach(async ({ task }) => {
    const person = { email: `${task.id}@example.com`, password: 'warp-and-weft-21' };
    await send('POST', 'user/register', { ...person, firstname: 'Asha', lastname: 'Kumari', mobile: '9876543210' });
    ({ token } = (await send('POST', 'user/login', person)).body);
  });

  async function send(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        origin,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // Without this header, a browser would not let the client read the response.
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }

  const found = async (query: string) => {
    const { body } = await send('GET', `product?${query}`);
    return (body as { _id: string }[]).map(({ _id }) => _id).toSorted();
  };
  const line = (overrides = {}) => ({ productId: 'warli', quantity: 1, color, size: 'M', price: 799, ...overrides });

  test('finds products by the tags of another, sent whole, and by each of them', async () => {
    const { tags } = (await send('GET', 'product/warli')).body;
    expect(await found(`tags=${encodeURIComponent(tags)}`)).toEqual(['warli']);
    expect(await found('tags=popular')).toEqual(['plain', 'warli']);
    expect(await found('tags=popular&tags=cotton')).toEqual(['warli']);
    expect(await found('tags=cotton,%20POPULAR')).toEqual(['warli']);
    expect(await found('tags=popular,silk')).toEqual([]);
  });

  test("has something to show where it looks for the tag 'popular' alone", async () => {
    const { body } = await send('GET', 'product');
    expect((body as { tags: string }[]).filter(({ tags }) => tags === 'popular')).toHaveLength(1);
  });

  test('may ask for any price', async () => {
    expect(await found('price[gte]=-100&price[lte]=799.5')).toEqual(['plain', 'warli']);
    expect(await found('price[gte]=499.5&price[lte]=799')).toEqual(['warli']);
    expect(await found('minPrice=-1&maxPrice=798.99')).toEqual(['plain']);
    expect(await found('price[lte]=-1')).toEqual([]);
  });

  test('puts a product on the wishlist and reviews it by prodId or productId', async () => {
    expect((await send('PUT', 'product/wishlist', { productId: 'warli' })).body.wishlist).toEqual(['warli']);
    expect((await send('PUT', 'product/wishlist', { prodId: 'plain' })).body.wishlist).toContain('plain');
    const review = { star: 5, comment: 'Soft' };
    expect((await send('PUT', 'product/rating', { ...review, productId: 'warli' })).body.totalrating).toBe(5);
    for (const call of ['wishlist', 'rating']) {
      const { status, body } = await send('PUT', `product/${call}`, review);
      expect([status, body.message]).toEqual([400, expect.stringContaining('prodId')]);
    }
  });

  test('fills a cart in small letters, and sets a quantity by PUT or DELETE', async () => {
    const added = await send('POST', 'user/cart', line({ size: ' m ' }));
    expect([added.status, added.body.size]).toEqual([201, 'M']);
    const path = `user/update-product-cart/${added.body._id}`;
    expect((await send('DELETE', `${path}/3`)).body.quantity).toBe(3);
    expect((await send('PUT', `${path}/2`)).body.quantity).toBe(2);
    expect((await send('DELETE', 'user/empty-cart')).body).toEqual({ deletedCount: 1 });
  });

  test('gets a kind message that a cart holds 100 lines', async () => {
    const sizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];
    const choices = others.flatMap((productId) => sizes.map((size) => line({ productId, size })));
    const answers = await Promise.all(choices.map((choice) => send('POST', 'user/cart', choice)));
    const rejected = answers.filter(({ status }) => status !== 201);
    expect(rejected).toHaveLength(5);
    for (const { status, body } of rejected) expect([status, body.code]).toEqual([409, 'conflict']);
    expect(rejected[0]?.body.message).toMatch(/full.*100.*remove/);
    expect((await send('GET', 'user/cart')).body).toHaveLength(100);
    expect((await send('DELETE', 'user/empty-cart')).body).toEqual({ deletedCount: 100 });
  });

  test('sends a preflight, as a browser does', async () => {
    const answer = await fetch(`${url}/api/user/cart`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/i);
  });

  test('reads the total and the errors too', async () => {
    for (const _time of ['made', 'ready']) {
      const { headers } = await send('GET', 'color');
      expect(headers.get('vary')).toContain('Origin');
    }
    const listed = await send('GET', 'product?limit=1');
    expect(listed.headers.get('x-total-count')).toMatch(/^\d+$/);
    expect(listed.headers.get('access-control-expose-headers')).toContain('X-Total-Count');
    expect((await send('GET', 'nothing')).status).toBe(404);
  });

  test('is given whole picture addresses, wherever a picture is', async () => {
    await send('PUT', 'product/Wishlist', { prodId: 'warli' });
    await send('POST', 'user/cart', line());
    const { body: cart } = await send('GET', 'user/cart');
    const orders = await buy();
    const places = {
      list: (await send('GET', 'product?q=warli&tags=warli&fields=images')).body[0],
      product: (await send('GET', 'product/warli')).body,
      wishlist: (await send('GET', 'user/wishlist')).body.wishlist[0],
      cart: cart[0].productId,
      orders: orders[0].orderItems[0].product,
      posts: (await send('GET', 'blog')).body[0],
      post: (await send('GET', 'blog/post')).body,
    };
    for (const [place, { images }] of Object.entries(places)) {
      expect([place, images]).toEqual([
        place,
        [
          expect.objectContaining({
            url: `${publicUrl}/images/w-800.jpg`,
            srcset: `${publicUrl}/images/w-800.webp 800w`,
            avif: `${publicUrl}/images/w-400.avif 400w`,
          }),
        ],
      ]);
    }
  });

  /** Buys the current cart through the payment sandbox. */
  async function buy() {
    const { body: checkout } = await send('POST', 'user/order/checkout', { amount: 899 });
    const razorpayOrderId = checkout.order.id;
    const paid = await fetch(`${url}/payment-sandbox/orders/${razorpayOrderId}/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'captured' }),
    });
    const { callback } = (await paid.json()) as { callback: { razorpay_payment_id: string } };
    const paymentInfo = { razorpayOrderId, razorpayPaymentId: callback.razorpay_payment_id };
    const verified = await send('POST', 'user/order/paymentVerification', {
      orderCreationId: razorpayOrderId,
      ...paymentInfo,
    });
    expect(verified.body.success).toBe(true);
    return (await send('GET', 'user/getmyorders')).body.orders;
  }
});
