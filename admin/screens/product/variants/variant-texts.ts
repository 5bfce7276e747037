// Colours and sizes of the typed content. A colour's title is its key, so renaming changes it
// everywhere.
import type { EditedColor, PhotoState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { type Size, sizes } from '@taana-baana/contract/limits.ts';
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
  sizes.filter((size) => variantOf(text, color, size).isOffered);

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

/**
 * The shop's swatch: the owner's, or else the cloth in the colour's first photo. Null: by the name.
 */
export function swatchIn(
  { title, css }: EditedColor,
  { photos }: Pick<ProductText, 'photos'>,
  states: readonly PhotoState[],
): string | null {
  const photo = photos.find(({ color }) => color !== null && isSameColor(color, title));
  return css ?? states.find(({ id }) => id === photo?.id)?.picture?.color ?? null;
}
