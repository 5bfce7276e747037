// SQL to write a whole catalogue: many rows per statement, replacing rows of the same ids.
import { batchesOf } from '../../../../database/batches.ts';
import type {
  ColorRow,
  PictureRow,
  ProductColorRow,
  ProductPictureRow,
  ProductRow,
  ProductTagRow,
  ReviewRow,
} from '../../../../database/tables/catalog-tables.ts';
import type { Database } from '../../../../database/tables.ts';

export type ImportedReviewRow = Pick<
  ReviewRow,
  'id' | 'product_id' | 'customer_id' | 'star' | 'comment' | 'created_at'
>;

export interface ProductPartRows {
  readonly tags: readonly ProductTagRow[];
  readonly colors: readonly ProductColorRow[];
  readonly pictures: readonly ProductPictureRow[];
  /** Reviews that are part of the catalogue. */
  readonly reviews: readonly ImportedReviewRow[];
}

/** Existing colours keep their ids. */
export async function insertColors(db: Database, rows: readonly ColorRow[]): Promise<void> {
  for (const batch of batchesOf(rows)) {
    await db
      .insertInto('colors')
      .values(batch)
      .onConflict((conflict) => conflict.column('title').doNothing())
      .execute();
  }
}

export async function insertPictures(db: Database, rows: readonly PictureRow[]): Promise<void> {
  for (const batch of batchesOf(rows)) {
    await db
      .insertInto('pictures')
      .values(batch)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          width: eb.ref('excluded.width'),
          height: eb.ref('excluded.height'),
          color: eb.ref('excluded.color'),
          variants: eb.ref('excluded.variants'),
        })),
      )
      .execute();
  }
}

export async function insertOrReplaceProducts(db: Database, rows: readonly ProductRow[]): Promise<void> {
  for (const batch of batchesOf(rows)) {
    await db
      .insertInto('products')
      .values(batch)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          title_sort_key: eb.ref('excluded.title_sort_key'),
          brand: eb.ref('excluded.brand'),
          category: eb.ref('excluded.category'),
          // The folder names the regular price: a running sale continues.
          price: eb
            .case()
            .when('products.price', '=', eb.ref('products.sale_price'))
            .then(eb.ref('products.price'))
            .else(eb.ref('excluded.price'))
            .end(),
          regular_price: eb
            .case()
            .when('products.sale_price', 'is not', null)
            .then(eb.ref('excluded.price'))
            .else(null)
            .end(),
          description: eb.ref('excluded.description'),
          version: eb('products.version', '+', 1),
          created_at: eb.ref('excluded.created_at'),
        })),
      )
      .execute();
    await endSalesAbovePrice(
      db,
      batch.map(({ id }) => id),
    );
  }
}

async function endSalesAbovePrice(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('products')
    .set((eb) => ({
      price: eb.fn.coalesce('regular_price', 'price'),
      regular_price: null,
      sale_price: null,
      sale_from: null,
      sale_until: null,
    }))
    .where('id', 'in', ids)
    .whereRef('sale_price', '>=', 'regular_price')
    .execute();
}

/**
 * Replaces tags, colours, pictures and imported reviews of these products. Customers' reviews stay,
 * and so do imported ones that come again, with their hiding and replies.
 */
export async function replaceProductParts(
  db: Database,
  productIds: readonly string[],
  parts: ProductPartRows,
): Promise<void> {
  const coming = new Set(parts.reviews.map(({ id }) => id));
  for (const ids of batchesOf(productIds)) {
    await db.deleteFrom('product_tags').where('product_id', 'in', ids).execute();
    await db.deleteFrom('product_colors').where('product_id', 'in', ids).execute();
    await db.deleteFrom('product_pictures').where('product_id', 'in', ids).execute();
    const imported = await db
      .selectFrom('reviews')
      .select('id')
      .where('product_id', 'in', ids)
      .where('customer_id', 'is', null)
      .execute();
    for (const gone of batchesOf(imported.map(({ id }) => id).filter((id) => !coming.has(id))))
      await db.deleteFrom('reviews').where('id', 'in', gone).execute();
  }
  for (const batch of batchesOf(parts.tags)) await db.insertInto('product_tags').values(batch).execute();
  for (const batch of batchesOf(parts.colors)) await db.insertInto('product_colors').values(batch).execute();
  for (const batch of batchesOf(parts.pictures)) await db.insertInto('product_pictures').values(batch).execute();
  for (const batch of batchesOf(parts.reviews)) {
    // The id is a hash of the review, so a known one has the same text.
    const review = db.insertInto('reviews').values(batch);
    await review.onConflict((conflict) => conflict.column('id').doNothing()).execute();
  }
}
