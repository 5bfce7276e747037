// Search for products, alike on both engines. The index is built at the first search, and again
// after a change.
import { setImmediate as pause } from 'node:timers/promises';
import { defaultSort } from '@taana-baana/contract';
import type { Deps } from '../../../deps.ts';
import { readSizes } from '../../product-sizes.ts';
import { byProduct } from './products.mapping.ts';
import { listOfferedColors, listProducts, listTags } from './products.repository.ts';
import { createSearchIndex, type FoundProducts, type SearchIndex } from '../search/search-index.ts';

export interface CatalogSearch {
  /** Products that have every word, best match first. */
  find(words: string): Promise<FoundProducts>;
}

interface CachedIndex {
  readonly index: SearchIndex;
  /** By search words. */
  readonly found: Map<string, FoundProducts>;
}

/** Cached searches: a shopper often asks for the next page, another order or a filter. */
const maxFound = 20;
/** A few milliseconds of work. */
const productsPerPiece = 100;

export function createCatalogSearch(deps: Pick<Deps, 'db' | 'changes'>): CatalogSearch {
  let kept: Promise<CachedIndex> | undefined;
  deps.changes.subscribe((change) => {
    // A change with a product id concerns only its reviews, which are not searched.
    if (change.data === 'catalog' && change.productId === undefined) kept = undefined;
  });

  function current(): Promise<CachedIndex> {
    if (kept) return kept;
    const building = buildIndex(deps.db).then((index) => ({ index, found: new Map<string, FoundProducts>() }));
    building.catch(() => {
      if (kept === building) kept = undefined;
    });
    kept = building;
    return building;
  }

  return {
    async find(words) {
      const { index, found } = await current();
      const known = found.get(words);
      if (known) return known;
      const matches = index.find(words);
      if (found.size >= maxFound) found.clear();
      found.set(words, matches);
      return matches;
    },
  };
}

/** Of equally good matches, the newest is first. */
async function buildIndex(db: Deps['db']): Promise<SearchIndex> {
  const index = createSearchIndex();
  const rows = await listProducts(db, {}, defaultSort, { hasDescription: false });
  // In batches, so that the server answers others in between and old rows can be freed.
  for (let start = 0; start < rows.length; start += productsPerPiece) {
    await pause();
    const piece = rows.slice(start, start + productsPerPiece);
    const ids = piece.map((row) => row.id);
    const tags = byProduct(await listTags(db, ids), (row) => row.tag);
    const colors = byProduct(await listOfferedColors(db, ids), ({ id, title }) => ({ id, title }));
    const described = await listProducts(db, { ids }, defaultSort);
    const descriptions = new Map(described.map(({ id, description }) => [id, description]));
    for (const row of piece)
      index.add({
        ...row,
        description: descriptions.get(row.id),
        sizes: readSizes(row.sizes) ?? [],
        tags: tags.get(row.id) ?? [],
        colors: colors.get(row.id) ?? [],
      });
  }
  return index;
}
