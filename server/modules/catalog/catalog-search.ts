// Free-text search over the catalogue, in memory, the same on both engines. Built when first asked, and again after the catalogue has changed.
import { setImmediate as pause } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { Deps } from '../../deps.ts';
import { byProduct } from './catalog.mapping.ts';
import { listOfferedColors, listProducts, listTags } from './catalog.repository.ts';

export interface CatalogSearch {
  /** Ids of the products in which every word is found, best match first. */
  find(words: string): Promise<readonly string[]>;
}

interface Index {
  readonly search: MiniSearch;
  /** By the words that were asked for. */
  readonly found: Map<string, string[]>;
}

/** More than anyone reads, fewer than a statement takes parameters. */
const mostMatches = 10_000;
/** Words whose matches are kept: who has searched goes on to the next page, another order, a filter. */
const mostFound = 20;
/** Each word costs a walk over the index; more of them narrow no real search. */
const mostWords = 8;
/** A few milliseconds' work. */
const productsPerPiece = 100;
const fields = ['title', 'brand', 'category', 'tags', 'colors'] as const;
const defaultTokens = MiniSearch.getDefault('tokenize');

/** The many spellings of the one thing the shop sells. */
const tshirt = /\b(?:t|tee)[\s\p{Pd}]?shirts?\b|\btees?\b/giu;
const allSpellings = 'tshirt t shirt tee';

export function createCatalogSearch(deps: Pick<Deps, 'db' | 'changes'>): CatalogSearch {
  let index: Promise<Index> | undefined;
  deps.changes.subscribe((change) => {
    // A product named alone has new reviews, which are not searched.
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
    // Every spelling is kept, so that a word is found while it is being typed; a finished one is looked up by one spelling.
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
  const rows = await listProducts(db, {}, '-createdAt', { hasDescription: false, hasRating: false });
  // In pieces, between which the shop answers others, and what was read for one is forgotten before the next.
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

/** Everything here is a T-shirt, whatever its title says: beside other words that one finds nothing out. */
function toWords(text: string): string[] {
  const words = new Set<string>(defaultTokens(text.replace(tshirt, 'tshirt')));
  if (words.size > 1) words.delete('tshirt');
  return [...words].slice(0, mostWords);
}

/** Letter case and Latin accents do not count; the marks of Indian scripts are letters and do. */
function processTerm(term: string): string {
  return term
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
