// Every payment is decided with what these statements read: they read no more with many orders.
import { expect, it } from 'vitest';
import { insertBenchOrders } from '../../../../../../bench/orders.ts';
import { fillPayments } from '../../../../../database/payments/fill-payments.ts';
import { recordPlans } from '../../../../../database/testing/query-plans.ts';
import { testEngines } from '../../../../../database/testing.ts';
import { openTestShop } from '../../../../../testing.ts';
import { findPayable, findPayableOf, listOrdersByPayments } from './payable-orders.repository.ts';

it.each(testEngines)('an order and its payment are found by indexes, by any of their ids (%s)', async (engine) => {
  const shop = await openTestShop(engine);
  await insertBenchOrders(shop.deps.db, 1000);
  await fillPayments(shop.deps.db);
  const { db, plansOf } = recordPlans(shop.deps.db, engine);
  const plans = await plansOf(async () => {
    await findPayable(db, 'order-0000000');
    await findPayableOf(db, 'order_bench');
    await listOrdersByPayments(db, ['pay_bench', 'pay_other']);
  });
  expect(plans.length).toBeGreaterThan(3);
  expect(plans.filter(({ line }) => /Seq Scan on (orders|payments)|SCAN (orders|own|payments)/.test(line))).toEqual([]);
  await shop.close();
});
