// Serves the built storefront and icons from memory, and product pictures from their store.
import path from 'node:path';
import { locale } from '@taana-baana/contract/locale.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { builtAssetFolders } from './built-storefront.ts';
import { contentType } from './content-types.ts';
import { isText } from '../http/cache/compression.ts';
import type { OpenResponse } from '../http/cache/response-cache.ts';
import { secretPages } from './secret-pages.ts';
import { type StaticFile, readFolder } from './static-files.ts';

const art = path.join(import.meta.dirname, '..', '..', 'storefront', 'art');

/** File names below /assets/ and /images/ contain a content hash. */
const forever = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';
/** What follows the settings. */
const forTenMinutes = 'public, max-age=600';
/** No folders, no hidden files. */
const pictureName = /^[\w-][\w.-]{0,199}$/;

export async function registerAssets(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'settings' | 'pictures'>,
): Promise<void> {
  const send = (request: FastifyRequest, reply: FastifyReply, address: string, make: () => Promise<OpenResponse>) =>
    app.responseCache.send(request, reply, address, make);

  const folders = await Promise.all(builtAssetFolders().map((folder) => readFolder(folder)));
  const built = new Map(folders.flatMap((folder) => [...folder]));
  app.get('/assets/*', (request, reply) => {
    const name = nameIn(request);
    return send(request, reply, `/assets/${name}`, async () => toOpenResponse(built.get(name), forever));
  });

  app.get('/images/*', (request, reply) => {
    const name = nameIn(request);
    return send(request, reply, `/images/${name}`, async () => toOpenResponse(await readPicture(deps, name), forever));
  });

  const single = await readFolder(art, /^(favicon\.png|apple-touch-icon\.png|icon-[\w-]+\.png)$/);
  // Browsers ask for it beside what is no page: an API answer, a picture.
  const icon = single.get('favicon.png');
  if (icon) single.set('favicon.ico', icon);
  single.set('robots.txt', { name: 'robots.txt', body: Buffer.from(robots(deps)) });
  for (const [name, file] of single) {
    app.get(`/${name}`, (request, reply) =>
      send(request, reply, `/${name}`, async () => {
        const ofLogo = iconsOfLogo[name];
        if (ofLogo === undefined) return toOpenResponse(file, forADay);
        const { logo } = deps.settings.current();
        const shown = logo ? await readPicture(deps, path.basename(logo[ofLogo])) : file;
        return { ...toOpenResponse(shown, forTenMinutes), tags: ['settings'] };
      }),
    );
  }
  const manifestName = 'manifest.webmanifest';
  app.get(`/${manifestName}`, (request, reply) =>
    send(request, reply, `/${manifestName}`, async () => {
      const body = Buffer.from(JSON.stringify(manifest(deps, single)));
      return { ...toOpenResponse({ name: manifestName, body }, forTenMinutes), tags: ['settings'] };
    }),
  );
}

/** Browsers also ask for icons without reading the page. */
const iconsOfLogo: Readonly<Record<string, 'favicon48' | 'touchIcon' | 'icon192' | 'icon512'>> = {
  'favicon.png': 'favicon48',
  'favicon.ico': 'favicon48',
  'apple-touch-icon.png': 'touchIcon',
  'icon-192.png': 'icon192',
  'icon-512.png': 'icon512',
};

/** `name` may be anything that a request says. */
export async function readPicture({ pictures }: Pick<Deps, 'pictures'>, name: string): Promise<StaticFile | undefined> {
  const body = pictureName.test(name) ? await pictures.read(name) : undefined;
  return body && { name, body };
}

const nameIn = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

function toOpenResponse(file: StaticFile | undefined, caching: string): OpenResponse {
  if (!file) return missing;
  const type = contentType(file.name);
  const vary: Record<string, string> = isText(type) ? { vary: 'accept-encoding' } : {};
  const headers = { 'content-type': type, 'cache-control': caching, ...resourcePolicy(type), ...vary };
  return { status: 200, headers, tags: [], ...file };
}

/** Mails, chats and search results may show the shop's pictures. Other files are same-origin. */
const resourcePolicy = (type: string): Record<string, string> =>
  type.startsWith('image/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {};

const missing: OpenResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from('Not found'),
};

function manifest({ settings }: Pick<Deps, 'settings'>, files: Map<string, StaticFile>) {
  const icons = [...files.keys()].flatMap((name) => {
    const size = /^icon-(?:maskable-)?(\d+)\.png$/.exec(name)?.[1];
    const purpose = name.includes('maskable') ? 'maskable' : 'any';
    return size ? [{ src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [];
  });
  const shop = settings.current();
  const { logo } = shop;
  const ofLogo = logo && [
    { src: logo.icon192, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: logo.icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
  ];
  return {
    name: shop.name,
    short_name: shop.name,
    description: shop.description,
    start_url: '/',
    display: 'standalone',
    background_color: '#f8f3ea',
    theme_color: '#f8f3ea',
    lang: locale,
    icons: ofLogo ?? icons,
  };
}

function robots({ config }: Pick<Deps, 'config'>): string {
  // Personal pages are not listed: a robot must read a page to see its `noindex`.
  const hidden = [...secretPages, '/api/'].map((start) => `Disallow: ${start}`).join('\n');
  return `User-agent: *\n${hidden}\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`;
}
