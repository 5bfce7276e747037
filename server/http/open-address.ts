// The address of an open answer as those who keep it know it: only the parameters that it depends on, always in the same order.
import { parse } from 'picoquery';
import { ProductQuery } from '@taana-baana/contract';

/** What the store screen reads of its address; every other parameter (utm_*, fbclid …) changes nothing on any page. */
const storeParameters = ['q', 'category', 'brand', 'tag', 'minPrice', 'maxPrice', 'sort', 'page', 'grid'];
const storePaths = new Set(['/', '/product', '/product/']);
const productsPath = '/api/product';
const productParameters = Object.keys(ProductQuery.shape);

/** Those of the addresses that were asked for last: most requests are for a few of them. */
const known = new Map<string, string>();
const mostKnown = 1000;
const longestKnown = 300;

/** Of whatever an HTTP request names. */
export function openAddress(url: string): string {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const before = known.get(url);
  if (before !== undefined) return before;
  const address = readAddress(url, mark);
  if (known.size >= mostKnown) known.clear();
  if (url.length <= longestKnown) known.set(url, address);
  return address;
}

function readAddress(url: string, mark: number): string {
  const path = url.slice(0, mark);
  // The API refuses a NUL wherever it stands: no kept answer has this address.
  if (path === productsPath) return url.includes('%00') ? url : productsAddress(parseQuery(url.slice(mark + 1)));
  return pageAddress(url);
}

/** What a page is rendered from. */
export function pageAddress(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2);
  if (query === '' || !storePaths.has(path.toLowerCase())) return path;
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of storeParameters) {
    const value = asked.get(name);
    // Nothing is called by a name with a NUL, and the API refuses it.
    if (value && !value.includes('\0')) kept.set(name, value);
  }
  const text = kept.toString();
  return text === '' ? path : `${path}?${text}`;
}

export function callAddress(path: string, params: unknown, query: unknown): string {
  if (`/api/${path}` === productsPath) return productsAddress(query as Record<string, unknown>);
  const values = params as Record<string, string>;
  return `/api/${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))}`;
}

function productsAddress(query: Record<string, unknown>): string {
  const asked = productParameters.flatMap((name) => {
    const value = query[name];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  return asked.length === 0 ? productsPath : `${productsPath}?${JSON.stringify(asked)}`;
}

export function parseQuery(text: string): Record<string, unknown> {
  const query = parse(withPlainBrackets(text), { nesting: true, nestingSyntax: 'index', arrayRepeat: false });
  // Of a repeated name the parser keeps one: `tags=a&tags=b` means `tags=a,b`.
  if (typeof query.tags === 'string') query.tags = new URLSearchParams(text).getAll('tags').join(',');
  return query;
}

/** `price[gte]` as many clients write it: with its brackets percent-encoded. */
function withPlainBrackets(text: string): string {
  return text.replace(/%5B/gi, '[').replace(/%5D/gi, ']');
}
