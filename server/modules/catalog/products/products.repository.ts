// SQL for products, tags, colours and pictures. A list takes the same few
// statements whatever its length.
import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Sort } from '@taana-baana/contract';
import { listInBatches } from '../../../database/batches.ts';
import type { ProductColumns, SwatchColumn } from '../../../database/tables/product-tables.ts';
import type { ColorRow, ProductRow } from '../../../database/tables/catalog-tables.ts';
import type { Database, Tables } from '../../../database/tables.ts';
import type { ShownPictureRow } from '../../picture.mapping.ts';

export interface ProductFilter {
  readonly brand?: string | undefined;
  /** A product must have all of them. */
  readonly tags?: readonly string[] | undefined;
  readonly category?: string | undefined;
  /** Rupees, inclusive. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly origin?: TextFilter | undefined;
  /** Offered in one of the product's colours. */
  readonly size?: SizeFilter | undefined;
  readonly ids?: readonly string[] | undefined;
  /** Also what is not sold any more. */
  readonly hasArchived?: true;
}

/** `texts`: the values as products have them; `hasNone`: also products without one. */
export interface TextFilter {
  readonly texts: readonly string[];
  readonly hasNone: boolean;
}

/** `names`: the size as these products write it. */
export interface SizeFilter extends TextFilter {
  readonly names: readonly string[];
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

type Columns = ProductRow & Selectable<ProductColumns>;
/** Only a single product has them. */
const detailColumns = ['maker', 'origin', 'size_chart', 'craft_place', 'craft_at', 'story_post'] as const;
type DetailColumn = 'description' | (typeof detailColumns)[number];

/** Not every list needs the description; a single product has its details too. */
export type ListedProductRow = Pick<Columns, (typeof columns)[number]> & Partial<Pick<Columns, DetailColumn>>;
/** `css`: the owner's swatch. */
export type SwatchRow = ColorRow & Selectable<SwatchColumn>;

export type OwnedBy<Row> = Row & { product_id: string };

const columns = [
  'id',
  'title',
  'brand',
  'category',
  'price',
  'created_at',
  'status',
  'mrp',
  'regular_price',
  'sale_from',
  'sale_until',
  'gender',
  'age_group',
  'sizes',
] as const;
/** PostgreSQL's largest integer; more than any price. */
const largestInteger = 2 ** 31 - 1;
const sortColumns = { title: 'title_sort_key', price: 'price', createdAt: 'created_at' } as const;

export function listProducts(
  db: Database,
  filter: ProductFilter,
  sort: Sort,
  { hasDescription = true, slice }: { readonly hasDescription?: boolean; readonly slice?: Slice | undefined } = {},
): Promise<ListedProductRow[]> {
  const matching = selectProducts(db, hasDescription).where((eb) => matches(eb, filter));
  return inOrder(matching, sort)
    .$if(slice !== undefined, (query) => query.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute();
}

/** Ids of all matches, in the order of `listProducts`; without a sort, in no order. */
export async function listProductIds(db: Database, filter: ProductFilter, sort: Sort | undefined): Promise<string[]> {
  const matching = db
    .selectFrom('products')
    .select('id')
    .where((eb) => matches(eb, filter));
  const rows = await (sort === undefined ? matching : inOrder(matching, sort)).execute();
  return rows.map(({ id }) => id);
}

function inOrder<Row>(query: SelectQueryBuilder<Tables, 'products', Row>, sort: Sort) {
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return query.orderBy(column, direction).orderBy('id', direction);
}

/** Prices of all matches, lowest first. */
export async function listPrices(db: Database, filter: ProductFilter): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('price')
    .where((eb) => matches(eb, filter))
    .orderBy('price')
    .execute();
  return rows.map(({ price }) => price);
}

export function findProduct(db: Database, id: string): Promise<ListedProductRow | undefined> {
  return selectProducts(db, true).select(detailColumns).where('id', '=', id).executeTakeFirst();
}

export async function isProduct(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

function selectProducts(db: Database, hasDescription: boolean) {
  return db
    .selectFrom('products')
    .select(columns)
    .$if(hasDescription, (query) => query.select('description'));
}

function matches(eb: ExpressionBuilder<Tables, 'products'>, filter: ProductFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  const { brand, category, tags, minPrice, maxPrice, origin, ids, size, hasArchived = false } = filter;
  if (!hasArchived) conditions.push(isSold(eb));
  if (brand !== undefined) conditions.push(eb(eb.fn('lower', ['brand']), '=', lowerCase(brand)));
  if (category !== undefined) conditions.push(eb(eb.fn('lower', ['category']), '=', lowerCase(category)));
  if (minPrice !== undefined) conditions.push(eb('price', '>=', Math.min(minPrice, largestInteger)));
  if (maxPrice !== undefined) conditions.push(eb('price', '<=', Math.min(maxPrice, largestInteger)));
  if (origin !== undefined) conditions.push(isOneOf(eb, 'origin', origin));
  if (size !== undefined) conditions.push(isOneOf(eb, 'sizes', size), isOfferedIn(eb, size));
  if (ids !== undefined) conditions.push(eb('products.id', 'in', ids));
  if (tags !== undefined) conditions.push(eb('products.id', 'in', (tagged) => taggedWith(tagged, tags)));
  return eb.and(conditions);
}

function isOneOf(
  eb: ExpressionBuilder<Tables, 'products'>,
  column: 'origin' | 'sizes',
  { texts, hasNone }: TextFilter,
) {
  const isOne = texts.length > 0 ? eb(column, 'in', texts) : eb.lit(false);
  return hasNone ? eb.or([isOne, eb(column, 'is', null)]) : isOne;
}

/** In a colour that is not withheld in this size. */
const isOfferedIn = (eb: ExpressionBuilder<Tables, 'products'>, { names }: SizeFilter) =>
  names.length === 0
    ? eb.lit(false)
    : eb.exists(
        eb
          .selectFrom('product_colors as offered')
          .select('offered.color_id')
          .whereRef('offered.product_id', '=', 'products.id')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('product_variants as withheld')
                  .select('withheld.id')
                  .whereRef('withheld.product_id', '=', 'products.id')
                  .whereRef('withheld.color_id', '=', 'offered.color_id')
                  .where('withheld.size', 'in', names)
                  .where('withheld.is_offered', '=', 0),
              ),
            ),
          ),
      );

/**
 * Must equal the condition of the indexes `products_sold_*`, character by character; with `=`,
 * SQLite would sort all rows for each page.
 */
const isSold = (eb: ExpressionBuilder<Tables, 'products'>) => eb('products.status', '!=', sql.lit('archived'));

/**
 * Ids of products with all of these tags. Counts the tags, because one condition for each would
 * nest deeper than SQLite allows.
 */
function taggedWith(eb: ExpressionBuilder<Tables, 'products'>, tags: readonly string[]) {
  const names = [...new Set(tags.map(lowerCase))];
  return eb
    .selectFrom('product_tags')
    .select('product_id')
    .where(({ fn }) => fn('lower', ['tag']), 'in', names)
    .$if(names.length > 1, (query) =>
      query.groupBy('product_id').having(({ fn }) => fn.count(fn('lower', ['tag'])).distinct(), '=', names.length),
    );
}

/**
 * Like both engines' `lower` on these columns: A to Z only. Applied to the parameter, SQL's `lower`
 * would follow the server's locale.
 */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

export function listPictures(db: Database, productIds: readonly string[]): Promise<OwnedBy<ShownPictureRow>[]> {
  return listInBatches(productIds, (ids) =>
    db
      .selectFrom('product_pictures')
      .innerJoin('pictures', 'pictures.id', 'product_pictures.picture_id')
      .select(['product_id', 'pictures.id', 'alt', 'color_id', 'focus', 'width', 'height', 'color', 'edge', 'variants'])
      .select('cloth_mm')
      .where('product_id', 'in', ids)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
  );
}

export function listOfferedColors(db: Database, productIds: readonly string[]): Promise<OwnedBy<SwatchRow>[]> {
  return listInBatches(productIds, (ids) =>
    db
      .selectFrom('product_colors')
      .innerJoin('colors', 'colors.id', 'product_colors.color_id')
      .select(['product_id', 'colors.id', 'title', 'css'])
      .where('product_id', 'in', ids)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
  );
}

export function listTags(db: Database, productIds: readonly string[]): Promise<{ product_id: string; tag: string }[]> {
  return listInBatches(productIds, (ids) =>
    db
      .selectFrom('product_tags')
      .select(['product_id', 'tag'])
      .where('product_id', 'in', ids)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
  );
}

/** One row per offered colour; one without a colour if none is offered. */
export function listPricedColors(db: Database, productId: string) {
  return db
    .selectFrom('products')
    .leftJoin('product_colors', 'product_colors.product_id', 'products.id')
    .leftJoin('colors', 'colors.id', 'product_colors.color_id')
    .select(['products.id', 'products.title', 'price', 'status', 'sizes'])
    .select(['colors.id as color_id', 'colors.title as color_title'])
    .where('products.id', '=', productId)
    .orderBy('position')
    .execute();
}

/** The distinct values of what is sold, in no order. */
export async function listTitles(db: Database, column: 'category' | 'brand'): Promise<string[]> {
  const rows = await db.selectFrom('products').select(`${column} as title`).where(isSold).distinct().execute();
  return rows.map(({ title }) => title).filter((title) => title !== '');
}

/** Of products on sale, each once; null for those without one. */
export async function listOriginTexts(db: Database): Promise<(string | null)[]> {
  const rows = await db.selectFrom('products').select('origin').where(isSold).distinct().execute();
  return rows.map(({ origin }) => origin);
}

/** Lists of own sizes of products on sale, each once; null for those with the usual ones. */
export async function listSizeTexts(db: Database): Promise<(string | null)[]> {
  const rows = await db.selectFrom('products').select('sizes').where(isSold).distinct().execute();
  return rows.map(({ sizes }) => sizes);
}

export function listColors(db: Database): Promise<SwatchRow[]> {
  return db.selectFrom('colors').select(['id', 'title', 'css']).orderBy('title').execute();
}
