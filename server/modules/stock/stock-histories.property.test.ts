// Property test: after any checkouts, payments, expiries, cancellations and counts, with the process
// killed anywhere, each piece is counted once.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../testing.ts';
import { commandLine } from '../audit-log/audit-log.service.ts';
import { cancelOrder } from '../orders/order-admin.service.ts';
import { findOrderOfProvider } from '../orders/order-records.service.ts';
import { checkout } from '../payments/checkout.service.ts';
import { reconcileOrders } from '../payments/reconciler.service.ts';
import { sendRefunds } from '../payments/refunds/refunds.service.ts';
import { settleOrder } from '../payments/settlement.service.ts';
import { dying, openShopWithDouble } from '../payments/testing.ts';
import { correct, receive } from './stock.service.ts';
import { type CountedTee, countTee, expectSoundCounts, insertShoppers, readCounts } from './testing.ts';

const minute = 60_000;
const shoppers = 2;
/** Of a shopper's newest order. */
const orderSteps = ['buy', 'buy', 'pay', 'fail', 'settle', 'cancel'] as const;

type Step =
  | { kind: 'check out'; shopper: number; quantity: number; attempt: number }
  | { kind: (typeof orderSteps)[number]; shopper: number }
  /** `lapse`: after 70 minutes. */
  | { kind: 'reconcile' | 'lapse' }
  | { kind: 'receive' | 'count'; pieces: number }
  | { kind: 'wait'; minutes: number };

interface Moment {
  readonly step: Step;
  /** The process dies before its n-th statement. */
  readonly diesAt: number | undefined;
}

const shopper = fc.nat(shoppers - 1);
const checkOut: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('check out'),
  shopper,
  quantity: fc.constantFrom(1, 1, 2),
  attempt: fc.nat(1),
});
const ofOrder: fc.Arbitrary<Step> = fc.record({ kind: fc.constantFrom(...orderSteps), shopper });
const steps: fc.Arbitrary<Step>[] = [
  checkOut,
  checkOut,
  ofOrder,
  ofOrder,
  fc.record({ kind: fc.constantFrom('reconcile', 'lapse') }),
  fc.record({ kind: fc.constantFrom('receive', 'count'), pieces: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ kind: fc.constant('wait'), minutes: fc.constantFrom(1, 15) }),
];
const histories = fc.array(
  fc.record({
    step: fc.oneof(...steps),
    diesAt: fc.oneof(
      { weight: 2, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.oneof(fc.nat(4), fc.nat(20)) },
    ),
  }),
  { minLength: 4, maxLength: 20, size: 'max' },
);

describe.each(testEngines)('any history of counted pieces on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let tee: CountedTee;
  let customers: string[];
  let now = new Date('2026-11-21T10:00:00.000Z');
  let count = 0;

  beforeAll(async () => {
    double = await startProviderDouble();
    shop = await openShopWithDouble(engine, double, { now: () => now });
    tee = await countTee(shop, 0);
    customers = await insertShoppers(shop, tee, shoppers);
  });
  afterAll(async () => {
    await shop.close();
    await double.stop();
  });

  async function live(history: readonly Moment[]) {
    const { db } = shop.deps;
    for (const table of ['orders', 'refunds', 'mails', 'stock_movements'] as const)
      await db.deleteFrom(table).execute();
    await db.updateTable('product_variants').set({ stock: 0, reserved: 0 }).execute();
    await double.clear();
    now = new Date('2026-11-21T10:00:00.000Z');
    await correct(shop.deps, tee.choice, commandLine, { to: 1, note: 'first count' });
    const orders = new Map<number, string>();
    const run = (count += 1);
    for (const { step, diesAt } of history) {
      if (diesAt !== undefined) Object.assign(shop.deps, { db: dying(db, diesAt) });
      await take(step, orders, run).catch(() => {});
      Object.assign(shop.deps, { db });
      await expectSoundCounts(shop);
    }
    // Long after the last checkout, with every payment known.
    now = new Date(now.getTime() + 73 * 60 * minute);
    await reconcileOrders(shop.deps);
    await sendRefunds(shop.deps);
  }

  async function take(step: Step, orders: Map<number, string>, run: number): Promise<unknown> {
    const { deps } = shop;
    const orderId = 'shopper' in step ? (orders.get(step.shopper) ?? '') : '';
    const order = await findOrderOfProvider(deps.db, orderId);
    switch (step.kind) {
      case 'check out': {
        const customer = customers[step.shopper] ?? '';
        const { product: product_id, color: color_id, size } = tee.choice;
        const line = { customer_id: customer, product_id, color_id, size, quantity: step.quantity, created_at: '' };
        await deps.db
          .insertInto('cart_lines')
          .values({ id: `line ${customer}`, ...line })
          .onConflict((conflict) =>
            conflict
              .columns(['customer_id', 'product_id', 'color_id', 'size'])
              .doUpdateSet({ quantity: step.quantity }),
          )
          .execute();
        const attemptId = `run-${run}-attempt-${step.attempt}`;
        return orders.set(step.shopper, (await checkout(deps, customer, { attemptId })).order?.id ?? '');
      }
      case 'buy':
        if (!order) return;
        await double.pay({ order_id: orderId, status: 'captured' });
        return settleOrder(deps, order, 'callback');
      case 'pay':
      case 'fail':
        if (order) await double.pay({ order_id: orderId, status: step.kind === 'pay' ? 'captured' : 'failed' });
        return;
      case 'settle':
        return order && settleOrder(deps, order, 'callback');
      case 'cancel':
        return cancelOrder(deps, orderId, commandLine);
      case 'lapse':
        now = new Date(now.getTime() + 70 * minute);
        return reconcileOrders(deps);
      case 'reconcile':
        return reconcileOrders(deps);
      case 'receive':
        return receive(deps, tee.choice, commandLine, { quantity: step.pieces });
      case 'count':
        return correct(deps, tee.choice, commandLine, { to: step.pieces - 1, note: 'count' });
      case 'wait':
        now = new Date(now.getTime() + step.minutes * minute);
    }
  }

  it('counts each piece once, and ends with no money kept without its pieces', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        await live(history);
        await expectSoundCounts(shop);
        const { movements, reservations } = await readCounts(shop);
        expect(reservations).toEqual([]);
        const { db } = shop.deps;
        const orders = await db.selectFrom('orders').selectAll().execute();
        const lines = await db.selectFrom('order_lines').selectAll().execute();
        for (const { id, status, number } of orders) {
          const taken = movements.filter((one) => one.order_id === id).reduce((sum, { delta }) => sum - delta, 0);
          const bought = lines.filter((line) => line.order_id === id).reduce((sum, { quantity }) => sum + quantity, 0);
          expect(taken).toBe(number !== null && status !== 'Cancelled' ? bought : 0);
        }
        const ofPlaced = new Set(
          orders.flatMap((order) => (order.status === 'Ordered' ? [order.provider_payment_id] : [])),
        );
        for (const payment of (await double.books()).payments) {
          if (payment.status !== 'captured') continue;
          expect(ofPlaced.has(payment.id) || payment.amount_refunded === payment.amount).toBe(true);
        }
      }),
      { seed: 20261123, numRuns: engine === 'sqlite' ? 40 : 10, interruptAfterTimeLimit: 20_000 },
    );
  }, 90_000);
});
