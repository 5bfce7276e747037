// Shared by the builds of storefront and admin: the hash of their sources, and compressed copies of
// the output.
import { createHash } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const repository = path.join(import.meta.dirname, '..');
/** In ms: an unfinished build older than this was interrupted. */
const maxBuildMs = 30 * 60_000;
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** A folder in which another process is building, or a file that it writes. */
export function isInProgress(folder: string): boolean {
  if (!path.basename(folder).startsWith('unfinished-')) return false;
  return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) < maxBuildMs;
}

/** Without, `scripts/compress.ts` does it later: it takes a third of the build. */
export const compressesNow = !process.argv.includes('--uncompressed');

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

/**
 * At the highest level, what has no copies yet. The shop may be reading the folder: a copy gets its
 * name when it is complete, and the brotli one comes last.
 */
export async function compressAll(folder: string): Promise<void> {
  const names = new Set(readdirSync(folder));
  const texts = [...names].filter((name) => /\.(js|css|svg|wasm)$/.test(name) && !names.has(`${name}.br`));
  await Promise.all(
    texts.map(async (name) => {
      const text = readFileSync(path.join(folder, name));
      writeWhole(folder, `${name}.gz`, await zip(text, { level: 9 }));
      writeWhole(folder, `${name}.br`, await brotli(text));
    }),
  );
}

function writeWhole(folder: string, name: string, bytes: Buffer): void {
  const unfinished = path.join(folder, `unfinished-${process.pid}-${name}`);
  writeFileSync(unfinished, bytes);
  // The server may run as another user.
  chmodSync(unfinished, 0o644);
  renameSync(unfinished, path.join(folder, name));
}
