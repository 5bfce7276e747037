// A customer and the owner of a running server, who stop at the first refusal.
import { randomUUID } from 'node:crypto';
import type { ProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import { home } from '../histories/world.ts';

type Body = Record<string, unknown>;

export interface Doors {
  readonly url: string;
  readonly adminUrl: string;
  /** The owner's. */
  readonly cookie: string;
}

export async function visit(url: string, headers: Record<string, string>, method = 'GET', body?: Body) {
  const type = body && { 'content-type': 'application/json' };
  // No connection outlives its server: the next one answers at the same address.
  const own = { ...headers, ...type, connection: 'close' };
  const init = { method, headers: own, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

export const ownerOf =
  ({ adminUrl, cookie }: Doors) =>
  async (method: string, path: string, body?: Body): Promise<Body> => {
    const response = await visit(`${adminUrl}/api/${path}`, { cookie, origin: adminUrl }, method, body);
    return (await response.json()) as Body;
  };

export interface Line {
  readonly color: string;
  readonly quantity: number;
}

export type Customer = Awaited<ReturnType<typeof customerOf>>;

export async function customerOf({ url }: Doors, double: ProviderDouble, product: string) {
  const email = `${randomUUID()}@example.com`;
  const password = 'warp-and-weft-21';
  const person = { firstname: 'Asha', lastname: 'Kumari', email, mobile: '9876543210', password };
  const ask = async (method: string, path: string, body?: Body, headers = {}) =>
    (await (await visit(`${url}/api/${path}`, headers, method, body)).json()) as Body;
  await ask('POST', 'user/register', person);
  const { token } = (await ask('POST', 'user/login', { email, password })) as { token: string };
  const signedIn = (method: string, path: string, body?: Body) =>
    ask(method, path, body, { authorization: `Bearer ${token}` });

  /** What is to be paid, or the number if credit pays for everything. */
  async function checkOut(lines: readonly Line[], useCredit = false) {
    for (const line of lines) await signedIn('POST', 'user/cart', { productId: product, size: 'M', price: 1, ...line });
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const wanted = { amount: 500 * pieces + 100, useCredit, attemptId: randomUUID(), shippingInfo: home };
    return (await signedIn('POST', 'user/order/checkout', wanted)) as {
      order: { id: string; amount: number } | null;
      placed?: { number: string };
    };
  }

  async function buy(lines: readonly Line[], useCredit = false) {
    const { order } = await checkOut(lines, useCredit);
    if (!order) throw new Error('nothing was to be paid');
    const { id } = await double.pay({ order_id: order.id, status: 'captured' });
    const paymentInfo = { razorpayOrderId: order.id, razorpayPaymentId: id };
    const made = await signedIn('POST', 'user/cart/create-order', { paymentInfo, shippingInfo: home });
    const { number } = made.order as { number: string };
    return { number, orderId: order.id, paymentId: id };
  }

  return { email, ask: signedIn, checkOut, buy };
}
