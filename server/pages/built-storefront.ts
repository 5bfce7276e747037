// The built storefront: its server bundle, and the files of the browser's. Each build has its own
// folder, so a build made while this process runs does not change the files it serves.
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as entryServer from '../../storefront/app/entry-server.tsx';
import { StartError } from '../start-error.ts';

export type BuiltStorefront = typeof entryServer & { readonly assets: entryServer.PageAssets };

const dist = path.join(import.meta.dirname, '..', '..', 'storefront', 'dist');
/** The newest build when this process started. */
const current = readCurrent();
const read = (...names: string[]) => readFile(path.join(dist, current, ...names), 'utf8');
const entryName = 'app/entry-client.tsx';

/** Includes the previous build, whose files open browser tabs still request. */
export const builtAssetFolders = (): string[] =>
  globSync('*/client/assets', { cwd: dist, exclude: ['unfinished-*'] }).map((folder) => path.join(dist, folder));

/** Throws a StartError when the storefront has not been built. */
export async function openBuiltStorefront(): Promise<BuiltStorefront> {
  const manifest = await read('client', '.vite', 'manifest.json').catch(() => {
    throw new StartError('The storefront has not been built yet: `npm start` does it, or `node storefront/build.ts`.');
  });
  const bundle = pathToFileURL(path.join(dist, current, 'server', 'entry-server.js')).href;
  const module = (await import(bundle)) as typeof entryServer;
  return { ...module, assets: await readAssets(JSON.parse(manifest) as Manifest) };
}

async function readAssets(manifest: Manifest): Promise<entryServer.PageAssets> {
  const entry = manifest[entryName];
  if (!entry) throw new Error(`${entryName} is missing from the build's manifest`);
  const styles = (entry.css ?? []).map((file) => read('client', file));
  return {
    style: (await Promise.all(styles)).join(''),
    bootstrap: (await read('server', 'bootstrap.js')).trim(),
    entry: `/${entry.file}`,
    fonts: (entry.assets ?? []).filter((file) => /-basic-[\w-]+\.woff2$/.test(file)).map((file) => `/${file}`),
    preloads: (screen) => {
      const chunks = new Set([entryName, screen ?? entryName]);
      // A set also gives what is added while it is walked.
      for (const chunk of chunks) for (const imported of manifest[chunk]?.imports ?? []) chunks.add(imported);
      chunks.delete(entryName);
      return [...chunks].map((chunk) => `/${manifest[chunk]?.file}`);
    },
  };
}

/** Names no folder when there is no build. */
function readCurrent(): string {
  try {
    return readFileSync(path.join(dist, 'current'), 'utf8');
  } catch {
    return 'none';
  }
}
