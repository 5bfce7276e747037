// Full-text search in memory, alike on both engines. The index is built at the first
// search, and again after a change.
import { setImmediate as pause } from 'node:timers/promises';
import { defaultSort } from '@taana-baana/contract';
import MiniSearch from 'minisearch';
import type { Deps } from '../../deps.ts';
import { byProduct } from './catalog.mapping.ts';
import { listOfferedColors, listProducts, listTags } from './catalog.repository.ts';

export interface CatalogSearch {
  /** Ids of products that contain every word, best match first. */
  find(words: string): Promise<readonly string[]>;
}

interface Index {
  readonly search: MiniSearch;
  /** By search words. */
  readonly found: Map<string, string[]>;
}

/** More than anyone reads, and fewer than a statement's parameter limit. */
const mostMatches = 10_000;
/** Cached searches: a shopper often asks for the next page, another order or a filter. */
const mostFound = 20;
/** Each word costs a pass over the index; real searches have fewer. */
const mostWords = 8;
/** A few milliseconds of work. */
const productsPerPiece = 100;
const fields = ['title', 'brand', 'category', 'tags', 'colors'] as const;
const defaultTokens = MiniSearch.getDefault('tokenize');

/** Spellings of "T-shirt". */
const tshirt = /\b(?:t|tee)[\s\p{Pd}]?shirts?\b|\btees?\b/giu;
const allSpellings = 'tshirt t shirt tee';

export function createCatalogSearch(deps: Pick<Deps, 'db' | 'changes'>): CatalogSearch {
  let index: Promise<Index> | undefined;
  deps.changes.subscribe((change) => {
    // A change with a product id concerns only its reviews, which are not searched.
    if (change.data === 'catalog' && change.productId === undefined) index = undefined;
  });

  function current(): Promise<Index> {
    if (index) return index;
    const building = buildIndex(deps.db).then((search) => ({ search, found: new Map<string, string[]>() }));
    building.catch(() => {
      if (index === building) index = undefined;
    });
    index = building;
    return building;
  }

  return {
    async find(words) {
      const { search, found } = await current();
      const known = found.get(words);
      if (known) return known;
      const results = search.search(words).slice(0, mostMatches);
      const ids = results.map((result) => result.id as string);
      if (found.size >= mostFound) found.clear();
      found.set(words, ids);
      return ids;
    },
  };
}

async function buildIndex(db: Deps['db']): Promise<MiniSearch> {
  const index = new MiniSearch({
    fields: [...fields],
    // Indexes every spelling, so that a word is found while it is being
    // typed; a search uses one spelling.
    tokenize: (text) => defaultTokens(text.replace(tshirt, allSpellings)),
    processTerm,
    searchOptions: {
      tokenize: toWords,
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'AND',
      boost: { title: 3, tags: 1.5 },
    },
  });
  const rows = await listProducts(db, {}, defaultSort, { hasDescription: false });
  // In batches, so that the server answers others in between and old rows can be freed.
  for (let start = 0; start < rows.length; start += productsPerPiece) {
    await pause();
    const piece = rows.slice(start, start + productsPerPiece);
    const ids = piece.map((row) => row.id);
    const tags = byProduct(await listTags(db, ids), (row) => row.tag);
    const colors = byProduct(await listOfferedColors(db, ids), (row) => row.title);
    index.addAll(
      piece.map(({ id, title, brand, category }) => ({
        id,
        title,
        brand,
        category,
        tags: (tags.get(id) ?? []).join(' '),
        colors: (colors.get(id) ?? []).join(' '),
      })),
    );
  }
  return index;
}

/**
 * Drops the words for "T-shirt" if there are others: every product is one, whatever its title says.
 */
function toWords(text: string): string[] {
  const words = new Set<string>(defaultTokens(text.replace(tshirt, 'tshirt')));
  if (words.size > 1) words.delete('tshirt');
  return [...words].slice(0, mostWords);
}

/** Ignores letter case and Latin accents; vowel signs of Indian scripts are kept. */
function processTerm(term: string): string {
  return term
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
