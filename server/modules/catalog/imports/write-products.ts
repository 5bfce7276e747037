// Writes the products of an import. All statements are built before the transaction, which only
// runs them: on SQLite it blocks other writers.
import { type CompiledQuery, sql } from 'kysely';
import { v7 } from 'uuid';
import { batchesOf } from '../../../database/batches.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, staffIdOf } from '../../shop/audit-log/audit-log.service.ts';
import { colorKey } from '../editor/product-content.ts';
import { listColors } from '../editor/product-writer.repository.ts';
import { toRow } from '../editor/product-writer.service.ts';
import type { ProductChange } from './plan-import.ts';
import { prepareVariants } from './write-variants.ts';

export interface Statement {
  readonly query: CompiledQuery;
  /** Expected number of changed rows, unless somebody else has changed them since. */
  readonly changes?: number;
}

/** Somebody changed one of the products meanwhile. */
export class ImportConflict extends Error {}

/** Throws an ImportConflict, which ends the transaction. */
export async function runStatements(trx: Database, statements: readonly Statement[]): Promise<void> {
  for (const { query, changes } of statements) {
    const { numAffectedRows } = await trx.executeQuery(query);
    if (changes !== undefined && numAffectedRows !== BigInt(changes)) throw new ImportConflict();
  }
}

type Needs = Pick<Deps, 'db' | 'clock'>;

export async function prepareStatements(
  deps: Needs,
  changes: readonly ProductChange[],
  actor: Actor,
): Promise<Statement[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const drafts = changes.filter(({ state }) => state === 'draft');
  const published = changes.filter(({ state }) => state !== 'draft');
  const colors = await prepareColors(db, published);
  return [
    ...prepareDrafts(db, changes, drafts, { at: now.toISOString(), staff_id: staffIdOf(actor) }),
    ...colors.statements,
    ...prepareProducts(db, published, now),
    ...prepareParts(db, published, colors.idOf),
    ...(await prepareVariants(db, published, { idOf: colors.idOf, at: now.toISOString(), staffId: staffIdOf(actor) })),
  ];
}

function prepareDrafts(
  db: Database,
  changes: readonly ProductChange[],
  drafts: readonly ProductChange[],
  by: { readonly at: string; readonly staff_id: string | null },
): Statement[] {
  const statements: Statement[] = [];
  const old = changes.flatMap(({ draft }) => draft ?? []);
  for (const batch of batchesOf(old)) {
    const query = db.deleteFrom('product_drafts').where(
      'id',
      'in',
      batch.map(({ id }) => id),
    );
    statements.push({ query: query.compile(), changes: batch.length });
  }
  const rows = drafts.map(({ handle, content, draft }) => ({
    product: draft?.product ?? v7(),
    id: v7(),
    version: 0,
    handle: draft ? draft.handle : handle,
    body: JSON.stringify(content),
    ...by,
    preview_hash: draft?.preview_hash ?? null,
    preview_until: draft?.preview_until ?? null,
  }));
  for (const batch of batchesOf(rows)) {
    statements.push({ query: db.insertInto('product_drafts').values(batch).compile() });
  }
  return statements;
}

async function prepareColors(db: Database, changes: readonly ProductChange[]) {
  const known = await listColors(db);
  const ids = new Map(known.toReversed().map(({ id, title }) => [colorKey(title), id]));
  const rows: { id: string; title: string }[] = [];
  for (const { title } of changes.flatMap(({ content }) => content.colors)) {
    if (ids.has(colorKey(title))) continue;
    const id = v7();
    ids.set(colorKey(title), id);
    rows.push({ id, title });
  }
  const statements: Statement[] = [];
  for (const batch of batchesOf(rows)) {
    const insert = db.insertInto('colors').values(batch);
    const query = insert.onConflict((conflict) => conflict.column('title').doNothing());
    statements.push({ query: query.compile(), changes: batch.length });
  }
  return { statements, idOf: (title: string): string => ids.get(colorKey(title)) ?? '' };
}

function prepareProducts(db: Database, changes: readonly ProductChange[], now: Date): Statement[] {
  const rows = changes.map(({ handle, state, content, published }) => ({
    id: handle,
    ...toRow(content, now),
    status: state === 'archived' ? ('archived' as const) : ('active' as const),
    created_at: published?.createdAt ?? now.toISOString(),
    version: (published?.version ?? 0) + 1,
  }));
  const statements: Statement[] = [];
  for (const batch of batchesOf(rows)) {
    const query = db
      .insertInto('products')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) =>
            Object.fromEntries(
              Object.keys(batch[0] ?? {}).map((column) => [column, eb.ref(`excluded.${column}` as 'excluded.title')]),
            ),
          )
          .whereRef('products.version', '=', sql<number>`excluded.version - 1`),
      );
    statements.push({ query: query.compile(), changes: batch.length });
  }
  return statements;
}

function prepareParts(db: Database, changes: readonly ProductChange[], idOf: (color: string) => string): Statement[] {
  const ids = changes.map(({ handle }) => handle);
  const tags = changes.flatMap(({ handle, content }) =>
    content.tags.map((tag, position) => ({ product_id: handle, tag, position })),
  );
  const colors = changes.flatMap(({ handle, content }) =>
    content.colors.map(({ title }, position) => ({ product_id: handle, color_id: idOf(title), position })),
  );
  const pictures = changes.flatMap(({ handle, content }) =>
    content.photos.map(({ id, alt, color }, position) => ({
      product_id: handle,
      picture_id: id,
      position,
      alt,
      color_id: color === null ? null : idOf(color),
    })),
  );
  const queries = [
    ...(['product_tags', 'product_colors', 'product_pictures'] as const).flatMap((table) =>
      [...batchesOf(ids)].map((batch) => db.deleteFrom(table).where('product_id', 'in', batch).compile()),
    ),
    ...[...batchesOf(tags)].map((batch) => db.insertInto('product_tags').values(batch).compile()),
    ...[...batchesOf(colors)].map((batch) => db.insertInto('product_colors').values(batch).compile()),
    ...[...batchesOf(pictures)].map((batch) => db.insertInto('product_pictures').values(batch).compile()),
  ];
  return queries.map((query) => ({ query }));
}
