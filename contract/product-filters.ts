// The store's filters, one row each. The table defines the page's address, the query of
// `listProducts`, the page's cache key and the chips above the list.
import type { CallInput } from './endpoints.ts';
import { sorts, type Sort } from './limits.ts';
import * as filterTexts from './texts/filter-texts.ts';
import { visibleText } from './typed/visible-text.ts';

export interface ProductFilters {
  /** Free text from the search box. */
  q?: string;
  category?: string;
  brand?: string;
  tag?: string;
  /** Country of origin. */
  origin?: string;
  size?: string;
  /** Rupees, inclusive. */
  minPrice?: number;
  /** Rupees, inclusive. */
  maxPrice?: number;
  sort?: Sort;
}

interface Filter<Value> {
  /** Parses the value in the address. Undefined: the filter is ignored. */
  readonly read: (text: string) => Value | undefined;
  /** The parameter in the query of `listProducts`: `['price', 'gte']` is `price[gte]`. */
  readonly parameter: readonly [name: string, bound?: string];
  /** The text of its chip; without it there is no chip. */
  readonly chip?: (value: Value) => string;
}

const name = (text: string) => text || undefined;
/** A name, which is its chip too. */
const named = (parameter: string): Filter<string> => ({ read: name, parameter: [parameter], chip: (text) => text });
const rupees = (text: string) => (/^\d{1,8}$/.test(text) ? Number(text) : undefined);

type Table = { readonly [Name in keyof ProductFilters]-?: Filter<NonNullable<ProductFilters[Name]>> };

const productFilters: Table = {
  q: { read: (text) => visibleText(text) || undefined, parameter: ['q'], chip: filterTexts.search },
  category: named('category'),
  brand: named('brand'),
  tag: { read: name, parameter: ['tags'], chip: filterTexts.tag },
  origin: { read: name, parameter: ['origin'], chip: filterTexts.origin },
  size: named('size'),
  minPrice: { read: rupees, parameter: ['price', 'gte'], chip: filterTexts.lowestPrice },
  maxPrice: { read: rupees, parameter: ['price', 'lte'], chip: filterTexts.highestPrice },
  sort: { read: (text) => sorts.find((known) => known === text), parameter: ['sort'] },
};

const rows = Object.entries(productFilters) as [keyof ProductFilters, Filter<unknown>][];

export const filterNames: readonly string[] = rows.map(([filter]) => filter);

export function readFilters(search: URLSearchParams): ProductFilters {
  const values = rows.map(([filter, { read }]) => [filter, read(search.get(filter) ?? '')] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** On the page of a collection: all products with its tag, in an order. */
export const collectionFilters = (search: URLSearchParams, tag: string): ProductFilters => {
  const { sort } = readFilters(search);
  return { tag, ...(sort ? { sort } : {}) };
};

/**
 * Names and values for an address, in the order of the table: equal filters give equal addresses.
 */
export function writeFilters(filters: ProductFilters): [name: string, value: string][] {
  return rows.flatMap(([filter]) => {
    const value = filters[filter];
    return value === undefined || value === '' ? [] : [[filter, String(value)]];
  });
}

export const hasSameFilters = (a: ProductFilters | null, b: ProductFilters): boolean =>
  a !== null && String(writeFilters(a)) === String(writeFilters(b));

/** Whether it shows less than the whole catalogue. */
export const isNarrowed = (filters: ProductFilters): boolean => !hasSameFilters({ ...filters, sort: undefined }, {});

export function toProductQuery(filters: ProductFilters): CallInput<'listProducts'>['query'] {
  const query: Record<string, unknown> = {};
  for (const [filter, { parameter }] of rows) {
    const [parameterName, bound] = parameter;
    const value = filters[filter];
    if (value === undefined) continue;
    query[parameterName] = bound ? { ...(query[parameterName] as object), [bound]: value } : value;
  }
  return query;
}

/** A chip for each filter that is set, with the filters that remain when it is removed. */
export function filterChips(filters: ProductFilters): { label: string; without: ProductFilters }[] {
  return rows.flatMap(([filter, { chip }]) => {
    const value = filters[filter];
    return chip && value !== undefined ? [{ label: chip(value), without: { ...filters, [filter]: undefined } }] : [];
  });
}
