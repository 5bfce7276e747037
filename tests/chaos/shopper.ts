// A customer of the chaos test: buys repeatedly over HTTP, with success and failure, and records
// what the shop has acknowledged.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';

export interface ChaosRun {
  readonly url: string;
  readonly double: ProviderDouble;
  readonly product: { readonly id: string; readonly colorId: string };
  /** Of an offer; half of the checkouts send it. */
  readonly code?: string;
  isOver(): boolean;
  /** Milliseconds that a customer waits at least between two purchases. */
  readonly rest: number;
  /** Requests that a killed server did not answer. */
  interruptions: number;
  /** Errors that were not the shopper's fault, by code. */
  readonly serverErrors: Set<string>;
  /** Webhook events that the provider repeats until the shop accepts them. */
  readonly deliveries: Promise<void>[];
}

/** A server with more calls than it can serve in 1 s, or without its database, refuses some: nothing is lost. */
export const busyAnswer = '503 unavailable';

/** Everything the shop answered with 2xx: none of it may be missing afterwards. */
export interface Acknowledged {
  email: string;
  /** Shirts added to the cart. */
  shirts: number;
  providerOrders: string[];
  verifiedPayments: string[];
  orders: { number: string; paymentId: string }[];
  webhooks: string[];
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, never>;
}

const address = {
  firstname: 'Asha',
  lastname: 'Kumari',
  address: '7 Loom Lane',
  city: 'Erode',
  state: 'Tamil Nadu',
  country: 'India',
  pincode: 638001,
};
const patienceMs = 120_000;

export async function signUp(run: ChaosRun): Promise<{ token: string; acknowledged: Acknowledged }> {
  const email = `${randomUUID()}@example.com`;
  const password = 'warp-and-weft-21';
  const person = { firstname: 'Asha', lastname: 'Kumari', email, mobile: '9876543210', password };
  const registered = await call(run, 'POST', 'user/register', '', person);
  if (registered?.status !== 201) throw new Error(`sign-up was refused: ${JSON.stringify(registered?.body)}`);
  const login = await call(run, 'POST', 'user/login', '', { email, password });
  const acknowledged = { email, shirts: 0, providerOrders: [], verifiedPayments: [], orders: [], webhooks: [] };
  return { token: String(login?.body.token), acknowledged };
}

const journeys = [
  'usual',
  'usual',
  'tab closed',
  'all at once',
  'twice',
  'wrong amount',
  'late',
  'authorised',
  'abandoned',
  'part back by hand',
  'back by hand at once',
  'disputed',
] as const;

/** Buys until the run is over; finishes a purchase that has begun. */
export async function shop(run: ChaosRun, token: string, acknowledged: Acknowledged): Promise<void> {
  while (!run.isOver()) {
    const journey = journeys[randomInt(journeys.length)] ?? 'usual';
    await buy(run, token, acknowledged, journey);
    await pause(run.rest);
  }
}

async function buy(
  run: ChaosRun,
  token: string,
  acknowledged: Acknowledged,
  journey: (typeof journeys)[number],
): Promise<void> {
  const { double, product } = run;
  const line = { productId: product.id, color: product.colorId, size: 'M', quantity: 1, price: 1 };
  const added = await call(run, 'POST', 'user/cart', token, line);
  if (added?.status === 201) acknowledged.shirts += 1;

  const attemptId = randomUUID();
  const codes = run.code !== undefined && randomInt(2) === 0 ? { codes: [run.code] } : {};
  const opened = await patiently(() =>
    call(run, 'POST', 'user/order/checkout', token, { shippingInfo: address, attemptId, ...codes }),
  );
  // The cart is empty: the shirt was not added, or an earlier purchase succeeded and took it.
  if (opened.status === 400) return;
  // Somebody else took the last use of the offer.
  if (opened.status === 409 && 'codes' in codes) return;
  if (opened.status !== 200) throw new Error(`checkout answered ${opened.status}: ${JSON.stringify(opened.body)}`);
  const { id: orderId, amount } = opened.body.order as unknown as { id: string; amount: number };
  acknowledged.providerOrders.push(orderId);
  if (journey === 'abandoned') return;

  const pay = async (status: string, paise = amount) =>
    (await double.pay({ order_id: orderId, status, amount: paise })).id;
  const verify = async (paymentId: string) => {
    const body = { orderCreationId: orderId, razorpayOrderId: orderId, razorpayPaymentId: paymentId };
    const answer = await call(run, 'POST', 'user/order/paymentVerification', token, body);
    if (answer?.status === 200) acknowledged.verifiedPayments.push(paymentId);
  };
  const create = async (paymentId: string) => {
    const paymentInfo = { razorpayOrderId: orderId, razorpayPaymentId: paymentId };
    const answer = await call(run, 'POST', 'user/cart/create-order', token, { paymentInfo, shippingInfo: address });
    const made = answer?.body.order as { number: string; paymentInfo: { razorpayPaymentId: string } } | undefined;
    if (answer && answer.status < 300 && made) {
      acknowledged.orders.push({ number: made.number, paymentId: made.paymentInfo.razorpayPaymentId });
    }
  };
  const tell = (paymentId: string, event = 'payment.captured') =>
    run.deliveries.push(deliver(run, acknowledged, paymentId, event));

  switch (journey) {
    case 'usual': {
      const paymentId = await pay('captured');
      tell(paymentId);
      await verify(paymentId);
      await create(paymentId);
      return;
    }
    case 'tab closed': {
      const paymentId = await pay('captured');
      // The shop's own check with the provider has to find the other half.
      if (randomInt(2) === 0) tell(paymentId);
      return;
    }
    case 'all at once': {
      const paymentId = await pay('captured');
      tell(paymentId);
      tell(paymentId, 'order.paid');
      await Promise.all([verify(paymentId), create(paymentId), verify(paymentId), create(paymentId)]);
      return;
    }
    case 'twice': {
      const payments = [await pay('captured'), await pay('captured')];
      for (const paymentId of payments) tell(paymentId);
      await Promise.all(payments.map(create));
      return;
    }
    case 'wrong amount': {
      const paymentId = await pay('captured', amount - 100);
      tell(paymentId);
      await verify(paymentId);
      return;
    }
    case 'late': {
      const paymentId = await pay('failed');
      tell(paymentId, 'payment.failed');
      await verify(paymentId);
      await double.pay({ id: paymentId, order_id: orderId, status: 'captured' });
      tell(paymentId);
      return;
    }
    case 'authorised': {
      const paymentId = await pay('authorized');
      tell(paymentId, 'payment.authorized');
      await create(paymentId);
      return;
    }
    case 'part back by hand': {
      const paymentId = await pay('captured');
      // Before or after the order is placed, whichever comes first. Half of the events are lost.
      await Promise.all([double.refundByHand({ payment_id: paymentId, amount: 10_050 }), create(paymentId)]);
      if (randomInt(2) === 0) tell(paymentId, 'refund.processed');
      tell(paymentId);
      return;
    }
    case 'back by hand at once': {
      const paymentId = await pay('captured');
      await double.refundByHand({ payment_id: paymentId });
      await create(paymentId);
      return;
    }
    case 'disputed': {
      const paymentId = await pay('captured');
      await create(paymentId);
      tell(paymentId);
      const { id } = await double.dispute({ payment_id: paymentId, status: 'open' });
      if (randomInt(2) === 0) run.deliveries.push(deliver(run, acknowledged, paymentId, 'payment.dispute.created', id));
      await double.dispute({ id, payment_id: paymentId, status: 'lost' });
      return;
    }
  }
}

/** Like the provider: repeats until accepted, however often the server is killed. */
async function deliver(
  run: ChaosRun,
  acknowledged: Acknowledged,
  paymentId: string,
  event: string,
  disputeId?: string,
): Promise<void> {
  const news = {
    url: `${run.url}/api/payment/webhook`,
    event,
    payment_id: paymentId,
    event_id: randomUUID(),
    ...(disputeId === undefined ? {} : { dispute_id: disputeId }),
  };
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const status = await run.double.webhook(news).catch(() => 0);
    if (status >= 200 && status < 300) {
      acknowledged.webhooks.push(news.event_id);
      return;
    }
    await pause(randomInt(50, 300));
  }
  throw new Error('the shop has taken no webhook for two minutes');
}

/** The shopper presses the button again until there is a response. */
async function patiently(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer && answer.status < 500) return answer;
    if (performance.now() > until) throw new Error('the shop has given no answer for two minutes');
    await pause(randomInt(50, 300));
  }
}

/** Undefined if the server was killed before it answered. */
export async function call(
  run: ChaosRun,
  method: string,
  path: string,
  token: string,
  body: unknown,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${run.url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const answer = (await response.json()) as Answer['body'];
    if (response.status >= 500) run.serverErrors.add(`${response.status} ${String(answer.code)}`);
    return { status: response.status, body: answer };
  } catch {
    run.interruptions += 1;
    await pause(randomInt(20, 200));
    return undefined;
  }
}
