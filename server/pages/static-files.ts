// Reads built files into memory, with the compressed copies that the build wrote.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compression } from '../http/cache/compression.ts';

export interface StaticFile {
  /** Content type. */
  readonly type: string;
  readonly body: Buffer;
  readonly compressed?: Readonly<Record<Compression, Buffer>>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Any other file is bytes to a browser, never a page. */
export const contentType = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream';

export async function readFolder(folder: string, wanted = /./): Promise<Map<string, StaticFile>> {
  const all: string[] = await readdir(folder).catch(() => []);
  const read = (name: string) => readFile(path.join(folder, name));
  const files = all
    .filter((name) => wanted.test(name) && !/\.(br|gz)$/.test(name))
    .map(async (name): Promise<[string, StaticFile]> => {
      const file = { type: contentType(name), body: await read(name) };
      if (!all.includes(`${name}.br`)) return [name, file];
      return [name, { ...file, compressed: { br: await read(`${name}.br`), gzip: await read(`${name}.gz`) } }];
    });
  return new Map(await Promise.all(files));
}
