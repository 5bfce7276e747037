// The words of the catalogue in memory, and the order in which a search finds products.
import MiniSearch, { type SearchResult } from 'minisearch';
import {
  detailTerms,
  inIndian,
  isOtherGoods,
  readSearch,
  titleTerms,
  toTitleKey,
  toWords,
  valueTerms,
} from './search-words.ts';
import { typingErrors } from './typing-errors.ts';

export interface SearchedProduct {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly colors: readonly { readonly id: string; readonly title: string }[];
  /** Rupees. */
  readonly price?: number;
  readonly description?: string | undefined;
  /** Its own; the usual ones narrow nothing. */
  readonly sizes?: readonly string[] | undefined;
}

export interface FoundProducts {
  /** Best match first. */
  readonly ids: readonly string[];
  /** By id, how well the words name this colour. */
  readonly colors: ReadonlyMap<string, number>;
  /** Words of the search that nothing here has. */
  readonly missed?: readonly string[];
  /** A word was taken for a similar one of the catalogue. */
  readonly isNearest?: true;
}

export interface SearchIndex {
  /** Of equally good matches, the one added first is found first. */
  add(product: SearchedProduct): void;
  /**
   * Products in which every word is found; else those with most of them, and the words that failed.
   */
  find(text: string): FoundProducts;
}

/** Where a word is found, best first. */
const fields = ['title', 'color', 'tag', 'category', 'brand', 'otherName', 'detail'] as const;
type Field = (typeof fields)[number];
/** How a word is found: any whole word is better than any start of a word. */
const ways = { whole: 0, start: fields.length, slip: 2 * fields.length } as const;
/** Shorter words are too near to others. */
const shortestMisspelt = 4;
const shortestWithTwoErrors = 7;
/** More than anyone reads, and fewer than a statement's parameter limit. */
const maxMatches = 10_000;

/** A word's terms are joined by spaces. */
type Indexed = Record<Field, string> & { readonly id: number };

interface FoundWord {
  /** By product, where the word is found; the lower, the better. */
  readonly places: ReadonlyMap<number, number>;
  /** The terms of the index that it was taken for. */
  readonly terms: readonly string[];
  readonly word: string;
  readonly isNearest?: true;
}

const nowhere = (word: string): FoundWord => ({ word, places: new Map(), terms: [] });

export function createSearchIndex(): SearchIndex {
  const ids: string[] = [];
  const prices: number[] = [];
  const titles = new Map<string, number[]>();
  const termsOfColor = new Map<string, ReturnType<typeof valueTerms>>();
  const index = new MiniSearch<Indexed>({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    // The words come normalized.
    processTerm: (term) => term,
  });

  /**
   * Combines starts of words with whole words; typing errors count only if both are missing, and
   * only the nearest.
   */
  function findWord(word: string): FoundWord {
    const known = index.search(word, { prefix: !isOtherGoods(word) });
    if (known.length > 0 || isOtherGoods(word)) return toFoundWord(word, known);
    for (const fuzzy of [1, 2]) {
      const near = (term: string) => typingErrors(word, term) <= (word.length < shortestWithTwoErrors ? 1 : fuzzy);
      const results = word.length < shortestMisspelt ? [] : index.search(word, { fuzzy });
      const found = results.flatMap(({ id, match }) => {
        const kept = Object.fromEntries(Object.entries(match).filter(([term]) => near(term)));
        return Object.keys(kept).length > 0 ? [{ id: id as number, match: kept }] : [];
      });
      if (found.length > 0) return { ...toFoundWord(word, found), isNearest: true };
    }
    return nowhere(word);
  }

  const isKnown = (word: string): boolean => index.search(word).length > 0;

  return {
    add({ id, title, brand, category, tags, colors, price = 0, description = '', sizes = [] }) {
      const product = ids.push(id) - 1;
      prices.push(price);
      titles.set(toTitleKey(title), [...(titles.get(toTitleKey(title)) ?? []), product]);
      for (const color of colors) termsOfColor.set(color.id, termsOfColor.get(color.id) ?? valueTerms(color.title));
      const values = {
        color: colors.flatMap((color) => termsOfColor.get(color.id) ?? []),
        tag: tags.map(valueTerms),
        category: [valueTerms(category)],
        brand: [valueTerms(brand)],
      };
      const own = (field: keyof typeof values) => values[field].flatMap((value) => value.own).join(' ');
      index.add({
        id: product,
        title: titleTerms(title).join(' '),
        color: own('color'),
        tag: own('tag'),
        category: own('category'),
        brand: own('brand'),
        otherName: Object.values(values)
          .flat()
          .flatMap(({ other }) => other)
          .concat(inIndian(titleTerms(title)))
          .join(' '),
        detail: [...detailTerms(description), ...sizeWordsOf(sizes)].join(' '),
      });
    },

    find(text) {
      const { words: wanted, minPrice = 0, maxPrice = Infinity, isNewest } = readSearch(text, isKnown);
      const words = wanted?.map(findWord);
      if (!words) return { ids: [], colors: new Map() };
      const isInPrice = (product: number) => {
        const price = prices[product] ?? 0;
        return minPrice <= price && price <= maxPrice;
      };
      const { used, products } = bestMatches(words, [...ids.keys()].filter(isInPrice));
      const missed = words.filter((word) => !used.includes(word)).map(({ word }) => word);
      const asTitled = new Set(titles.get(toTitleKey(text)));
      const place = (product: number) =>
        isNewest ? product : asTitled.has(product) ? -1 : sum(used.map(({ places }) => places.get(product) ?? 0));
      const found = products
        .map((product) => ({ product, place: place(product) }))
        .sort((a, b) => a.place - b.place)
        .slice(0, maxMatches);
      return {
        ids: found.map(({ product }) => ids[product] as string),
        colors: colorsNamed(used, termsOfColor),
        ...(found.length > 0 && missed.length > 0 && { missed }),
        ...(found.length > 0 && used.some((word) => word.isNearest) && { isNearest: true }),
      };
    },
  };
}

/**
 * Products with every word. If none has them, those with all words but one, or without the words
 * that are nowhere: at least half of the words, and never without the word for other goods.
 */
function bestMatches(
  words: readonly FoundWord[],
  products: readonly number[],
): { readonly used: readonly FoundWord[]; readonly products: readonly number[] } {
  const having = (used: readonly FoundWord[]) => ({
    used,
    products: products.filter((product) => used.every(({ places }) => places.has(product))),
  });
  const all = having(words);
  if (all.products.length > 0 || words.some(({ word, places }) => places.size === 0 && isOtherGoods(word))) return all;
  const somewhere = words.filter(({ places }) => places.size > 0);
  if (somewhere.length * 2 < words.length || somewhere.length === 0) return all;
  const known = having(somewhere);
  if (known.products.length > 0) return known;
  const fewer = somewhere
    .map((left) => having(somewhere.filter((word) => word !== left)))
    .filter(({ used, products: found }) => used.length > 0 && found.length > 0 && used.length * 2 >= words.length);
  // The last word that can be left out is: `black polo collar` is rather a black polo.
  return fewer.at(-1) ?? all;
}

/** `Free Size`, `4XL`; a letter or digit alone says too little. */
const sizeWordsOf = (sizes: readonly string[]): string[] => toWords(sizes.join(' ')).filter((word) => word.length > 1);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function toFoundWord(word: string, results: readonly Pick<SearchResult, 'id' | 'match'>[]): FoundWord {
  if (results.length === 0) return nowhere(word);
  const wayOf = (term: string) => (term === word ? ways.whole : term.startsWith(word) ? ways.start : ways.slip);
  const places = new Map<number, number>();
  const terms = new Set<string>();
  for (const { id, match } of results) {
    const found = Object.entries(match).map(
      ([term, names]) => wayOf(term) + Math.min(...names.map((name) => fields.indexOf(name as Field))),
    );
    places.set(id as number, Math.min(...found));
    for (const term of Object.keys(match)) terms.add(term);
  }
  const bestWay = Math.min(...[...terms].map(wayOf));
  return { word, places, terms: [...terms].filter((term) => wayOf(term) === bestWay) };
}

/** A colour's own name counts more than a synonym. */
function colorsNamed(
  words: readonly FoundWord[],
  termsOfColor: ReadonlyMap<string, ReturnType<typeof valueTerms>>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of words) {
    for (const [id, { own, other }] of termsOfColor) {
      const isNamed = (names: readonly string[]) => terms.some((term) => names.includes(term));
      const points = isNamed(own) ? 2 : isNamed(other) ? 1 : 0;
      if (points > 0) counts.set(id, (counts.get(id) ?? 0) + points);
    }
  }
  return counts;
}
