// Colours and sizes of the typed content. A colour's title is its key, so renaming changes it
// everywhere.
import type { EditedColor, PhotoState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { clothNamed } from '@taana-baana/contract/colors/cloth-colors.ts';
import { isCssColor } from '@taana-baana/contract/colors/css-colors.ts';
import { type Size, sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import type { ProductText, VariantText } from '../product-text.ts';

export function variantOf({ variants }: ProductText, color: string, size: Size): VariantText {
  const known = variants.find((variant) => variant.color === color && variant.size === size);
  return known ?? { color, size, sku: '', isOffered: true, firstCount: '' };
}

export function withVariants(text: ProductText, changed: readonly VariantText[]): Pick<ProductText, 'variants'> {
  const isChanged = (variant: VariantText) =>
    changed.some(({ color, size }) => color === variant.color && size === variant.size);
  return { variants: [...text.variants.filter((variant) => !isChanged(variant)), ...changed] };
}

export const offeredSizes = (text: ProductText, color: string): Size[] =>
  sizesOf(text).filter((size) => variantOf(text, color, size).isOffered);

export const isSameColor = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

type Colored = Pick<ProductText, 'colors' | 'variants' | 'photos'>;

export const renameColor = (text: ProductText, from: string, to: string): Colored => ({
  colors: text.colors.map((color) => (color.title === from ? { ...color, title: to } : color)),
  variants: text.variants.map((variant) => (variant.color === from ? { ...variant, color: to } : variant)),
  photos: text.photos.map((photo) => (photo.color === from ? { ...photo, color: to } : photo)),
});

export const removeColor = (text: ProductText, title: string): Colored => ({
  colors: text.colors.filter((color) => color.title !== title),
  variants: text.variants.filter(({ color }) => color !== title),
  photos: text.photos.map((photo) => (photo.color === title ? { ...photo, color: null } : photo)),
});

export interface DrawnSwatch {
  /** A colour of CSS; null: a letter. */
  readonly css: string | null;
  readonly by: 'owner' | 'photo' | 'name' | 'letter';
}

/**
 * As the shop draws it (`asDrawn` on the server): the owner's swatch, else the cloth in the colour's
 * first photo, else by the name. One photo and one colour belong together.
 */
export function swatchIn(
  { title, css }: EditedColor,
  { photos, colors }: Pick<ProductText, 'photos' | 'colors'>,
  states: readonly PhotoState[],
): DrawnSwatch {
  if (css !== null) return { css, by: 'owner' };
  const only = photos.length === 1 && colors.length === 1 ? photos[0] : undefined;
  const photo = photos.find(({ color }) => color !== null && isSameColor(color, title)) ?? only;
  const cloth = states.find(({ id }) => id === photo?.id)?.picture?.color;
  if (cloth) return { css: cloth, by: 'photo' };
  const named = isCssColor(title) ? title.replaceAll(/\s+/g, '').toLowerCase() : clothNamed(title);
  return named === undefined ? { css: null, by: 'letter' } : { css: named, by: 'name' };
}
