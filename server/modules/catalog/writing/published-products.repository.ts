// SQL that reads published products for the editor, with the same few statements for any number.
import { listInBatches } from '../../../database/batches.ts';
import type { Database } from '../../../database/tables.ts';
import { variantsInColors } from '../../variants-in-colors.repository.ts';

export const listProductRows = (db: Database, ids: readonly string[]) =>
  listInBatches(ids, (batch) => db.selectFrom('products').selectAll().where('id', 'in', batch).execute());

export const listPhotoRows = (db: Database, ids: readonly string[]) =>
  listInBatches(ids, (batch) =>
    db
      .selectFrom('product_pictures')
      .leftJoin('colors', 'colors.id', 'product_pictures.color_id')
      .select(['product_id', 'picture_id', 'alt', 'title', 'focus'])
      .where('product_id', 'in', batch)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
  );

/** Variants of the product's colours that are not simply `offered, and made to order`. */
export const listVariantRows = (db: Database, ids: readonly string[]) =>
  listInBatches(ids, (batch) =>
    variantsInColors(db)
      .innerJoin('colors', 'colors.id', 'product_variants.color_id')
      .select(['product_variants.product_id', 'title', 'size', 'sku', 'is_offered', 'stock', 'reserved'])
      .where('product_variants.product_id', 'in', batch)
      .execute(),
  );

/** Products that use one of these SKUs. */
export async function listSkuUses(
  db: Database,
  skus: readonly string[],
): Promise<{ sku: string | null; product_id: string; title: string }[]> {
  return listInBatches(skus, (batch) =>
    variantsInColors(db)
      .innerJoin('products', 'products.id', 'product_variants.product_id')
      .select(['sku', 'product_variants.product_id', 'products.title'])
      .where('sku', 'in', batch)
      .execute(),
  );
}

/** Those of these products that an order names. */
export async function listSold(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await listInBatches(ids, (batch) =>
    db.selectFrom('order_lines').select('product_id').distinct().where('product_id', 'in', batch).execute(),
  );
  return new Set(rows.map(({ product_id: id }) => id));
}
