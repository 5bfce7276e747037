// SQL for the counts and their history.
import { type Selectable, sql } from 'kysely';
import { v7 } from 'uuid';
import type { Size } from '@taana-baana/contract';
import { usualLowStock } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { countRows } from '../../../../database/count-rows.ts';
import type { ProductVariantRow, StockMovementRow, StockTables } from '../../../../database/tables/stock-tables.ts';
import { listInBatches } from '../../../../database/batches.ts';
import type { Database } from '../../../../database/tables.ts';
import { variantsInColors } from '../../../variants-in-colors.repository.ts';

const select = (db: Database) => db.selectFrom('product_variants').selectAll();

export type StoredVariant = Selectable<StockTables['product_variants']>;

export interface VariantChoice {
  readonly product_id: string;
  readonly color_id: string;
  readonly size: Size;
}

/** Locks the variant until the transaction ends; creates it, made to order, if it does not exist. */
export async function lockVariant(trx: Database, choice: VariantChoice): Promise<ProductVariantRow> {
  return trx
    .insertInto('product_variants')
    .values((eb) => ({
      id: v7(),
      ...choice,
      stock: null,
      reserved: 0,
      low_stock: eb.fn.coalesce(
        eb
          .selectFrom('product_variants')
          .select('low_stock')
          .where('product_id', '=', choice.product_id)
          .limit(1)
          .$asScalar(),
        eb.lit(usualLowStock),
      ),
    }))
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'color_id', 'size'])
        .doUpdateSet((eb) => ({ reserved: eb.ref('product_variants.reserved') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of a variant that is locked. */
export async function updateVariant(
  trx: Database,
  id: string,
  changes: Pick<ProductVariantRow, 'stock'>,
): Promise<void> {
  await trx.updateTable('product_variants').set(changes).where('id', '=', id).execute();
}

type NewMovement = Pick<StockMovementRow, 'variant_id' | 'delta' | 'reason'> &
  Partial<Pick<StockMovementRow, 'note' | 'order_id' | 'staff_id' | 'request_key'>> & { readonly at: Date };

export async function insertMovement(trx: Database, { at, ...movement }: NewMovement): Promise<void> {
  await trx
    .insertInto('stock_movements')
    .values({
      id: v7(),
      note: null,
      order_id: null,
      staff_id: null,
      request_key: null,
      ...movement,
      at: at.toISOString(),
    })
    .execute();
}

export function listMovementsOfRequests(db: Database, keys: readonly string[]): Promise<StockMovementRow[]> {
  return listInBatches(keys, (some) =>
    db.selectFrom('stock_movements').selectAll().where('request_key', 'in', some).execute(),
  );
}

/** The delivery that was received by this key. */
export const findReceipt = (db: Database, key: string): Promise<{ at: string; staff: string | null } | undefined> =>
  db
    .selectFrom('stock_movements')
    .leftJoin('staff', 'staff.id', 'stock_movements.staff_id')
    .select(['stock_movements.at', 'staff.name as staff'])
    .where('request_key', '=', key)
    .executeTakeFirst();

/** Of the colours and sizes that products have now. */
export const listPiecesBySku = (db: Database, skus: readonly string[]) =>
  listInBatches(skus, (some) =>
    variantsInColors(db)
      .innerJoin('products', 'products.id', 'product_variants.product_id')
      .innerJoin('colors', 'colors.id', 'product_variants.color_id')
      .select(['product_variants.id', 'sku', 'product_variants.product_id', 'product_variants.color_id'])
      .select(['size', 'stock', 'products.title', 'colors.title as color'])
      .where('sku', 'in', some)
      .execute(),
  );

export function listVariants(db: Database, productIds: readonly string[]): Promise<StoredVariant[]> {
  return listInBatches(productIds, (ids) => select(db).where('product_id', 'in', ids).execute());
}

/** Newest first. */
export function listMovements(
  db: Database,
  variantId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
) {
  return db
    .selectFrom('stock_movements')
    .leftJoin('orders', 'orders.id', 'stock_movements.order_id')
    .leftJoin('staff', 'staff.id', 'stock_movements.staff_id')
    .select(['stock_movements.id', 'at', 'delta', 'reason', 'stock_movements.note', 'orders.number', 'staff.name'])
    .where('variant_id', '=', variantId)
    .$if(before !== undefined, (query) => query.where('stock_movements.id', '<', before ?? ''))
    .orderBy('stock_movements.id', 'desc')
    .limit(limit)
    .execute();
}

export const findVariant = (db: Database, choice: VariantChoice): Promise<StoredVariant | undefined> =>
  select(db)
    .where('product_id', '=', choice.product_id)
    .where('color_id', '=', choice.color_id)
    .where('size', '=', choice.size)
    .executeTakeFirst();

interface ListedProduct {
  readonly id: string;
  readonly title: string;
  /** JSON; null: the usual seven. */
  readonly sizes: string | null;
}

/** Offered variants at or below their product's limit; without archived products. */
const listLow = (db: Database) =>
  variantsInColors(db)
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select('product_variants.product_id')
    .whereRef('stock', '<=', 'low_stock')
    .where('low_stock', '>', 0)
    .where('is_offered', '=', 1)
    .where('products.status', '!=', 'archived');

/** Products that run out; counts up to `most`. */
export function countLowProducts(db: Database, most: number): Promise<number> {
  return db.selectFrom(listLow(db).distinct().limit(most).as('low')).$call(countRows);
}

export function listLowVariants(db: Database) {
  return listLow(db)
    .innerJoin('colors', 'colors.id', 'product_variants.color_id')
    .select(['product_variants.color_id', 'size', 'colors.title as color'])
    .select((eb) => eb.ref('stock').$notNull().as('stock'))
    .orderBy('product_variants.product_id')
    .orderBy('position')
    .execute();
}

/** By title, without archived ones. `isLow`: only those that run out. */
export function listProducts(db: Database, { isLow }: { readonly isLow: boolean }): Promise<ListedProduct[]> {
  return db
    .selectFrom('products')
    .select(['id', 'title', 'sizes'])
    .where('status', '!=', 'archived')
    .$if(isLow, (query) => query.where('id', 'in', listLow(db)))
    .orderBy('title_sort_key')
    .orderBy('id')
    .execute();
}

/** Products with a SKU that begins so, in any case. */
export async function listProductsBySku(db: Database, start: string): Promise<Set<string>> {
  const pattern = `${start.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
  const rows = await db
    .selectFrom('product_variants')
    .select('product_id')
    .distinct()
    .where(sql<boolean>`lower(sku) like ${pattern} escape '!'`)
    .execute();
  return new Set(rows.map(({ product_id: id }) => id));
}

export function findProduct(
  db: Database,
  id: string,
): Promise<(ListedProduct & { allows_oversell: number }) | undefined> {
  return db
    .selectFrom('products')
    .select(['id', 'title', 'sizes', 'allows_oversell'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Titles of a product and its colour; null: it does not come in that colour. */
export function findPiece(
  db: Database,
  id: string,
  colorId: string,
): Promise<{ title: string; sizes: string | null; color: string | null } | undefined> {
  return db
    .selectFrom('products')
    .leftJoin('product_colors', (join) =>
      join.onRef('product_colors.product_id', '=', 'products.id').on('product_colors.color_id', '=', colorId),
    )
    .leftJoin('colors', 'colors.id', 'product_colors.color_id')
    .select(['products.title', 'sizes', 'colors.title as color'])
    .where('products.id', '=', id)
    .executeTakeFirst();
}

/** Resolves to the previous limit; undefined if the product was never counted. */
export async function updateLowStock(trx: Database, productId: string, limit: number): Promise<number | undefined> {
  const ofProduct = trx.selectFrom('product_variants').select('low_stock').where('product_id', '=', productId);
  const before = await ofProduct.limit(1).executeTakeFirst();
  await trx.updateTable('product_variants').set({ low_stock: limit }).where('product_id', '=', productId).execute();
  return before?.low_stock;
}

export async function updateOversell(trx: Database, id: string, isAllowed: boolean): Promise<void> {
  await trx
    .updateTable('products')
    // So that an open editor notices the change.
    .set((eb) => ({ allows_oversell: Number(isAllowed), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export interface SizeState extends VariantChoice, Pick<ProductVariantRow, 'stock' | 'reserved'> {
  readonly is_offered: number;
  /** 0 or 1. */
  readonly is_sold_out: number;
}

/** Counted colours and sizes of these products, and those not offered. */
export function listSizeStates(db: Database, productIds: readonly string[]): Promise<SizeState[]> {
  return listInBatches(productIds, (ids) =>
    variantsInColors(db)
      .innerJoin('products', 'products.id', 'product_variants.product_id')
      .select(['product_variants.product_id', 'product_variants.color_id', 'size', 'is_offered'])
      .select(['stock', 'reserved'])
      .select((eb) =>
        eb
          .case()
          .when(eb.and([eb('stock', '<=', eb.ref('reserved')), eb('allows_oversell', '=', 0)]))
          .then(1)
          .else(0)
          .end()
          .as('is_sold_out'),
      )
      .where('product_variants.product_id', 'in', ids)
      .where((eb) => eb.or([eb('stock', 'is not', null), eb('is_offered', '=', 0)]))
      .orderBy('product_variants.product_id')
      .orderBy('position')
      .execute(),
  );
}
