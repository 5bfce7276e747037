// SQL that writes what the editor publishes.
import type { Insertable } from 'kysely';
import type { ColorRow } from '../../../database/tables/catalog-tables.ts';
import type { Database, Tables } from '../../../database/tables.ts';

export type NewProductRow = Insertable<Tables['products']>;

/** False when the id is taken: by a product, or by orders and counts of one that is gone. */
export async function insertProduct(trx: Database, row: NewProductRow): Promise<boolean> {
  const { id } = row;
  const [ordered, counted] = [
    await trx.selectFrom('order_lines').select('id').where('product_id', '=', id).limit(1).executeTakeFirst(),
    await trx.selectFrom('product_variants').select('id').where('product_id', '=', id).limit(1).executeTakeFirst(),
  ];
  if (ordered || counted) return false;
  const result = await trx
    .insertInto('products')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** False if the product has changed since; it is locked until the transaction ends. */
export async function updateProduct(
  trx: Database,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Partial<NewProductRow>,
): Promise<boolean> {
  const result = await trx
    .updateTable('products')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** With its tags, colours, photos, reviews and wishlist entries; stock and its history stay. */
export async function deleteProductRow(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('products').where('id', '=', id).execute();
}

/** Each of these in its new order; nothing of the old remains. */
export async function replaceTags(trx: Database, product: string, tags: readonly string[]): Promise<void> {
  await trx.deleteFrom('product_tags').where('product_id', '=', product).execute();
  if (tags.length === 0) return;
  const rows = tags.map((tag, position) => ({ product_id: product, tag, position }));
  await trx.insertInto('product_tags').values(rows).execute();
}

export async function replaceColors(trx: Database, product: string, colors: readonly string[]): Promise<void> {
  await trx.deleteFrom('product_colors').where('product_id', '=', product).execute();
  const rows = colors.map((color, position) => ({ product_id: product, color_id: color, position }));
  if (rows.length > 0) await trx.insertInto('product_colors').values(rows).execute();
}

type PhotoRow = Omit<Tables['product_pictures'], 'product_id' | 'position'>;

export async function replacePhotos(trx: Database, product: string, photos: readonly PhotoRow[]): Promise<void> {
  await trx.deleteFrom('product_pictures').where('product_id', '=', product).execute();
  const rows = photos.map((photo, position) => ({ ...photo, product_id: product, position }));
  if (rows.length > 0) await trx.insertInto('product_pictures').values(rows).execute();
}

export const listColors = (db: Database) => db.selectFrom('colors').selectAll().orderBy('title').execute();

export async function insertColors(trx: Database, rows: readonly ColorRow[]): Promise<void> {
  await trx
    .insertInto('colors')
    .values(rows)
    .onConflict((conflict) => conflict.column('title').doNothing())
    .execute();
}

export async function updateSwatch(trx: Database, color: string, css: string | null): Promise<void> {
  await trx.updateTable('colors').set({ css }).where('id', '=', color).execute();
}
