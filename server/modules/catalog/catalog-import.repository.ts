// Writing a whole catalogue: many rows a statement, over what is there under the same ids.
import type {
  ColorRow,
  Database,
  PictureRow,
  ProductColorRow,
  ProductPictureRow,
  ProductRow,
  ProductTagRow,
  ReviewRow,
} from '../../database/tables.ts';

/** Keeps each statement well below the number of parameters that an engine takes. */
const rowsPerStatement = 500;

export interface ProductPartRows {
  readonly tags: readonly ProductTagRow[];
  readonly colors: readonly ProductColorRow[];
  readonly pictures: readonly ProductPictureRow[];
  /** Those that come with the catalogue. */
  readonly reviews: readonly ReviewRow[];
}

/** Colours that are there keep their ids. */
export async function insertColors(db: Database, rows: readonly ColorRow[]): Promise<void> {
  for (const batch of inBatches(rows)) {
    await db
      .insertInto('colors')
      .values(batch)
      .onConflict((conflict) => conflict.column('title').doNothing())
      .execute();
  }
}

/** Takes out products and colours that are not among these, with all that belongs to them. */
export async function deleteOthers(
  db: Database,
  kept: { readonly productIds: readonly string[]; readonly colorTitles: readonly string[] },
): Promise<void> {
  const productIds = new Set(kept.productIds);
  const products = await db.selectFrom('products').select('id').execute();
  for (const ids of inBatches(products.map((row) => row.id).filter((id) => !productIds.has(id)))) {
    await db.deleteFrom('products').where('id', 'in', ids).execute();
  }
  const titles = new Set(kept.colorTitles);
  const colors = await db.selectFrom('colors').select('title').execute();
  for (const others of inBatches(colors.map((row) => row.title).filter((title) => !titles.has(title)))) {
    await db.deleteFrom('colors').where('title', 'in', others).execute();
  }
}

export async function insertPictures(db: Database, rows: readonly PictureRow[]): Promise<void> {
  for (const batch of inBatches(rows)) {
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
  for (const batch of inBatches(rows)) {
    await db
      .insertInto('products')
      .values(batch)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          title_sort_key: eb.ref('excluded.title_sort_key'),
          brand: eb.ref('excluded.brand'),
          category: eb.ref('excluded.category'),
          price: eb.ref('excluded.price'),
          description: eb.ref('excluded.description'),
          created_at: eb.ref('excluded.created_at'),
        })),
      )
      .execute();
  }
}

/** Takes the place of what belonged to these products; customers' reviews stay. */
export async function replaceProductParts(
  db: Database,
  productIds: readonly string[],
  parts: ProductPartRows,
): Promise<void> {
  for (const ids of inBatches(productIds)) {
    await db.deleteFrom('product_tags').where('product_id', 'in', ids).execute();
    await db.deleteFrom('product_colors').where('product_id', 'in', ids).execute();
    await db.deleteFrom('product_pictures').where('product_id', 'in', ids).execute();
    await db.deleteFrom('reviews').where('product_id', 'in', ids).where('customer_id', 'is', null).execute();
  }
  for (const batch of inBatches(parts.tags)) await db.insertInto('product_tags').values(batch).execute();
  for (const batch of inBatches(parts.colors)) await db.insertInto('product_colors').values(batch).execute();
  for (const batch of inBatches(parts.pictures)) await db.insertInto('product_pictures').values(batch).execute();
  for (const batch of inBatches(parts.reviews)) await db.insertInto('reviews').values(batch).execute();
}

function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) yield rows.slice(start, start + rowsPerStatement);
}
