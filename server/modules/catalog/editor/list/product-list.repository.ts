// SQL for the list of products: a page takes the same few statements whatever the catalogue's size.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { PublishedState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { Database, Tables } from '../../../../database/tables.ts';
import { variantsInColors } from '../../../variants-in-colors.repository.ts';

export interface ProductListFilter {
  readonly state?: PublishedState | undefined;
  /** All must occur; in lower case. */
  readonly words: readonly string[];
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly tag?: string | undefined;
  /** Only these products. */
  readonly ids?: readonly string[] | undefined;
}

/** Of the last one on the page before. */
export interface Place {
  readonly at: string;
  readonly id: string;
}

const matching = (db: Database, filter: ProductListFilter) =>
  db.selectFrom('products').where((eb) => matches(eb, filter));

/** Newest first. */
export function listProductPage(
  db: Database,
  filter: ProductListFilter,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
) {
  return matching(db, filter)
    .select(['id', 'title', 'status', 'version', 'brand', 'category', 'price', 'regular_price', 'created_at', 'sizes'])
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.at ?? '', after?.id ?? ''))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export const listByTitle = (db: Database, filter: ProductListFilter, limit: number) =>
  matching(db, filter).select(['id', 'title', 'price']).orderBy('title_sort_key').orderBy('id').limit(limit).execute();

export async function countProducts(db: Database, filter: ProductListFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matches(eb: ExpressionBuilder<Tables, 'products'>, filter: ProductListFilter): Expression<SqlBool> {
  const { state, words, category, brand, tag, ids } = filter;
  const conditions: Expression<SqlBool>[] = words.map((word) => hasWord(eb, word));
  if (state !== undefined) conditions.push(eb('status', '=', state));
  if (ids !== undefined) conditions.push(ids.length > 0 ? eb('id', 'in', ids) : eb.lit(false));
  if (category !== undefined) conditions.push(eb('category', '=', category));
  if (brand !== undefined) conditions.push(eb('brand', '=', brand));
  if (tag !== undefined)
    conditions.push(eb('id', 'in', eb.selectFrom('product_tags').select('product_id').where('tag', '=', tag)));
  return eb.and(conditions);
}

/** In title, brand, category, handle or a tag; or a SKU begins with it. */
function hasWord(eb: ExpressionBuilder<Tables, 'products'>, word: string): Expression<SqlBool> {
  const escaped = word.replace(/[\\%_]/g, String.raw`\$&`);
  const like = (column: string, pattern: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  const within = `%${escaped}%`;
  return eb.or([
    ...['title', 'brand', 'category', 'id'].map((column) => like(column, within)),
    eb('id', 'in', eb.selectFrom('product_tags').select('product_id').where(like('tag', within))),
    eb(
      'id',
      'in',
      eb
        .selectFrom('product_variants')
        .select('product_id')
        .where('sku', 'is not', null)
        .where(like('sku', `${escaped}%`)),
    ),
  ]);
}

const unpublished = (db: Database) =>
  db
    .selectFrom('product_drafts')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('products').select('id').whereRef('products.id', '=', 'product_drafts.product'))),
    );

/** Drafts of products that were never published, newest first. */
export function listUnpublished(
  db: Database,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number | undefined },
): Promise<{ product: string; at: string; body: string; publish_by?: string | null }[]> {
  return unpublished(db)
    .select(['product', 'at', 'body', 'publish_by'])
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('at', 'product'), '<', eb.tuple(after?.at ?? '', after?.id ?? ''))),
    )
    .orderBy('at', 'desc')
    .orderBy('product', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

export async function listActiveIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('products').select('id').where('status', '=', 'active').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function countStates(db: Database): Promise<{ active: number; draft: number; archived: number }> {
  const rows = await db
    .selectFrom('products')
    .select((eb) => ['status' as const, eb.fn.countAll<number | string>().as('count')])
    .groupBy('status')
    .execute();
  const { draft } = await unpublished(db)
    .select((eb) => eb.fn.countAll<number | string>().as('draft'))
    .executeTakeFirstOrThrow();
  const countOf = (state: PublishedState) => Number(rows.find(({ status }) => status === state)?.count ?? 0);
  return { active: countOf('active'), draft: Number(draft), archived: countOf('archived') };
}

/**
 * Of these products, in their colours: counted pieces, null if none is counted, and how many sizes
 * are withheld. One that is made to order in every size is missing.
 */
export function listPieces(db: Database, ids: readonly string[]) {
  return variantsInColors(db)
    .select((eb) => [
      'product_variants.product_id' as const,
      eb.fn.sum<number | string | null>('stock').as('pieces'),
      eb.fn.countAll<number | string>().filterWhere('is_offered', '=', 0).as('withheld'),
    ])
    .where('product_variants.product_id', 'in', ids)
    .where((eb) => eb.or([eb('stock', 'is not', null), eb('is_offered', '=', 0)]))
    .groupBy('product_variants.product_id')
    .execute();
}

/** Of these products, those that have a draft; true if it waits for photos. */
export async function listDrafted(db: Database, ids: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('product_drafts')
    .select(['product', 'publish_by'])
    .where('product', 'in', ids)
    .execute();
  return new Map(rows.map(({ product, publish_by: by }) => [product, by !== null]));
}

export async function listTagNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('product_tags').select('tag').distinct().execute();
  return rows.map(({ tag }) => tag);
}
