// Reads built files into memory, with the compressed copies that the build wrote.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compression } from '../http/cache/compression.ts';

export interface StaticFile {
  readonly name: string;
  readonly body: Buffer;
  readonly compressed?: ReadonlyMap<Compression, Buffer>;
}

const compressions = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

/** Uses the compressed files that the build wrote. */
export async function readFolder(folder: string, wanted = /./): Promise<Map<string, StaticFile>> {
  const all: string[] = await readdir(folder).catch(() => []);
  const files = all
    .filter((name) => wanted.test(name) && !/\.(br|gz)$/.test(name))
    .map(async (name): Promise<[string, StaticFile]> => {
      const compressed = new Map<Compression, Buffer>();
      for (const [ending, encoding] of compressions) {
        if (all.includes(name + ending)) compressed.set(encoding, await readFile(path.join(folder, name + ending)));
      }
      return [
        name,
        { name, body: await readFile(path.join(folder, name)), ...(compressed.size > 0 && { compressed }) },
      ];
    });
  return new Map(await Promise.all(files));
}
