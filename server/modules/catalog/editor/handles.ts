// Makes the ids of new products, which are also their addresses in the shop, from the title.
import type { ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';

/** Characters. */
const maxHandleLength = 80;

/** `warli-village-tee`; empty for a title in Tamil or Devanagari. */
const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxHandleLength)
    .replace(/^-+|-+$/g, '');

/** If the title leaves nothing, brand and category are used (`dhaaga-oversized`), or else `tee`. */
export const handleOf = ({ title, brand, category }: Pick<ProductContent, 'title' | 'brand' | 'category'>): string =>
  toSlug(title) || toSlug(`${brand} ${category}`) || 'tee';

/** Words used instead of an id in addresses and calls of the admin. */
const reserved = ['new', 'import', 'choices', 'bulk', 'addresses'];

/** The handle, then `-2`, `-3` …; a reserved word starts with `-2`. */
export const nextHandle = (handle: string, attempt: number): string => {
  const number = attempt + Number(reserved.includes(handle));
  return number === 1 ? handle : `${handle}-${number}`;
};
