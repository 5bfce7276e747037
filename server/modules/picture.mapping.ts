// A stored picture as the wire shows it: ready srcsets, a fallback, and the colour that shows until it is there.
import type { Picture } from '@taana-baana/contract';
import type { PictureRow } from '../database/tables.ts';
import type { PictureVariant } from '../integrations/image-store/image-store.ts';

/** `alt` comes from where the picture is shown, not from the picture. */
export type ShownPictureRow = Omit<PictureRow, 'id'> & { alt: string; color_id?: string | null };

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
    ...(row.color_id ? { colorId: row.color_id } : {}),
  };
}

/** The picture of that colour first, for who has chosen it; the others in their order. */
export function inColor(pictures: readonly Picture[], colorId: string): Picture[] {
  const chosen = pictures.find((picture) => picture.colorId === colorId);
  return chosen ? [chosen, ...pictures.filter((picture) => picture !== chosen)] : [...pictures];
}

function srcset(variants: readonly PictureVariant[], format: PictureVariant['format']): string {
  return variants
    .filter((variant) => variant.format === format)
    .map((variant) => `${href(variant)} ${variant.width}w`)
    .join(', ');
}

const href = (variant: PictureVariant): string => `/images/${variant.file}`;
