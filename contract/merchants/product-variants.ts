// A product as search engines and advertising tools want it: one item for each colour and size on
// offer. The product feed and the product page's JSON-LD are both made of it, so they agree.
import { colorName } from '../colors/color-name.ts';
import { productHref } from '../pages.ts';
import type { Picture, Product } from '../schemas/catalog/product.ts';
import { sizesOf } from '../sizes/product-sizes.ts';
import type { AgeGroup, Gender } from './audiences.ts';

export interface ProductVariant {
  /** At most 50 characters, as Google takes; it stays the same while product, colour and size do. */
  readonly id: string;
  /** Undefined: the product has no colours. */
  readonly color: string | undefined;
  readonly size: string | undefined;
  readonly isAvailable: boolean;
  /** The colour's own, then those of no colour; never another colour's. */
  readonly pictures: readonly Picture[];
  readonly href: string;
}

/** The same for all variants of a product, at most 36 characters. */
export function groupIdOf({ _id }: Pick<Product, '_id'>): string {
  return _id.length <= 36 ? _id : `${_id.slice(0, 27)}-${hashOf(_id)}`;
}

type Sold = Pick<Product, '_id' | 'color' | 'images' | 'soldOut' | 'isSoldOut' | 'notOffered' | 'isArchived' | 'sizes'>;

export function variantsOf(product: Sold): ProductVariant[] {
  const { _id, color, images, soldOut = [], notOffered = [], isSoldOut, isArchived } = product;
  const group = groupIdOf(product);
  const href = productHref(_id);
  if (color.length === 0) {
    const isAvailable = !isSoldOut && !isArchived;
    return [{ id: group, color: undefined, size: undefined, isAvailable, pictures: images, href }];
  }
  const keyOf = (one: { color: string; size: string }) => `${one.color}/${one.size}`;
  const gone = new Set(soldOut.map(keyOf));
  const withheld = new Set(notOffered.map(keyOf));
  return color.flatMap(({ _id: colorId, title }) => {
    const own = images.filter((picture) => picture.colorId === colorId);
    const others = images.filter((picture) => picture.colorId === undefined);
    const pictures = [...own, ...others];
    return sizesOf(product).flatMap((size) => {
      const key = keyOf({ color: colorId, size });
      if (withheld.has(key)) return [];
      const isAvailable = !gone.has(key) && !isArchived;
      return {
        id: `${group}-${colorId.slice(-8)}-${size}`,
        color: colorName(title),
        size,
        isAvailable,
        pictures,
        href,
      };
    });
  });
}

export interface Audience {
  readonly gender: Gender;
  readonly ageGroup: AgeGroup;
}

/** As the owner says; else by the words of the category and the tags: without any, for all adults. */
export function audienceOf(product: Pick<Product, 'category' | 'tags' | 'gender' | 'ageGroup'>): Audience {
  const usual = usualAudience(product);
  return { gender: product.gender ?? usual.gender, ageGroup: product.ageGroup ?? usual.ageGroup };
}

function usualAudience({ category, tags }: Pick<Product, 'category' | 'tags'>): Audience {
  const words = `${category},${tags}`.toLowerCase().replaceAll(/['’]/g, '');
  const has = (pattern: string) => new RegExp(`(^|[^a-z])(${pattern})([^a-z]|$)`).test(words);
  const isFemale = has('women|womens|woman|ladies|lady|girls?|female');
  const isMale = has('men|mens|man|gents|boys?|male');
  const ages = [
    ['newborn', 'newborns?'],
    ['infant', 'infants?|bab(y|ies)|rompers?|onesies?'],
    ['toddler', 'toddlers?'],
    ['kids', 'kids?|child|childs|children|childrens|girls?|boys?|junior|teens?'],
  ] as const;
  return {
    gender: isFemale === isMale ? 'unisex' : isFemale ? 'female' : 'male',
    ageGroup: ages.find(([, pattern]) => has(pattern))?.[0] ?? 'adult',
  };
}

/** FNV-1a in 8 hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
