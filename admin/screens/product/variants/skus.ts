// SKUs by a pattern: `KBT-MAR-M` for Kanjivaram Border Tee, Maroon, M.
import { sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import type { ProductText, VariantText } from '../product-text.ts';
import { variantOf } from './variant-texts.ts';

const lettersOf = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The first letters of the words; of a single word, its first four. */
export function prefixOf(title: string): string {
  const words = title
    .split(/[\s-]+/)
    .map(lettersOf)
    .filter(Boolean);
  return words.length === 1
    ? (words[0] ?? '').slice(0, 4)
    : words
        .map((word) => word.slice(0, 1))
        .join('')
        .slice(0, 5);
}

/**
 * Three letters of each colour, or as many as make it unique; its position if it has no Latin
 * letter.
 */
export function shortColors(titles: readonly string[]): string[] {
  const letters = titles.map((title, index) => lettersOf(title) || String(index + 1));
  return letters.map((own, index) => {
    const others = letters.filter((_, other) => other !== index);
    let length = 3;
    while (length < own.length && others.some((other) => other.slice(0, length) === own.slice(0, length))) length += 1;
    const short = own.slice(0, length);
    return others.includes(own) ? `${short}${index + 1}` : short;
  });
}

/** The offered variants without a SKU, each with a new one. */
export function filledSkus(text: ProductText, prefix: string): VariantText[] {
  const shorts = shortColors(text.colors.map(({ title }) => title));
  return text.colors.flatMap(({ title }, index) =>
    sizesOf(text).flatMap((size) => {
      const variant = variantOf(text, title, size);
      if (!variant.isOffered || variant.sku.trim() !== '') return [];
      return [{ ...variant, sku: [prefix.trim().toUpperCase(), shorts[index], size].join('-') }];
    }),
  );
}
