// Files: the built storefront and the shop's icons, read at the start; product pictures from DATA_DIR.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { builtAssetFolders } from './built-storefront.ts';
import { contentType, isCompressible } from './content-types.ts';
import type { Encoding } from './encodings.ts';
import type { OpenAnswer } from './finished-answers.ts';
import { secretPages } from './secret-pages.ts';

const art = path.join(import.meta.dirname, '..', '..', 'storefront', 'art');

/** Every name below /assets/ and /images/ carries a hash of its content. */
const forever = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';
/** No dot at the start of a part: neither `..` nor hidden files can be asked for. */
const safeName = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export async function registerAssets(app: FastifyInstance, deps: Pick<Deps, 'config' | 'shop'>): Promise<void> {
  const send = (request: FastifyRequest, reply: FastifyReply, address: string, make: () => Promise<OpenAnswer>) =>
    app.finishedAnswers.send(request, reply, address, make);

  const folders = await Promise.all(builtAssetFolders().map((folder) => readFolder(folder)));
  const built = new Map(folders.flatMap((folder) => [...folder]));
  app.get('/assets/*', (request, reply) => {
    const name = nameIn(request);
    return send(request, reply, `/assets/${name}`, async () => toOpenAnswer(built.get(name), forever));
  });

  app.get('/images/*', (request, reply) => {
    const name = nameIn(request);
    return send(request, reply, `/images/${name}`, async () =>
      toOpenAnswer(await readPicture(path.join(deps.config.dataDir, 'images'), name), forever),
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
    app.get(`/${name}`, (request, reply) => send(request, reply, `/${name}`, async () => toOpenAnswer(file, forADay)));
  }
}

interface HeldFile {
  readonly name: string;
  readonly body: Buffer;
  readonly encoded?: ReadonlyMap<Encoding, Buffer>;
}

const compressed = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

/** The build has compressed what it made. */
async function readFolder(folder: string, wanted = /./): Promise<Map<string, HeldFile>> {
  const all: string[] = await readdir(folder).catch(() => []);
  const files = all
    .filter((name) => wanted.test(name) && !/\.(br|gz)$/.test(name))
    .map(async (name): Promise<[string, HeldFile]> => {
      const encoded = new Map<Encoding, Buffer>();
      for (const [ending, encoding] of compressed) {
        if (all.includes(name + ending)) encoded.set(encoding, await readFile(path.join(folder, name + ending)));
      }
      return [name, { name, body: await readFile(path.join(folder, name)), encoded }];
    });
  return new Map(await Promise.all(files));
}

async function readPicture(folder: string, name: string): Promise<HeldFile | undefined> {
  const body = safeName.test(name) && (await readFile(path.join(folder, name)).catch(() => undefined));
  return body ? { name, body } : undefined;
}

const nameIn = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

function toOpenAnswer(file: HeldFile | undefined, caching: string): OpenAnswer {
  if (!file) return missing;
  const type = contentType(file.name);
  const vary: Record<string, string> = isCompressible(type) ? { vary: 'accept-encoding' } : {};
  const headers = { 'content-type': type, 'cache-control': caching, ...fetchedBy(type), ...vary };
  return { status: 200, headers, shows: [], ...file };
}

/** Mails, chats and search results show the shop's pictures; nothing else is for other sites to load. */
const fetchedBy = (type: string): Record<string, string> =>
  type.startsWith('image/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {};

const missing: OpenAnswer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from('Not found'),
};

function manifest({ shop }: Pick<Deps, 'shop'>, files: Map<string, HeldFile>) {
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
    lang: 'en-IN',
    icons,
  };
}

function robots({ config }: Pick<Deps, 'config'>): string {
  // Personal pages stay open to robots: only one that may read them sees that they are not to be indexed.
  const hidden = [...secretPages, '/api/'].map((start) => `Disallow: ${start}`).join('\n');
  return `User-agent: *\n${hidden}\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`;
}
