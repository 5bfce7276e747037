// A page of the shop's list costs the same however deep it is, although it leaves out archived
// products.
import { expect, it } from 'vitest';
import { type KyselyPlugin, sql } from 'kysely';
import type { Sort } from '@taana-baana/contract';
import { openTestShop } from '../../../testing.ts';
import { listPrices, listProducts } from './products.repository.ts';

it.each<[Sort, string]>([
  ['-createdAt', 'products_sold_created_at'],
  ['price', 'products_sold_price'],
  ['-title', 'products_sold_title_sort_key'],
])('a list by %s reads the index %s in its order, without sorting', async (sort, index) => {
  const shop = await openTestShop('sqlite');
  const { db } = shop.deps;
  const plans: string[] = [];
  const explained: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const { sql: text, parameters } = db.getExecutor().compileQuery(node, { queryId: '' });
      plans.push(text.replaceAll('?', () => `'${String(parameters[0])}'`));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const explaining = db.withPlugin(explained);
  await listProducts(explaining, {}, sort, { slice: { limit: 24, offset: 24 } });
  await listPrices(explaining, {});
  const details = async (statement = '') =>
    (await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(db)).rows.map(
      ({ detail }) => detail,
    );
  expect(await details(plans[0])).toEqual([`SCAN products USING INDEX ${index}`]);
  expect(await details(plans[1])).toEqual(['SCAN products USING INDEX products_sold_price']);
  await shop.close();
});
