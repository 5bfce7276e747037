// What an address says to redirects: the key of an old one, and the part of a new one that is ours.
import { readAddress } from '@taana-baana/contract';

/** Characters. */
const maxLength = 300;
/** Only to read a path with the browser's own parser. */
const anyHost = 'http://shop.invalid';

/**
 * Old addresses are compared by this: the path without its query, decoded, in lower case and one
 * normal form. Shopify shows a product below each of its collections too. Undefined: no address of
 * a page.
 */
export function keyOf(address: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(readAddress(address).path);
  } catch {
    return undefined;
  }
  const key = path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/^\/collections\/[^/]+(?=\/products\/)/, '');
  const isPath = key.startsWith('/') && key.length <= maxLength && !/[\p{Cc}\\]/u.test(key);
  return isPath ? key : undefined;
}

/** As staff type or paste it, of any host: an old shop may have had another one. */
export function readOldAddress(typed: string): string | undefined {
  try {
    return keyOf(new URL(withSlash(typed), anyHost).pathname);
  } catch {
    return undefined;
  }
}

/** Path, query and fragment, if the address is of this shop: never of another host. */
export function readTarget(typed: string, publicUrl: string): string | undefined {
  let url: URL;
  try {
    url = new URL(withSlash(typed), anyHost);
  } catch {
    return undefined;
  }
  if (url.origin !== anyHost && url.host !== hostOf(publicUrl)) return undefined;
  // `/.//elsewhere.example` has the path `//elsewhere.example`, which browsers read as a host.
  const target = url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
  return keyOf(target) !== undefined && target.length <= maxLength * 3 ? target : undefined;
}

/** The target with the query of the request. */
export function withQuery(target: string, url: string): string {
  const { search } = new URL(url.slice(readAddress(url).path.length) || '?', anyHost);
  if (search === '') return target;
  const [page = '', ...fragment] = target.split('#');
  return [page + (page.includes('?') ? search.replace('?', '&') : search), ...fragment].join('#');
}

export const hostOf = (address: string): string | undefined => URL.parse(address)?.host;

const withSlash = (typed: string): string => (/^(\/|[a-z][a-z\d+.-]*:)/i.test(typed) ? typed : `/${typed}`);
