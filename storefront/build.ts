// Builds the storefront if its sources have changed. Runs before `npm start`. Each build has a
// folder in dist/ named after its sources' hash; `dist/current` names the complete one to serve.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = import.meta.dirname;
const repository = path.dirname(folder);
const dist = path.join(folder, 'dist');
const currentFile = path.join(dist, 'current');
const sources = [folder, path.join(repository, 'contract')];
const files = ['shop.config.ts', 'shop.house-lines.ts', 'package-lock.json'].map((name) => path.join(repository, name));
/** In ms: an unfinished build older than this was interrupted. */
const maxBuildMs = 30 * 60_000;

/** The script inlined in every page: one file without globals. */
const bootstrap = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: path.join(folder, 'app', 'bootstrap.ts'),
      output: { format: 'iife', entryFileNames: 'bootstrap.js' },
    },
  },
} as const;

const stamp = stampOf(sources, files);
const previous = readCurrent();
if (previous !== stamp) {
  if (!existsSync(path.join(dist, stamp))) await buildAll();
  const pointer = path.join(dist, `unfinished-current-${process.pid}`);
  writeFileSync(pointer, stamp);
  renameSync(pointer, currentFile);
  removeOthers([stamp, previous, 'current']);
}

async function buildAll(): Promise<void> {
  const started = performance.now();
  process.stdout.write('Building the storefront ... ');
  mkdirSync(dist, { recursive: true });
  const unfinished = mkdtempSync(path.join(dist, 'unfinished-'));
  // The server may run as another user.
  chmodSync(unfinished, 0o755);
  // With another NODE_ENV, the plugins emit development JSX, which production React cannot run.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const common = { configFile: path.join(folder, 'vite.config.ts'), mode: 'production', logLevel: 'warn' } as const;
  await build({ ...common, build: { outDir: path.join(unfinished, 'client') } });
  await build({ ...common, build: { outDir: path.join(unfinished, 'server'), ssr: true } });
  await build({
    ...bootstrap,
    build: { ...bootstrap.build, outDir: path.join(unfinished, 'server'), emptyOutDir: false },
  });
  await compressAll(path.join(unfinished, 'client', 'assets'));
  try {
    renameSync(unfinished, path.join(dist, stamp));
  } catch (error) {
    // Another start has finished the same build first.
    if (!existsSync(path.join(dist, stamp))) throw error;
    rmSync(unfinished, { recursive: true });
  }
  process.stdout.write(`done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Keeps the previous build, for processes that still serve it, and builds in progress. */
function removeOthers(kept: (string | undefined)[]): void {
  for (const name of readdirSync(dist)) {
    const isInProgress = name.startsWith('unfinished-') && Date.now() - changedAt(name) < maxBuildMs;
    if (!kept.includes(name) && !isInProgress) rmSync(path.join(dist, name), { recursive: true, force: true });
  }
}

function changedAt(name: string): number {
  return statSync(path.join(dist, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Compressed once, at the highest level: larger blocks save another 0.1 %. */
async function compressAll(assets: string): Promise<void> {
  const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
  const texts = readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(assets, name);
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_LGBLOCK]: 24 } }));
      writeFileSync(`${file}.gz`, await zip(text, { level: 9 }));
    }),
  );
}

function readCurrent(): string | undefined {
  try {
    return readFileSync(currentFile, 'utf8');
  } catch {
    return undefined;
  }
}

/** One hash of file names and contents, without tests and build output. */
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
  return hash.digest('hex').slice(0, 20);
}
