// Writes picture files: formats, widths, hashed names, the manifest,
// and the record of what is drawn.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from './cloth.ts';
import { digest } from './digest.ts';
import { jsonText } from './json-text.ts';

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
}
export type Manifest = Record<string, Entry>;

export interface Recipe {
  /** The widths of each format, from small to large. */
  avif: readonly number[];
  webp: readonly number[];
  jpeg: readonly number[];
  /** From this width on, AVIF encoding is fast rather than small. */
  quickFrom: number;
}

type Format = Variant['format'];

/** The wanted quality, and the minimum, whatever the file size. */
const wanted = { avif: 48, webp: 58, jpeg: 56 };
const floor = { avif: 26, webp: 12, jpeg: 17 };
/** The largest files are for screens with two dots per pixel: lower quality is enough. */
const wantedAt = (format: Format, width: number): number =>
  wanted[format] - (format === 'avif' && width > 900 ? 10 : 0);

/** Maximum size of a file in bytes: a busy print loses quality instead of loading slowly. */
const ceiling: Record<Format, (width: number) => number> = {
  avif: (width) => 1_500 + width * 24,
  webp: (width) => 1_500 + width * 19,
  jpeg: (width) => 2_000 + width * 22,
};

/** Encoded first: its size tells how detailed a picture is. */
const scoutWidth = 400;

/**
 * Measured on these pictures: the weight of the older formats, and the
 * quality at which too heavy ones fit.
 */
const olderFormats = { webp: { scouts: 1.25, power: 2 }, jpeg: { scouts: 1.4, power: 1.4 } };

function fallbackQuality(format: 'webp' | 'jpeg', width: number, scoutWeight: number): number {
  const { scouts, power } = olderFormats[format];
  const expected = scoutWeight * scouts * (width / scoutWidth) ** 1.5;
  const share = Math.min(1, ceiling[format](width) / expected) ** power;
  return Math.max(floor[format], Math.round(wanted[format] * share));
}

/**
 * Effort 1 takes half the time of 2, for the same size at large widths and 10 % more at small ones.
 */
const avif = (image: Sharp, quality: number, effort: number): Promise<Buffer> =>
  image.clone().avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();

interface Fitted {
  data: Buffer;
  /** The size at the wanted quality. */
  weight: number;
  /** The share of the wanted quality at which the file fits. */
  kept: number;
}

/** An AVIF within its maximum size; `from` is the share of quality to start with. */
async function fittedAvif(image: Sharp, width: number, effort: number, from = 1): Promise<Fitted> {
  const limit = ceiling.avif(width);
  const best = wantedAt('avif', width);
  let quality = Math.max(floor.avif, Math.round(best * from));
  let data = await avif(image, quality, effort);
  const weight = data.length;
  while (data.length > limit && quality > floor.avif) {
    quality = Math.max(floor.avif, Math.min(quality - 4, Math.round(quality * (limit / data.length) ** 0.9)));
    data = await avif(image, quality, effort);
  }
  return { data, weight, kept: quality / best };
}

function older(image: Sharp, format: 'webp' | 'jpeg', quality: number): Promise<Buffer> {
  // Below a certain quality, slight blur looks better than visible blocks.
  const softness = quality >= 34 ? 0 : quality >= 20 ? 0.5 : format === 'webp' ? 1.1 : 0.8;
  const eased = softness > 0 ? image.clone().blur(softness) : image.clone();
  if (format === 'webp') return eased.webp({ quality, effort: 2 }).toBuffer();
  return eased.jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer();
}

const raw = async (image: Sharp): Promise<Sharp> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
};

/** Raw pixels at each width: resized once for all encodings. */
async function atWidths({ width, height, pixels }: Picture, widths: readonly number[]): Promise<Map<number, Sharp>> {
  const whole = await raw(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha());
  const images = new Map<number, Sharp>();
  for (const each of widths)
    images.set(each, each === width ? whole : await raw(whole.clone().resize({ width: each, kernel: 'lanczos3' })));
  return images;
}

/** Writes the files of one picture. */
export async function writePicture(
  folder: string,
  name: string,
  picture: Picture,
  color: string,
  recipe: Recipe,
): Promise<Entry> {
  const widths = [...new Set([scoutWidth, ...recipe.avif, ...recipe.webp, ...recipe.jpeg])];
  const images = await atWidths(picture, widths);
  const variants: Variant[] = [];
  const write = (width: number, format: Format, data: Buffer): void => {
    const file = `${name}-${width}.${digest(data)}.${format === 'jpeg' ? 'jpg' : format}`;
    writeFileSync(join(folder, file), data);
    variants.push({ width, format, file });
  };
  const scout = await fittedAvif(images.get(scoutWidth)!, scoutWidth, 2);
  let { kept } = scout;
  // From small to large: each width starts with the quality at which the previous one fitted.
  for (const width of recipe.avif) {
    const fitted =
      width === scoutWidth
        ? scout
        : await fittedAvif(images.get(width)!, width, width < recipe.quickFrom ? 2 : 1, kept);
    kept = fitted.kept;
    write(width, 'avif', fitted.data);
  }
  for (const format of ['webp', 'jpeg'] as const)
    for (const width of recipe[format])
      write(width, format, await older(images.get(width)!, format, fallbackQuality(format, width, scout.weight)));
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
