// Where the buttons of banners lead: a banner whose list is empty is not shown, and the editor says so.
import * as messages from '@taana-baana/contract/admin/texts/content/content-messages.ts';
import { findPage, pages, readAddress } from '@taana-baana/contract/pages.ts';
import { collectionFilters, readFilters, type ProductFilters } from '@taana-baana/contract/product-filters.ts';
import type { ContentBody } from '@taana-baana/contract/schemas/content/page-content.ts';
import type { Database } from '../../../database/tables.ts';
import { findNewestId } from '../../catalog/products/facets.service.ts';
import { toOriginFilter } from '../../catalog/products/origins.service.ts';
import { toSizeFilter } from '../../catalog/products/sizes.service.ts';
import type { CatalogSearch } from '../../catalog/products/product-search.service.ts';
import { findShownTag } from '../../catalog/collections/collections.service.ts';

/** Without a `search`, words in the address are taken for found. */
export async function hasProducts(db: Database, link: string, search?: CatalogSearch): Promise<boolean> {
  const { path, search: query } = readAddress(link.split('#', 1)[0] ?? '');
  const last = decode(path.replace(/\/$/, '').split('/').at(-1) ?? '');
  switch (findPage(path)) {
    case pages.home:
    case pages.store:
      return isAnySold(db, readFilters(query), search);
    case pages.collection: {
      const tag = await findShownTag(db, last);
      return tag !== undefined && isAnySold(db, collectionFilters(query, tag));
    }
    case pages.product:
      return (await findNewestId(db, { ids: [last] })) !== undefined;
    default:
      // Not a list: a post, a policy.
      return true;
  }
}

/** A sentence about each banner that is not shown for it; none about another page. */
export async function bannerWarnings(db: Database, body: ContentBody): Promise<string[]> {
  if (!('banners' in body)) return [];
  const warnings: string[] = [];
  for (const { headline, link } of body.banners)
    if (!(await hasProducts(db, link))) warnings.push(messages.bannerEmpty(headline, link));
  return warnings;
}

async function isAnySold(db: Database, filters: ProductFilters, search?: CatalogSearch): Promise<boolean> {
  const { q, category, brand, tag, origin, size, minPrice, maxPrice } = filters;
  const ids = q && search ? (await search.find(q)).ids : undefined;
  if (ids?.length === 0) return false;
  const stored = { origin: await toOriginFilter(db, origin), size: await toSizeFilter(db, size) };
  const filter = { category, brand, tags: tag === undefined ? undefined : [tag], minPrice, maxPrice, ids, ...stored };
  return (await findNewestId(db, filter)) !== undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
