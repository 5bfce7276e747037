// Makes the variants of pictures with sharp, at import only, and stores them in the data folder.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import type { ImageStore, PictureVariant, StoredPicture } from './image-store.ts';
import { pageColors } from '@taana-baana/contract/colors.ts';
import { faultOfBytes, makeLogo } from './logo-pictures.ts';
import { encodePhoto } from './photo-bytes.ts';
import { PictureFolder } from './picture-folder.ts';

const widths = [240, 400, 600, 800, 1200];
/** For a close look, in AVIF only. */
const zoomWidth = 2400;
const fallbackWidth = 800;
/** The full width gets its own file if it is this many times the next smaller width. */
const worthMore = 1.1;
/** Part of every id: a change of the recipe creates new files. */
const recipe = 'avif58-webp80-jpeg80-zoom2400';

const encode: Record<PictureVariant['format'], (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 58, effort: 3, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
};

/** Loaded with the first picture: sharp takes 28 MB, which a shop that only sells does not need. */
async function open(picture: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(picture);
}

export function createImageStore(dataDir: string): ImageStore {
  const folder = new PictureFolder(join(dataDir, 'images'));

  return {
    async store(originalFile) {
      const original = await readFile(originalFile);
      const id = createHash('sha256').update(recipe).update(original).digest('hex').slice(0, 20);
      const full = await measure(original);
      const top = Math.min(full.width, Math.max(...widths));
      const variants = planVariants(id, full.width);
      for (const variant of variants) {
        if (await folder.has(variant.file)) continue;
        const resized = (await upright(original)).resize({ width: variant.width });
        await folder.write(variant.file, await encode[variant.format](resized).toBuffer());
      }
      const height = Math.max(1, Math.round((full.height * top) / full.width));
      return { id, width: top, height, color: await findColor(original), variants };
    },
    async storeFinished(source, picture) {
      await Promise.all(picture.variants.map(({ file }) => folder.keep(join(source, file), file)));
    },
    storeLogo: async (bytes) => faultOfBytes(bytes) ?? makeLogo(folder, bytes, pageColors.ground),
    encodePhoto,
    removeUnfinished: (now) => folder.removeUnfinished(now),
  };
}

async function upright(original: Buffer): Promise<Sharp> {
  return (await open(original)).autoOrient();
}

async function measure(original: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await (await open(original)).metadata();
  return autoOrient;
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

/** Of the middle, where the garment is; the edges show the background. */
async function findColor(original: Buffer): Promise<string> {
  const whole = (await upright(original)).flatten({ background: '#ffffff' });
  const small = await whole.resize(96, 96, { fit: 'cover' }).toBuffer();
  const middle = await (await open(small)).extract({ left: 24, top: 24, width: 48, height: 48 }).toBuffer();
  const { dominant } = await (await open(middle)).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
