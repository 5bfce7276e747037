// The catalogue: lists with filters, sorts and search, single products, colours.
import {
  defaultSort,
  type ProductColor,
  type Picture,
  Product,
  type ProductQuery,
  type Review,
  type Size,
  serverMessages,
  sizesOf,
} from '@taana-baana/contract';
import { firstPictures } from '@taana-baana/contract/colors/picture-colors.ts';
import { locale } from '@taana-baana/contract/locale.ts';
import { summaryOf } from '@taana-baana/contract/typed/html-text.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { listProductReviews } from '../reviews/reviews.service.ts';
import { findPostTitle } from '../../content/blog/blog.service.ts';
import { mostTakenSize } from '../../selling/order/taken-size.service.ts';
import { asDrawn, toColor } from '../../swatch.mapping.ts';
import { type ProductParts, type Rating, toProduct } from './products.mapping.ts';
import { productParts } from './product-parts.service.ts';
import * as catalog from './products.repository.ts';
import type { CatalogTotals } from './product-totals.service.ts';
import { toOriginFilter } from './origins.service.ts';
import { toSizeFilter } from './sizes.service.ts';
import type { CatalogSearch } from './product-search.service.ts';
import { readSizes } from '../../product-sizes.ts';
import type { FoundProducts } from '../search/search-index.ts';

export interface ProductList {
  readonly products: (Partial<Product> & { _id: string })[];
  /** All matches, before paging. */
  readonly total: number;
  /** Of a search: words that nothing has, and whether a word was taken for a similar one. */
  readonly missed?: readonly string[] | undefined;
  readonly isNearest?: true | undefined;
}

/** For a purchase: the current price in rupees and the offered colours. */
export interface PricedProduct {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly sizes: readonly Size[] | null;
  readonly isArchived: boolean;
  readonly colors: readonly { id: string; title: string }[];
}

/** Newest first by default; a search without a sort puts the best match first. */
export async function listProducts(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  { search, totals }: { readonly search: CatalogSearch; readonly totals: CatalogTotals },
  query: ProductQuery,
): Promise<ProductList> {
  const wanted = wantedFields(query.fields);
  const hasDescription = wanted.has('description');
  const filter: catalog.ProductFilter = {
    brand: query.brand,
    category: query.category,
    tags: query.tags,
    minPrice: query.price?.gte ?? query.minPrice,
    maxPrice: query.price?.lte ?? query.maxPrice,
    origin: await toOriginFilter(deps.db, query.origin),
    size: await toSizeFilter(deps.db, query.size),
  };
  const slice = query.limit ? { limit: query.limit, offset: ((query.page ?? 1) - 1) * query.limit } : undefined;

  if (query.q) {
    const found = await search.find(query.q);
    const isAsFound = !query.sort && Object.values(filter).every((value) => value === undefined);
    const ids = isAsFound ? found.ids : await narrow(deps.db, found.ids, filter, query.sort);
    // Order and total are known, so only the page's rows are read.
    const pageIds = slice ? ids.slice(slice.offset, slice.offset + slice.limit) : ids;
    const products = await listFound(deps, pageIds, wanted, { maxPictures: query.pictures, colors: found.colors });
    return { products, total: ids.length, missed: found.missed, isNearest: found.isNearest };
  }
  const page = await catalog.listProducts(deps.db, filter, query.sort ?? defaultSort, { hasDescription, slice });
  const [products, total] = await Promise.all([
    complete(deps, page, wanted, { maxPictures: query.pictures }),
    slice ? totals.count(filter) : page.length,
  ]);
  return { products, total };
}

/** Products that match the words and the filter, in the requested order or best match first. */
async function narrow(
  db: Database,
  found: readonly string[],
  filter: catalog.ProductFilter,
  sort: ProductQuery['sort'],
): Promise<readonly string[]> {
  if (found.length === 0) return found;
  const ids = await catalog.listProductIds(db, { ...filter, ids: found }, sort);
  if (sort) return ids;
  const kept = new Set(ids);
  return found.filter((id) => kept.has(id));
}

async function listFound(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  ids: readonly string[],
  wanted: ReadonlySet<keyof Product>,
  pictures: PictureChoice,
): Promise<ProductList['products']> {
  if (ids.length === 0) return [];
  const rows = await catalog.listProducts(deps.db, { ids }, defaultSort, {
    hasDescription: wanted.has('description'),
  });
  return complete(deps, inOrderOf(ids, rows), wanted, pictures);
}

interface PictureChoice {
  /** Per product; all if missing. */
  readonly maxPictures?: number | undefined;
  /** Pictures in these colours come first. */
  readonly colors?: FoundProducts['colors'];
}

/** With its reviews, newest first. Throws a 404 error. */
export async function getProduct(
  deps: Pick<Deps, 'db' | 'changes' | 'config' | 'clock'>,
  id: string,
): Promise<Product> {
  const [row, reviews, mostTaken] = await Promise.all([
    catalog.findProduct(deps.db, id),
    listProductReviews(deps.db, id),
    mostTakenSize(deps, id),
  ]);
  if (!row) throw new AppError('not-found', serverMessages.productNotFound);
  const post = row.story_post ? await findPostTitle(deps, row.story_post) : undefined;
  const [product] = (await completeAll(deps, [row], { reviews, post })) as [Product];
  const isMade = mostTaken !== undefined && sizesOf(product).includes(mostTaken);
  return { ...product, summary: summaryOf(product.description), ...(isMade && { mostTaken }) };
}

/** In alphabetical order. */
export async function listCategories(deps: Pick<Deps, 'db'>): Promise<string[]> {
  return inAlphabet(await catalog.listTitles(deps.db, 'category'));
}

export const inAlphabet = (titles: string[]) => titles.sort((a, b) => a.localeCompare(b, locale));

export async function listColors(deps: Pick<Deps, 'db'>): Promise<ProductColor[]> {
  return (await catalog.listColors(deps.db)).map((row) => asDrawn(toColor(row)));
}

/** In the order of `ids`, archived ones too; leaves out products that are gone. */
export async function listProductsByIds(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  ids: readonly string[],
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await catalog.listProducts(deps.db, { ids, hasArchived: true }, defaultSort);
  return completeAll(deps, inOrderOf(ids, rows));
}

/** All pictures of each product, in order. */
export function listProductPictures(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Picture[]>> {
  return productParts(deps).pictures(ids);
}

/** The colours of each product; a product without colours, or that is gone, is missing. */
export function listProductColors(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductColor[]>> {
  return productParts(deps).colors(ids);
}

export async function findPricedProduct(db: Database, id: string): Promise<PricedProduct | undefined> {
  const rows = await catalog.listPricedColors(db, id);
  const [product] = rows;
  if (!product) return undefined;
  const colors = rows.flatMap(({ color_id: colorId, color_title: title }) =>
    colorId === null || title === null ? [] : [{ id: colorId, title }],
  );
  const { title, price, status, sizes } = product;
  return { id, title, price, sizes: readSizes(sizes), isArchived: status === 'archived', colors };
}

/** Throws a 404 error if the product does not exist. */
export async function requireProduct(db: Database, id: string): Promise<void> {
  if (!(await catalog.isProduct(db, id))) throw new AppError('not-found', serverMessages.productNotFound);
}

/** Without what only a single product's call has. */
const allFields = new Set(
  (Object.keys(Product.shape) as (keyof Product)[]).filter(
    (field) => !['summary', 'maker', 'origin', 'sizeChart', 'story', 'mostTaken'].includes(field),
  ),
);

/** `_id` is always included; unknown names are ignored. */
function wantedFields(fields: string | undefined): ReadonlySet<keyof Product> {
  if (!fields) return allFields;
  const named = fields.split(',').map((name) => name.trim() as keyof Product);
  return new Set<keyof Product>(['_id', ...named.filter((name) => allFields.has(name))]);
}

async function complete(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  rows: readonly catalog.ListedProductRow[],
  wanted: ReadonlySet<keyof Product>,
  pictures: PictureChoice,
): Promise<ProductList['products']> {
  const products = await completeAll(deps, rows, { wanted, ...pictures });
  if (wanted === allFields) return products;
  return products.map(
    (product) =>
      Object.fromEntries([...wanted].map((name) => [name, product[name]])) as ProductList['products'][number],
  );
}

async function completeAll(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  rows: readonly catalog.ListedProductRow[],
  {
    reviews,
    post,
    wanted = allFields,
    maxPictures,
    colors: namedColors,
  }: { reviews?: Review[]; post?: ProductParts['post']; wanted?: ReadonlySet<keyof Product> } & PictureChoice = {},
): Promise<Product[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const parts = productParts(deps);
  const isSizeWanted = wanted.has('soldOut') || wanted.has('isSoldOut') || wanted.has('notOffered');
  const [pictures, colors, tags, ratings, sizeStates] = await Promise.all([
    // The colours of swatches are in the pictures.
    wanted.has('images') || wanted.has('color') ? parts.pictures(ids) : undefined,
    wanted.has('color') || isSizeWanted ? parts.colors(ids) : undefined,
    wanted.has('tags') ? parts.tags(ids) : undefined,
    !reviews && (wanted.has('totalrating') || wanted.has('ratingsCount')) ? parts.ratings(ids) : undefined,
    isSizeWanted ? parts.sizes(ids) : undefined,
  ]);
  const shownFirst = (images: Picture[]) => (maxPictures === undefined ? images : firstPictures(images, maxPictures));
  return rows.map((row) =>
    toProduct(row, {
      images: shownFirst(inNamedColorsFirst(pictures?.get(row.id) ?? [], namedColors)),
      color: (colors?.get(row.id) ?? []).map((color) => asDrawn(color, pictures?.get(row.id))),
      tags: tags?.get(row.id) ?? [],
      reviews: reviews ?? [],
      rating: reviews ? ratingOf(reviews) : ratings?.get(row.id)?.[0],
      sizes: sizeStates?.get(row.id) ?? [],
      post,
    }),
  );
}

/** A search for 'black' shows each tee in black. Otherwise the pictures keep their order. */
function inNamedColorsFirst(pictures: Picture[], colors: PictureChoice['colors']): Picture[] {
  if (!colors || colors.size === 0) return pictures;
  const named = ({ colorId }: Picture) => colors.get(colorId ?? '') ?? 0;
  return pictures.toSorted((a, b) => named(b) - named(a));
}

const ratingOf = (reviews: readonly Review[]): Rating => ({
  reviews: reviews.length,
  stars: reviews.reduce((sum, { star }) => sum + star, 0),
});

function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
