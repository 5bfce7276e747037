// Builds the storefront when its sources have changed since the last time, else does nothing. Runs before every `npm start`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const folder = import.meta.dirname;
const repository = path.dirname(folder);
const stampFile = path.join(folder, 'dist', 'stamp');
const sources = [folder, path.join(repository, 'contract')];
const files = [path.join(repository, 'shop.config.ts'), path.join(repository, 'package-lock.json')];

const stamp = stampOf(sources, files);
if (readStamp() !== stamp) await buildAll();

async function buildAll(): Promise<void> {
  const started = performance.now();
  process.stdout.write('Building the storefront ... ');
  // A build that fails half way must not look finished.
  rmSync(stampFile, { force: true });
  // Whatever the caller's: the plugins write another JSX for a development, which the production React then lacks.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const configFile = path.join(folder, 'vite.config.ts');
  const common = { configFile, mode: 'production', logLevel: 'warn' } as const;
  await build(common);
  await build({ ...common, build: { ssr: true } });
  await compressAll(path.join(folder, 'dist', 'client', 'assets'));
  writeFileSync(stampFile, stamp);
  process.stdout.write(`done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/** The server sends these as they are, at their smallest. */
async function compressAll(assets: string): Promise<void> {
  const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
  const texts = readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(assets, name);
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(text));
      writeFileSync(`${file}.gz`, await zip(text, { level: 9 }));
    }),
  );
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

/** One hash over names and contents; tests and what was built do not count. */
function stampOf(folders: string[], singles: string[]): string {
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
  for (const directory of folders) walk(directory);
  for (const file of singles) add(file);
  return hash.digest('hex');
}
