// The cost of the admin's list does not grow with the shop: every query uses an index, and a page
// of 100 orders takes as many statements as a page of one.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { salesDimensions } from '@taana-baana/contract/admin/sales-periods.ts';
import { fillPayments } from '../../../../database/payments/fill-payments.ts';
import { insertBenchOrders } from '../../../../../bench/orders.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type RecordedPlans, recordPlans } from '../../../../database/testing/query-plans.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { readDashboard } from '../dashboard.service.ts';
import { listOrdersOfTab } from './order-list.service.ts';
import { readSalesReport } from '../sales/sales.service.ts';
import { readSalesTable } from '../sales/sales-tables.service.ts';

const orders = 4000;
const queries = [
  {},
  { after: '2025-01-01T00:00:00.000Z_order-1' },
  { from: '2025-01-01', to: '2025-01-07' },
  { tab: 'to-pack' },
  { tab: 'to-pack', after: '2025-01-01T00:00:00.000Z_order-1' },
  { tab: 'to-pack', search: 'asha kum' },
  { customerOf: 'order-0000001' },
  { tab: 'delivered' },
  { tab: 'delivered', after: '2025-01-01T00:00:00.000Z_order-1' },
  { tab: 'attention' },
  { search: 'asha kum' },
  { search: 'asha kum', tab: 'delivered', from: '2025-01-01' },
  { search: 'shopper-12' },
  { search: '98765' },
  { search: 'TB-ZZZ' },
  { search: 'pay_17' },
  { search: 'order_17' },
  { search: '1490 8123' },
  { search: 'D7000001', tab: 'shipped' },
  { search: 'INV/26-27/00017' },
  { search: '638001' },
  { search: 'erode', tab: 'to-pack' },
  { search: 'warli' },
  { product: 'tee-17' },
  { product: 'tee-17', tab: 'delivered' },
  { state: 'Sikkim' },
  { state: 'Sikkim', tab: 'delivered' },
  { state: 'Sikkim', courier: 'DTDC', payment: 'upi', search: 'asha kum' },
] as const;

describe.each(testEngines)("the plans of the admin's list on %s", (engine) => {
  let shop: TestShop;
  let plans: RecordedPlans;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
    await insertBenchOrders(shop.deps.db, orders);
    await fillPayments(shop.deps.db);
    if (engine === 'postgres') await sql`analyze`.execute(shop.deps.db);
    plans = recordPlans(shop.deps.db, engine);
  });
  afterAll(() => shop.close());

  /** Lines of the plans that scan a whole table or index of growing data. */
  const scansOf = async (work: () => Promise<unknown>): Promise<string[]> =>
    (await plans.plansOf(work))
      .filter(({ line, query }) => isScan(line, query))
      .map(({ line, query }) => `${line} <- ${query}`);

  function isScan(line: string, text: string): boolean {
    if (engine === 'postgres') return /Seq Scan on (orders|order_lines|refunds|shipments|order_notes)\b/.test(line);
    // A search through all orders of a status or period is as slow as a scan.
    const isWalk =
      /name_key|customer_id. =|awb >=|json_extract|product_id =/.test(text) &&
      // The report walks its own period, and looks up earlier orders.
      (!text.includes('as earlier') || line.includes('earlier')) &&
      /USING (COVERING )?INDEX orders_(status|placed)(_placed)?(_at)?\b/.test(line);
    return isWalk || /^SCAN (orders|order_lines|refunds|shipments|order_notes)\b/.test(line);
  }

  it.each(queries)('end in an index: %j', async (query) => {
    expect(
      await scansOf(() =>
        listOrdersOfTab({ db: plans.db, settings: shop.deps.settings }, { limit: 50, ...query }, 'owner'),
      ),
    ).toEqual([]);
  });

  it('end in an index: the dashboard', async () => {
    expect(await scansOf(() => readDashboard({ ...shop.deps, db: plans.db }, 'owner'))).toEqual([]);
  });

  it('end in an index: the sales report', async () => {
    const month = { by: 'day', from: '2026-10-01', to: '2026-10-31' } as const;
    expect(await scansOf(() => readSalesReport({ db: plans.db }, month))).toEqual([]);
    for (const of of salesDimensions)
      expect(await scansOf(() => readSalesTable({ db: plans.db }, of, month, 'owner')), of).toEqual([]);
  });

  it('are as many for 100 orders as for one', async () => {
    const statementsOf = async (limit: number) => {
      let listed = 0;
      const statements = await plans.countOf(async () => {
        const page = await listOrdersOfTab({ db: plans.db, settings: shop.deps.settings }, { limit }, 'owner');
        listed = page.orders.length;
      });
      return [listed, statements];
    };
    const [one, hundred] = [await statementsOf(1), await statementsOf(100)];
    expect(one).toEqual([1, 11]);
    expect(hundred).toEqual([100, 11]);
  });
});
