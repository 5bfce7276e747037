// Shared by the builds of storefront and admin: the hash of their sources, and compressed copies of
// the output.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const repository = path.join(import.meta.dirname, '..');
/** In ms: an unfinished build older than this was interrupted. */
const maxBuildMs = 30 * 60_000;
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** A folder in which another process is building. */
export function isInProgress(folder: string): boolean {
  if (!path.basename(folder).startsWith('unfinished-')) return false;
  return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) < maxBuildMs;
}

/** One hash of file names and contents, without tests and build output. Paths in the repository. */
export function stampOf(folders: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  const add = (file: string) => hash.update(path.relative(repository, file)).update('\0').update(readFileSync(file));
  const walk = (directory: string) => {
    const entries = readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== 'dist' && entry.name !== 'node_modules') walk(file);
      } else if (!/\.test\.tsx?$|\.md$/.test(entry.name)) add(file);
    }
  };
  for (const folder of folders) walk(path.join(repository, folder));
  for (const file of files) add(path.join(repository, file));
  return hash.digest('hex').slice(0, 20);
}

/** Compressed once, at the highest level. */
export async function compressAll(folder: string): Promise<void> {
  const texts = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(text));
      writeFileSync(`${file}.gz`, await zip(text, { level: 9 }));
    }),
  );
}
