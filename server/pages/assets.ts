// Serves the built storefront and icons from memory, and product pictures from their store.
import path from 'node:path';
import type { CacheTag } from '@taana-baana/contract';
import { locale } from '@taana-baana/contract/locale.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { builtAssetFolders } from './built-storefront.ts';
import { isText } from '../http/cache/compression.ts';
import type { OpenResponse } from '../http/cache/response-cache.ts';
import { secretPages } from './page-address.ts';
import { type StaticFile, contentType, openBuiltFiles, readFolder } from './static-files.ts';

const art = path.join(import.meta.dirname, '..', '..', 'storefront', 'art');

/** File names below /assets/ and /images/ contain a content hash. */
const forever = 'public, max-age=31536000, immutable';
/** What follows the settings, or seldom changes. */
const forTenMinutes = 'public, max-age=600';
/** No folders, no hidden files. */
const pictureName = /^[\w-][\w.-]{0,199}$/;
/** Browsers also ask for icons without reading the page, and for `favicon.ico` beside an API answer. */
const iconsOfLogo: Readonly<Record<string, 'favicon48' | 'touchIcon' | 'icon192' | 'icon512'>> = {
  'favicon.png': 'favicon48',
  'favicon.ico': 'favicon48',
  'apple-touch-icon.png': 'touchIcon',
  'icon-192.png': 'icon192',
  'icon-512.png': 'icon512',
};

export async function registerAssets(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'settings' | 'pictures'>,
): Promise<void> {
  const serve = (url: string, make: (name: string) => OpenResponse | Promise<OpenResponse>) =>
    app.get<{ Params: { '*'?: string } }>(url, (request, reply) => {
      const name = request.params['*'] ?? '';
      return app.responseCache.send(
        request,
        reply,
        url.replace('*', () => name),
        async () => make(name),
      );
    });

  const findBuilt = await openBuiltFiles(builtAssetFolders());
  serve('/assets/*', async (name) => toOpenResponse(await findBuilt(name), forever));
  serve('/images/*', async (name) => toOpenResponse(await readPicture(deps, name), forever));

  const icons = await readFolder(art, /^(favicon\.png|apple-touch-icon\.png|icon-[\w-]+\.png)$/);
  const favicon = icons.get('favicon.png');
  if (favicon) icons.set('favicon.ico', favicon);
  for (const [name, file] of icons) {
    serve(`/${name}`, async () => {
      const ofLogo = iconsOfLogo[name];
      const { logo } = deps.settings.current();
      const shown = ofLogo && logo ? await readPicture(deps, path.basename(logo[ofLogo])) : file;
      return toOpenResponse(shown, forTenMinutes, ['settings']);
    });
  }
  serve('/robots.txt', () => toOpenResponse(textFile('text/plain; charset=utf-8', robots(deps)), forTenMinutes));
  serve('/manifest.webmanifest', () => {
    const file = textFile('application/manifest+json', JSON.stringify(manifest(deps, icons)));
    return toOpenResponse(file, forTenMinutes, ['settings']);
  });
}

/** `name` may be anything that a request says. */
export async function readPicture({ pictures }: Pick<Deps, 'pictures'>, name: string): Promise<StaticFile | undefined> {
  const body = pictureName.test(name) ? await pictures.read(name) : undefined;
  return body && { type: contentType(name), body };
}

const textFile = (type: string, text: string): StaticFile => ({ type, body: Buffer.from(text) });

function toOpenResponse(file: StaticFile | undefined, caching: string, tags: CacheTag[] = []): OpenResponse {
  if (!file) return missing;
  const { type, ...bodies } = file;
  const headers = {
    'content-type': type,
    'cache-control': caching,
    // Mails, chats and search results may show the shop's pictures. Other files are same-origin.
    ...(type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(isText(type) && { vary: 'accept-encoding' }),
  };
  return { status: 200, headers, tags, ...bodies };
}

const missing: OpenResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from('Not found'),
};

function manifest({ settings }: Pick<Deps, 'settings'>, files: Map<string, StaticFile>) {
  const { logo, ...shop } = settings.current();
  const type = 'image/png';
  const icon = (src: string, size: string, purpose = 'any') => ({ src, sizes: `${size}x${size}`, type, purpose });
  const drawn = [...files.keys()].flatMap((name) => {
    const [, maskable, size] = /^icon-(maskable-)?(\d+)\.png$/.exec(name) ?? [];
    return size ? [icon(`/${name}`, size, maskable && 'maskable')] : [];
  });
  return {
    name: shop.name,
    short_name: shop.name,
    description: shop.description,
    start_url: '/',
    display: 'standalone',
    background_color: '#f8f3ea',
    theme_color: '#f8f3ea',
    lang: locale,
    icons: logo ? [icon(logo.icon192, '192'), icon(logo.icon512, '512')] : drawn,
  };
}

function robots({ config }: Pick<Deps, 'config'>): string {
  // Personal pages are not listed: a robot must read a page to see its `noindex`.
  const hidden = [...secretPages, '/api/'].map((start) => `Disallow: ${start}`).join('\n');
  return `User-agent: *\n${hidden}\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`;
}
