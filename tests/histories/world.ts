// The shop of the histories: two shoppers, an owner, and one tee with one counted colour.
import type { Engine } from '../../server/database/open.ts';
import type { OrderRow } from '../../server/database/tables/order-tables.ts';
import { startProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import type { Actor } from '../../server/modules/shop/audit-log/audit-log.service.ts';
import { address, openShopWithDouble } from '../../server/modules/selling/money/payments/testing.ts';
import { insertOffer } from '../../server/modules/selling/money/offers/shopper/testing.ts';
import { correct, countTee } from '../../server/modules/selling/goods/stock/testing.ts';

const start = new Date('2026-11-21T10:00:00.000Z');
const hour = 3600_000;

/** Of the offers; the third and the second are one offer's. */
export const offerCodes = ['FEW', 'MINE', 'SINGLE'] as const;

/** Complete, so that every order can be shipped. */
export const home = { ...address, country: 'India', state: 'Tamil Nadu' } as const;

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The final state of a history, for the invariants. */
export type Rested = Pick<World, 'db' | 'double' | 'seen' | 'shoppers' | 'tee'> & {
  readonly shop: Pick<World['shop'], 'deps'>;
};

/** The results of a history's steps. */
export const nothingSeen = () => ({
  /** Payments at the bank, by order and name: `first`, `second`, `wrong`, `link`. */
  payments: new Map<string, { id: string; rank: number }>(),
  /** Payments that only a webhook can report, because the shop does not ask any more. */
  toldAtLast: [] as string[],
  /** Payments that the shop has confirmed to the browser. */
  confirmed: [] as { orderId: string; paymentId: string }[],
  /** By their keys: the paise reported to the owner; undefined without an answer. */
  refunds: new Map<string, number | undefined>(),
  giftCardCodes: [] as string[],
  /** How often each shopper's cart was filled. */
  fills: [0, 0],
  /** The owner has counted less than checkouts hold. */
  isShelfShort: false,
  keys: 0,
});

export async function openWorld(engine: Engine) {
  let now = start;
  const double = await startProviderDouble();
  const shop = await openShopWithDouble(engine, double, { now: () => now });
  const { db } = shop.deps;
  const webhookUrl = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/webhook`;
  const tee = await countTee(shop, 0);
  const shoppers = [await shop.signUp(), await shop.signUp()].map(({ token, customer }) => ({
    token,
    id: customer._id,
    email: customer.email,
  }));
  const owner: Actor = { channel: 'admin', staffId: 'the owner', requestId: 'a request' };
  const person = { id: 'the owner', email: 'owner@example.com', name: 'Meena', role: 'owner' } as const;
  await db
    .insertInto('staff')
    .values({ ...person, password_hash: null, app_secret: null, new_app_secret: null, last_step: 0, created_at: '' })
    .execute();

  const world = {
    shop,
    double,
    webhookUrl,
    tee,
    shoppers,
    owner,
    /** Never killed: for queries of the test itself. */
    db,
    seen: nothingSeen(),
    wait: (hours: number) => void (now = new Date(now.getTime() + hours * hour)),
    now: () => now,
    /** The n-th newest order of those, modulo their number. */
    async order(which: number, isMeant: (order: OrderRow) => boolean = () => true): Promise<OrderRow | undefined> {
      const orders = (await db.selectFrom('orders').selectAll().orderBy('id', 'desc').execute()).filter(isMeant);
      return orders[which % Math.max(1, orders.length)];
    },
    newKey: (): string => `key-number-${String((world.seen.keys += 1)).padStart(6, '0')}`,
    empty,
    async close() {
      await shop.close();
      await double.stop();
    },
  };
  return world;

  /** The shop as before the first order, with three counted pieces. */
  async function empty(): Promise<void> {
    const tables = [
      'tax_document_lines',
      'tax_documents',
      'document_counters',
      'store_credit_entries',
      'gift_cards',
      'exchanges',
      'shipments',
      'payment_links',
      'order_lines',
      'order_events',
      'order_notes',
      'stock_reservations',
      'stock_movements',
      'offer_uses',
      'orders',
      'offer_codes',
      'offers',
      'refunds',
      'disputes',
      'marks',
      'webhook_events',
      'mails',
      'cart_lines',
      'limits',
      'audit_log',
    ] as const;
    for (const table of tables) await db.deleteFrom(table).execute();
    await db.updateTable('product_variants').set({ stock: 0, reserved: 0 }).execute();
    await double.clear();
    await double.refundsBecome('processed');
    now = start;
    world.seen = nothingSeen();
    await correct(shop.deps, tee.choice, owner, { to: 3, note: 'first count' });
    await offer();
  }

  /** Only a checkout that sends codes has them. */
  async function offer(): Promise<void> {
    await insertOffer(shop, { title: 'Pair', gift: { kind: 'set', pieces: 2, price: 901 } });
    await insertOffer(shop, { title: 'Few', gift: { kind: 'rupees', rupees: 101 }, limits: { uses: 2 } }, ['FEW']);
    const percent = { kind: 'percent', percent: 7, upTo: null } as const;
    await insertOffer(shop, { title: 'Mine', gift: percent, limits: { usesPerCustomer: 1, budget: 90 } }, [
      'MINE',
      { code: 'SINGLE', maxUses: 1 },
    ]);
  }
}
