// SQL for the rows of products that the editor begins, archives and deletes.
import type { Insertable } from 'kysely';
import type { Database, Tables } from '../../../database/tables.ts';
import type { DraftKey } from '../../shop/drafts/drafts.repository.ts';
import { anyWritten } from '../../../database/written.ts';

type NewProductRow = Insertable<Tables['products']>;

/** False when the id is taken: by a product, or by orders and counts of one that is gone. */
export async function insertProduct(trx: Database, row: NewProductRow): Promise<boolean> {
  const { id } = row;
  const [ordered, counted] = [
    await trx.selectFrom('order_lines').select('id').where('product_id', '=', id).limit(1).executeTakeFirst(),
    await trx.selectFrom('product_variants').select('id').where('product_id', '=', id).limit(1).executeTakeFirst(),
  ];
  if (ordered || counted) return false;
  return trx
    .insertInto('products')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(anyWritten);
}

/** Drafts that somebody wants in the shop as soon as their photos are ready. */
export const listWaiting = (db: Database) =>
  db.selectFrom('product_drafts').select(['product', 'publish_by']).where('publish_by', 'is not', null).execute();

/** `by`: who wants it there, over this version; null: nobody. It lasts while the draft is written on. */
export async function setWaiting(
  trx: Database,
  { subject, id }: DraftKey,
  { version, by }: { readonly version: number; readonly by: string | null },
): Promise<void> {
  await trx
    .updateTable('product_drafts')
    .set({ version, publish_by: by })
    .where('product', '=', subject)
    .where('id', '=', id)
    .execute();
}

/** False if the product has changed since; it is locked until the transaction ends. */
export async function updateProduct(
  trx: Database,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Partial<NewProductRow>,
): Promise<boolean> {
  return trx
    .updateTable('products')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .$call(anyWritten);
}

/** With its tags, colours, photos, reviews and wishlist entries; stock and its history stay. */
export async function deleteProductRow(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('products').where('id', '=', id).execute();
}
