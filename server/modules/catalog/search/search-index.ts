// The words of the catalogue in memory, and the order in which a search finds products.
import { editDistance } from './edit-distance.ts';
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
const fields = { title: 0, color: 1, tag: 2, category: 3, brand: 4, otherName: 5 } as const;
/** How a word is found: any whole word is better than any start of a word. */
const ways = { whole: 0, start: 8, inside: 16, slip: 24 } as const;
const absent = 255;
const nowhere = 0xffff;
/** Shorter parts are inside too many words. */
const shortestPart = 3;
/** Shorter words are too near to others. */
const shortestMisspelt = 4;
const longWord = 8;
/** More than anyone reads, and fewer than a statement's parameter limit. */
const mostMatches = 10_000;

interface Term {
  readonly term: string;
  readonly way: number;
}

export function createSearchIndex(): SearchIndex {
  const ids: string[] = [];
  const titles = new Map<string, number[]>();
  /** By word: `product * 8 + field`. More than a field's number would make two fields one. */
  const postings = new Map<string, number[]>();
  const termsOfColor = new Map<string, ReturnType<typeof valueTerms>>();

  function post(terms: readonly string[], product: number, field: number): void {
    for (const term of terms) append(postings, term, product * 8 + field);
  }
  function postValue({ own, other }: ReturnType<typeof valueTerms>, product: number, field: number): void {
    post(own, product, field);
    post(other, product, fields.otherName);
  }

  /** Starts and parts of words, and slips, only for want of something better. */
  function termsFor(word: string): Term[] {
    const terms: Term[] = [];
    const parts: Term[] = [];
    for (const term of postings.keys()) {
      if (term === word) terms.push({ term, way: ways.whole });
      else if (term.startsWith(word)) terms.push({ term, way: ways.start });
      else if (word.length >= shortestPart && term.includes(word)) parts.push({ term, way: ways.inside });
    }
    if (terms.length > 0) return terms;
    return parts.length > 0 ? parts : slips(word, postings.keys());
  }

  /** Each product's place for the words; the lower, the better. */
  function rank(words: readonly Term[][]): Uint16Array {
    const places = new Uint16Array(ids.length);
    for (const terms of words) {
      const best = new Uint8Array(ids.length).fill(absent);
      for (const { term, way } of terms) {
        for (const posting of postings.get(term) ?? []) {
          const product = posting >> 3;
          best[product] = Math.min(best[product] as number, way + (posting & 7));
        }
      }
      for (let product = 0; product < best.length; product++) {
        const place = best[product] as number;
        places[product] = place === absent ? nowhere : Math.min((places[product] as number) + place, nowhere);
      }
    }
    return places;
  }

  return {
    add({ id, title, brand, category, tags, colors }) {
      const product = ids.push(id) - 1;
      append(titles, toTitleKey(title), product);
      post(titleTerms(title), product, fields.title);
      for (const color of colors) {
        const terms = termsOfColor.get(color.id) ?? valueTerms(color.title);
        termsOfColor.set(color.id, terms);
        postValue(terms, product, fields.color);
      }
      for (const tag of tags) postValue(valueTerms(tag), product, fields.tag);
      postValue(valueTerms(category), product, fields.category);
      postValue(valueTerms(brand), product, fields.brand);
    },

    find(text) {
      const words = searchWords(text)?.map(termsFor);
      if (!words) return { ids: [], colors: new Map() };
      const places = rank(words);
      const asTitled = new Set(titles.get(toTitleKey(text)));
      // One number for place and age: it is sorted fast.
      const order: number[] = [];
      for (let product = 0; product < places.length; product++) {
        const place = places[product] as number;
        if (place !== nowhere) order.push((asTitled.has(product) ? 0 : place + 1) * ids.length + product);
      }
      const found = Float64Array.from(order).sort().subarray(0, mostMatches);
      return {
        ids: Array.from(found, (key) => ids[key % ids.length] as string),
        colors: colorsNamed(words, termsOfColor),
      };
    },
  };
}

/** The nearest words: one slip, or two in a long word. */
function slips(word: string, known: Iterable<string>): Term[] {
  if (word.length < shortestMisspelt) return [];
  let most = word.length < longWord ? 1 : 2;
  let nearest: string[] = [];
  for (const term of known) {
    // The first letter is seldom mistyped, and comparing every word is slow.
    if (term[0] !== word[0] && term[0] !== word[1]) continue;
    const distance = editDistance(word, term, most);
    if (distance > most) continue;
    if (distance < most) nearest = [];
    most = distance;
    nearest.push(term);
  }
  return nearest.map((term) => ({ term, way: ways.slip }));
}

/** By whole words, or else by what the search took for them. A colour's own name counts more than another. */
function colorsNamed(
  words: readonly Term[][],
  termsOfColor: ReadonlyMap<string, ReturnType<typeof valueTerms>>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const terms of words) {
    const way = Math.min(...terms.map((term) => term.way));
    const best = terms.filter((term) => term.way === way).map(({ term }) => term);
    for (const [id, { own, other }] of termsOfColor) {
      const isNamed = (names: readonly string[]) => best.some((term) => names.includes(term));
      const points = isNamed(own) ? 2 : isNamed(other) ? 1 : 0;
      if (points > 0) counts.set(id, (counts.get(id) ?? 0) + points);
    }
  }
  return counts;
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
