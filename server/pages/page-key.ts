// The cache key of a page: its path, and the query parameters that the contract says it reads.
// Other parameters never reach the renderer, so they cannot fill the cache.
import { findPage } from '@taana-baana/contract';

/** `/product?utm_source=x&sort=price` becomes `/product?sort=price`. */
export function pageKey(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2);
  const names = query === '' ? undefined : findPage(path)?.query;
  if (!names) return path;
  const asked = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of names) {
    const value = asked.get(name);
    // The API rejects a NUL.
    if (value && !value.includes('\0')) read.set(name, value);
  }
  const text = read.toString();
  return text === '' ? path : `${path}?${text}`;
}
