// A stored picture as the wire shows it: ready srcsets, a fallback, and the colour that shows until it is there.
import type { Picture } from '@taana-baana/contract';
import type { PictureRow } from '../database/tables.ts';
import type { PictureVariant } from '../integrations/image-store/image-store.ts';

/** `alt` comes from where the picture is shown, not from the picture. */
export type ShownPictureRow = Omit<PictureRow, 'id'> & { alt: string };

export function toPicture(row: ShownPictureRow): Picture {
  const variants = JSON.parse(row.variants) as PictureVariant[];
  const fallback = variants.find((variant) => variant.format === 'jpeg') ?? variants.at(-1);
  return {
    url: fallback ? href(fallback) : '',
    width: row.width,
    height: row.height,
    alt: row.alt,
    srcset: srcset(variants, 'webp'),
    avif: srcset(variants, 'avif'),
    color: row.color,
  };
}

function srcset(variants: readonly PictureVariant[], format: PictureVariant['format']): string {
  return variants
    .filter((variant) => variant.format === format)
    .map((variant) => `${href(variant)} ${variant.width}w`)
    .join(', ');
}

const href = (variant: PictureVariant): string => `/images/${variant.file}`;
