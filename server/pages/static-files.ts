// Reads built files into memory, with the compressed copies that the build writes.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Compression, isCompressible } from '../http/cache/compression.ts';

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
  '.wasm': 'application/wasm',
};

/** Any other file is bytes to a browser, never a page. */
export const contentType = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream';

/** Into memory, without compressed copies. */
export async function readFolder(folder: string, wanted = /./): Promise<Map<string, StaticFile>> {
  const all: string[] = await readdir(folder).catch(() => []);
  const files = all
    .filter((name) => wanted.test(name) && !/\.(br|gz)$/.test(name))
    .map(async (name): Promise<[string, StaticFile]> => {
      return [name, { type: contentType(name), body: await readFile(path.join(folder, name)) }];
    });
  return new Map(await Promise.all(files));
}

/** Finds a file by its name. All are in memory, with compressed copies as soon as these are written. */
export async function openBuiltFiles(
  folders: readonly string[],
): Promise<(name: string) => Promise<StaticFile | undefined>> {
  const files = new Map<string, { file: StaticFile; readonly path: string }>();
  for (const folder of folders)
    for (const [name, file] of await readFolder(folder)) files.set(name, { file, path: path.join(folder, name) });
  const find = async (name: string) => {
    const found = files.get(name);
    if (found && !found.file.compressed && isCompressible(found.file.type)) {
      const compressed = await readCopies(found.path);
      if (compressed) found.file = { ...found.file, compressed };
    }
    return found?.file;
  };
  await Promise.all([...files.keys()].map(find));
  return find;
}

/** Undefined: not compressed yet, or removed by a later build. */
async function readCopies(file: string): Promise<StaticFile['compressed']> {
  const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]).catch(() => []);
  return br && gzip && { br, gzip };
}
