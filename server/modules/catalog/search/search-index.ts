// The words of the catalogue in memory, and the order in which a search finds products.
import MiniSearch, { type SearchResult } from 'minisearch';
import { searchWords, titleTerms, toTitleKey, valueTerms } from './search-words.ts';

export interface SearchedProduct {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly colors: readonly { readonly id: string; readonly title: string }[];
}

export interface FoundProducts {
  /** Best match first. */
  readonly ids: readonly string[];
  /** By id, how well the words name this colour. */
  readonly colors: ReadonlyMap<string, number>;
}

export interface SearchIndex {
  /** Of equally good matches, the one added first is found first. */
  add(product: SearchedProduct): void;
  /** Products in which every word is found. */
  find(text: string): FoundProducts;
}

/** Where a word is found, best first. */
const fields = ['title', 'color', 'tag', 'category', 'brand', 'otherName'] as const;
type Field = (typeof fields)[number];
/** How a word is found: any whole word is better than any start of a word. */
const ways = { whole: 0, start: fields.length, slip: 2 * fields.length } as const;
/** Shorter words are too near to others. */
const shortestMisspelt = 4;
/** Two neighbours exchanged are two edits. */
const shortestWithTwoEdits = 5;
/** More than anyone reads, and fewer than a statement's parameter limit. */
const maxMatches = 10_000;

/** A word's terms are joined by spaces. */
type Indexed = Record<Field, string> & { readonly id: number };

interface FoundWord {
  /** By product, where the word is found; the lower, the better. */
  readonly places: ReadonlyMap<number, number>;
  /** The terms of the index that it was taken for. */
  readonly terms: readonly string[];
}

export function createSearchIndex(): SearchIndex {
  const ids: string[] = [];
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
    const edits = word.length < shortestMisspelt ? [] : word.length < shortestWithTwoEdits ? [1] : [1, 2];
    for (const options of [{ prefix: true }, ...edits.map((fuzzy) => ({ fuzzy }))]) {
      const results = index.search(word, options);
      if (results.length > 0) return toFoundWord(word, results);
    }
    return { places: new Map(), terms: [] };
  }

  return {
    add({ id, title, brand, category, tags, colors }) {
      const product = ids.push(id) - 1;
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
          .join(' '),
      });
    },

    find(text) {
      const words = searchWords(text)?.map(findWord);
      if (!words) return { ids: [], colors: new Map() };
      const asTitled = new Set(titles.get(toTitleKey(text)));
      const place = (product: number) =>
        asTitled.has(product) ? -1 : sum(words.map(({ places }) => places.get(product) ?? 0));
      const found = [...ids.keys()]
        .filter((product) => words.every(({ places }) => places.has(product)))
        .map((product) => ({ product, place: place(product) }))
        .sort((a, b) => a.place - b.place)
        .slice(0, maxMatches);
      return { ids: found.map(({ product }) => ids[product] as string), colors: colorsNamed(words, termsOfColor) };
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function toFoundWord(word: string, results: readonly Pick<SearchResult, 'id' | 'match'>[]): FoundWord {
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
  return { places, terms: [...terms].filter((term) => wayOf(term) === bestWay) };
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
