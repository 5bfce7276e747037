// Shoppers and an owner who use a running server over HTTP at the same time, until the run is over.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sizes } from '@taana-baana/contract';
import type { ProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import { type ChaosRun, call } from '../chaos/shopper.ts';
import { type World, home } from './world.ts';

export interface BusyShop {
  readonly run: ChaosRun;
  readonly double: ProviderDouble;
  readonly tee: { readonly id: string; readonly colorIds: readonly string[] };
  readonly giftCardCodes: string[];
  readonly seen: World['seen'];
  /** Of the admin, and the owner's cookie. */
  readonly admin: { readonly url: string; readonly cookie: string };
}

interface MyOrder {
  readonly number: string;
  readonly orderStatus: string;
  readonly orderItems: readonly { readonly _id: string; readonly exchangeable: number }[];
}

const anyOf = <T>(some: readonly T[]): T | undefined => some[randomInt(Math.max(1, some.length))];

export async function shopBusily(shop: BusyShop, token: string): Promise<void> {
  while (!shop.run.isOver()) {
    const turn = randomInt(5);
    if (turn === 0) await redeem(shop, token);
    else if (turn === 1) await askForExchange(shop, token);
    else await buy(shop, token);
  }
}

async function redeem({ run, giftCardCodes }: BusyShop, token: string): Promise<void> {
  const code = giftCardCodes.pop();
  if (code === undefined) return;
  // Without an answer, the customer tries the same code again.
  while (!run.isOver() && !(await call(run, 'POST', 'user/gift-card', token, { code })));
}

async function askForExchange({ run, tee }: BusyShop, token: string): Promise<void> {
  const answer = await call(run, 'GET', 'user/getmyorders', token, undefined);
  const orders = (answer?.body.orders ?? []) as unknown as MyOrder[];
  const order = anyOf(orders.filter(({ orderStatus }) => orderStatus === 'Delivered'));
  const line = anyOf(order?.orderItems.filter(({ exchangeable }) => exchangeable > 0) ?? []);
  if (!order || !line) return;
  const lines = [{ line: line._id, quantity: 1, color: anyOf(tee.colorIds), size: sizes[2] }];
  await call(run, 'POST', `user/order/${order.number}/exchange`, token, { lines, reason: 'defect', comment: '' });
}

async function buy({ run, tee, double }: BusyShop, token: string): Promise<void> {
  const line = { productId: tee.id, color: anyOf(tee.colorIds), size: sizes[2], quantity: 1, price: 1 };
  await call(run, 'POST', 'user/cart', token, line);
  const cart = (await call(run, 'GET', 'user/cart', token, undefined))?.body as unknown;
  if (!Array.isArray(cart) || cart.length === 0) return;
  const items = (cart as { quantity: number; price: number }[]).reduce((sum, one) => sum + one.quantity * one.price, 0);
  const wanted = { amount: items + 100, useCredit: randomInt(2) === 0, attemptId: randomUUID(), shippingInfo: home };
  const opened = await call(run, 'POST', 'user/order/checkout', token, wanted);
  const order = opened?.status === 200 ? (opened.body.order as unknown as { id: string } | null) : null;
  // Nothing to pay, or somebody else has the last piece.
  if (!order) return void (await call(run, 'DELETE', 'user/empty-cart', token, undefined));
  const { id } = await double.pay({ order_id: order.id, status: randomInt(6) === 0 ? 'failed' : 'captured' });
  // Sometimes the tab is closed: the shop finds the payment by itself.
  if (randomInt(4) === 0) return;
  const paymentInfo = { razorpayOrderId: order.id, razorpayPaymentId: id };
  await call(run, 'POST', 'user/cart/create-order', token, { paymentInfo, shippingInfo: home });
}

export async function manageBusily(shop: BusyShop): Promise<void> {
  while (!shop.run.isOver()) {
    await pause(randomInt(30));
    await shop.double.refundsBecome(randomInt(4) === 0 ? 'refused' : 'processed');
    const turn = randomInt(5);
    if (turn === 0) await buyOne(shop);
    else if (turn < 3) await answerExchange(shop);
    else await workOnOrder(shop);
  }
}

async function workOnOrder(shop: BusyShop): Promise<void> {
  const { orders = [] } = (await ask(shop, 'GET', 'orders')) as { orders?: { number: string; status: string }[] };
  const order = anyOf(orders);
  if (!order || order.status === 'Cancelled') return;
  const path = `orders/${order.number}`;
  const turn = order.status === 'Delivered' ? 0 : randomInt(6);
  if (turn === 0) {
    const key = randomUUID();
    const amount = 50;
    shop.seen.refunds.set(key, undefined);
    const answer = await ask(shop, 'POST', `${path}/refunds`, { key, amount, reason: 'goodwill' });
    if ('number' in answer) shop.seen.refunds.set(key, amount * 100);
  } else if (turn === 1) {
    const page = await ask(shop, 'POST', `${path}/cancel`, { goods: anyOf(['restock', 'write-off']) });
    const { refunds = [] } = page as { refunds?: { id: string; status: string }[] };
    const byHand = refunds.find(({ status }) => status === 'by hand');
    if (byHand) await ask(shop, 'POST', `${path}/refunds/${byHand.id}/given-back`);
  } else {
    for (const to of ['Processing', 'Shipped', 'Delivered']) await ask(shop, 'POST', `${path}/move`, { to });
  }
}

/** By telephone: paid in cash, at once or after a link was sent, or by the link, or never. */
async function buyOne(shop: BusyShop): Promise<void> {
  const { tee, double } = shop;
  const lines = [{ product: tee.id, color: anyOf(tee.colorIds), size: sizes[2], quantity: 1 }];
  const wanted = { key: randomUUID(), channel: 'phone', lines, isShippingWaived: false, total: 600 };
  const turn = randomInt(4);
  const payment = turn === 0 ? { payment: { method: 'cash' } } : {};
  const who = { mobile: '9876543210', email: 'usha@example.com', address: home };
  const taken = await ask(shop, 'POST', 'manual-orders', { ...wanted, ...who, ...payment });
  const { orders = [] } = (await ask(shop, 'GET', 'manual-orders')) as { orders?: { link: { url: string } }[] };
  if (turn === 1) await ask(shop, 'POST', `manual-orders/${String(taken.id)}/paid`, { method: 'upi' });
  const { links } = await double.state();
  const link = links.find(
    (one) => one.status === 'created' && orders.some((order) => order.link.url === one.short_url),
  );
  if (turn === 2 && link) await double.payLink(link.id).catch(() => {});
}

async function answerExchange(shop: BusyShop): Promise<void> {
  const { exchanges = [] } = (await ask(shop, 'GET', 'exchanges')) as { exchanges?: { id: string; state: string }[] };
  const exchange = anyOf(exchanges);
  if (!exchange) return;
  const path = `exchanges/${exchange.id}`;
  if (exchange.state !== 'received') {
    await ask(shop, 'POST', `${path}/move`, { to: 'received', goods: anyOf(['restock', 'write-off']) });
  } else {
    // A double click: only one counts.
    const answer = anyOf(['credit', 'replace']);
    await Promise.all([ask(shop, 'POST', `${path}/${answer}`), ask(shop, 'POST', `${path}/${answer}`)]);
  }
}

/** The admin's answer; nothing if it was killed before, or refused. */
async function ask(
  { admin, run }: BusyShop,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(`${admin.url}/api/${path}`, {
      method,
      headers: { cookie: admin.cookie, origin: admin.url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (response.status >= 500) run.serverErrors.add(`${response.status} ${String(answer.code)}`);
    return response.ok ? answer : {};
  } catch {
    run.interruptions += 1;
    await pause(randomInt(20, 100));
    return {};
  }
}
