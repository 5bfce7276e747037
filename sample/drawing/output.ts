// Owns the files that leave the program: formats, widths, hashed names, the manifest, and what is already drawn.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './cloth.ts';

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

export const quality = { avif: 48, webp: 62, jpeg: 62 };

export const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** The most that one file may weigh, in bytes: a busy print gives up quality before it takes a shopper's time. */
const ceiling: Record<Variant['format'], (width: number) => number> = {
  avif: (width) => 1_500 + width * 26,
  webp: (width) => 1_500 + width * 28,
  jpeg: (width) => 2_000 + width * 32,
};

export async function encoded(picture: Picture, width: number, format: Variant['format']): Promise<Buffer> {
  const image = sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .removeAlpha()
    .resize({ width, kernel: 'lanczos3' });
  const at = (q: number): Promise<Buffer> => {
    if (format === 'avif') return image.clone().avif({ quality: q, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    if (format === 'webp') return image.clone().webp({ quality: q, effort: 4, smartSubsample: true }).toBuffer();
    return image.clone().jpeg({ quality: q, mozjpeg: true, progressive: true }).toBuffer();
  };
  const limit = ceiling[format](width);
  let q = quality[format] - (format === 'avif' && width > 900 ? 8 : 0);
  let data = await at(q);
  while (data.length > limit && q > 24) {
    q = Math.max(24, Math.min(q - 5, Math.round(q * (limit / data.length) ** 0.8)));
    data = await at(q);
  }
  return data;
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
    return this.#inputs[name] === input && entry !== undefined && entry.variants.every(({ file }) => existsSync(join(this.#folder, file)));
  }

  async add(name: string, input: string, picture: Picture, color: string, recipe: Recipe): Promise<void> {
    const wanted = [
      ...recipe.avif.map((width) => ({ width, format: 'avif' as const })),
      ...recipe.webp.map((width) => ({ width, format: 'webp' as const })),
      ...recipe.jpeg.map((width) => ({ width, format: 'jpeg' as const })),
    ];
    const variants = await Promise.all(
      wanted.map(async ({ width, format }): Promise<Variant> => {
        const data = await encoded(picture, width, format);
        const file = `${name}-${width}.${digest(data)}.${format === 'jpeg' ? 'jpg' : format}`;
        writeFileSync(join(this.#folder, file), data);
        return { width, format, file };
      }),
    );
    this.#manifest[name] = { width: picture.width, height: picture.height, color, variants };
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
    const sorted = <T>(record: Record<string, T>) => Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(join(this.#folder, 'manifest.json'), `${JSON.stringify(sorted(this.#manifest), null, 1)}\n`);
    writeFileSync(join(this.#folder, 'inputs.json'), `${JSON.stringify(sorted(this.#inputs), null, 1)}\n`);
  }
}
