// The list of products in the admin: drafts that were never published first, then the newest
// products.
import {
  type ListedProduct,
  type ProductChoices,
  type ProductContent,
  type ProductList,
  type ProductListQuery,
  productCounts,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { isOfferedAtAll } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import type { Deps } from '../../../../deps.ts';
import { toOwnOrigin, toPicture } from '../../../picture.mapping.ts';
import { inAlphabet, listProductColors, listProductPictures } from '../../products/products.service.ts';
import { toContent } from '../product-editor.service.ts';
import * as repository from './product-list.repository.ts';
import { findRefused } from './refused-products.service.ts';
import { findPhotos } from '../../../shop/photos/photos.service.ts';
import { readSizes } from '../../../product-sizes.ts';
import { listColors, listTitles, lowerCase } from '../../products/products.repository.ts';

type Needs = Pick<Deps, 'db' | 'changes' | 'config'>;

/** Where a page ends: among the drafts, or among the products. */
interface Cursor extends repository.Place {
  readonly part: 'draft' | 'product';
}

export async function listProducts(deps: Needs, query: ProductListQuery): Promise<ProductList> {
  const { db } = deps;
  const refused = query.state === 'refused' ? await findRefused(db) : undefined;
  const filter = {
    words: wordsOf(query.q),
    category: query.category,
    brand: query.brand,
    tag: query.tag,
    state: query.state === 'draft' ? undefined : query.state === 'refused' ? ('active' as const) : query.state,
    ids: refused && [...refused.keys()],
  };
  const after = query.after === undefined ? undefined : readCursor(query.after);
  const hasDrafts = query.state === undefined || query.state === 'draft';
  const refusalsFor = ({ id }: ListedProduct) => refused && { refusals: refused.get(id) ?? [] };
  const hasProducts = query.state !== 'draft';
  const counts = await repository.countStates(db);
  const drafts = hasDrafts ? await listDrafts(deps, filter, counts.draft, after) : { found: [], total: 0 };
  // Reads one more than shown, to know whether there is another page.
  const wanted = productCounts.listed + 1 - drafts.found.length;
  const place = after?.part === 'product' ? after : undefined;
  const rows =
    hasProducts && wanted > 0 ? await repository.listProductPage(db, filter, { after: place, limit: wanted }) : [];
  const found = [
    ...drafts.found.map(({ product: id, at }): Cursor => ({ part: 'draft', at, id })),
    ...rows.map(({ id, created_at: at }): Cursor => ({ part: 'product', at, id })),
  ].slice(0, productCounts.listed);
  const last = found.length < drafts.found.length + rows.length ? found.at(-1) : undefined;
  const shown = new Set(found.map(({ id }) => id));
  return {
    products: [
      ...(await showDrafts(
        deps,
        drafts.found.filter(({ product }) => shown.has(product)),
      )),
      ...(
        await showProducts(
          deps,
          rows.filter(({ id }) => shown.has(id)),
        )
      ).map((product) => ({ ...product, ...refusalsFor(product) })),
    ],
    next: last ? `${last.part}_${last.at}_${last.id}` : null,
    total: drafts.total + (hasProducts ? await repository.countProducts(db, filter) : 0),
    counts,
  };
}

export const wordsOf = (text = ''): string[] => lowerCase(text).split(/\s+/).filter(Boolean);

/** An invalid cursor starts the list. */
function readCursor(text: string): Cursor | undefined {
  const [part, at = '', ...id] = text.split('_');
  return part === 'draft' || part === 'product' ? { part, at, id: id.join('_') } : undefined;
}

interface FoundDraft {
  readonly product: string;
  readonly at: string;
  readonly content: ProductContent;
  readonly publish_by?: string | null;
}

/** From the cursor on. They are few, and their text is JSON: a search reads all of them. */
async function listDrafts(
  { db }: Needs,
  filter: repository.ProductListFilter,
  count: number,
  after: Cursor | undefined,
): Promise<{ found: FoundDraft[]; total: number }> {
  const isFiltered = filter.words.length > 0 || [filter.category, filter.brand, filter.tag].some(Boolean);
  const limit = productCounts.listed + 1;
  const isOver = after?.part === 'product';
  if (count === 0 || (isOver && !isFiltered)) return { found: [], total: count };
  const page = isFiltered ? { after: undefined, limit: undefined } : { after, limit };
  const rows = await repository.listUnpublished(db, page);
  const all = rows.map((row) => ({ ...row, content: toContent(row) }));
  if (!isFiltered) return { found: all, total: count };
  const matching = all.filter(({ content }) => isMatch(content, filter));
  const isAfter = ({ at, product }: FoundDraft) =>
    after === undefined || at < after.at || (at === after.at && product < after.id);
  return { found: isOver ? [] : matching.filter(isAfter).slice(0, limit), total: matching.length };
}

function isMatch(content: ProductContent, { words, category, brand, tag }: repository.ProductListFilter): boolean {
  const { title, tags, variants } = content;
  const texts = [title, content.brand, content.category, ...tags].map(lowerCase);
  const skus = variants.flatMap(({ sku }) => (sku === null ? [] : lowerCase(sku)));
  return (
    (category === undefined || content.category === category) &&
    (brand === undefined || content.brand === brand) &&
    (tag === undefined || tags.includes(tag)) &&
    words.every((word) => texts.some((text) => text.includes(word)) || skus.some((sku) => sku.startsWith(word)))
  );
}

async function showDrafts({ db, config }: Needs, drafts: readonly FoundDraft[]): Promise<ListedProduct[]> {
  const photos = await findPhotos(
    db,
    drafts.flatMap(({ content }) => content.photos[0]?.id ?? []),
  );
  return drafts.map(({ product: id, content, publish_by: by }) => {
    const picture = photos.get(content.photos[0]?.id ?? '')?.picture;
    const { alt = '', focus = null } = content.photos[0] ?? {};
    return {
      id,
      title: content.title,
      state: 'draft',
      version: 0,
      hasDraft: false,
      ...(by && { isWaiting: true as const }),
      brand: content.brand,
      category: content.category,
      price: content.price,
      regularPrice: null,
      picture: picture ? toOwnOrigin({ config }, toPicture({ ...picture, alt, focus }, config.pictureOrigin)) : null,
      colors: content.colors.length,
      stock: null,
      isOffered: isOfferedAtAll(
        content,
        content.colors.length,
        content.variants.filter((one) => !one.isOffered).length,
      ),
    };
  });
}

async function showProducts(
  deps: Needs,
  rows: Awaited<ReturnType<typeof repository.listProductPage>>,
): Promise<ListedProduct[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const drafted = await repository.listDrafted(deps.db, ids);
  const pictures = await listProductPictures(deps, ids);
  const colors = await listProductColors(deps, ids);
  const kept = new Map((await repository.listPieces(deps.db, ids)).map((row) => [row.product_id, row]));
  return rows.map((row) => {
    const picture = pictures.get(row.id)?.[0];
    const { pieces = null, withheld = 0 } = kept.get(row.id) ?? {};
    const colorsOf = colors.get(row.id)?.length ?? 0;
    return {
      id: row.id,
      title: row.title,
      state: row.status,
      version: row.version,
      hasDraft: drafted.has(row.id),
      ...(drafted.get(row.id) && { isWaiting: true as const }),
      brand: row.brand,
      category: row.category,
      price: row.price,
      regularPrice: row.regular_price !== null && row.regular_price !== row.price ? row.regular_price : null,
      picture: picture ? toOwnOrigin(deps, picture) : null,
      colors: colorsOf,
      stock: pieces === null ? null : Number(pieces),
      isOffered: isOfferedAtAll({ sizes: readSizes(row.sizes) }, colorsOf, Number(withheld)),
    };
  });
}

/** Existing values of products, alphabetically. */
export async function listProductChoices({ db }: Pick<Deps, 'db'>): Promise<ProductChoices> {
  return {
    brands: inAlphabet(await listTitles(db, 'brand')),
    categories: inAlphabet(await listTitles(db, 'category')),
    tags: inAlphabet(await repository.listTagNames(db)),
    colors: (await listColors(db)).map(({ title, css }) => ({ title, css })),
  };
}
