// The tables of products and of what belongs to them: tags, colours, pictures, reviews. A list costs the same few statements whatever its length.
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Sort } from '@taana-baana/contract';
import type { ColorRow, Database, ProductRow, ReviewRow, Tables } from '../../database/tables.ts';
import type { ShownPictureRow } from '../picture.mapping.ts';

export interface ProductFilter {
  readonly brand?: string | undefined;
  /** All of them. */
  readonly tags?: readonly string[] | undefined;
  readonly category?: string | undefined;
  /** Rupees, both included. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly ids?: readonly string[] | undefined;
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** Parts of a product row that not every list needs. */
export interface ProductColumns {
  readonly hasDescription: boolean;
  readonly hasRating: boolean;
}

export interface RatedProductRow extends Omit<ProductRow, 'title_sort_key' | 'description'> {
  readonly description?: string | undefined;
  readonly reviews?: number | null | undefined;
  readonly stars?: number | null | undefined;
}

export type OwnedBy<Row> = Row & { product_id: string };

const everything: ProductColumns = { hasDescription: true, hasRating: true };
const columns = ['id', 'title', 'brand', 'category', 'price', 'created_at'] as const;
/** What PostgreSQL compares with an integer column; more than any price. */
const largestInteger = 2 ** 31 - 1;
const sortColumns = { title: 'title_sort_key', price: 'price', createdAt: 'created_at' } as const;

export function listProducts(
  db: Database,
  filter: ProductFilter,
  sort: Sort,
  wanted: ProductColumns = everything,
  slice?: Slice,
): Promise<RatedProductRow[]> {
  const matching = selectProducts(db, wanted).where((eb) => matches(eb, filter));
  return inOrder(matching, sort)
    .$if(slice !== undefined, (query) => query.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute();
}

/** Of every match, in the order of `listProducts`; without a sort in no order. */
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

/** Of every match, lowest first. */
export async function listPrices(db: Database, filter: ProductFilter): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('price')
    .where((eb) => matches(eb, filter))
    .orderBy('price')
    .execute();
  return rows.map(({ price }) => price);
}

export function findProduct(db: Database, id: string): Promise<RatedProductRow | undefined> {
  return selectProducts(db, everything).where('id', '=', id).executeTakeFirst();
}

export async function isProduct(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

function selectProducts(db: Database, wanted: ProductColumns) {
  return db
    .selectFrom('products')
    .select(columns)
    .$if(wanted.hasDescription, (query) => query.select('description'))
    .$if(wanted.hasRating, (query) =>
      query.select((eb) => [
        reviewsOf(eb)
          .select(({ fn }) => fn.countAll<number>().as('reviews'))
          .as('reviews'),
        reviewsOf(eb)
          .select(({ fn }) => fn.sum<number>('star').as('stars'))
          .as('stars'),
      ]),
    );
}

function reviewsOf(eb: ExpressionBuilder<Tables, 'products'>) {
  return eb.selectFrom('reviews').whereRef('reviews.product_id', '=', 'products.id');
}

function matches(eb: ExpressionBuilder<Tables, 'products'>, filter: ProductFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  const { brand, category, tags, minPrice, maxPrice, ids } = filter;
  if (brand !== undefined) conditions.push(eb(eb.fn('lower', ['brand']), '=', lowerCase(brand)));
  if (category !== undefined) conditions.push(eb(eb.fn('lower', ['category']), '=', lowerCase(category)));
  if (minPrice !== undefined) conditions.push(eb('price', '>=', Math.min(minPrice, largestInteger)));
  if (maxPrice !== undefined) conditions.push(eb('price', '<=', Math.min(maxPrice, largestInteger)));
  if (ids !== undefined) conditions.push(eb('products.id', 'in', ids));
  if (tags !== undefined) conditions.push(eb('products.id', 'in', (tagged) => taggedWith(tagged, tags)));
  return eb.and(conditions);
}

/** The ids of the products with all of these tags. Counted, since a condition for each would nest deeper than SQLite allows. */
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

/** What both engines' `lower` does to these columns: A to Z only. A parameter's own `lower` would follow the server's locale. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

export function listPictures(db: Database, productIds: readonly string[]): Promise<OwnedBy<ShownPictureRow>[]> {
  return inBatches(productIds, (ids) =>
    db
      .selectFrom('product_pictures')
      .innerJoin('pictures', 'pictures.id', 'product_pictures.picture_id')
      .select(['product_id', 'pictures.id', 'alt', 'color_id', 'width', 'height', 'color', 'variants'])
      .where('product_id', 'in', ids)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
  );
}

export function listOfferedColors(db: Database, productIds: readonly string[]): Promise<OwnedBy<ColorRow>[]> {
  return inBatches(productIds, (ids) =>
    db
      .selectFrom('product_colors')
      .innerJoin('colors', 'colors.id', 'product_colors.color_id')
      .select(['product_id', 'colors.id', 'title'])
      .where('product_id', 'in', ids)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
  );
}

export function listTags(db: Database, productIds: readonly string[]): Promise<{ product_id: string; tag: string }[]> {
  return inBatches(productIds, (ids) =>
    db
      .selectFrom('product_tags')
      .select(['product_id', 'tag'])
      .where('product_id', 'in', ids)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
  );
}

/** Far below the number of parameters that an engine takes; the longest list that names its limit is one batch. */
const idsPerStatement = 1000;

async function inBatches<Row>(
  ids: readonly string[],
  list: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  if (ids.length <= idsPerStatement) return list(ids);
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += idsPerStatement) {
    for (const row of await list(ids.slice(start, start + idsPerStatement))) rows.push(row);
  }
  return rows;
}

/** Newest first. */
export function listReviews(
  db: Database,
  productId: string,
): Promise<Pick<ReviewRow, 'id' | 'star' | 'comment' | 'created_at'>[]> {
  return db
    .selectFrom('reviews')
    .select(['id', 'star', 'comment', 'created_at'])
    .where('product_id', '=', productId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** One row for each offered colour; one with no colour when none is offered. */
export function listPricedColors(db: Database, productId: string) {
  return db
    .selectFrom('products')
    .leftJoin('product_colors', 'product_colors.product_id', 'products.id')
    .leftJoin('colors', 'colors.id', 'product_colors.color_id')
    .select(['products.id', 'products.title', 'price', 'colors.id as color_id', 'colors.title as color_title'])
    .where('products.id', '=', productId)
    .orderBy('position')
    .execute();
}

export async function listCategories(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('products').select('category').distinct().execute();
  return rows.map(({ category }) => category).filter((category) => category !== '');
}

export function listColors(db: Database): Promise<ColorRow[]> {
  return db.selectFrom('colors').select(['id', 'title']).orderBy('title').execute();
}
