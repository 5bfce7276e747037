// For tests: a customer with a full cart, the steps of paying for it, and the resulting rows.
import { type PaidAddress, sizes } from '@taana-baana/contract';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Engine } from '../../../../database/open.ts';
import type { Deps } from '../../../../deps.ts';
import { createRazorpayGateway } from '../../../../integrations/payment-gateway/razorpay-gateway.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { type PayableOrder, findPayableOf } from '../methods/razorpay/payable-orders.repository.ts';

export const address = {
  firstname: 'Asha',
  lastname: 'Kumari',
  address: '7 Loom Lane',
  city: 'Erode',
  state: 'Tamil Nadu',
  country: 'India',
  pincode: 638001,
} satisfies PaidAddress;

/** A customer with two of one tee at Rs. 500 in the cart: Rs. 1100 with shipping. */
export async function openCart(shop: TestShop) {
  const { token, customer } = await shop.signUp();
  const product = await shop.addProduct({ price: 500, title: 'Warli Village Tee' });
  const line = { productId: product.id, color: product.colorIds[0], size: sizes[2], quantity: 2, price: 1 };
  await shop.call('addToCart', { token, body: line });
  return { token, customer, product, line };
}

export const amount = 1100;

export async function checkOut(shop: TestShop, token: string, body: Record<string, unknown> = { amount }) {
  const answer = await shop.call('checkout', { token, body });
  if (answer.status !== 200) throw new Error(`checkout was refused: ${JSON.stringify(answer.error)}`);
  if (answer.body.order === null) throw new Error('store credit paid for everything');
  return answer.body.order;
}

export const reference = (orderId: string, paymentId: string) => ({
  razorpayOrderId: orderId,
  razorpayPaymentId: paymentId,
});

export const verify = (shop: TestShop, token: string, orderId: string, paymentId: string, signature?: string) =>
  shop.call('verifyPayment', {
    token,
    body: {
      orderCreationId: orderId,
      ...reference(orderId, paymentId),
      ...(signature ? { razorpaySignature: signature } : {}),
    },
  });

export const createOrder = (
  shop: TestShop,
  token: string,
  orderId: string,
  paymentId: string,
  shippingInfo: unknown = address,
) => shop.call('createOrder', { token, body: { paymentInfo: reference(orderId, paymentId), shippingInfo } });

/** By the provider's order. */
export async function requirePayable({ deps }: Pick<TestShop, 'deps'>, orderId: string): Promise<PayableOrder> {
  const order = await findPayableOf(deps.db, orderId);
  if (!order) throw new Error(`there is no order ${orderId}`);
  return order;
}

/** All rows that a purchase makes. */
export async function readPurchaseRows(shop: Pick<TestShop, 'deps'>) {
  const { db } = shop.deps;
  const owner = shop.deps.settings.current().contact.email;
  const [orders, events, mails, cartLines, payments, refunds, disputes, webhooks] = await Promise.all([
    db.selectFrom('orders').selectAll().execute(),
    // Transitions only: the other lines of the history have their own tests.
    db.selectFrom('order_events').selectAll().where('what', 'is', null).orderBy('id').execute(),
    db.selectFrom('mails').selectAll().execute(),
    db.selectFrom('cart_lines').selectAll().execute(),
    db.selectFrom('payments').selectAll().execute(),
    db.selectFrom('refunds').selectAll().execute(),
    db.selectFrom('disputes').selectAll().execute(),
    db.selectFrom('webhook_events').selectAll().execute(),
  ]);
  return {
    orders,
    placed: orders.filter((order) => order.number !== null),
    events,
    /** To customers. */
    mails: mails.filter((mail) => mail.recipient !== owner),
    ownerMails: mails.filter((mail) => mail.recipient === owner),
    cartLines,
    payments,
    refunds,
    disputes,
    webhooks,
  };
}

const opening = new Date('2026-11-21T10:00:00.000Z');

/**
 * One provider double for the tests of a `describe`, and a new shop for each of them; `open` gets
 * both and the time.
 */
export function openShopForEach(
  engine: Engine,
  clock: Deps['clock'],
  open: (opened: { double: ProviderDouble; shop: TestShop; now: Date }) => unknown,
  env: Record<string, string> = {},
): void {
  let double: ProviderDouble;
  let shop: TestShop;
  beforeAll(async () => {
    double = await startProviderDouble();
  });
  afterAll(() => double.stop());
  beforeEach(async () => {
    await double.clear();
    await double.recover();
    await double.refundsBecome('processed');
    shop = await openShopWithDouble(engine, double, clock, env);
    await open({ double, shop, now: opening });
  });
  afterEach(() => shop.close());
}

/** A shop on the provider double. Its client hardly pauses between attempts. */
export async function openShopWithDouble(
  engine: Engine,
  double: ProviderDouble,
  clock: Deps['clock'],
  env: Record<string, string> = {},
): Promise<TestShop> {
  const shop = await openTestShop(engine, { clock, env: { ...double.env, ...env } });
  const { razorpay } = shop.deps.config;
  if (!razorpay) throw new Error('the double has no keys');
  const gateway = createRazorpayGateway(razorpay, shop.deps.log, { call: 700, total: 1500, pause: 1 });
  Object.assign(shop.deps, { gateway });
  return shop;
}

/**
 * A database handle whose process dies before its n-th statement: that and all later ones fail, and
 * its transaction rolls back.
 */
export function dying(db: TestShop['deps']['db'], statements: number): TestShop['deps']['db'] {
  let left = statements;
  return db.withPlugin({
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Error('the process has died');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
