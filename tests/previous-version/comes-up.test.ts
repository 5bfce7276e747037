// A shop of the previous version comes up with what it had: the same month, balances and orders, and
// the same bytes of each document. Its payments become rows although the server is killed meanwhile.
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBenchOrders } from '../../bench/orders.ts';
import { makeFormerTree } from '../../scripts/testing/former-tree.ts';
import { isAdminBuilt } from '../../server/admin/built-admin.ts';
import { paymentOfRefund, paymentRowsOf } from '../../server/database/payments/payment-rows.ts';
import type { Database } from '../../server/database/tables.ts';
import { testEngines } from '../../server/database/testing.ts';
import { makeAllWorkDue } from '../chaos/chaos.ts';
import { openMoney, readOurBooks } from '../chaos/consistency-check.ts';
import { insertOwner, insertTee } from '../histories/prepare-shop.ts';
import { releaseBefore } from '../update/former-versions.ts';
import { readBooks } from './books.ts';
import { fillWithMoney } from './content.ts';
import { openFormerShop } from './former-shop.ts';

let formerTree: string;

beforeAll(() => {
  execFileSync(process.execPath, ['storefront/build.ts']);
  if (!isAdminBuilt()) execFileSync(process.execPath, ['admin/build.ts']);
  formerTree = makeFormerTree(releaseBefore);
}, 180_000);
afterAll(() => rm(formerTree, { recursive: true }));

describe.each(testEngines)('a shop of the previous version on %s', (engine) => {
  it('has the same month, balances, orders and documents', { timeout: 180_000 }, async () => {
    const shop = await openFormerShop(engine, formerTree);
    const { db, double } = shop;
    try {
      await shop.openBefore();
      const tee = await insertTee(db);
      const doors = { ...shop, ...(await insertOwner(db)) };
      const customers = await fillWithMoney({ ...doors, tee });
      const left = async () => {
        await makeAllWorkDue(db);
        return openMoney({ ours: await readOurBooks(db), theirs: await double.state() });
      };
      await expect.poll(left, { timeout: 60_000, interval: 1000 }).toEqual([]);
      const before = await readBooks(doors, customers);
      await shop.open();
      // This version adds fields.
      expect(await readBooks(doors, customers)).toMatchObject(before);
    } finally {
      await shop.close();
    }
  });

  it('has its payments as rows although the server was killed while it made them', { timeout: 180_000 }, async () => {
    const shop = await openFormerShop(engine, formerTree);
    try {
      await insertBenchOrders(shop.db, 10_000);
      let former = 0;
      for (let kill = 0; kill < 3; kill += 1) {
        await shop.startAndKill(async () => (await countPayments(shop.db)) > former);
        former = await countPayments(shop.db);
      }
      expect(former).toBeLessThan(10_000);
      await shop.open();
      await expectPaymentsAsRows(shop.db);
    } finally {
      await shop.close();
    }
  });
});

/** None, as long as there is no such table. */
async function countPayments(db: Database): Promise<number> {
  const counted = db.selectFrom('payments').select((eb) => eb.fn.countAll().as('count'));
  return Number((await counted.executeTakeFirst().catch(() => undefined))?.count ?? 0);
}

async function expectPaymentsAsRows(db: Database): Promise<void> {
  const orders = await db.selectFrom('orders').selectAll().orderBy('id').execute();
  const refunds = await db.selectFrom('refunds').selectAll().execute();
  const ofOrder = Map.groupBy(refunds, (refund) => refund.order_id);
  const wanted = orders.flatMap((order) => {
    const about = { hasLink: false, staffId: null, refunds: ofOrder.get(order.id) ?? [], wrongAmounts: [] };
    // Why a payment failed is not known of payments of that version.
    return paymentRowsOf(order, about).map((row) => ({ ...row, failure: null }));
  });
  expect(await db.selectFrom('payments').selectAll().orderBy('order_id').execute()).toEqual(wanted);
  expect(orders.filter((order) => order.placed_at !== order.paid_at)).toEqual([]);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  for (const refund of refunds) {
    const order = orderOf.get(refund.order_id ?? '');
    expect(order && paymentOfRefund(order, refund)).toBe(refund.payment_id);
  }
}
