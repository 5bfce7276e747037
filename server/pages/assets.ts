// Serves the built storefront and icons from memory, and product pictures from their store.
import type { CacheTag } from '@taana-baana/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { builtAssetFolders } from './built-storefront.ts';
import { isCompressible } from '../http/cache/compression.ts';
import type { OpenResponse } from '../http/cache/response-cache.ts';
import { secretPages } from './page-address.ts';
import { appManifest, iconOf, manifestType, readIcons, readPicture } from './app-icons.ts';
import { type StaticFile, openBuiltFiles } from './static-files.ts';

/** File names below /assets/ and /images/ contain a content hash. */
const forever = 'public, max-age=31536000, immutable';
/** What follows the settings, or seldom changes. */
const forTenMinutes = 'public, max-age=600';
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

  const icons = await readIcons();
  for (const name of icons.keys())
    serve(`/${name}`, async () => toOpenResponse(await iconOf(deps, icons, name), forTenMinutes, ['settings']));
  serve('/robots.txt', () => toOpenResponse(textFile('text/plain; charset=utf-8', robots(deps)), forTenMinutes));
  serve('/manifest.webmanifest', () => {
    const file = textFile(manifestType, appManifest(deps, icons, deps.settings.current()));
    return toOpenResponse(file, forTenMinutes, ['settings']);
  });
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
    ...(isCompressible(type) && { vary: 'accept-encoding' }),
  };
  return { status: 200, headers, tags, ...bodies };
}

const missing: OpenResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from('Not found'),
};

function robots({ config }: Pick<Deps, 'config'>): string {
  // Personal pages are not listed: a robot must read a page to see its `noindex`.
  const hidden = [...secretPages, '/api/'].map((start) => `Disallow: ${start}`).join('\n');
  return `User-agent: *\n${hidden}\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`;
}
