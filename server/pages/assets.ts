// Serves the built storefront and icons from memory, and product pictures from DATA_DIR.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { locale } from '@taana-baana/contract/locale.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { builtAssetFolders } from './built-storefront.ts';
import { contentType } from './content-types.ts';
import { type Compression, isText } from '../http/cache/compression.ts';
import type { OpenResponse } from '../http/cache/response-cache.ts';
import { secretPages } from './secret-pages.ts';

const art = path.join(import.meta.dirname, '..', '..', 'storefront', 'art');

/** File names below /assets/ and /images/ contain a content hash. */
const forever = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';
/** No part may start with a dot: this excludes `..` and hidden files. */
const safeName = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export async function registerAssets(app: FastifyInstance, deps: Pick<Deps, 'config' | 'shop'>): Promise<void> {
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
    return send(request, reply, `/images/${name}`, async () =>
      toOpenResponse(await readPicture(path.join(deps.config.dataDir, 'images'), name), forever),
    );
  });

  const single = await readFolder(
    art,
    /^(favicon\.(png|ico)|apple-touch-icon\.png|icon-[\w-]+\.png|share\.jpg|logo\.svg)$/,
  );
  single.set('manifest.webmanifest', {
    name: 'manifest.webmanifest',
    body: Buffer.from(JSON.stringify(manifest(deps, single))),
  });
  single.set('robots.txt', { name: 'robots.txt', body: Buffer.from(robots(deps)) });
  for (const [name, file] of single) {
    app.get(`/${name}`, (request, reply) =>
      send(request, reply, `/${name}`, async () => toOpenResponse(file, forADay)),
    );
  }
}

interface StaticFile {
  readonly name: string;
  readonly body: Buffer;
  readonly compressed?: ReadonlyMap<Compression, Buffer>;
}

const compressions = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

/** Uses the compressed files that the build wrote. */
async function readFolder(folder: string, wanted = /./): Promise<Map<string, StaticFile>> {
  const all: string[] = await readdir(folder).catch(() => []);
  const files = all
    .filter((name) => wanted.test(name) && !/\.(br|gz)$/.test(name))
    .map(async (name): Promise<[string, StaticFile]> => {
      const compressed = new Map<Compression, Buffer>();
      for (const [ending, encoding] of compressions) {
        if (all.includes(name + ending)) compressed.set(encoding, await readFile(path.join(folder, name + ending)));
      }
      return [
        name,
        { name, body: await readFile(path.join(folder, name)), ...(compressed.size > 0 && { compressed }) },
      ];
    });
  return new Map(await Promise.all(files));
}

async function readPicture(folder: string, name: string): Promise<StaticFile | undefined> {
  const body = safeName.test(name) && (await readFile(path.join(folder, name)).catch(() => undefined));
  return body ? { name, body } : undefined;
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

function manifest({ shop }: Pick<Deps, 'shop'>, files: Map<string, StaticFile>) {
  const icons = [...files.keys()].flatMap((name) => {
    const size = /^icon-(?:maskable-)?(\d+)\.png$/.exec(name)?.[1];
    const purpose = name.includes('maskable') ? 'maskable' : 'any';
    return size ? [{ src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [];
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
    icons,
  };
}

function robots({ config }: Pick<Deps, 'config'>): string {
  // Personal pages are not listed: a robot must read a page to see its `noindex`.
  const hidden = [...secretPages, '/api/'].map((start) => `Disallow: ${start}`).join('\n');
  return `User-agent: *\n${hidden}\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`;
}
