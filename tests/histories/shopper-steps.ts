// Actions of customers in the shop.
import fc from 'fast-check';
import { exchangeReasons } from '@taana-baana/contract/exchanges.ts';
import {
  checkOutAdjusted,
  lessOnGoods,
  lessOnShipping,
} from '../../server/modules/selling/actions/checkout/testing.ts';
import type { OrderRow } from '../../server/database/tables/order-tables.ts';
import { confirmByLink } from '../../server/modules/selling/actions/cash-on-delivery/confirm-order.service.ts';
import { payNow } from '../../server/modules/selling/actions/cash-on-delivery/pay-now.service.ts';
import {
  placeCashOrder,
  previewCash,
} from '../../server/modules/selling/actions/cash-on-delivery/place-cash-order.service.ts';
import { tokenOf } from '../../server/modules/selling/money/order-links.service.ts';
import { checkout } from '../../server/modules/selling/actions/checkout/checkout.service.ts';
import { previewOffers } from '../../server/modules/selling/actions/checkout/offered-cart.service.ts';
import { priceCart } from '../../server/modules/selling/actions/checkout/price-cart.service.ts';
import { createOrder, verify } from '../../server/modules/selling/money/payments/testing.ts';
import { cancelOwnOrder } from '../../server/modules/selling/actions/fulfilment/customer-cancel.service.ts';
import { moveExchange } from '../../server/modules/selling/actions/exchanges/move-exchange.service.ts';
import { requestExchange } from '../../server/modules/selling/actions/exchanges/request-exchange.service.ts';
import { redeemGiftCard } from '../../server/modules/selling/money/gift-cards/redeem-gift-card.service.ts';
import { size } from '../../server/modules/selling/goods/stock/testing.ts';
import { decide, payment, paymentOf } from './bank-steps.ts';
import { goods, step, which } from './step.ts';
import { type World, home, offerCodes } from './world.ts';

const shopper = fc.nat(1);
/** Pieces of the colour that is counted, and of the one that is made to order. */
const pieces = fc.constantFrom<[number, number]>([1, 0], [1, 0], [2, 0], [0, 1], [0, 2], [1, 1]);
const useCredit = fc.boolean();
export const codes = fc.constantFrom<string[]>([], ['FEW'], ['FEW'], ['MINE'], ['SINGLE'], [...offerCodes]);
const attempt = fc.nat(1);

/** Of a delivered order: pieces of a line to exchange, for another colour or the same. */
const exchangedLine = {
  order: which,
  line: fc.nat(1),
  quantity: fc.constantFrom(1, 1, 2),
  color: fc.nat(1),
  // The pieces have one size: who asks for another one is refused.
  reason: fc.constantFrom(...exchangeReasons.filter((reason) => reason !== 'size')),
};

export const shopperSteps = {
  'checks out': step({ shopper, pieces, useCredit, attempt }, async (world, wanted) => {
    await fillCart(world, wanted);
    return checkOut(world, wanted);
  }),
  'checks out with codes': step({ shopper, pieces, useCredit, attempt, codes }, async (world, wanted) => {
    await fillCart(world, wanted);
    return checkOut(world, wanted);
  }),
  'buys with codes': step({ shopper, pieces, useCredit, attempt, codes }, buy),
  'checks out again': step({ shopper, useCredit, attempt }, checkOut),
  /** Checks out, pays, and sees the order. */
  buys: step({ shopper, pieces, useCredit, attempt }, buy),
  /** As `buys`, with adjustments that no call of the shop makes yet. */
  'buys for less': step(
    { shopper, pieces, less: fc.integer({ min: 1, max: 1500 }), ofShipping: fc.constantFrom(0, 40) },
    async (world, { shopper: who, pieces: wanted, less, ofShipping }) => {
      await fillCart(world, { shopper: who, pieces: wanted });
      const { shop, shoppers } = world;
      const { id = '', token = '' } = shoppers[who] ?? {};
      const lowering = [lessOnGoods(less), lessOnShipping(ofShipping)];
      const { providerOrderId } = await checkOutAdjusted({ ...shop.deps, db: world.db }, id, lowering);
      return createOrder(shop, token, providerOrderId, await decide(world, providerOrderId, 'first', 'captured'));
    },
  ),
  'verifies payment': step({ order: which, payment }, async (world, { order, payment: name }) => {
    const paymentId = await paymentOf(world, order, name);
    const { orderId, token } = await browserOf(world, order);
    const { status } = await verify(world.shop, token, orderId, paymentId);
    if (status === 200) world.seen.confirmed.push({ orderId, paymentId });
  }),
  'asks for order': step({ order: which, payment }, async (world, { order, payment: name }) => {
    const { orderId, token } = await browserOf(world, order);
    const { status, body } = await createOrder(world.shop, token, orderId, await paymentOf(world, order, name));
    if (status >= 300) return;
    world.seen.confirmed.push({ orderId, paymentId: body.order.paymentInfo.razorpayPaymentId });
  }),
  'cancels own order': step({ order: which }, async ({ shop, order }, chosen) => {
    const found = await order(chosen.order, ({ number }) => number !== null);
    return found && cancelOwnOrder(shop.deps, found.customer_id, found.number ?? '');
  }),
  'asks for exchange': step(exchangedLine, (world, line) => askForExchange(world, line)),
  /** Requested, and the goods have arrived at the shop. */
  'exchange comes back': step({ ...exchangedLine, goods }, async (world, { goods: become, ...line }) => {
    await askForExchange(world, line);
    const newest = world.db.selectFrom('exchanges').select('id').where('state', '=', 'requested').orderBy('id', 'desc');
    const found = await newest.executeTakeFirst();
    const move = { to: 'received', goods: become } as const;
    return found && moveExchange(world.shop.deps, found.id, move, world.owner);
  }),
  'buys in cash': step(
    { shopper, pieces, useCredit, tab: fc.nat(9), pays: fc.constantFrom('once', 'once', 'twice', 'not') },
    async (world, { tab, pays, ...wanted }) => {
      const { shop, shoppers, db } = world;
      await fillCart(world, wanted);
      const { id = '', token = '' } = shoppers[wanted.shopper] ?? {};
      const who = { customerId: id, network: null };
      const asked = { codes: [...offerCodes].slice(0, tab % 3), useCredit: wanted.useCredit };
      const preview = { ...asked, pincode: String(home.pincode) };
      const { total: amount, advance = 0 } = await previewCash({ ...shop.deps, db }, who, preview);
      const request = { ...asked, amount, advance, attemptId: `cash-${tab}`, shippingInfo: home };
      // A double press.
      const place = () => placeCashOrder(shop.deps, who, request);
      const answers = await Promise.all([place(), place()]);
      const [first, second] = answers.map((answer) => ('placed' in answer ? answer.placed.number : answer.order.id));
      if (first === undefined || first !== second) throw new Error('a double press made two orders');
      if (answers.some((answer) => 'placed' in answer) || pays === 'not') return;
      const paid = await decide(world, first, 'first', 'captured');
      if (pays === 'twice') await decide(world, first, 'second', 'captured');
      await createOrder(shop, token, first, paid);
    },
  ),
  'confirms by link': step({ order: which }, ({ shop, order, db }, chosen) =>
    order(chosen.order, isCash).then(
      async (found) => found && confirmByLink(shop.deps, await tokenOf(db, 'confirm', found.id)),
    ),
  ),
  'asks to pay online': step({ order: which }, ({ shop, order }, chosen) =>
    order(chosen.order, isCash).then((found) => found && payNow(shop.deps, found.customer_id, found.number ?? '')),
  ),
  'redeems gift card': step({ shopper, card: which }, async ({ shop, shoppers, seen }, { shopper: who, card }) => {
    const code = seen.giftCardCodes.at(-1 - (card % Math.max(1, seen.giftCardCodes.length)));
    return code === undefined ? undefined : redeemGiftCard(shop.deps, shoppers[who]?.id ?? '', code);
  }),
};

export const isCash = ({ payment_method: method }: OrderRow): boolean => method === 'cash-on-delivery';

/** Replaces many clicks: the cart holds exactly these pieces. */
async function fillCart(
  { db, shoppers, tee, seen }: World,
  { shopper: who, pieces: wanted }: { shopper: number; pieces: readonly number[] },
): Promise<void> {
  const customer_id = shoppers[who]?.id ?? '';
  await db.deleteFrom('cart_lines').where('customer_id', '=', customer_id).execute();
  for (const [index, quantity] of wanted.entries()) {
    if (quantity === 0) continue;
    const choice = { product_id: tee.id, color_id: tee.colorIds[index] ?? '', size };
    const line = { id: `line ${customer_id} ${index}`, customer_id, ...choice, quantity, created_at: '' };
    await db.insertInto('cart_lines').values(line).execute();
  }
  seen.fills[who] = (seen.fills[who] ?? 0) + 1;
}

interface CheckingOut {
  readonly shopper: number;
  readonly useCredit: boolean;
  readonly attempt: number;
  /** Without them, list price is paid. */
  readonly codes?: string[];
}

async function buy(world: World, wanted: CheckingOut & { readonly pieces: readonly number[] }): Promise<unknown> {
  await fillCart(world, wanted);
  const orderId = await checkOut(world, wanted);
  if (orderId === undefined) return;
  const paymentId = await decide(world, orderId, 'first', 'captured');
  return createOrder(world.shop, world.shoppers[wanted.shopper]?.token ?? '', orderId, paymentId);
}

/** Resolves to the provider's order; undefined if store credit paid for everything. */
async function checkOut(
  world: World,
  { shopper: who, useCredit: isCredit, attempt: tried, codes: typed }: CheckingOut,
): Promise<string | undefined> {
  const { shop, shoppers } = world;
  const id = shoppers[who]?.id ?? '';
  const deps = { ...shop.deps, db: world.db };
  const { total: amount } = typed
    ? await previewOffers(deps, { customerId: id, network: null }, typed)
    : await priceCart(deps, id, undefined);
  const sent = { amount, attemptId: `attempt-${tried}`, useCredit: isCredit, shippingInfo: home };
  const request = { ...sent, ...(typed && { codes: typed }) };
  return (await checkout(shop.deps, id, request)).order?.id;
}

type ExchangeInput = {
  [K in keyof typeof exchangedLine]: (typeof exchangedLine)[K] extends fc.Arbitrary<infer T> ? T : never;
};

async function askForExchange(
  { shop, order, db, tee }: World,
  { order: chosen, line, color, quantity, reason }: ExchangeInput,
): Promise<unknown> {
  const found = await order(chosen, ({ status }) => status === 'Delivered');
  if (!found) return;
  const lines = await db.selectFrom('order_lines').select('id').where('order_id', '=', found.id).execute();
  const wanted = { line: lines[line % lines.length]?.id ?? '', quantity, color: tee.colorIds[color] ?? '', size };
  const form = { lines: [wanted], reason, comment: '' };
  return requestExchange(shop.deps, { customerId: found.customer_id }, found.number ?? '', form);
}

async function browserOf({ order, shoppers }: World, chosen: number): Promise<{ orderId: string; token: string }> {
  const found = await order(chosen);
  const token = shoppers.find(({ id }) => id === found?.customer_id)?.token ?? '';
  return { orderId: found?.provider_order_id ?? '', token };
}
