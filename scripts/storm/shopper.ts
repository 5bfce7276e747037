// One customer of the storm: buys again and again through HTTP, in every way in which buying goes right and wrong, and remembers what the shop has acknowledged.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';

export interface Storm {
  readonly url: string;
  readonly double: ProviderDouble;
  readonly product: { readonly id: string; readonly colorId: string };
  isOver(): boolean;
  /** What a killed server left unanswered. */
  interruptions: number;
  /** What was refused for no fault of the shopper's, by code. */
  readonly refusals: Set<string>;
  /** News that the provider goes on telling until the shop has taken them. */
  readonly deliveries: Promise<void>[];
}

/** What the shop has answered 2xx to: none of it may be missing afterwards. */
export interface Acknowledged {
  email: string;
  /** Shirts put into the cart. */
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
const longestPatience = 120_000;

export async function signUp(storm: Storm): Promise<{ token: string; acknowledged: Acknowledged }> {
  const email = `${randomUUID()}@example.com`;
  const password = 'warp-and-weft-21';
  const person = { firstname: 'Asha', lastname: 'Kumari', email, mobile: '9876543210', password };
  const registered = await call(storm, 'POST', 'user/register', '', person);
  if (registered?.status !== 201) throw new Error(`sign-up was refused: ${JSON.stringify(registered?.body)}`);
  const login = await call(storm, 'POST', 'user/login', '', { email, password });
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

/** Shops until the storm is over; a purchase that has begun is ended. */
export async function shop(storm: Storm, token: string, acknowledged: Acknowledged): Promise<void> {
  while (!storm.isOver()) {
    const journey = journeys[randomInt(journeys.length)] ?? 'usual';
    await buy(storm, token, acknowledged, journey);
  }
}

async function buy(
  storm: Storm,
  token: string,
  acknowledged: Acknowledged,
  journey: (typeof journeys)[number],
): Promise<void> {
  const { double, product } = storm;
  const line = { productId: product.id, color: product.colorId, size: 'M', quantity: 1, price: 1 };
  const added = await call(storm, 'POST', 'user/cart', token, line);
  if (added?.status === 201) acknowledged.shirts += 1;

  const attemptId = randomUUID();
  const opened = await patiently(() =>
    call(storm, 'POST', 'user/order/checkout', token, { shippingInfo: address, attemptId }),
  );
  // An empty cart: the shirt never reached it, or an earlier purchase has come through and taken it.
  if (opened.status === 400) return;
  if (opened.status !== 200) throw new Error(`checkout answered ${opened.status}: ${JSON.stringify(opened.body)}`);
  const { id: orderId, amount } = opened.body.order as unknown as { id: string; amount: number };
  acknowledged.providerOrders.push(orderId);
  if (journey === 'abandoned') return;

  const pay = async (status: string, paise = amount) =>
    (await double.pay({ order_id: orderId, status, amount: paise })).id;
  const verify = async (paymentId: string) => {
    const body = { orderCreationId: orderId, razorpayOrderId: orderId, razorpayPaymentId: paymentId };
    const answer = await call(storm, 'POST', 'user/order/paymentVerification', token, body);
    if (answer?.status === 200) acknowledged.verifiedPayments.push(paymentId);
  };
  const create = async (paymentId: string) => {
    const paymentInfo = { razorpayOrderId: orderId, razorpayPaymentId: paymentId };
    const answer = await call(storm, 'POST', 'user/cart/create-order', token, { paymentInfo, shippingInfo: address });
    const made = answer?.body.order as { number: string; paymentInfo: { razorpayPaymentId: string } } | undefined;
    if (answer && answer.status < 300 && made) {
      acknowledged.orders.push({ number: made.number, paymentId: made.paymentInfo.razorpayPaymentId });
    }
  };
  const tell = (paymentId: string, event = 'payment.captured') =>
    storm.deliveries.push(deliver(storm, acknowledged, paymentId, event));

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
      // Half of them are left to the shop's own question to the provider.
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
      // Before the order is placed, or after: whichever comes first. Half of the events are lost.
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
      if (randomInt(2) === 0)
        storm.deliveries.push(deliver(storm, acknowledged, paymentId, 'payment.dispute.created', id));
      await double.dispute({ id, payment_id: paymentId, status: 'lost' });
      return;
    }
  }
}

/** As the provider does: again and again until it is taken, however often the server dies. */
async function deliver(
  storm: Storm,
  acknowledged: Acknowledged,
  paymentId: string,
  event: string,
  disputeId?: string,
): Promise<void> {
  const news = {
    url: `${storm.url}/api/payment/webhook`,
    event,
    payment_id: paymentId,
    event_id: randomUUID(),
    ...(disputeId === undefined ? {} : { dispute_id: disputeId }),
  };
  const until = performance.now() + longestPatience;
  while (performance.now() < until) {
    const status = await storm.double.webhook(news).catch(() => 0);
    if (status >= 200 && status < 300) {
      acknowledged.webhooks.push(news.event_id);
      return;
    }
    await pause(randomInt(50, 300));
  }
  throw new Error('the shop has taken no webhook for two minutes');
}

/** The shopper presses the button again until there is an answer. */
async function patiently(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const until = performance.now() + longestPatience;
  for (;;) {
    const answer = await ask();
    if (answer && answer.status < 500) return answer;
    if (performance.now() > until) throw new Error('the shop has given no answer for two minutes');
    await pause(randomInt(50, 300));
  }
}

/** Undefined when the server died before its answer. */
async function call(
  storm: Storm,
  method: string,
  path: string,
  token: string,
  body: unknown,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${storm.url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const answer = (await response.json()) as Answer['body'];
    if (response.status >= 500) storm.refusals.add(`${response.status} ${String(answer.code)}`);
    return { status: response.status, body: answer };
  } catch {
    storm.interruptions += 1;
    await pause(randomInt(20, 200));
    return undefined;
  }
}
