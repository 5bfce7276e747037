// Builds the storefront if its sources have changed. Each build has a folder in dist/ named after its
// sources' hash; `dist/current` names the complete one to serve.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { compressAll, compressesNow, isInProgress, stampOf } from '../scripts/build-steps.ts';

const folder = import.meta.dirname;
const dist = path.join(folder, 'dist');
const currentFile = path.join(dist, 'current');

const stamp = stampOf(['storefront', 'contract', 'design'], ['package-lock.json']);
const previous = existsSync(currentFile) ? readFileSync(currentFile, 'utf8') : undefined;
if (previous !== stamp) {
  if (!existsSync(path.join(dist, stamp))) await buildAll();
  const pointer = path.join(dist, `unfinished-current-${process.pid}`);
  writeFileSync(pointer, stamp);
  renameSync(pointer, currentFile);
  removeOthers([stamp, previous, 'current']);
}
if (compressesNow) await compressAll(path.join(dist, stamp, 'client', 'assets'));

async function buildAll(): Promise<void> {
  const started = performance.now();
  console.log('Building the storefront …');
  mkdirSync(dist, { recursive: true });
  const unfinished = mkdtempSync(path.join(dist, 'unfinished-'));
  // The server may run as another user.
  chmodSync(unfinished, 0o755);
  // With another NODE_ENV, the plugins emit development JSX, which production React cannot run.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const common = { configFile: path.join(folder, 'vite.config.ts'), logLevel: 'warn' } as const;
  await build({ ...common, build: { outDir: path.join(unfinished, 'client') } });
  const outDir = path.join(unfinished, 'server');
  await build({ ...common, build: { outDir, ssr: true } });
  // The script inlined in every page: one file without globals.
  const output = { format: 'iife', entryFileNames: 'bootstrap.js' } as const;
  const rolldownOptions = { input: path.join(folder, 'app', 'bootstrap.ts'), output };
  const script = { outDir, emptyOutDir: false, target: 'es2022', rolldownOptions };
  await build({ configFile: false, logLevel: 'warn', build: script });
  try {
    renameSync(unfinished, path.join(dist, stamp));
  } catch (error) {
    // Another start has finished the same build first.
    if (!existsSync(path.join(dist, stamp))) throw error;
    rmSync(unfinished, { recursive: true });
  }
  console.log(`Built the storefront in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Keeps the previous build, for processes that still serve it, and builds in progress. */
function removeOthers(kept: (string | undefined)[]): void {
  for (const name of readdirSync(dist)) {
    const file = path.join(dist, name);
    if (!kept.includes(name) && !isInProgress(file)) rmSync(file, { recursive: true, force: true });
  }
}
