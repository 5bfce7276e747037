// The content of a product: read from its rows, normalised on saving, and compared.
import { sizeNamed, sizesOf } from '@taana-baana/contract';
import {
  type EditedVariant,
  type ProductContent,
  emptyContent,
  legalFields,
  productLengths,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { copyOf } from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { sanitizeHtml } from '../../html.ts';
import { shortened } from '@taana-baana/contract/typed/graphemes.ts';

/** Normalises content for saving: safe HTML, each tag once, no empty texts. */
export function normalize(content: ProductContent): ProductContent {
  return {
    ...content,
    tags: uniqueTags(content.tags),
    description: sanitizeHtml(content.description),
    saleFrom: inUtc(content.saleFrom),
    saleUntil: inUtc(content.saleUntil),
    ...Object.fromEntries(legalFields.map((field) => [field, content[field] || null])),
    photos: content.photos.map((photo) => ({ ...photo, color: photo.color || null })),
    variants: content.variants.map((variant) => ({ ...variant, sku: variant.sku || null })),
  };
}

/** Times are compared as texts. */
export const inUtc = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString());

export function uniqueTags(tags: readonly string[]): string[] {
  const keys = tags.map((tag) => tag.toLowerCase());
  return tags.filter((tag, index) => tag !== '' && keys.indexOf(tag.toLowerCase()) === index);
}

/** Titles of colours that differ in letter case only are the same colour. */
export const colorKey = (title: string): string => title.toLowerCase();
export const variantKey = (color: string, size: string): string => `${colorKey(color)}\n${size}`;

/**
 * The content as publishing stores it: photos by the ids of their pictures, only the product's own
 * colours and sizes, and only variants with a value. Published products read like this, so equal JSON means
 * equal content. One photo and one colour belong together.
 */
export function toPublishable(content: ProductContent, pictureOf: (photo: string) => string): ProductContent {
  const colors = new Map(content.colors.map(({ title }) => [colorKey(title), title]));
  const only = content.photos.length === 1 && content.colors.length === 1 ? content.colors[0]?.title : undefined;
  const known = content.variants.flatMap((variant) => {
    const color = colors.get(colorKey(variant.color));
    const size = sizeNamed(content, variant.size);
    return color && size && hasContent(variant) ? [{ ...variant, color, size }] : [];
  });
  return {
    ...content,
    photos: content.photos.map(({ id, alt, color, focus }) => ({
      id: pictureOf(id),
      alt,
      color: (color !== null && colors.get(colorKey(color))) || only || null,
      ...(focus && { focus }),
    })),
    variants: inOrder(known, content),
  };
}

const hasContent = ({ sku, isOffered, firstCount }: EditedVariant): boolean =>
  sku !== null || !isOffered || firstCount !== null;

/** By the product's colours, then by size. */
export function inOrder(variants: readonly EditedVariant[], content: Pick<ProductContent, 'colors' | 'sizes'>) {
  const sizes = sizesOf(content);
  const places = new Map(content.colors.map(({ title }, place) => [title, place * sizes.length]));
  const placeOf = ({ color, size }: EditedVariant) => (places.get(color) ?? 0) + sizes.indexOf(size);
  return variants
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ color, size, sku, isOffered, firstCount }) => ({ color, size, sku, isOffered, firstCount }));
}

/** Whether publishing the draft would change nothing. */
export const isSame = (published: ProductContent, draft: ProductContent, pictureOf: (photo: string) => string) =>
  changedFields(published, toPublishable(draft, pictureOf)).length === 0;

export const changedFields = (before: ProductContent, after: ProductContent) =>
  (Object.keys(emptyContent) as (keyof ProductContent)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

type Fields = Record<string, unknown>;

/** Characters of a text in the audit log. */
const maxTextLength = 200;

/** The fields that differ, for the audit log: long texts shortened, photos counted. */
export function differences(before: ProductContent, after: ProductContent): { before: Fields; after: Fields } {
  const changed = changedFields(before, after);
  const pick = (content: ProductContent) =>
    Object.fromEntries(changed.map((field) => [field, inShort(field, content[field])]));
  return { before: pick(before), after: pick(after) };
}

function inShort(field: keyof ProductContent, value: ProductContent[keyof ProductContent]): unknown {
  if (field === 'photos') return (value as ProductContent['photos']).length;
  if (typeof value === 'string') return shortened(value, maxTextLength + 1);
  return value;
}

/** A copy of the product, without its SKUs, stock and sale. */
export function copyContent(content: ProductContent): ProductContent {
  return {
    ...content,
    title: copyOf(content.title, productLengths.title),
    salePrice: null,
    saleFrom: null,
    saleUntil: null,
    variants: content.variants
      .filter(({ isOffered }) => !isOffered)
      .map((variant) => ({ ...variant, sku: null, firstCount: null })),
  };
}
