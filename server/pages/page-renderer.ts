// Loads the built storefront: its server bundle, and the files named in its manifest.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  PageAssets,
  renderOfflinePage,
  renderPage,
  serviceWorkerText,
} from '../../storefront/app/entry-server.tsx';
import { StartError } from '../start-error.ts';
import { builtStorefront } from './built-storefront.ts';

export interface PageRenderer {
  readonly renderPage: typeof renderPage;
  readonly assets: PageAssets;
  readonly renderOfflinePage: typeof renderOfflinePage;
  readonly serviceWorkerText: typeof serviceWorkerText;
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
type Manifest = Record<string, ManifestChunk>;

const entryName = 'app/entry-client.tsx';
const read = (...names: string[]) => readFile(path.join(builtStorefront, ...names), 'utf8');

/** Throws a StartError when the storefront has not been built. */
export async function openBuiltStorefront(): Promise<PageRenderer> {
  const manifest = await read('client', '.vite', 'manifest.json').catch(() => {
    throw new StartError('The storefront has not been built yet: `npm start` does it, or `node storefront/build.ts`.');
  });
  const bundle = pathToFileURL(path.join(builtStorefront, 'server', 'entry-server.js')).href;
  const module = (await import(bundle)) as Omit<PageRenderer, 'assets'>;
  const assets = await readAssets(JSON.parse(manifest) as Manifest);
  return { ...module, assets };
}

async function readAssets(manifest: Manifest): Promise<PageAssets> {
  const entry = manifest[entryName];
  if (!entry) throw new Error(`${entryName} is missing from the build's manifest`);
  const styles = (entry.css ?? []).map((file) => read('client', file));
  const preloads = new Map<string | undefined, string[]>();
  const preloadsOf = (screen: string | undefined): string[] => {
    const name = Object.keys(manifest).find((file) => file.endsWith(`/${screen}.screen.tsx`));
    const files = [entryName, name ?? entryName].flatMap((chunk) => withImports(manifest, chunk));
    return [...new Set(files)].filter((file) => file !== entry.file).map((file) => `/${file}`);
  };
  return {
    style: (await Promise.all(styles)).join(''),
    bootstrap: (await read('server', 'bootstrap.js')).trim(),
    entry: `/${entry.file}`,
    fonts: (entry.assets ?? []).filter((file) => /-basic-[\w-]+\.woff2$/.test(file)).map((file) => `/${file}`),
    preloads: (screen) => {
      const known = preloads.get(screen) ?? preloadsOf(screen);
      preloads.set(screen, known);
      return known;
    },
  };
}

/** The file of a chunk and of all its static imports. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))];
}
