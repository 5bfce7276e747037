// The built storefront: its server bundle, and what the build's manifest says of its files.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  earlyScript,
  offlinePage,
  PageAssets,
  renderPage,
  serviceWorkerText,
} from '../../storefront/app/entry-server.tsx';
import { StartError } from '../start-error.ts';
import { builtStorefront } from './built-storefront.ts';
import { openStyleCutter } from './page-style.ts';

export interface PageRenderer {
  readonly renderPage: typeof renderPage;
  readonly assets: PageAssets;
  /** Inline in every page. */
  readonly earlyScript: typeof earlyScript;
  readonly offlinePage: typeof offlinePage;
  readonly serviceWorkerText: typeof serviceWorkerText;
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
type PageModules = Record<'preloads' | 'late', string[]>;
type Manifest = Record<string, ManifestChunk>;

const entryName = 'app/entry-client.tsx';
/** Inlined only: storefront/app/styles/fonts.css says why. */
const fontsName = 'app/styles/fonts.css';

/** Throws a StartError when the storefront has not been built. */
export async function openBuiltStorefront(): Promise<PageRenderer> {
  const manifestText = await readFile(path.join(builtStorefront, 'client', '.vite', 'manifest.json'), 'utf8').catch(
    () => {
      throw new StartError(
        'The storefront has not been built yet: `npm start` does it, or `node storefront/build.ts`.',
      );
    },
  );
  const bundle = pathToFileURL(path.join(builtStorefront, 'server', 'entry-server.js')).href;
  const module = (await import(bundle)) as Omit<PageRenderer, 'assets'>;
  const assets = await readAssets(JSON.parse(manifestText) as Manifest);
  return { ...module, assets };
}

async function readAssets(manifest: Manifest): Promise<PageAssets> {
  const [entry, fonts] = [manifest[entryName], manifest[fontsName]];
  if (!entry || !fonts) throw new Error(`${entryName} or ${fontsName} is missing from the build's manifest`);
  const sheets = entry.css ?? [];
  const styles = [fonts.file, ...sheets].map((file) => readFile(path.join(builtStorefront, 'client', file), 'utf8'));
  const nameOf = (screen: string) => Object.keys(manifest).find((file) => file.endsWith(`/${screen}.screen.tsx`));
  const modulesOf = (screen: string | undefined): PageModules => {
    const names = [entryName, ...(screen === undefined ? [] : [nameOf(screen) ?? ''])];
    const own = new Set(names.flatMap((name) => withImports(manifest, name)));
    const late = names.flatMap((name) => lateParts(manifest, name)).flatMap((name) => withImports(manifest, name));
    own.delete(entry.file);
    return {
      preloads: [...sheets, ...own].map((file) => `/${file}`),
      late: [...new Set(late)].filter((file) => !own.has(file) && file !== entry.file).map((file) => `/${file}`),
    };
  };
  const known = new Map<string | undefined, PageModules>();
  const modules = (screen: string | undefined): PageModules => {
    const found = known.get(screen) ?? modulesOf(screen);
    known.set(screen, found);
    return found;
  };
  return {
    styleFor: openStyleCutter((await Promise.all(styles)).join('')),
    entry: `/${entry.file}`,
    fonts: (fonts.assets ?? []).filter((file) => /-basic-[\w-]+\.woff2$/.test(file)).map((file) => `/${file}`),
    preloads: (screen) => modules(screen).preloads,
    late: (screen) => modules(screen).late,
  };
}

/** A chunk's file and those of all that it imports at once. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))];
}

/** The files that a chunk, or one that it imports, names as coming later. */
function lateParts(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  const own = (chunk.dynamicImports ?? []).filter((file) => file.endsWith('/late-parts.ts'));
  return [...own, ...(chunk.imports ?? []).flatMap((imported) => lateParts(manifest, imported, seen))];
}
