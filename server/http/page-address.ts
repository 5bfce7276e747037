// A page's address as the cache knows it: only the parameters that a page reads, always in the same order.

/** What the store screen reads of its address; every other parameter (utm_*, fbclid …) changes nothing on any page. */
const known = ['q', 'category', 'brand', 'tag', 'minPrice', 'maxPrice', 'sort', 'page', 'grid'];
const storePaths = new Set(['/', '/product', '/product/']);

export function normaliseAddress(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2);
  if (query === '' || !storePaths.has(path.toLowerCase())) return path;
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = asked.get(name);
    // Nothing is called by a name with a NUL, and the API refuses it.
    if (value && !value.includes('\0')) kept.set(name, value);
  }
  const text = kept.toString();
  return text === '' ? path : `${path}?${text}`;
}
