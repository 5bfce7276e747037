// Converts a stored picture to the API's form: srcsets, a fallback, and a placeholder colour.
import type { Picture } from '@taana-baana/contract';
import { pageColors } from '@taana-baana/contract/colors/colors.ts';
import { isOfOtherShape, positionOf } from '@taana-baana/contract/pictures/picture-fit.ts';
import type { PictureRow } from '../database/tables/catalog-tables.ts';
import type { Deps } from '../deps.ts';
import type { PictureVariant } from '../integrations/image-store/image-store.ts';

/** `alt` belongs to the place where the picture is shown, not to the picture. */
export type ShownPictureRow = PictureRow & { alt: string; color_id?: string | null; focus?: string | null };

type Addresses = Pick<Picture, 'url' | 'srcset' | 'avif' | 'zoom'>;

/** Wider files are only for the zoom: a tablet's screen would otherwise load them in the page. */
const widestOnPage = 1200;

/**
 * Cached by picture id: a list of 48 products shows some 200 pictures,
 * mostly those of the previous list.
 */
const addressesOf = new Map<
  string,
  { readonly variants: string; readonly origin: string; readonly addresses: Addresses }
>();
/** About 2 kB each. */
const maxCached = 5000;

/** `origin`: prefix of each address, may be empty. */
export function toPicture(row: ShownPictureRow, origin: string): Picture {
  const { url, srcset, avif, zoom } = addressesIn(row, origin);
  const picture: Picture = { url, width: row.width, height: row.height, alt: row.alt, srcset, avif, color: row.color };
  if (zoom) picture.zoom = zoom;
  if (row.cloth_mm) picture.clothWidth = row.cloth_mm;
  if (row.color_id) picture.colorId = row.color_id;
  if (isOfOtherShape(row)) picture.edge = row.edge ?? tintOf(row.color);
  if (row.focus) picture.position = positionOf(row, row.focus);
  return picture;
}

/** 22 % of the colour on the shop's ground, where the colour of the edges is not known. */
const tintOf = (color: string): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [own = 0, ground = 0] = [color, pageColors.sunk].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
      return Math.round(own * 0.22 + ground * 0.78)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

function addressesIn({ id, variants }: ShownPictureRow, origin: string): Addresses {
  const kept = addressesOf.get(id);
  if (kept?.variants === variants && kept.origin === origin) return kept.addresses;
  const files = JSON.parse(variants) as PictureVariant[];
  const fallback = files.find(({ format }) => format === 'jpeg') ?? files.at(-1);
  const onPage = files.filter(({ width }) => width <= widestOnPage);
  const larger = files.filter(({ width }) => width > widestOnPage);
  const addresses = {
    url: fallback ? href(fallback, origin) : '',
    srcset: toSrcset(onPage, 'webp', origin),
    avif: toSrcset(onPage, 'avif', origin),
    zoom: toSrcset(larger, 'avif', origin),
  };
  if (addressesOf.size >= maxCached) addressesOf.clear();
  addressesOf.set(id, { variants, origin, addresses });
  return addresses;
}

/** For the admin, which serves the pictures on its own origin. */
export function toOwnOrigin({ config }: Pick<Deps, 'config'>, picture: Picture): Picture {
  const own = (addresses: string) => addresses.replaceAll(`${config.pictureOrigin}/images/`, '/images/');
  return { ...picture, url: own(picture.url), srcset: own(picture.srcset), avif: own(picture.avif) };
}

function toSrcset(variants: readonly PictureVariant[], format: PictureVariant['format'], origin: string): string {
  return variants
    .filter((variant) => variant.format === format)
    .map((variant) => `${href(variant, origin)} ${variant.width}w`)
    .join(', ');
}

const href = (variant: PictureVariant, origin: string): string => `${origin}/images/${variant.file}`;
