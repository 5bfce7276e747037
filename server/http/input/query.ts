// Parses query strings into objects: `price[gte]=5` becomes `{ price: { gte: '5' } }`.
import { parse } from 'picoquery';

export function parseQuery(text: string): Record<string, unknown> {
  const query = parse(withPlainBrackets(text), { nesting: true, nestingSyntax: 'index', arrayRepeat: false });
  // The parser keeps one value of a repeated name. `tags=a&tags=b` means `tags=a,b`.
  if (typeof query.tags === 'string') query.tags = new URLSearchParams(text).getAll('tags').join(',');
  return query;
}

/** Many clients percent-encode the brackets. */
function withPlainBrackets(text: string): string {
  return text.replace(/%5B/gi, '[').replace(/%5D/gi, ']');
}
