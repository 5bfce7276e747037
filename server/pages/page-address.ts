// What a page's address says: its cache key, and whether it has a secret.
import { findPage, pages, readAddress } from '@taana-baana/contract';

/**
 * The path, and the query parameters that the contract says the page reads: others never reach the
 * renderer, so they cannot fill the cache. `/product?utm_source=x&sort=price` becomes `/product?sort=price`.
 */
export function pageKey(url: string): string {
  const { path, search } = readAddress(url);
  const read = new URLSearchParams();
  for (const name of findPage(path)?.query ?? []) {
    const value = search.get(name);
    if (value) read.set(name, value);
  }
  return read.size === 0 ? path : `${path}?${read}`;
}

/** Paths that end in a mailed token, for example `/reset-password/`. */
export const secretPages: readonly string[] = Object.values(pages)
  .filter(({ path }) => path.endsWith('/:token'))
  .map(({ path }) => path.slice(0, -':token'.length));

/**
 * Such a page is never cached, never indexed, never sent as a referrer. Ignores letter case, as
 * routes do. A preview of the owner's texts has its token in the query.
 */
export const isSecretPage = (address: string): boolean =>
  secretPages.some((start) => address.toLowerCase().startsWith(start)) || /[?&]preview=/.test(address);
