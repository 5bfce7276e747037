// Owns the files that leave the program: formats, widths, hashed names, the manifest, and what is already drawn.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './cloth.ts';
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
  /** Largest first is not required; each width gets an AVIF. */
  avif: readonly number[];
  webp: readonly number[];
  jpeg: readonly number[];
}

/** What is wanted, and what is never gone below, however heavy the file. */
const quality = { avif: 48, webp: 58, jpeg: 56 };
const floor = { avif: 26, webp: 12, jpeg: 17 };

export const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** The most that one file may weigh, in bytes: a busy print gives up quality before it takes a shopper's time. */
const ceiling: Record<Variant['format'], (width: number) => number> = {
  avif: (width) => 1_500 + width * 24,
  webp: (width) => 1_500 + width * 19,
  jpeg: (width) => 2_000 + width * 22,
};

interface Encoded {
  data: Buffer;
  /** The share of the wanted quality that was left when the file fitted. */
  kept: number;
}

/** One file within its ceiling; `from` is the share of quality to begin with, where a like picture has told. */
async function encoded(picture: Picture, width: number, format: Variant['format'], from: number): Promise<Encoded> {
  const image = sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .removeAlpha()
    .resize({ width, kernel: 'lanczos3' });
  const at = (q: number): Promise<Buffer> => {
    if (format === 'avif') return image.clone().avif({ quality: q, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    // Below a certain quality the older formats look better slightly soft than full of blocks.
    const softness = q >= 34 ? 0 : q >= 20 ? 0.5 : format === 'webp' ? 1.1 : 0.8;
    const eased = softness > 0 ? image.clone().blur(softness) : image.clone();
    if (format === 'webp') return eased.webp({ quality: q, effort: 4, smartSubsample: true }).toBuffer();
    return eased.jpeg({ quality: q, mozjpeg: true, progressive: true }).toBuffer();
  };
  const limit = ceiling[format](width);
  const wanted = quality[format] - (format === 'avif' && width > 900 ? 10 : 0);
  let q = Math.max(floor[format], Math.round(wanted * from));
  let data = await at(q);
  while (data.length > limit && q > floor[format]) {
    q = Math.max(floor[format], Math.min(q - 4, Math.round(q * (limit / data.length) ** 0.9)));
    data = await at(q);
  }
  return { data, kept: q / wanted };
}

/** Writes the files of one picture. */
export async function writePicture(
  folder: string,
  name: string,
  picture: Picture,
  color: string,
  recipe: Recipe,
): Promise<Entry> {
  const wanted = [
    ...recipe.avif.map((width) => ({ width, format: 'avif' as const })),
    ...recipe.webp.map((width) => ({ width, format: 'webp' as const })),
    ...recipe.jpeg.map((width) => ({ width, format: 'jpeg' as const })),
  ];
  const scouted = 400;
  const scout = await encoded(picture, scouted, 'avif', 1);
  const variants = await Promise.all(
    wanted.map(async ({ width, format }): Promise<Variant> => {
      const { data } =
        width === scouted && format === 'avif' ? scout : await encoded(picture, width, format, scout.kept);
      const file = `${name}-${width}.${digest(data)}.${format === 'jpeg' ? 'jpg' : format}`;
      writeFileSync(join(folder, file), data);
      return { width, format, file };
    }),
  );
  return { width: picture.width, height: picture.height, color, variants };
}

/** A folder of finished pictures: keeps what is still right, writes what is new, drops what is no longer named. */
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

  /** Whether the picture of this name was drawn from this very input and all its files are here. */
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

  /** Forgets every picture that is not among `names`, and removes files nobody names. */
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
