// SQL for the first steps: what the owner said, and what is still the sample's.
import { batchesOf, listInBatches } from '../../../database/batches.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

const prefix = 'first-steps ';

/** Without their prefix: `policies`, `hidden`. */
export async function listMarks(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('marks').select('name').where('name', 'like', `${prefix}%`).execute();
  return new Set(rows.map(({ name }) => name.slice(prefix.length)));
}

/** False if it is there already. */
export const insertMark = (db: Database, name: string, now: string): Promise<boolean> =>
  db
    .insertInto('marks')
    .values({ name: prefix + name, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .$call(anyWritten);

/** False if it is not there. */
export const deleteMark = (db: Database, name: string): Promise<boolean> =>
  db
    .deleteFrom('marks')
    .where('name', '=', prefix + name)
    .$call(anyWritten);

export const listShownProducts = (
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; title: string; version: number }[]> =>
  listInBatches(ids, (batch) =>
    db
      .selectFrom('products')
      .select(['id', 'title', 'version'])
      .where('id', 'in', batch)
      .where('status', '!=', 'archived')
      .execute(),
  );

/** A product on sale with another id. */
export async function hasOtherProduct(db: Database, ids: readonly string[]): Promise<boolean> {
  const others = db.selectFrom('products').select('id').where('status', '!=', 'archived');
  const row = await (ids.length > 0 ? others.where('id', 'not in', ids) : others).limit(1).executeTakeFirst();
  return row !== undefined;
}

export const listPostTitles = (db: Database, ids: readonly string[]): Promise<{ id: string; title: string }[]> =>
  listInBatches(ids, (batch) => db.selectFrom('blog_posts').select(['id', 'title']).where('id', 'in', batch).execute());

/** The ids of those that an import brought: they have no customer. */
export async function listImportedReviews(db: Database, products: readonly string[]): Promise<string[]> {
  const rows = await listInBatches(products, (batch) =>
    db.selectFrom('reviews').select('id').where('customer_id', 'is', null).where('product_id', 'in', batch).execute(),
  );
  return rows.map(({ id }) => id);
}

export async function deleteReviews(db: Database, ids: readonly string[]): Promise<void> {
  for (const batch of batchesOf(ids)) await db.deleteFrom('reviews').where('id', 'in', batch).execute();
}
