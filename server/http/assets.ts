// Files: the built storefront and the shop's icons from memory, product pictures from DATA_DIR with the busiest ones in memory.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { createByteCache } from './byte-cache.ts';
import { contentType, isCompressible } from './content-types.ts';
import { acceptedEncoding, encode, type Encoding } from './encodings.ts';

const storefront = path.join(import.meta.dirname, '..', '..', 'storefront');
const builtAssets = path.join(storefront, 'dist', 'client', 'assets');
const art = path.join(storefront, 'art');

/** Every name below /assets/ and /images/ carries a hash of its content. */
const forever = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';
const pictureMemory = 96 * 1024 * 1024;
/** No dot at the start of a part: neither `..` nor hidden files can be asked for. */
const safeName = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export async function registerAssets(app: FastifyInstance, deps: Pick<Deps, 'config' | 'shop'>): Promise<void> {
  const built = await readFolder(builtAssets);
  app.get('/assets/*', (request, reply) => sendHeld(request, reply, built.get(nameIn(request)), forever));

  const pictures = createByteCache<Buffer>(pictureMemory, (picture) => picture.length);
  app.get('/images/*', async (request, reply) => {
    const name = nameIn(request);
    if (!safeName.test(name)) return sendMissing(reply);
    const kept = pictures.get(name);
    const picture = kept ?? (await readFile(path.join(deps.config.dataDir, 'images', name)).catch(() => undefined));
    if (!picture) return sendMissing(reply);
    if (!kept) pictures.set(name, picture);
    return reply.header('cache-control', forever).type(contentType(name)).send(picture);
  });

  const single = await readFolder(
    art,
    /^(favicon\.(svg|ico)|apple-touch-icon\.png|icon-[\w-]+\.png|share\.jpg|logo\.svg)$/,
  );
  single.set('manifest.webmanifest', held('manifest.webmanifest', JSON.stringify(manifest(deps, single))));
  single.set('robots.txt', held('robots.txt', robots(deps)));
  for (const [name, file] of single) app.get(`/${name}`, (request, reply) => sendHeld(request, reply, file, forADay));
}

interface HeldFile {
  name: string;
  body: Buffer;
  encoded: Map<Encoding, Promise<Buffer>>;
}

const held = (name: string, body: Buffer | string): HeldFile => ({ name, body: Buffer.from(body), encoded: new Map() });

const compressed = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

async function readFolder(folder: string, wanted = /./): Promise<Map<string, HeldFile>> {
  const all: string[] = await readdir(folder).catch(() => []);
  const files = all
    .filter((name) => wanted.test(name) && !/\.(br|gz)$/.test(name))
    .map(async (name) => {
      const file = held(name, await readFile(path.join(folder, name)));
      // The build has compressed what it made; the rest is compressed when first asked for.
      for (const [ending, encoding] of compressed) {
        if (all.includes(name + ending)) file.encoded.set(encoding, readFile(path.join(folder, name + ending)));
      }
      return [name, file] as const;
    });
  return new Map(await Promise.all(files));
}

const nameIn = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

async function sendHeld(request: FastifyRequest, reply: FastifyReply, file: HeldFile | undefined, caching: string) {
  if (!file) return sendMissing(reply);
  reply.header('cache-control', caching).type(contentType(file.name));
  if (!isCompressible(file.name)) return reply.send(file.body);
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(file.body);
  let encoded = file.encoded.get(encoding);
  if (!encoded) {
    encoded = encode(file.body, encoding, 11);
    file.encoded.set(encoding, encoded);
  }
  return reply.header('content-encoding', encoding).send(await encoded);
}

function sendMissing(reply: FastifyReply) {
  return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
}

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
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
  };
}

function robots({ config }: Pick<Deps, 'config'>): string {
  const personal = Object.values(pages).filter(({ access }) => access === 'customer');
  const closed = [...personal.map((page) => page.path), '/reset-password/', '/api/'];
  const lines = ['User-agent: *', ...closed.map((start) => `Disallow: ${start}`)];
  return [...lines, '', `Sitemap: ${config.publicUrl}/sitemap.xml`, ''].join('\n');
}
