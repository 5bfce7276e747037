// What Google's merchant tools, and Meta's with them, refuse of a product. The feed has no GTIN and
// says so (`identifier_exists`), so none is needed.
// https://support.google.com/merchants/answer/7052112 (product data specification)
import { textOfHtml } from '../typed/html-text.ts';

/** Of a product, as the editor knows it. Photos and colours belong together by the colour's title. */
export interface Advertised {
  readonly title: string;
  readonly brand: string;
  /** HTML. */
  readonly description: string;
  /** Rupees. */
  readonly price: number | null;
  readonly colors: readonly { readonly title: string }[];
  readonly photos: readonly { readonly id: string; readonly color: string | null }[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Refusal {
  readonly field: 'title' | 'brand' | 'description' | 'price' | 'colors' | 'photos';
  readonly reason: Reason;
}

/** In words: `contract/admin/texts/catalog/refusals.ts`. */
export type Reason =
  | {
      readonly kind:
        | 'no title'
        | 'title in capitals'
        | 'no description'
        | 'no brand'
        | 'no price'
        | 'no photo'
        | 'no colour';
    }
  | { readonly kind: 'long title' | 'long brand'; readonly length: number; readonly most: number }
  | { readonly kind: 'offer in title'; readonly words: string }
  | { readonly kind: 'small photo'; readonly least: number }
  | { readonly kind: 'small photos'; readonly colors: readonly string[]; readonly least: number }
  | { readonly kind: 'colours without photo' | 'vague colours'; readonly colors: readonly string[] };

const longest = { title: 150, brand: 70 } as const;
/** Pixels of either side, for clothes. */
const leastPhoto = 250;

/** `sizeOf`: of a photo; undefined while it is being made. */
export function refusalsOf(product: Advertised, sizeOf: (photo: string) => Size | undefined): Refusal[] {
  const refusals: Refusal[] = [];
  const refuse = (field: Refusal['field'], reason: Reason | undefined) => {
    if (reason) refusals.push({ field, reason });
  };
  refuse('title', refusedTitle(product.title.trim()));
  refuse('brand', refusedBrand(product.brand.trim()));
  if (textOfHtml(product.description) === '') refuse('description', { kind: 'no description' });
  if (!product.price) refuse('price', { kind: 'no price' });
  const vague = product.colors.map(({ title }) => title).filter((title) => title !== '' && isVague(title));
  if (product.colors.length === 0) refuse('colors', { kind: 'no colour' });
  if (vague.length > 0) refuse('colors', { kind: 'vague colours', colors: vague });
  for (const reason of refusedPhotos(product, sizeOf)) refuse('photos', reason);
  return refusals;
}

function refusedTitle(title: string): Reason | undefined {
  if (title === '') return { kind: 'no title' };
  const { length } = Array.from(title);
  if (length > longest.title) return { kind: 'long title', length, most: longest.title };
  const [offer] =
    /\b(free (shipping|delivery|gift)|buy (now|1|one)|best (price|deal)|lowest price|limited (time|offer)|cash on delivery|discount|flat \d+|\d+ ?% ?off|sale)(?![\p{L}-])/iu.exec(
      title,
    ) ?? [];
  if (offer !== undefined) return { kind: 'offer in title', words: offer };
  const words = title.match(/\p{L}{4,}/gu) ?? [];
  const isShouted = words.length >= 2 && words.every((word) => /^\p{Lu}+$/u.test(word));
  return isShouted ? { kind: 'title in capitals' } : undefined;
}

function refusedBrand(brand: string): Reason | undefined {
  if (brand === '') return { kind: 'no brand' };
  const { length } = Array.from(brand);
  return length > longest.brand ? { kind: 'long brand', length, most: longest.brand } : undefined;
}

/** Numbers, single letters, and words that Google names as no colour. */
const isVague = (title: string): boolean =>
  !/\p{L}\p{M}*\p{L}/u.test(title) ||
  /^(as (pictured|shown|per image)|see (image|picture|photo)|(multi|various|assorted|mixed|any|all|random|default|other)([ -]?colou?rs?|[ -]?coloured|[ -]?colored)?|n ?\/? ?a|none|variety)$/i.test(
    title.trim(),
  );

/** By the picture of each colour's items: its own first photo, or else the first of no colour. */
function* refusedPhotos(
  { colors, photos }: Advertised,
  sizeOf: (photo: string) => Size | undefined,
): Generator<Reason> {
  const keyOf = (title: string) => title.toLowerCase();
  if (photos.length === 0) return yield { kind: 'no photo' };
  const isSmall = (photo: string): boolean => {
    const size = sizeOf(photo);
    return size !== undefined && Math.min(size.width, size.height) < leastPhoto;
  };
  const [only] = colors;
  if (only === undefined || (colors.length === 1 && photos.length === 1)) {
    if (isSmall(photos[0]?.id ?? '')) yield { kind: 'small photo', least: leastPhoto };
    return;
  }
  const titles = new Set(colors.map(({ title }) => keyOf(title)));
  // A photo of a colour that is gone is published as one of no colour.
  const shown = photos.map(({ id, color }) => ({
    id,
    of: color !== null && titles.has(keyOf(color)) ? keyOf(color) : null,
  }));
  const firstOf = ({ title }: { title: string }) =>
    shown.find(({ of }) => of === keyOf(title)) ?? shown.find(({ of }) => of === null);
  const named = colors.filter(({ title }) => title !== '');
  const unseen = named.filter((color) => firstOf(color) === undefined);
  const small = named.filter((color) => isSmall(firstOf(color)?.id ?? ''));
  if (unseen.length > 0) yield { kind: 'colours without photo', colors: unseen.map(({ title }) => title) };
  if (small.length > 0) yield { kind: 'small photos', colors: small.map(({ title }) => title), least: leastPhoto };
}
