// SQL for collections, their drafts, and the tags of products.
import type { CollectionDraftRow, CollectionRow } from '../../../database/tables/collection-tables.ts';
import type { Database } from '../../../database/tables.ts';

/** With the name of the member of staff. */
export type SavedDraft = CollectionDraftRow & { readonly name: string | null };

/** In the owner's order. */
export function listCollections(db: Database): Promise<CollectionRow[]> {
  return db.selectFrom('collections').selectAll().orderBy('position').orderBy('handle').execute();
}

export function findCollection(db: Database, handle: string): Promise<CollectionRow | undefined> {
  return db.selectFrom('collections').selectAll().where('handle', '=', handle).executeTakeFirst();
}

/** False when there is one with this handle or tag. */
export async function insertCollection(db: Database, row: CollectionRow): Promise<boolean> {
  const result = await db
    .insertInto('collections')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** False if the collection has changed since. */
export async function updateCollection(
  db: Database,
  { handle, version }: Pick<CollectionRow, 'handle' | 'version'>,
  changes: Partial<CollectionRow>,
): Promise<boolean> {
  const result = await db
    .updateTable('collections')
    .set({ ...changes, version: version + 1 })
    .where('handle', '=', handle)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function setPosition(db: Database, handle: string, position: number): Promise<void> {
  await db.updateTable('collections').set({ position }).where('handle', '=', handle).execute();
}

/** With its draft. */
export async function deleteCollection(db: Database, handle: string): Promise<void> {
  await db.deleteFrom('collection_drafts').where('collection', '=', handle).execute();
  await db.deleteFrom('collections').where('handle', '=', handle).execute();
}

const drafts = (db: Database) =>
  db
    .selectFrom('collection_drafts')
    .leftJoin('staff', 'staff.id', 'collection_drafts.staff_id')
    .selectAll('collection_drafts')
    .select('staff.name');

export function listDrafts(db: Database): Promise<SavedDraft[]> {
  return drafts(db).execute();
}

export function findDraft(db: Database, collection: string): Promise<SavedDraft | undefined> {
  return drafts(db).where('collection', '=', collection).executeTakeFirst();
}

export function findPreviewedDraft(
  db: Database,
  { collection, hash, now }: { collection: string; hash: string; now: string },
): Promise<CollectionDraftRow | undefined> {
  return db
    .selectFrom('collection_drafts')
    .selectAll()
    .where('collection', '=', collection)
    .where('preview_hash', '=', hash)
    .where('preview_until', '>', now)
    .executeTakeFirst();
}

/** False when the collection has a draft already. */
export async function insertDraft(db: Database, row: CollectionDraftRow): Promise<boolean> {
  const result = await db
    .insertInto('collection_drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('collection').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** False if the draft has changed since. */
export async function updateDraft(
  db: Database,
  { collection, id }: Pick<CollectionDraftRow, 'collection' | 'id'>,
  changes: Partial<CollectionDraftRow>,
): Promise<boolean> {
  const result = await db
    .updateTable('collection_drafts')
    .set(changes)
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False if the draft has changed since. */
export async function deleteDraft(
  db: Database,
  { collection, id }: Pick<CollectionDraftRow, 'collection' | 'id'>,
): Promise<boolean> {
  const result = await db
    .deleteFrom('collection_drafts')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
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
