// Categories, brands and tags, each with the front picture of its newest product.
import { defaultSort, type Facet, type Picture } from '@taana-baana/contract';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import * as catalog from './products.repository.ts';
import { listOrigins } from './origins.service.ts';
import { listSizes } from './sizes.service.ts';
import { inAlphabet, listProductPictures } from './products.service.ts';

type Filter = Pick<catalog.ProductFilter, 'brand' | 'category' | 'tags'>;

/** A shop with more has no use for a row of pictures. */
const maxFacets = 24;

/** Categories, brands and countries of origin in alphabetical order, and sizes in theirs. */
export async function listFacets(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
): Promise<{ categories: Facet[]; brands: Facet[]; origins?: string[]; sizes?: string[] }> {
  const [categories, brands, origins, sizes] = await Promise.all([
    collect(deps, 'category'),
    collect(deps, 'brand'),
    listOrigins(deps),
    listSizes(deps),
  ]);
  return { categories, brands, ...(origins && { origins }), ...(sizes && { sizes }) };
}

async function collect(deps: Pick<Deps, 'db' | 'changes' | 'config'>, column: 'category' | 'brand'): Promise<Facet[]> {
  const titles = inAlphabet(await catalog.listTitles(deps.db, column)).slice(0, maxFacets);
  const newest = await listNewest(
    deps,
    titles.map((title) => ({ [column]: title })),
  );
  return titles.map((title, index) => ({ title, picture: newest[index]?.picture }));
}

/** For each filter, its newest product; undefined where there is none. */
export async function listNewest(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  filters: readonly Filter[],
): Promise<({ picture: Picture | undefined } | undefined)[]> {
  const ids = await Promise.all(filters.map((filter) => findNewestId(deps.db, filter)));
  const pictures = await listProductPictures(
    deps,
    ids.filter((id) => id !== undefined),
  );
  return ids.map((id) => (id === undefined ? undefined : { picture: pictures.get(id)?.[0] }));
}

export async function findNewestId(db: Database, filter: catalog.ProductFilter): Promise<string | undefined> {
  const one = { hasDescription: false, slice: { limit: 1, offset: 0 } };
  const [product] = await catalog.listProducts(db, filter, defaultSort, one);
  return product?.id;
}
