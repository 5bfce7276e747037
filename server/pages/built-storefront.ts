// The built storefront: its server bundle, and the files of the browser's. Each build has its own
// folder, so a build made while this process runs does not change the files it serves.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as entryServer from '../../storefront/app/entry-server.tsx';
import { StartError } from '../start-error.ts';

export type BuiltStorefront = typeof entryServer & { readonly assets: entryServer.PageAssets };

const dist = path.join(import.meta.dirname, '..', '..', 'storefront', 'dist');
const entryName = 'app/entry-client.tsx';

/** Includes the previous build, whose files open browser tabs still request. */
export const builtAssetFolders = (): string[] =>
  globSync('*/client/assets', { cwd: dist, exclude: ['unfinished-*'] }).map((folder) => path.join(dist, folder));

/** The newest build. Throws a StartError when there is none. */
export async function openBuiltStorefront(): Promise<BuiltStorefront> {
  const current = await readFile(path.join(dist, 'current'), 'utf8').catch(() => {
    throw new StartError('The storefront has not been built yet: `npm start` does it, or `node storefront/build.ts`.');
  });
  const folder = path.join(dist, current);
  const bundle = pathToFileURL(path.join(folder, 'server', 'entry-server.js')).href;
  return { ...((await import(bundle)) as typeof entryServer), assets: await readAssets(folder) };
}

async function readAssets(folder: string): Promise<entryServer.PageAssets> {
  const read = (...names: string[]) => readFile(path.join(folder, ...names), 'utf8');
  const manifest = JSON.parse(await read('client', '.vite', 'manifest.json')) as Manifest;
  const entry = manifest[entryName];
  if (!entry) throw new Error(`${entryName} is missing from the build's manifest`);
  const styles = (entry.css ?? []).map((file) => read('client', file));
  return {
    style: (await Promise.all(styles)).join(''),
    bootstrap: (await read('server', 'bootstrap.js')).trim(),
    fonts: (entry.assets ?? []).filter((file) => /-basic-[\w-]+\.woff2$/.test(file)).map((file) => `/${file}`),
    modules: (screen) => {
      const chunks = new Set([entryName, screen ?? entryName]);
      // A set also gives what is added while it is walked.
      for (const chunk of chunks) for (const imported of manifest[chunk]?.imports ?? []) chunks.add(imported);
      return [...chunks].map((chunk) => `/${manifest[chunk]?.file}`);
    },
  };
}
