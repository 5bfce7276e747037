// Caches public responses as compressed bytes: pages, open API reads, feeds and files.
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type CacheTag, reviewsTag } from '@taana-baana/contract';
import type { Change } from '../../database/changes.ts';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import type { Deps } from '../../deps.ts';
import {
  type Compression,
  type Encoding,
  acceptedEncoding,
  compressFast,
  compressSmall,
  decompress,
  isText,
} from './compression.ts';

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
}

/** A response as its route builds it. */
export interface OpenResponse {
  readonly status: number;
  /** Lower-case names. Always has `content-type` and `cache-control`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The data it depends on. Without tags it is sent but not cached. */
  readonly tags?: Iterable<CacheTag> | undefined;
  /** Bodies compressed at build time. */
  readonly compressed?: ReadonlyMap<Compression, Buffer>;
}

export interface CachedResponse extends Pick<OpenResponse, 'status' | 'headers'> {
  readonly tags: ReadonlySet<CacheTag> | undefined;
  readonly etag: string | undefined;
  readonly isCompressible: boolean;
  /** At least one. Compressing drops the plain body: it is rarely requested and 7 times larger. */
  readonly bodies: ReadonlyMap<Encoding, ReadyBody>;
}

/** Headers as a flat list of names and values: the fastest form for node:http. */
interface ReadyBody {
  readonly etag: string | undefined;
  readonly headers: string[];
  readonly headersOfNotModified: string[];
  readonly body: Buffer;
  /** Compressed quickly for the first request. The second request starts a smaller compression. */
  readonly isFast: boolean;
}

/** `hit`: sent at once by its URL. `miss`: looked up by its key, or made. */
export type CacheResult = 'hit' | 'miss';

type MakeResponse = () => Promise<OpenResponse>;

export interface ResponseCache {
  find(key: string): CachedResponse | undefined;
  /** Concurrent calls for one key share one `make`. If its data changes first, it is not cached. */
  take(key: string, make: MakeResponse): Promise<CachedResponse>;
  send(request: FastifyRequest, reply: FastifyReply, key: string, make: MakeResponse): Promise<FastifyReply>;
  /** For an `onRequest` hook. True when the response has been sent and the reply hijacked. */
  sendCached(request: FastifyRequest, reply: FastifyReply): boolean;
}

/**
 * Browsers revalidate every time. A CDN may keep a response for 60 s and serve it while it
 * revalidates. That permission is in the CDN's own header (RFC 9213): a browser that used it
 * would not show a review its user has just sent.
 */
export const openCaching = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
};
/** In bytes. */
const maxSize = 8 * 1024 * 1024;
/** In ms. Limited because pages show dates (the year, a sale's end). */
const ttl = 10 * 60 * 1000;
/** In ms: after a failure, the stale response is served this long before the next attempt. */
const staleRetry = 1000;
/** In bytes. Below this, compression does not save a packet. */
const minCompressedSize = 800;
/** In bytes: the largest body compressed on the event loop. */
const maxFastSize = 512 * 1024;
/** In characters. */
const maxUrlLength = 300;

/** `common`: headers of every response; a response's own headers win. */
export function createResponseCache(
  deps: Pick<Deps, 'changes' | 'clock'>,
  common: Readonly<Record<string, string>>,
  count?: (result: CacheResult) => void,
): ResponseCache {
  const pending = new Set<{ readonly key: string }>();
  const cache = new LRUCache<string, CachedResponse, MakeResponse>({
    maxSize,
    maxEntrySize: maxSize / 4,
    // A size over maxEntrySize keeps responses without tags out of the cache.
    sizeCalculation: (response) => (response.tags ? sizeOf(response) : maxSize),
    ttl,
    ttlResolution: 0,
    perf: { now: () => deps.clock.now().getTime() },
    noDeleteOnStaleGet: true,
    // Deleting a key during a fetch still resolves it for its waiters, but does not cache it.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { context: make, options }) => {
      const request = { key };
      pending.add(request);
      try {
        const made = await make();
        if (!stale || made.status < 500) return toCached({ ...made, headers: { ...common, ...made.headers } });
      } catch (error) {
        if (!stale || !isDatabaseUnavailable(error)) throw error;
      } finally {
        pending.delete(request);
      }
      // Stale-if-error: its data has not changed, or the entry would have been deleted.
      options.ttl = staleRetry;
      return stale;
    },
  });
  /** Cache keys of recently requested URLs. */
  const keys = new LRUCache<string, string>({ max: 2000 });

  deps.changes.subscribe((change) => {
    const touched = tagOf(change);
    if (touched === undefined) return;
    for (const { key } of pending) cache.delete(key);
    // dump() includes stale entries.
    for (const [key, { value }] of cache.dump()) if (value.tags?.has(touched)) cache.delete(key);
  });

  /** The response with this body too. It replaces the entry unless that was invalidated since. */
  function addBody(key: string, response: CachedResponse, encoding: Encoding, ready: ReadyBody): CachedResponse {
    const bodies = new Map(response.bodies).set(encoding, ready);
    if (encoding !== 'identity') bodies.delete('identity');
    const replaced = { ...response, bodies };
    if (cache.peek(key) === response) cache.set(key, replaced, { noUpdateTTL: true });
    return replaced;
  }

  async function getBody(key: string, response: CachedResponse, encoding: Encoding): Promise<ReadyBody> {
    const known = response.bodies.get(encoding);
    if (known) return known;
    const plain = plainBody(response);
    const isFast = encoding !== 'identity' && plain.length <= maxFastSize;
    const body =
      encoding === 'identity' ? plain : isFast ? compressFast(plain, encoding) : await compressSmall(plain, encoding);
    const ready = toReady(response, encoding, body, isFast);
    addBody(key, response, encoding, ready);
    return ready;
  }

  async function recompress(key: string, response: CachedResponse, encoding: Compression, fast: ReadyBody) {
    // Marked first: further requests do not compress it too.
    const marked = addBody(key, response, encoding, { ...fast, isFast: false });
    const body = await compressSmall(plainBody(marked), encoding);
    addBody(key, marked, encoding, toReady(marked, encoding, body, false));
  }

  const cachedResponses: ResponseCache = {
    find: (key) => cache.get(key),
    take: (key, make) => cache.forceFetch(key, { context: make }),
    async send(request, reply, key, make) {
      count?.('miss');
      const response = await cachedResponses.take(key, make);
      if (response.tags && request.url.length <= maxUrlLength) keys.set(request.url, key);
      write(request, reply, response, await getBody(key, response, encodingFor(request, response)));
      return reply;
    },
    sendCached(request, reply) {
      if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
      const key = keys.get(request.url);
      const response = key === undefined ? undefined : cache.get(key);
      if (key === undefined || response === undefined) return false;
      const encoding = encodingFor(request, response);
      const ready = response.bodies.get(encoding);
      if (!ready) return false;
      if (ready.isFast) void recompress(key, response, encoding as Compression, ready);
      write(request, reply, response, ready);
      count?.('hit');
      return true;
    },
  };
  return cachedResponses;
}

/** Undefined when no cached response depends on the change. */
function tagOf(change: Change): CacheTag | undefined {
  if (change.data === 'blog') return 'blog';
  if (change.data === 'settings in force') return 'settings';
  if (change.data === 'content') return 'content';
  if (change.data !== 'catalog') return undefined;
  return change.productId === undefined ? 'catalog' : reviewsTag(change.productId);
}

/** The uncompressed body. */
export function plainBody({ bodies }: CachedResponse): Buffer {
  const [[encoding, { body }]] = bodies as unknown as [[Encoding, ReadyBody]];
  return encoding === 'identity' ? body : decompress(body, encoding);
}

function sizeOf({ bodies }: CachedResponse): number {
  let size = 2000;
  for (const { body } of bodies.values()) size += body.length;
  return size;
}

function toCached({ status, headers, body, tags, compressed }: OpenResponse): CachedResponse {
  const response = {
    status,
    headers,
    tags: tags && new Set(tags),
    etag: tags && hash('sha256', body, 'base64url').slice(0, 22),
    isCompressible:
      isText(headers['content-type'] ?? '') && (body.length >= minCompressedSize || compressed !== undefined),
  };
  const all: [Encoding, Buffer][] = [['identity', body], ...(compressed ?? [])];
  const bodies = all.map(([encoding, bytes]) => [encoding, toReady(response, encoding, bytes, false)] as const);
  return { ...response, bodies: new Map(bodies) };
}

function encodingFor(request: FastifyRequest, { isCompressible }: CachedResponse): Encoding {
  return isCompressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
}

function toReady(
  { headers, etag }: Pick<CachedResponse, 'headers' | 'etag'>,
  encoding: Encoding,
  body: Buffer,
  isFast: boolean,
): ReadyBody {
  const ownEtag = etag && (encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`);
  const shared = { ...headers, ...(ownEtag ? { etag: ownEtag } : {}) };
  const full = {
    ...shared,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return {
    etag: ownEtag,
    headers: [...Object.entries(full).flat(), 'x-request-id', ''],
    headersOfNotModified: [...Object.entries(shared).flat(), 'x-request-id', ''],
    body: ownMemory(body),
    isFast,
  };
}

/** Node slices small buffers from 64 KB pools; caching a slice would keep its whole pool alive. */
function ownMemory(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

function write(request: FastifyRequest, reply: FastifyReply, { status }: CachedResponse, ready: ReadyBody): void {
  reply.hijack();
  const known = request.headers['if-none-match'];
  const isKnown = known !== undefined && ready.etag !== undefined && matchesEtag(known, ready.etag);
  const headers = isKnown ? ready.headersOfNotModified : ready.headers;
  // The last header is the request's id. Node copies the headers, so the array is used again.
  headers[headers.length - 1] = request.id;
  reply.raw.writeHead(isKnown ? 304 : status, headers).end(isKnown ? undefined : ready.body);
}

function matchesEtag(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
