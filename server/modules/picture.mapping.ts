// A stored picture as the wire shows it: ready srcsets, a fallback, and the colour that shows until it is there.
import type { Picture } from '@taana-baana/contract';
import type { PictureRow } from '../database/tables.ts';
import type { PictureVariant } from '../integrations/image-store/image-store.ts';

/** `alt` comes from where the picture is shown, not from the picture. */
export type ShownPictureRow = PictureRow & { alt: string; color_id?: string | null };

type Addresses = Pick<Picture, 'url' | 'srcset' | 'avif'>;

/** What follows from a picture's files, by its id: a list of 48 products shows some two hundred pictures, mostly the same as the list before. */
const addressesOf = new Map<string, { readonly variants: string; readonly addresses: Addresses }>();
/** About two kilobytes each. */
const mostKept = 5000;

export function toPicture(row: ShownPictureRow): Picture {
  const { url, srcset, avif } = addressesIn(row);
  const picture: Picture = { url, width: row.width, height: row.height, alt: row.alt, srcset, avif, color: row.color };
  if (row.color_id) picture.colorId = row.color_id;
  return picture;
}

function addressesIn({ id, variants }: ShownPictureRow): Addresses {
  const kept = addressesOf.get(id);
  if (kept?.variants === variants) return kept.addresses;
  const files = JSON.parse(variants) as PictureVariant[];
  const fallback = files.find(({ format }) => format === 'jpeg') ?? files.at(-1);
  const addresses = {
    url: fallback ? href(fallback) : '',
    srcset: toSrcset(files, 'webp'),
    avif: toSrcset(files, 'avif'),
  };
  if (addressesOf.size >= mostKept) addressesOf.clear();
  addressesOf.set(id, { variants, addresses });
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
