// Makes the variants of pictures with sharp, at import only, and stores them.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import type { ImageStore, PhotoFault, PictureVariant, StoredPicture } from './image-store.ts';
import { pageColors } from '@taana-baana/contract/colors/colors.ts';
import { isOfOtherShape } from '@taana-baana/contract/pictures/picture-fit.ts';
import { photoLimits } from '@taana-baana/contract/admin/limits/file-limits.ts';
import { makeLogo } from './logo-pictures.ts';
import { encodePhoto, faultOfBytes, maxPixels } from './picture-bytes.ts';
import { FileStoreError } from '../file-store/file-bucket.ts';
import type { FileStore } from '../file-store/file-store.ts';

const widths = [240, 400, 600, 800, 1200];
/** For zooming, in AVIF only. */
const zoomWidth = 2400;
const fallbackWidth = 800;
/** The full width gets its own file if it is this many times the next smaller width. */
const worthMore = 1.1;
/** Part of every id: a change of the recipe creates new files. */
const recipe = 'avif58-webp80-jpeg80-zoom2400-once';

const encode: Record<PictureVariant['format'], (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 58, effort: 3, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * Loaded on first use: sharp takes 28 MB, which a shop that only sells does not need. One thread
 * per picture leaves the others for requests.
 */
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

/** A picture that was decoded once: upright, in sRGB, no wider than its widest variant. */
interface Decoded {
  /** Of the original, upright. */
  readonly width: number;
  readonly height: number;
  readonly open: () => Sharp;
}

export function createImageStore(pictures: FileStore): ImageStore {
  async function keep(original: Uint8Array): Promise<StoredPicture> {
    const id = createHash('sha256').update(recipe).update(original).digest('hex').slice(0, 20);
    const full = await decode(original);
    const top = Math.min(full.width, Math.max(...widths));
    const variants = planVariants(id, full.width);
    for (const variant of variants) {
      if (await pictures.has(variant.file)) continue;
      const resized = full.open().resize({ width: variant.width });
      await pictures.write(variant.file, await encode[variant.format](resized).toBuffer());
    }
    const height = Math.max(1, Math.round((full.height * top) / full.width));
    const edge = await findEdge(full);
    return { id, width: top, height, color: await findColor(full.open()), ...(edge && { edge }), variants };
  }

  return {
    store: async (originalFile) => keep(await readFile(originalFile)),
    async storePhoto(bytes) {
      const fault = faultOfBytes(bytes) ?? (await faultOfSize(bytes));
      if (fault) return fault;
      return keep(bytes).catch((error: unknown) => {
        if (isFromStore(error)) throw error;
        return 'unreadable' as const;
      });
    },
    async storeFinished(source, picture) {
      await Promise.all(picture.variants.map(({ file }) => pictures.keep(join(source, file), file)));
    },
    storeLogo: async (bytes) => faultOfBytes(bytes) ?? makeLogo(pictures, bytes, pageColors.ground),
    encodePhoto,
    removeUnfinished: (now) => pictures.removeUnfinished(now),
  };
}

/** Reads the header only, which is safe whatever size it claims. */
async function faultOfSize(bytes: Uint8Array): Promise<PhotoFault | undefined> {
  const sharp = await load();
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height === 0) return 'unreadable';
  if (width * height > maxPixels) return 'too many pixels';
  return Math.min(width, height) < photoLimits.shortest ? 'too small' : undefined;
}

/** A full disk is no fault of the photo. */
const isFromStore = (error: unknown): boolean =>
  error instanceof FileStoreError || typeof (error as NodeJS.ErrnoException).code === 'string';

/**
 * Decoding takes 0.33 s for 12 megapixels, and there are twelve variants. Fails on truncated or
 * damaged files, not on the small irregularities that cameras write.
 */
async function decode(original: Uint8Array): Promise<Decoded> {
  const sharp = await load();
  const { autoOrient } = await sharp(original).metadata();
  const { data, info } = await sharp(original, { failOn: 'error' })
    .autoOrient()
    .resize({ width: zoomWidth, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { ...autoOrient, open: () => sharp(data, { raw: { width, height, channels } }) };
}

function planVariants(id: string, fullWidth: number): StoredPicture['variants'] {
  const fitting = widths.filter((width) => width <= fullWidth);
  const largest = fitting.at(-1) ?? 0;
  const isFullWanted = largest < Math.max(...widths) && fullWidth > largest * worthMore;
  const planned = isFullWanted ? [...fitting, fullWidth] : fitting;
  const fallback = planned.findLast((width) => width <= fallbackWidth) ?? fullWidth;
  const named = (width: number, format: PictureVariant['format'], extension: string): PictureVariant => ({
    width,
    format,
    file: `${id}-${width}.${extension}`,
  });
  return [
    ...planned.map((width) => named(width, 'avif', 'avif')),
    ...(fullWidth >= zoomWidth ? [named(zoomWidth, 'avif', 'avif')] : []),
    ...planned.map((width) => named(width, 'webp', 'webp')),
    named(fallback, 'jpeg', 'jpg'),
  ];
}

/** Of the centre, where the garment is; the edges show the background. */
async function findColor(picture: Sharp): Promise<string> {
  const sharp = await load();
  const whole = picture.flatten({ background: '#ffffff' });
  const small = await whole.resize(96, 96, { fit: 'cover' }).png().toBuffer();
  const middle = await sharp(small).extract({ left: 24, top: 24, width: 48, height: 48 }).png().toBuffer();
  const { dominant } = await sharp(middle).stats();
  return toHex([dominant.r, dominant.g, dominant.b]);
}

const toHex = (parts: readonly number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The median of each channel, which a sleeve at the edge does not change. None of a transparent edge. */
async function findEdge({ width, height, open }: Decoded): Promise<string | undefined> {
  if (!isOfOtherShape({ width, height })) return undefined;
  const [across, down] = width > height ? [64, 33] : [33, 64];
  const sharp = await load();
  // The first and the last row, or column.
  const small = await open().resize(across, down, { fit: 'fill' }).png().toBuffer();
  const strips = await Promise.all(
    [0, 32].map((at) => {
      const strip =
        width > height ? { left: 0, top: at, width: 64, height: 1 } : { left: at, top: 0, width: 1, height: 64 };
      return sharp(small).ensureAlpha().extract(strip).raw().toBuffer();
    }),
  );
  const pixels = Buffer.concat(strips);
  const channel = (of: number) => pixels.filter((_, index) => index % 4 === of).toSorted()[64] ?? 0;
  return channel(3) < 255 ? undefined : toHex([channel(0), channel(1), channel(2)]);
}
