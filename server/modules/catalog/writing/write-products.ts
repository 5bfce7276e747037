// Writes the content of products in batches: of one for the editor, of many for a file or a folder.
import { sql } from 'kysely';
import type { ProductContent, PublishedState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { batchesOf } from '../../../database/batches.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, staffIdOf } from '../../shop/audit-log/audit-log.service.ts';
import { beginCount } from '../../selling/goods/stock/stock.service.ts';
import type { PublishedProduct } from './published-products.service.ts';
import { type ColorIds, addColors, findColors, insertColors } from './colors.ts';
import { toRow } from './product-row.ts';
import { type Statement, inBatches, runStatements } from './statements.ts';
import { prepareVariants } from './write-variants.ts';

export interface ProductChange {
  readonly id: string;
  readonly state: PublishedState;
  /** As `toPublishable` makes it; it has no problems. */
  readonly content: ProductContent;
  /** What is published now; undefined: a new product. */
  readonly before: PublishedProduct | undefined;
  /** Without one: as before, or now. */
  readonly createdAt?: string;
  /** SKUs, offers and counts stay, also those of colours that it no longer has. */
  readonly isKeepingVariants?: boolean;
}

/**
 * Writes what differs from `before`, increases the versions, and records each first count. Throws a
 * `ProductsChanged` if a product has another version by now. The caller records the action and,
 * last, the change of the catalogue.
 */
export async function writeProducts(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  changes: readonly ProductChange[],
  actor: Actor,
): Promise<void> {
  // If somebody makes the same colour at the same time, it is theirs.
  await insertColors(trx, (await findColors(trx, titlesOf(changes))).missing);
  const uncounted = changes.map((change) => ({ ...change, content: withoutCounts(change.content) }));
  await runStatements(trx, await prepareProducts({ db: trx, clock }, uncounted, actor));
  const counts = changes.flatMap(({ id, content }) =>
    content.variants.flatMap(({ color, size, firstCount }) =>
      firstCount === null ? [] : { product: id, color, size, firstCount },
    ),
  );
  const { idOf } = await findColors(
    trx,
    counts.map(({ color }) => color),
  );
  for (const { product, color, size, firstCount } of counts)
    await beginCount(trx, clock, { product, color: idOf(color), size }, actor, firstCount);
}

const withoutCounts = (content: ProductContent): ProductContent => ({
  ...content,
  variants: content.variants.map((variant) => ({ ...variant, firstCount: null })),
});

/**
 * The same before a transaction, which then only runs the statements: on SQLite it blocks other
 * writers. The log does not have each first count.
 */
export async function prepareProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  changes: readonly ProductChange[],
  actor: Actor,
): Promise<Statement[]> {
  const now = clock.now();
  const { missing, idOf } = await findColors(db, titlesOf(changes));
  const offering = changes.filter(
    (change) => !change.isKeepingVariants && hasChanged(change, 'colors', 'variants', 'sizes'),
  );
  const known = changes.flatMap(({ before }) => before?.id ?? []);
  return [
    ...inBatches(known, (ids) => lockProducts(db, ids)),
    ...inBatches(missing, (rows) => addColors(db, rows)),
    ...prepareRows(db, changes, now),
    ...prepareParts(db, changes, idOf),
    ...(await prepareVariants(db, offering, { idOf, at: now.toISOString(), staffId: staffIdOf(actor) })),
  ];
}

/** Until the transaction ends, nobody else changes or deletes these products. */
export const lockProducts = (trx: Database, ids: readonly string[]) =>
  trx
    .updateTable('products')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', 'in', ids);

/** Of the changes for which ids are needed. */
const titlesOf = (changes: readonly ProductChange[]): string[] =>
  changes
    .filter((change) => hasChanged(change, 'colors', 'photos', 'variants', 'sizes'))
    .flatMap(({ content }) => content.colors.map(({ title }) => title));

const hasChanged = ({ before, content }: ProductChange, ...parts: readonly (keyof ProductContent)[]): boolean =>
  !before || parts.some((part) => JSON.stringify(before.content[part]) !== JSON.stringify(content[part]));

function prepareRows(db: Database, changes: readonly ProductChange[], now: Date): Statement[] {
  const rows = changes.map(({ id, state, content, before, createdAt }) => ({
    id,
    ...toRow(content, now),
    status: state,
    created_at: createdAt ?? before?.createdAt ?? now.toISOString(),
    version: (before?.version ?? 0) + 1,
  }));
  const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
  return inBatches(rows, (batch) =>
    db
      .insertInto('products')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])))
          .whereRef('products.version', '=', sql<number>`excluded.version - 1`),
      ),
  );
}

/** In their new order; nothing of the old remains. */
function prepareParts(db: Database, changes: readonly ProductChange[], idOf: ColorIds): Statement[] {
  const tagged = changes.filter((change) => hasChanged(change, 'tags'));
  const colored = changes.filter((change) => hasChanged(change, 'colors'));
  const pictured = changes.filter((change) => hasChanged(change, 'colors', 'photos'));
  const tags = tagged.flatMap(({ id, content }) =>
    content.tags.map((tag, position) => ({ product_id: id, tag, position })),
  );
  const colors = colored.flatMap(({ id, content }) =>
    content.colors.map(({ title }, position) => ({ product_id: id, color_id: idOf(title), position })),
  );
  const pictures = pictured.flatMap(({ id, content }) =>
    content.photos.map((photo, position) => ({
      product_id: id,
      picture_id: photo.id,
      position,
      alt: photo.alt,
      color_id: photo.color === null ? null : idOf(photo.color),
      focus: photo.focus ?? null,
    })),
  );
  const remove = (table: 'product_tags' | 'product_colors' | 'product_pictures', of: readonly ProductChange[]) =>
    [...batchesOf(of.filter(({ before }) => before).map(({ id }) => id))].map((ids) => ({
      query: db.deleteFrom(table).where('product_id', 'in', ids).compile(),
    }));
  return [
    ...remove('product_tags', tagged),
    ...remove('product_colors', colored),
    ...remove('product_pictures', pictured),
    ...inBatches(tags, (rows) => db.insertInto('product_tags').values(rows)),
    ...inBatches(colors, (rows) => db.insertInto('product_colors').values(rows)),
    ...inBatches(pictures, (rows) => db.insertInto('product_pictures').values(rows)),
  ];
}
