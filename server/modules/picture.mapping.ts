// A stored picture as the wire shows it: ready srcsets, a fallback, and the colour that shows until it is there.
import type { Picture } from '@taana-baana/contract';
import type { PictureRow } from '../database/tables.ts';
import type { PictureVariant } from '../integrations/image-store/image-store.ts';

/** `alt` comes from where the picture is shown, not from the picture. */
export type ShownPictureRow = Omit<PictureRow, 'id'> & { alt: string; color_id?: string | null };

/** What follows from a picture's files, by their text: a list of 48 products shows some two hundred pictures, mostly the same as the list before. */
const addressesOf = new Map<string, Pick<Picture, 'url' | 'srcset' | 'avif'>>();
/** About two kilobytes each. */
const mostKept = 5000;

export function toPicture(row: ShownPictureRow): Picture {
  const { url, srcset, avif } = addressesOf.get(row.variants) ?? readAddresses(row.variants);
  return {
    url,
    width: row.width,
    height: row.height,
    alt: row.alt,
    srcset,
    avif,
    color: row.color,
    ...(row.color_id ? { colorId: row.color_id } : {}),
  };
}

function readAddresses(text: string): Pick<Picture, 'url' | 'srcset' | 'avif'> {
  const variants = JSON.parse(text) as PictureVariant[];
  const fallback = variants.find((variant) => variant.format === 'jpeg') ?? variants.at(-1);
  const addresses = {
    url: fallback ? href(fallback) : '',
    srcset: toSrcset(variants, 'webp'),
    avif: toSrcset(variants, 'avif'),
  };
  if (addressesOf.size >= mostKept) addressesOf.clear();
  addressesOf.set(text, addresses);
  return addresses;
}

/** The picture of that colour first, for who has chosen it; the others in their order. */
export function inColor(pictures: readonly Picture[], colorId: string): Picture[] {
  const chosen = pictures.find((picture) => picture.colorId === colorId);
  return chosen ? [chosen, ...pictures.filter((picture) => picture !== chosen)] : [...pictures];
}

function toSrcset(variants: readonly PictureVariant[], format: PictureVariant['format']): string {
  return variants
    .filter((variant) => variant.format === format)
    .map((variant) => `${href(variant)} ${variant.width}w`)
    .join(', ');
}

const href = (variant: PictureVariant): string => `/images/${variant.file}`;
