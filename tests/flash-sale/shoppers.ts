// The shoppers of a flash sale: each adds the tee to the cart, checks out, pays and confirms, over
// HTTP, and retries when the shop asks for it. The shop sees them behind a proxy: each with its own
// address, over few kept connections.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import type { Acknowledged } from '../chaos/shopper.ts';

export interface SaleShopper {
  readonly token: string;
  readonly address: string;
  /** The process that serves this shopper. */
  readonly url: string;
  readonly acknowledged: Acknowledged;
}

export interface Tee {
  readonly productId: string;
  readonly color: string;
  readonly size: string;
  /** In the shop's message when the tee is sold out, or the last use of the code is taken. */
  readonly soldOut: string;
  /** With a code: what the shopper sees. */
  readonly offered?: { readonly codes: readonly string[]; readonly amount: number };
}

export interface Shopping {
  ordered: number;
  soldOut: number;
  /** Answers with a Retry-After. */
  postponed: number;
  readonly errors: string[];
  /** Milliseconds from the press of the button to the final answer, with every retry, by shopper. */
  readonly checkouts: number[];
}

interface Answer {
  readonly status: number;
  readonly retryAfter: number;
  readonly body: Record<string, unknown>;
}

/** Proxy connections to each process. */
const connections = 128;
const responseTimeoutMs = 60_000;
const maxReturns = 100;
const address = {
  firstname: 'Asha',
  lastname: 'Kumari',
  address: '7 Loom Lane',
  city: 'Erode',
  state: 'Tamil Nadu',
  country: 'India',
  pincode: 638001,
};

/**
 * This many shoppers at a time, until all have been in the shop or `deadline` (of
 * `performance.now`) has passed; an unfinished shopper counts as an error.
 */
export async function shopAll(
  shoppers: readonly SaleShopper[],
  tee: Tee,
  double: ProviderDouble,
  { atOnce, deadline }: { readonly atOnce: number; readonly deadline: number },
): Promise<Shopping> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const shopping: Shopping = { ordered: 0, soldOut: 0, postponed: 0, errors: [], checkouts: [] };
  let next = 0;
  const lane = async () => {
    for (let shopper = shoppers[next++]; shopper; shopper = shoppers[next++]) {
      try {
        await buy(shopper);
      } catch (error) {
        shopping.errors.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  agent.destroy();
  return shopping;

  async function buy(shopper: SaleShopper): Promise<void> {
    const { acknowledged } = shopper;
    const { productId, color, size, soldOut, offered } = tee;
    await need(shopper, 'user/cart', { productId, color, size, quantity: 1 });
    acknowledged.shirts += 1;
    const pressed = performance.now();
    const attempt = { shippingInfo: address, attemptId: randomUUID(), ...offered };
    const checkout = await ask(shopper, 'user/order/checkout', attempt);
    shopping.checkouts.push(performance.now() - pressed);
    if (checkout.status === 409 && String(checkout.body.message).includes(soldOut)) return void (shopping.soldOut += 1);
    if (checkout.status !== 200) throw refusal('user/order/checkout', checkout);
    const { id: orderId } = checkout.body.order as { id: string };
    acknowledged.providerOrders.push(orderId);
    const created_at = Math.floor(Date.now() / 1000);
    const { id: paymentId } = await double.pay({ order_id: orderId, status: 'captured', created_at });
    const paymentInfo = { razorpayOrderId: orderId, razorpayPaymentId: paymentId };
    await need(shopper, 'user/order/paymentVerification', { orderCreationId: orderId, ...paymentInfo });
    acknowledged.verifiedPayments.push(paymentId);
    const { order } = await need(shopper, 'user/cart/create-order', { paymentInfo, shippingInfo: address });
    acknowledged.orders.push({ number: (order as { number: string }).number, paymentId });
    shopping.ordered += 1;
  }

  async function need(shopper: SaleShopper, path: string, body: object): Promise<Answer['body']> {
    const answer = await ask(shopper, path, body);
    if (answer.status >= 300) throw refusal(path, answer);
    return answer.body;
  }

  /** Retries as often as the shop asks for it. */
  async function ask(shopper: SaleShopper, path: string, body: object): Promise<Answer> {
    for (let returns = 0; returns < maxReturns && performance.now() < deadline; returns += 1) {
      const answer = await send(shopper, path, body);
      if (answer.status !== 503 && answer.status !== 429) return answer;
      shopping.postponed += 1;
      await pause(1000 * (answer.retryAfter + Math.random()));
    }
    throw new Error(`${path} was not answered in time`);
  }

  function send({ url, token, address: from }: SaleShopper, path: string, body: object): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': from,
    };
    return new Promise((resolve, reject) => {
      const call = request(`${url}/api/${path}`, { agent, method: 'POST', headers, timeout: responseTimeoutMs });
      call.on('error', reject).on('timeout', () => call.destroy(new Error(`${path} was not answered`)));
      call.on('response', (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        const read = (sent: string) =>
          resolve({
            status,
            retryAfter: Number(answered['retry-after'] ?? 0),
            body: JSON.parse(sent) as Answer['body'],
          });
        text(response).then(read).catch(reject);
      });
      call.end(JSON.stringify(body));
    });
  }
}

const refusal = (path: string, { status, body }: Answer): Error =>
  new Error(`${path} answered ${status}: ${String(body.message)}`);
