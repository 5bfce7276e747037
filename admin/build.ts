// Builds the admin's screens into dist/ if their sources have changed.
// `index.html` is written last, so that its reader finds all files.
import {
  chmodSync,
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

/**
 * The manifest: the sources' hash, the files, and those of the previous build, which open tabs
 * still load.
 */
interface Built {
  readonly stamp: string;
  readonly assets: readonly string[];
  readonly previous: readonly string[];
}

const folder = import.meta.dirname;
const dist = path.join(folder, 'dist');
const assets = path.join(dist, 'assets');
const record = path.join(dist, 'built.json');

/** What has the same name in every build. */
const besideAssets = ['sw.js', 'offline.html', 'offline.js', 'offline.css'];

const stamp = stampOf(['admin', 'contract', 'design'], ['package-lock.json']);
const before = readRecord();
if (before?.stamp !== stamp) await build();
if (compressesNow) await compressAll(assets);

async function build(): Promise<void> {
  const started = performance.now();
  console.log('Building the admin …');
  mkdirSync(assets, { recursive: true });
  const unfinished = mkdtempSync(path.join(dist, 'unfinished-'));
  // With another NODE_ENV, the plugins emit development JSX, which production React cannot run.
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  const configFile = path.join(folder, 'vite.config.ts');
  await vite.build({ configFile, mode: 'production', logLevel: 'warn', build: { outDir: unfinished } });
  // Apart from the bundle, under names that stay: browsers ask for them again by these.
  for (const input of ['service-worker.ts', 'offline.html']) {
    await vite.build({
      configFile: false,
      root: path.join(folder, 'service-worker'),
      publicDir: false,
      logLevel: 'warn',
      define: { build: JSON.stringify(stamp) },
      build: {
        outDir: unfinished,
        emptyOutDir: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: path.join(folder, 'service-worker', input),
          output: {
            entryFileNames: ({ name }) => (name === 'service-worker' ? 'sw.js' : '[name].js'),
            assetFileNames: '[name][extname]',
          },
        },
      },
    });
  }
  const made = readdirSync(path.join(unfinished, 'assets'));
  // The server may run as another user.
  for (const name of made) chmodSync(path.join(unfinished, 'assets', name), 0o644);
  for (const name of made) renameSync(path.join(unfinished, 'assets', name), path.join(assets, name));
  const previous = before?.assets ?? [];
  const kept = new Set([...made, ...previous]);
  for (const name of readdirSync(assets)) {
    const file = path.join(assets, name);
    if (!kept.has(name.replace(/\.(br|gz)$/, '')) && !isInProgress(file)) rmSync(file, { force: true });
  }
  for (const name of [...besideAssets, 'index.html']) renameSync(path.join(unfinished, name), path.join(dist, name));
  writeFileSync(record, JSON.stringify({ stamp, assets: made, previous } satisfies Built));
  rmSync(unfinished, { recursive: true });
  const ended = readdirSync(dist).filter(
    (name) => name.startsWith('unfinished-') && !isInProgress(path.join(dist, name)),
  );
  for (const name of ended) rmSync(path.join(dist, name), { recursive: true, force: true });
  console.log(`Built the admin in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

function readRecord(): Built | undefined {
  try {
    return JSON.parse(readFileSync(record, 'utf8')) as Built;
  } catch {
    return undefined;
  }
}
