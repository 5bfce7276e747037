// SQL for redirects, for the pages that they must not hide, and for addresses without a page.
import { sql } from 'kysely';
import { batchesOf, listInBatches } from '../../../database/batches.ts';
import { countRows } from '../../../database/count-rows.ts';
import type { Database } from '../../../database/tables.ts';
import type { MissingPageRow, RedirectRow } from '../../../database/tables/operation-tables.ts';

/** Until the end of the transaction no other process changes redirects, so no loop can arise. */
export async function lockRedirects(trx: Database, now: string): Promise<void> {
  await trx
    .insertInto('marks')
    .values({ name: 'redirects', created_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: now }))
    .execute();
}

export async function findTarget(db: Database, path: string): Promise<string | undefined> {
  const row = await db.selectFrom('redirects').select('target').where('path', '=', path).executeTakeFirst();
  return row?.target;
}

export function listByPath(db: Database, paths: readonly string[]): Promise<RedirectRow[]> {
  return listInBatches(paths, (some) => db.selectFrom('redirects').selectAll().where('path', 'in', some).execute());
}

export function listByTarget(db: Database, paths: readonly string[]): Promise<RedirectRow[]> {
  return listInBatches(paths, (some) =>
    db.selectFrom('redirects').selectAll().where('target_path', 'in', some).execute(),
  );
}

/** What an import brings leaves those made by hand. */
export async function upsertRedirects(db: Database, rows: readonly RedirectRow[]): Promise<void> {
  for (const batch of batchesOf(rows)) {
    await db
      .insertInto('redirects')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .column('path')
          .doUpdateSet((eb) => ({
            target: eb.ref('excluded.target'),
            target_path: eb.ref('excluded.target_path'),
            is_imported: eb.ref('excluded.is_imported'),
          }))
          .where((eb) =>
            eb.or([eb('redirects.is_imported', '=', 1), eb(eb.ref('excluded.is_imported'), '=', sql.lit(0))]),
          ),
      )
      .execute();
  }
}

export async function updateTarget(
  db: Database,
  id: string,
  target: Pick<RedirectRow, 'target' | 'target_path'>,
): Promise<void> {
  await db.updateTable('redirects').set(target).where('id', '=', id).execute();
}

export function findRedirect(db: Database, id: string): Promise<RedirectRow | undefined> {
  return db.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteRedirect(db: Database, id: string): Promise<void> {
  await db.deleteFrom('redirects').where('id', '=', id).execute();
}

/** Those made by hand first, each newest first. */
export async function listRedirects(
  db: Database,
  { q, limit }: { readonly q: string; readonly limit: number },
): Promise<{ rows: RedirectRow[]; total: number }> {
  const pattern = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const matching = db
    .selectFrom('redirects')
    .$if(q !== '', (query) =>
      query.where(sql<boolean>`(path like ${pattern} escape '\\' or lower(target) like ${pattern} escape '\\')`),
    );
  const newest = matching
    .selectAll()
    .orderBy('is_imported')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return { rows: await newest.execute(), total: await matching.$call(countRows) };
}

/** Ids of products, collections and posts that have a page, in lower case. */
export async function listPageIds(
  db: Database,
  ids: {
    readonly products: readonly string[];
    readonly collections: readonly string[];
    readonly posts: readonly string[];
  },
): Promise<string[]> {
  const products = await listInBatches(ids.products, (some) =>
    db.selectFrom('products').select('id').where('id', 'in', some).execute(),
  );
  const collections = await listInBatches(ids.collections, (some) =>
    db.selectFrom('collections').select('handle').where('handle', 'in', some).where('is_published', '=', 1).execute(),
  );
  const posts = await listInBatches(ids.posts, (some) =>
    db.selectFrom('blog_posts').select('id').where('id', 'in', some).execute(),
  );
  return [
    ...products.map(({ id }) => `/product/${id}`),
    ...collections.map(({ handle }) => `/collections/${handle}`),
    ...posts.map(({ id }) => `/blog/${id}`),
  ];
}

/** Adds to the counts of the day. */
export async function addMissingPages(db: Database, rows: readonly MissingPageRow[]): Promise<void> {
  await db
    .insertInto('missing_pages')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path'])
        .doUpdateSet((eb) => ({ asked: eb('missing_pages.asked', '+', eb.ref('excluded.asked')) })),
    )
    .execute();
}

/** Keeps the most asked of a day, and no day before `since`. */
export async function trimMissingPages(
  db: Database,
  { day, since, most }: { readonly day: string; readonly since: string; readonly most: number },
): Promise<void> {
  await db.deleteFrom('missing_pages').where('day', '<', since).execute();
  await db
    .deleteFrom('missing_pages')
    .where('day', '=', day)
    .where('path', 'not in', (kept) =>
      kept
        .selectFrom('missing_pages')
        .select('path')
        .where('day', '=', day)
        .orderBy('asked', 'desc')
        .orderBy('path')
        .limit(most),
    )
    .execute();
}

/** The most asked since that day that have no redirect by now. */
export function listMissingPages(
  db: Database,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<{ path: string; asked: number }[]> {
  return db
    .selectFrom('missing_pages')
    .select((eb) => ['path', eb.fn.sum<number>('asked').as('asked')])
    .where('day', '>=', since)
    .where('path', 'not in', (moved) => moved.selectFrom('redirects').select('path'))
    .groupBy('path')
    .orderBy('asked', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();
}

export async function deleteMissingPage(db: Database, path: string): Promise<void> {
  await db.deleteFrom('missing_pages').where('path', '=', path).execute();
}
