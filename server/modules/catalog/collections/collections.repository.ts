// SQL for collections, and the tags of products.
import type { CollectionRow } from '../../../database/tables/catalog-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

/** In the owner's order. */
export function listCollections(db: Database): Promise<CollectionRow[]> {
  return db.selectFrom('collections').selectAll().orderBy('position').orderBy('handle').execute();
}

export function findCollection(db: Database, handle: string): Promise<CollectionRow | undefined> {
  return db.selectFrom('collections').selectAll().where('handle', '=', handle).executeTakeFirst();
}

/** False when there is one with this handle or tag. */
export async function insertCollection(db: Database, row: CollectionRow): Promise<boolean> {
  return db
    .insertInto('collections')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .$call(anyWritten);
}

/** False if the collection has changed since. */
export async function updateCollection(
  db: Database,
  { handle, version }: Pick<CollectionRow, 'handle' | 'version'>,
  changes: Partial<CollectionRow>,
): Promise<boolean> {
  return db
    .updateTable('collections')
    .set({ ...changes, version: version + 1 })
    .where('handle', '=', handle)
    .where('version', '=', version)
    .$call(anyWritten);
}

export async function setPosition(db: Database, handle: string, position: number): Promise<void> {
  await db.updateTable('collections').set({ position }).where('handle', '=', handle).execute();
}

/** With its draft. */
export async function deleteCollection(db: Database, handle: string): Promise<void> {
  await db.deleteFrom('collection_drafts').where('collection', '=', handle).execute();
  await db.deleteFrom('collections').where('handle', '=', handle).execute();
}

export interface CountedTag {
  /** In lower case, by which tags are compared. */
  readonly key: string;
  readonly tag: string;
  /** Products on sale. */
  readonly products: number;
}

/** Every tag that a product has, once. */
export function listTags(db: Database): Promise<CountedTag[]> {
  return db
    .selectFrom('product_tags')
    .innerJoin('products', 'products.id', 'product_tags.product_id')
    .select(({ fn, eb }) => [
      fn<string>('lower', ['tag']).as('key'),
      fn.min('tag').as('tag'),
      fn
        .count<number>(eb.case().when('status', '=', 'active').then(eb.ref('products.id')).end())
        .distinct()
        .as('products'),
    ])
    .groupBy(({ fn }) => fn('lower', ['tag']))
    .execute();
}

/** Like both engines' `lower` on these columns: A to Z only. */
export const keyOf = (tag: string): string => tag.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
