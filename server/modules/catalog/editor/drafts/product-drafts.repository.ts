// SQL for drafts of products: a product has one or none.
import { listInBatches } from '../../../../database/batches.ts';
import type { ProductDraftRow } from '../../../../database/tables/product-tables.ts';
import type { Database } from '../../../../database/tables.ts';

/** With the name of the member of staff. */
export type SavedDraft = ProductDraftRow & { readonly name: string | null };

const drafts = (db: Database) =>
  db
    .selectFrom('product_drafts')
    .leftJoin('staff', 'staff.id', 'product_drafts.staff_id')
    .selectAll('product_drafts')
    .select('staff.name');

export function findDraft(db: Database, product: string): Promise<SavedDraft | undefined> {
  return drafts(db).where('product', '=', product).executeTakeFirst();
}

export function findPreviewedDraft(
  db: Database,
  { product, hash, now }: { readonly product: string; readonly hash: string; readonly now: string },
): Promise<SavedDraft | undefined> {
  return drafts(db)
    .where('product', '=', product)
    .where('preview_hash', '=', hash)
    .where('preview_until', '>', now)
    .executeTakeFirst();
}

/** Of these products. */
export function listDrafts(db: Database, products: readonly string[]): Promise<SavedDraft[]> {
  return listInBatches(products, (batch) => drafts(db).where('product', 'in', batch).execute());
}

/** False when the product has a draft already. */
export async function insertDraft(db: Database, row: ProductDraftRow): Promise<boolean> {
  const result = await db
    .insertInto('product_drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('product').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

type Key = Pick<ProductDraftRow, 'product' | 'id'>;

/** False if the draft has changed since. */
export async function updateDraft(
  db: Database,
  { product, id }: Key,
  changes: Partial<ProductDraftRow>,
): Promise<boolean> {
  const result = await db
    .updateTable('product_drafts')
    .set(changes)
    .where('product', '=', product)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False if the draft has changed since. */
export async function deleteDraft(db: Database, { product, id }: Key): Promise<boolean> {
  const result = await db
    .deleteFrom('product_drafts')
    .where('product', '=', product)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Follows an increase of the product's version that did not change what the draft is about. */
export async function keepUpWithVersion(db: Database, product: string, version: number): Promise<void> {
  await db
    .updateTable('product_drafts')
    .set({ version: version + 1 })
    .where('product', '=', product)
    .where('version', '=', version)
    .execute();
}
