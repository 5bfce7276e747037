// Actions of the owner on orders, exchanges, money and gift cards.
import fc from 'fast-check';
import type { ExchangeState } from '@taana-baana/contract/exchanges.ts';
import type { OrderRow } from '../../server/database/tables/order-tables.ts';
import type { OrderState } from '../../server/modules/selling/order/transitions.service.ts';
import { creditExchange } from '../../server/modules/selling/actions/exchanges/credit-exchange.service.ts';
import {
  moveExchange,
  rejectExchange,
  replaceExchange,
} from '../../server/modules/selling/actions/exchanges/move-exchange.service.ts';
import { endOffer } from '../../server/modules/selling/money/offers/publish-offer.service.ts';
import { insertOffer } from '../../server/modules/selling/money/offers/shopper/testing.ts';
import { sellCard } from '../../server/modules/selling/money/gift-cards/testing.ts';
import { cancelGiftCard } from '../../server/modules/selling/money/gift-cards/gift-cards-admin.service.ts';
import { redeemGiftCard } from '../../server/modules/selling/money/gift-cards/redeem-gift-card.service.ts';
import { undoMove } from '../../server/modules/selling/actions/orders/undo-move.service.ts';
import { markReturned, reship } from '../../server/modules/selling/actions/fulfilment/ship-parcels.service.ts';
import { placeManualOrder } from '../../server/modules/selling/actions/manual-orders/place-manual-order.service.ts';
import {
  recordHandPayment,
  withdrawOrder,
} from '../../server/modules/selling/actions/manual-orders/linked-orders.service.ts';
import { changePiece } from '../../server/modules/selling/actions/orders/change-lines.service.ts';
import { readOrderPage } from '../../server/modules/selling/desk/order-page/order-page.service.ts';
import { cancelOrder, moveOrder } from '../../server/modules/selling/actions/orders/change-status.service.ts';
import { recordHandRefund } from '../../server/modules/selling/actions/orders/hand-refunds.service.ts';
import {
  type WantedRefund,
  refundOrder,
  retryRefunds,
} from '../../server/modules/selling/actions/orders/refund-order.service.ts';
import { size } from '../../server/modules/selling/goods/stock/testing.ts';
import { codes } from './shopper-steps.ts';
import { takeCash } from '../../server/modules/selling/actions/cash-on-delivery/testing.ts';
import { confirmByStaff } from '../../server/modules/selling/actions/cash-on-delivery/confirm-order.service.ts';
import { isCash } from './shopper-steps.ts';
import { goods, step, which } from './step.ts';
import { type World, home } from './world.ts';

const order = which;
const amount = fc.constantFrom(500, 600, 1100, 2000);
const journey: readonly OrderState[] = ['Ordered', 'Processing', 'Shipped', 'Delivered'];

const ordered = {
  customer: fc.constantFrom(undefined, 0, 1),
  pieces: fc.constantFrom<[number, number]>([1, 0], [2, 0], [0, 2], [1, 1]),
  paid: fc.constantFrom(undefined, 'cash' as const, 'upi' as const),
  isHere: fc.boolean(),
};

interface Ordered {
  readonly customer: number | undefined;
  readonly pieces: readonly number[];
  readonly paid: 'cash' | 'upi' | undefined;
  readonly isHere: boolean;
  readonly codes?: string[];
}

const takeAnOrder = (world: World, { customer, pieces, paid, isHere, codes: typed }: Ordered) =>
  placeManualOrder(
    world.shop.deps,
    {
      key: world.newKey(),
      channel: 'whatsapp',
      lines: world.tee.colorIds.flatMap((color, index) => {
        const quantity = pieces[index] ?? 0;
        return quantity === 0 ? [] : [{ product: world.tee.id, color, size, quantity }];
      }),
      isShippingWaived: false,
      mobile: '9876543210',
      email: 'usha@example.com',
      ...(typed && { codes: typed }),
      ...(paid && isHere ? { handing: 'here' as const } : { address: home }),
      ...(customer !== undefined && { customerId: world.shoppers[customer]?.id }),
      ...(paid && { payment: { method: paid } }),
    },
    world.owner,
  );

export const staffSteps = {
  'takes an order': step(ordered, takeAnOrder),
  'takes an order with codes': step({ ...ordered, codes }, takeAnOrder),
  'takes an advance': step({ advance: fc.constantFrom('', '100', '100', '50%') }, ({ shop }, changes) =>
    takeCash(shop, changes),
  ),
  'confirms by phone': step({ order }, (world, { order: chosen }) =>
    withOrder(world, chosen, isCash, ({ id }) => confirmByStaff(world.shop.deps, id, world.owner)),
  ),
  'begins an offer for online': step({}, ({ shop, db }) =>
    insertOffer(
      { deps: { ...shop.deps, db } },
      { title: 'Online', gift: { kind: 'rupees', rupees: 53 }, isPaidOnlineOnly: true, limits: { uses: 2 } },
    ),
  ),
  'ends an offer': step({ offer: which }, async ({ shop, db, owner }, { offer }) => {
    const rows = await db
      .selectFrom('offers')
      .select('id')
      .where('ended_at', 'is', null)
      .orderBy('id', 'desc')
      .execute();
    const ending = rows[offer % Math.max(1, rows.length)];
    return ending && endOffer(shop.deps, ending.id, owner);
  }),
  'is paid by hand': step({ order }, (world, { order: chosen }) =>
    withOrder(world, chosen, isWaiting, ({ id }) =>
      recordHandPayment(world.shop.deps, id, { method: 'cash' }, world.owner),
    ),
  ),
  'withdraws order': step({ order }, (world, { order: chosen }) =>
    withOrder(world, chosen, isWaiting, ({ id }) => withdrawOrder(world.shop.deps, id, world.owner)),
  ),
  'gives back by hand': step({}, async ({ db, shop, owner }) => {
    const due = await db.selectFrom('refunds').selectAll().where('status', '=', 'by hand').execute();
    for (const { id, order_id } of due) await recordHandRefund(shop.deps, order_id ?? '', id, owner);
  }),
  'moves order on': step({ order, far: fc.constantFrom(1, 1, 2, 3) }, (world, { order: chosen, far }) =>
    withOrder(world, chosen, isPlaced, async ({ id, status }) => {
      const at = journey.indexOf(status as OrderState);
      for (const to of journey.slice(at + 1, at + 1 + far)) await moveOrder(world.shop.deps, id, to, world.owner);
    }),
  ),
  'undoes move': step({ order }, (world, { order: chosen }) =>
    withOrder(world, chosen, isPlaced, ({ id }) => undoMove(world.shop.deps, id, world.owner)),
  ),
  'parcel comes back': step(
    { order, goods: fc.option(goods, { nil: undefined }) },
    (world, { order: chosen, goods: become }) =>
      withOrder(world, chosen, isUnderWay, ({ id }) =>
        markReturned(world.shop.deps, id, world.owner, { goods: become }),
      ),
  ),
  'sends parcel again': step({ order }, (world, { order: chosen }) =>
    withOrder(world, chosen, isUnderWay, ({ id }) => reship(world.shop.deps, id, {}, world.owner)),
  ),
  'cancels order': step({ order, goods }, (world, { order: chosen, goods: become }) =>
    withOrder(world, chosen, isPlaced, ({ id }) => cancelOrder(world.shop.deps, id, world.owner, { goods: become })),
  ),
  /** Rupees; 0 means the whole rest. */
  'refunds amount': step({ order, rupees: fc.constantFrom(0, 0, 100, 350, 600) }, (world, { order: chosen, rupees }) =>
    refund(world, chosen, async () => (rupees > 0 ? { amountRupees: rupees } : {})),
  ),
  'refunds pieces': step(
    { order, line: fc.nat(1), quantity: fc.constantFrom(1, 1, 2) },
    (world, { order: chosen, line, quantity }) =>
      refund(world, chosen, async ({ id }) => {
        const lines = await world.db.selectFrom('order_lines').select('id').where('order_id', '=', id).execute();
        return { lines: [{ line: lines[line % lines.length]?.id ?? '', quantity }], reason: 'defective' };
      }),
  ),
  'changes a piece': step(
    { order, line: fc.nat(1), color: fc.nat(1), quantity: fc.constantFrom(1, 1, 2) },
    (world, { order: chosen, line, color, quantity }) =>
      withOrder(world, chosen, isToPack, async ({ id }) => {
        const { lines } = await readOrderPage(world.shop.deps, id, { id: 'the owner', role: 'owner' });
        const found = lines[line % lines.length];
        if (!found) return;
        const { quantity: bought, refunded, refundedByValue = 0 } = found;
        const of = bought - refunded - refundedByValue;
        const to = { color: world.tee.colorIds[color] ?? '', size, quantity: Math.min(quantity, of), of };
        await changePiece(world.shop.deps, id, { line: found.id, ...to }, world.owner);
      }),
  ),
  'retries refunds': step({ order }, (world, { order: chosen }) =>
    withOrder(
      world,
      chosen,
      () => true,
      ({ id }) => retryRefunds(world.shop.deps, id, world.owner),
    ),
  ),
  'goods of exchange': step(
    { exchange: which, to: fc.constantFrom('returned' as const, 'received' as const, 'received' as const), goods },
    (world, { exchange, ...move }) =>
      withExchange(world, exchange, ['requested', 'returned'], (id) =>
        moveExchange(world.shop.deps, id, move, world.owner),
      ),
  ),
  'credits exchange': step({ exchange: which }, (world, { exchange }) =>
    withExchange(world, exchange, ['received'], (id) => creditExchange(world.shop.deps, id, world.owner)),
  ),
  'replaces exchange': step({ exchange: which }, (world, { exchange }) =>
    withExchange(world, exchange, ['received'], (id) => replaceExchange(world.shop.deps, id, world.owner)),
  ),
  'rejects exchange': step({ exchange: which }, (world, { exchange }) =>
    withExchange(world, exchange, ['requested', 'returned', 'received'], (id) =>
      rejectExchange(world.shop.deps, id, 'It was worn.', world.owner),
    ),
  ),
  'sells gift card': step({ amount }, sellGiftCard),
  /** Sells a gift card, and a shopper redeems it. */
  'gives credit': step({ shopper: fc.nat(1), amount }, async (world, { shopper, amount: rupees }) => {
    const code = await sellGiftCard(world, { amount: rupees });
    return redeemGiftCard(world.shop.deps, world.shoppers[shopper]?.id ?? '', code);
  }),
  'cancels gift card': step({}, async ({ db, shop, owner }) => {
    const [card] = await db.selectFrom('gift_cards').select('id').orderBy('id', 'desc').limit(1).execute();
    return card && cancelGiftCard(shop.deps, card.id, owner);
  }),
};

const isPlaced = ({ number }: OrderRow): boolean => number !== null;
const isToPack = ({ status }: OrderRow): boolean => status === 'Ordered';
const isUnderWay = ({ status }: OrderRow): boolean => status === 'Shipped';
const isWaiting = ({ channel, number }: OrderRow): boolean => channel !== null && number === null;

async function withOrder(
  world: World,
  chosen: number,
  isMeant: (row: OrderRow) => boolean,
  act: (row: OrderRow) => Promise<unknown>,
): Promise<unknown> {
  const found = await world.order(chosen, isMeant);
  return found && act(found);
}

async function withExchange(
  { db }: World,
  chosen: number,
  states: ExchangeState[],
  act: (id: string) => Promise<unknown>,
): Promise<unknown> {
  const rows = await db
    .selectFrom('exchanges')
    .select('id')
    .where('state', 'in', states)
    .orderBy('id', 'desc')
    .execute();
  const found = rows[chosen % Math.max(1, rows.length)];
  return found && act(found.id);
}

function refund(world: World, chosen: number, want: (row: OrderRow) => Promise<WantedRefund>): Promise<unknown> {
  return withOrder(world, chosen, isPlaced, async (row) => {
    const key = world.newKey();
    const wanted = { ...(await want(row)), key };
    world.seen.refunds.set(key, undefined);
    world.seen.refunds.set(key, await refundOrder(world.shop.deps, row.id, world.owner, wanted));
    // A double click.
    await refundOrder(world.shop.deps, row.id, world.owner, wanted);
  });
}

async function sellGiftCard({ shop, seen }: World, { amount: rupees }: { amount: number }): Promise<string> {
  const code = (await sellCard(shop, { amount: rupees })).code.replaceAll('-', '');
  seen.giftCardCodes.push(code);
  return code;
}
