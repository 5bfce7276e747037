// The measured cases: a request to the shop and, for most, the same request to a
// bare server that does the minimum.
import { randomUUID } from 'node:crypto';
import type { Client, Request } from './load.ts';
import { benchPictureFile, benchProduct } from './products.ts';

export interface Case {
  readonly name: string;
  /** Requests in one round. */
  readonly count: number;
  /** The response is cached. */
  readonly isKept?: true;
  /** `turn` is never repeated, so an address that contains it is not cached. */
  readonly shop: (turn: number) => Request;
  readonly raw?: (turn: number) => Request;
}

export interface Shopper {
  readonly id: string;
  readonly token: string;
}

const keptCount = 5000;
const compressed = { 'accept-encoding': 'br' };
export const keptPaths = (asset: string) => ({
  'page, cached': '/',
  'API list of 48, cached': '/api/product?limit=48',
  'product by id, cached': `/api/product/${benchProduct(0).id}`,
  'hashed asset': asset,
  picture: `/images/${benchPictureFile}`,
});

/** A maximum above every price: all products match, at an address not requested before. */
const unasked = (turn: number) => 10_000 + turn;
export const unkeptList = (turn: number) => `/api/product?limit=48&price[lte]=${unasked(turn)}`;

export const pageOfCards = (turn: number): Request => ({
  path: `/product?maxPrice=${unasked(turn)}`,
  headers: compressed,
});

export const bearer = ({ token }: Shopper) => ({ authorization: `Bearer ${token}` });

/** The cart's maximum, less the number of connections. */
const linesBetween = 90;

/** Adds a new line to the cart each time; empties the cart when it is nearly full. */
export function cartAddition(shopper: Shopper, turn: number): Request {
  const headers = bearer(shopper);
  const line = turn % linesBetween;
  if (line === 0) return { method: 'DELETE', path: '/api/user/empty-cart', headers };
  const { id, colorId } = benchProduct(line);
  return {
    method: 'POST',
    path: '/api/user/cart',
    headers,
    body: { productId: id, color: colorId, size: 'M', quantity: 1 },
  };
}

export interface Setting {
  readonly productCount: number;
  readonly paths: Readonly<Record<string, string>>;
  readonly etags: ReadonlyMap<string, string>;
  /** The shopper whose cart grows. */
  readonly adding: Shopper;
  /** The shopper with three lines in the cart. */
  readonly reading: Shopper;
}

export function casesFor({ productCount, paths, etags, adding, reading }: Setting): Case[] {
  const kept = Object.entries(paths).map(([name, path]): Case => {
    const request = () => ({ path, headers: compressed });
    return { name, count: keptCount, isKept: true, shop: request, raw: request };
  });
  const page = paths['page, cached'] as string;
  const known = () => ({ path: page, headers: { ...compressed, 'if-none-match': etags.get(page) ?? '' } });
  return [
    ...kept,
    { name: '304 of a page', count: keptCount, isKept: true, shop: known, raw: known },
    {
      name: 'API list of 48, from the database',
      count: 100,
      shop: (turn) => ({ path: unkeptList(turn) }),
      raw: () => ({ path: '/list' }),
    },
    {
      name: 'add to cart',
      // With fewer requests both sides would run code that V8 has not optimised yet.
      count: 5000,
      shop: (turn) => cartAddition(adding, turn),
      raw: (turn) => {
        const addition = cartAddition(adding, turn);
        return { ...addition, path: addition.method === 'DELETE' ? '/empty' : '/add' };
      },
    },
    {
      name: 'page of 24 cards, rendered',
      // Rendering runs more code, which takes longer to be optimised.
      count: 200,
      shop: pageOfCards,
    },
    {
      name: 'product page, rendered',
      count: 200,
      shop: (turn) => ({ path: `/product/${benchProduct(turn % productCount).id}`, headers: compressed }),
    },
    {
      name: 'filtered list of 24',
      count: 100,
      shop: (turn) => ({ path: `/api/product?category=Polo&sort=price&limit=24&price[lte]=${unasked(turn)}` }),
    },
    {
      name: 'filtered list, its last page',
      count: 60,
      shop: (turn) => ({
        path: `/api/product?category=Polo&sort=-price&limit=24&page=2&price[lte]=${1000 + (turn % 500)}&price[gte]=${300 - (turn % 97)}`,
      }),
    },
    {
      name: 'search',
      count: 60,
      // The last field is unknown and makes the address new. 60 spellings exceed the search cache.
      shop: (turn) => ({
        path: `/api/product?q=kolm%20t-shirt${'!'.repeat(turn % 60)}&limit=12&fields=_id,title,${turn}`,
      }),
    },
    {
      name: 'search, then a price',
      count: 60,
      shop: (turn) => ({ path: `/api/product?q=kolm%20t-shirt&limit=12&fields=_id,title&maxPrice=${unasked(turn)}` }),
    },
    { name: 'cart of three lines', count: 60, shop: () => ({ path: '/api/user/cart', headers: bearer(reading) }) },
  ];
}

export async function signUp(client: Client): Promise<Shopper> {
  const person = { email: `${randomUUID()}@example.com`, password: 'warp-and-weft-21' };
  const profile = { ...person, firstname: 'Asha', lastname: 'Kumari', mobile: '9876543210' };
  const registered = await call<{ _id: string }>(client, 'user/register', profile);
  const { token } = await call<{ token: string }>(client, 'user/login', person);
  return { id: registered._id, token };
}

export const add = (client: Client, { token }: Shopper, turn: number) => {
  const { id, colorId } = benchProduct(turn);
  return call(client, 'user/cart', { productId: id, color: colorId, size: 'M', quantity: 1 }, token);
};

const address = {
  firstname: 'Asha',
  lastname: 'Kumari',
  address: '7 Loom Lane',
  city: 'Erode',
  state: 'Tamil Nadu',
  country: 'India',
  pincode: 638001,
};

/** From the empty cart to the placed order: five requests. */
export async function buy(client: Client, shopper: Shopper, turn: number): Promise<void> {
  const { token } = shopper;
  await add(client, shopper, turn % 100);
  const checkout = await call<{ order: { id: string } }>(
    client,
    'user/order/checkout',
    { shippingInfo: address, attemptId: randomUUID() },
    token,
  );
  const orderId = checkout.order.id;
  const paid = await send<{ callback: { razorpay_payment_id: string } }>(
    client,
    `/payment-sandbox/orders/${orderId}/payments`,
    { outcome: 'captured' },
  );
  const paymentInfo = { razorpayOrderId: orderId, razorpayPaymentId: paid.callback.razorpay_payment_id };
  await call(client, 'user/order/paymentVerification', { orderCreationId: orderId, ...paymentInfo }, token);
  await call(client, 'user/cart/create-order', { paymentInfo, shippingInfo: address }, token);
}

const call = <T>(client: Client, path: string, body: unknown, token?: string) =>
  send<T>(client, `/api/${path}`, body, token);

async function send<T>(client: Client, path: string, body: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await client.send({ method: 'POST', path, headers, body });
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.body.toString()}`);
  return JSON.parse(answer.body.toString()) as T;
}
