// The cost of the admin's list does not grow with the shop: every query of it ends in an index, and
// a page of 100 orders takes as many statements as a page of one.
import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBenchOrders } from '../../../../bench/orders.ts';
import type { Database } from '../../../database/tables.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { readDashboard } from '../../dashboard/dashboard.service.ts';
import { listOrdersOfTab } from './order-list.service.ts';
import { readSalesReport } from './sales.service.ts';

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
] as const;

describe.each(testEngines)("the plans of the admin's list on %s", (engine) => {
  let shop: TestShop;
  let nodes: RootOperationNode[] = [];
  let db: Database;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
    await insertBenchOrders(shop.deps.db, orders);
    if (engine === 'postgres') await sql`analyze`.execute(shop.deps.db);
    // A plugin also sees the parts of a query; only whole ones have a result.
    const seen = new WeakMap<object, RootOperationNode>();
    const recording: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        seen.set(queryId, node);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        nodes.push(seen.get(queryId) as RootOperationNode);
        return result;
      },
    };
    db = shop.deps.db.withPlugin(recording);
  });
  afterAll(() => shop.close());

  /** Lines of the plans that read a whole table or index of something that grows. */
  async function scansOf(work: () => Promise<unknown>): Promise<string[]> {
    nodes = [];
    await work();
    const scans: string[] = [];
    for (const node of nodes) {
      const query = shop.deps.db.getExecutor().compileQuery(node, { queryId: 'plan' });
      for (const line of await planOf(query)) if (isScan(line, query.sql)) scans.push(`${line} <- ${query.sql}`);
    }
    return scans;
  }

  async function planOf({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
    if (engine === 'sqlite') {
      const { rows } = await shop.deps.db.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
      );
      return rows.map(({ detail }) => detail);
    }
    return shop.deps.db.transaction().execute(async (trx) => {
      // Whether there is a way by an index: for 4000 orders, reading all of them is sometimes cheaper.
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      );
      return rows.map((row) => row['QUERY PLAN']);
    });
  }

  function isScan(line: string, text: string): boolean {
    if (engine === 'postgres') return /Seq Scan on (orders|order_lines|refunds|shipments|order_notes)\b/.test(line);
    // A search that goes through the orders of a status or of a time is as good as a scan.
    const isWalk =
      /name_key|customer_id. =|awb >=/.test(text) && /USING (COVERING )?INDEX orders_(status|placed)\b/.test(line);
    return isWalk || /^SCAN (orders|order_lines|refunds|shipments|order_notes)\b/.test(line);
  }

  it.each(queries)('end in an index: %j', async (query) => {
    expect(
      await scansOf(() => listOrdersOfTab({ db, settings: shop.deps.settings }, { limit: 50, ...query }, 'owner')),
    ).toEqual([]);
  });

  it('end in an index: the dashboard', async () => {
    expect(await scansOf(() => readDashboard({ ...shop.deps, db }, 'owner'))).toEqual([]);
  });

  it('end in an index: the sales report', async () => {
    const month = { by: 'day', from: '2026-10-01', to: '2026-10-31' } as const;
    expect(await scansOf(() => readSalesReport({ db }, month))).toEqual([]);
  });

  it('are as many for 100 orders as for one', async () => {
    const statementsOf = async (limit: number) => {
      nodes = [];
      const page = await listOrdersOfTab({ db, settings: shop.deps.settings }, { limit }, 'owner');
      return [page.orders.length, nodes.length];
    };
    const [one, hundred] = [await statementsOf(1), await statementsOf(100)];
    expect(one).toEqual([1, 11]);
    expect(hundred).toEqual([100, 11]);
  });
});
