// Writes picture files: formats, widths, hashed names, the manifest,
// and the record of what is drawn.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from './garment/cloth.ts';
import { digest } from './digest.ts';
import { jsonText } from './json-text.ts';
import { likeness } from './likeness.ts';

export interface Variant {
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
  file: string;
}
export interface Entry {
  width: number;
  height: number;
  color: string;
  variants: Variant[];
  /** Millimetres of cloth that a close view shows from edge to edge. */
  clothWidth?: number | undefined;
}
export type Manifest = Record<string, Entry>;

export interface Recipe {
  /** The widths of each format, from small to large. */
  avif: readonly number[];
  webp: readonly number[];
  jpeg: readonly number[];
}

type Format = Variant['format'];

/** For browsers without AVIF, about 5 in 100. */
const olderQuality = { webp: 50, jpeg: 52 };

/** AVIF qualities to choose from, and the required similarity to the original. */
const qualities = [44, 48, 52, 56, 60, 64];
const alikeEnough = 0.9;
/** Measured at this width: more pixels only cost time. */
const measuredWidth = 400;

/**
 * Files for cards must load quickly and are never enlarged; the largest are for screens with two dots
 * per pixel, where an error is half as large.
 */
const qualityAt = (width: number, best: number): number =>
  best - (width <= 400 ? 8 : width > 1200 ? 10 : width > 900 ? 6 : 0);

/**
 * Red lines on blue cloth need colour in every pixel. Effort 1 takes half the time of 2, for the
 * same size at large widths and 10 % more at small ones.
 */
const avif = (image: Sharp, quality: number, width: number): Promise<Buffer> =>
  image
    .clone()
    .avif({ quality, effort: width < 800 ? 2 : 1, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** The lowest quality with which a picture still looks like its original. */
async function fittingQuality(image: Sharp): Promise<number> {
  const { data: original, info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
  let [low, high] = [0, qualities.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const decoded = await sharp(await avif(image, qualities[middle]!, measuredWidth))
      .raw()
      .toBuffer();
    if (likeness(original, decoded, info.width, info.height) >= alikeEnough) high = middle;
    else low = middle + 1;
  }
  return qualities[low]!;
}

function older(image: Sharp, format: 'webp' | 'jpeg'): Promise<Buffer> {
  const quality = olderQuality[format];
  if (format === 'webp') return image.clone().webp({ quality, effort: 2 }).toBuffer();
  return image.clone().jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer();
}

const raw = async (image: Sharp): Promise<Sharp> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
};

const opaque = ({ width, height, pixels }: Picture): Promise<Sharp> =>
  raw(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha());

/** Raw pixels at each width: resized once for all encodings. */
async function atWidths(picture: Picture, widths: readonly number[]): Promise<Map<number, Sharp>> {
  const whole = await opaque(picture);
  const images = new Map<number, Sharp>();
  for (const each of widths)
    images.set(
      each,
      each === picture.width ? whole : await raw(whole.clone().resize({ width: each, kernel: 'lanczos3' })),
    );
  return images;
}

/** Writes the files of one picture; `large` is the same picture for the zoom. */
export async function writePicture(
  folder: string,
  name: string,
  { picture, color, large }: { picture: Picture; color: string; large?: Picture },
  recipe: Recipe,
): Promise<Entry> {
  const images = await atWidths(picture, [...new Set([measuredWidth, ...recipe.avif, ...recipe.webp, ...recipe.jpeg])]);
  const variants: Variant[] = [];
  const write = (width: number, format: Format, data: Buffer): void => {
    const file = `${name}-${width}.${digest(data)}.${format === 'jpeg' ? 'jpg' : format}`;
    writeFileSync(join(folder, file), data);
    variants.push({ width, format, file });
  };
  const best = await fittingQuality(images.get(measuredWidth)!);
  for (const width of recipe.avif) write(width, 'avif', await avif(images.get(width)!, qualityAt(width, best), width));
  if (large) write(large.width, 'avif', await avif(await opaque(large), qualityAt(large.width, best), large.width));
  for (const format of ['webp', 'jpeg'] as const)
    for (const width of recipe[format]) write(width, format, await older(images.get(width)!, format));
  return { width: picture.width, height: picture.height, color, variants };
}

/** A folder of finished pictures: keeps valid ones, writes new ones, deletes unused ones. */
export class Gallery {
  readonly #folder: string;
  readonly #manifest: Manifest;
  readonly #inputs: Record<string, string>;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    const read = <T>(name: string, fallback: T): T => {
      const path = join(folder, name);
      return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : fallback;
    };
    this.#manifest = read<Manifest>('manifest.json', {});
    this.#inputs = read<Record<string, string>>('inputs.json', {});
  }

  /** Whether the picture was drawn from this input and all its files exist. */
  has(name: string, input: string): boolean {
    const entry = this.#manifest[name];
    return (
      this.#inputs[name] === input &&
      entry !== undefined &&
      entry.variants.every(({ file }) => existsSync(join(this.#folder, file)))
    );
  }

  note(name: string, input: string, entry: Entry): void {
    this.#manifest[name] = entry;
    this.#inputs[name] = input;
    this.#write();
  }

  /** Forgets pictures not in `names`, and deletes unused files. */
  keepOnly(names: ReadonlySet<string>): void {
    for (const name of Object.keys(this.#manifest)) {
      if (names.has(name)) continue;
      delete this.#manifest[name];
      delete this.#inputs[name];
    }
    const files = new Set(Object.values(this.#manifest).flatMap((entry) => entry.variants.map(({ file }) => file)));
    for (const file of readdirSync(this.#folder)) {
      if (!files.has(file) && !file.endsWith('.json')) rmSync(join(this.#folder, file));
    }
    this.#write();
  }

  #write(): void {
    const sorted = <T>(record: Record<string, T>) =>
      Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(join(this.#folder, 'manifest.json'), jsonText(sorted(this.#manifest)));
    writeFileSync(join(this.#folder, 'inputs.json'), jsonText(sorted(this.#inputs)));
  }
}
