// Counts the rows that a query finds: `query.$call(countRows)`.
import { type SelectQueryBuilder, sql } from 'kysely';

export async function countRows<DB, TB extends keyof DB>(found: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const counting = found.select(sql<number | string>`count(*)`.as('count'));
  const { count } = (await counting.executeTakeFirstOrThrow()) as { count: number | string };
  return Number(count);
}
