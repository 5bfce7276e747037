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
  isCompressible,
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
  readonly compressed?: Readonly<Record<Compression, Buffer>>;
}

/** In one encoding. */
export interface CachedResponse extends Pick<OpenResponse, 'status' | 'headers' | 'body'> {
  readonly tags: ReadonlySet<CacheTag> | undefined;
  readonly etag: string | undefined;
  /** As lists of names and values: the fastest form for node:http. The last is the request's id. */
  readonly rawHeaders: string[];
  readonly rawHeadersOfNotModified: string[];
  readonly encoding?: Compression;
  /** Compressed quickly for the first request. The second request starts a smaller compression. */
  isFast: boolean;
}

/** `hit`: sent at once by its URL. `miss`: looked up by its key, or made. */
export type CacheResult = 'hit' | 'miss';

type MakeResponse = () => Promise<OpenResponse>;

export interface ResponseCache {
  find(key: string, encoding?: Encoding): CachedResponse | undefined;
  /** Not compressed. Concurrent calls share one `make`. If its data changes first, it is not cached. */
  take(key: string, make: MakeResponse): Promise<CachedResponse>;
  /** `answerMissing` may answer a request in place of a 404, and resolves to whether it did. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: MakeResponse,
    answerMissing?: () => Promise<boolean>,
  ): Promise<FastifyReply>;
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
const sizeOfHeaders = 2000;
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
  const pending = new Set<{ readonly id: string }>();
  const cache = new LRUCache<string, CachedResponse, { encoding: Encoding; make: MakeResponse }>({
    maxSize,
    maxEntrySize: maxSize / 4,
    // A size over maxEntrySize keeps responses without tags out of the cache.
    sizeCalculation: ({ tags, body }) => (tags ? body.length + sizeOfHeaders : maxSize),
    ttl,
    ttlResolution: 0,
    perf: { now: () => deps.clock.now().getTime() },
    noDeleteOnStaleGet: true,
    // Deleting an id during a fetch still resolves it for its waiters, but does not cache it.
    ignoreFetchAbort: true,
    fetchMethod: async (id, stale, { context: { encoding, make }, options }) => {
      const request = { id };
      pending.add(request);
      try {
        const made = await make();
        if (!stale || made.status < 500)
          return await toCached({ ...made, headers: { ...common, ...made.headers } }, encoding);
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
  /** Of recently requested URLs. */
  const ids = new LRUCache<string, Ids>({ max: 2000 });

  deps.changes.subscribe((change) => {
    const touched = tagOf(change);
    if (touched === undefined) return;
    for (const { id } of pending) cache.delete(id);
    // dump() includes stale entries.
    for (const [id, { value }] of cache.dump()) if (value.tags?.has(touched)) cache.delete(id);
  });

  const takeIn = (encoding: Encoding, key: string, make: MakeResponse) =>
    cache.forceFetch(idsOf(key)[encoding], { context: { encoding, make } });

  /** Replaces the entry unless that was invalidated since. */
  async function recompress(id: string, response: CachedResponse, encoding: Compression): Promise<void> {
    response.isFast = false;
    const body = await compressSmall(decompress(response.body, encoding), encoding);
    if (cache.peek(id) === response) cache.set(id, toReady({ ...response, body }), { noUpdateTTL: true });
  }

  return {
    find: (key, encoding = 'identity') => cache.get(idsOf(key)[encoding]),
    take: (key, make) => takeIn('identity', key, make),
    async send(request, reply, key, make, answerMissing) {
      count?.('miss');
      const response = await takeIn(encodingFor(request), key, make);
      if (response.status === 404 && (await answerMissing?.())) return reply;
      if (response.tags && request.url.length <= maxUrlLength) ids.set(request.url, idsOf(key));
      write(request, reply, response);
      return reply;
    },
    sendCached(request, reply) {
      if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
      const id = ids.get(request.url)?.[encodingFor(request)];
      const response = id === undefined ? undefined : cache.get(id);
      if (id === undefined || response === undefined) return false;
      if (response.isFast && response.encoding) void recompress(id, response, response.encoding);
      write(request, reply, response);
      count?.('hit');
      return true;
    },
  };
}

/** Each encoding of a response is an entry of its own. */
type Ids = Readonly<Record<Encoding, string>>;
const idsOf = (key: string): Ids => ({ br: `br ${key}`, gzip: `gzip ${key}`, identity: `identity ${key}` });

const encodingFor = ({ headers }: FastifyRequest): Encoding => acceptedEncoding(headers['accept-encoding']);

/** Undefined when no cached response depends on the change. */
function tagOf(change: Change): CacheTag | undefined {
  if (change.data === 'blog') return 'blog';
  if (change.data === 'settings in force') return 'settings';
  if (change.data === 'content') return 'content';
  if (change.data === 'offers in force') return 'offers';
  if (change.data !== 'catalog') return undefined;
  return change.productId === undefined ? 'catalog' : reviewsTag(change.productId);
}

/** Compressed, if the encoding says so and it makes the body smaller. */
async function toCached(made: OpenResponse, encoding: Encoding): Promise<CachedResponse> {
  const { status, headers, body, compressed } = made;
  const tags = made.tags && new Set(made.tags);
  // Hashes the compressed body, which is shorter. A smaller compression later keeps the tag.
  const etagOf = (sent: Buffer) => tags && `"${hash('sha256', sent, 'base64url').slice(0, 22)}"`;
  const isWorthIt = isCompressible(headers['content-type'] ?? '') && body.length >= minCompressedSize;
  if (encoding === 'identity' || !(compressed || isWorthIt))
    return toReady({ status, headers, body, tags, etag: etagOf(body), isFast: false });
  const isFast = !compressed && body.length <= maxFastSize;
  const built = compressed?.[encoding];
  const smaller = built ?? (isFast ? compressFast(body, encoding) : await compressSmall(body, encoding));
  return toReady({ status, headers, body: smaller, tags, etag: etagOf(smaller), encoding, isFast });
}

function toReady(response: Omit<CachedResponse, 'rawHeaders' | 'rawHeadersOfNotModified'>): CachedResponse {
  const { headers, etag, encoding } = response;
  const body = ownMemory(response.body);
  const shared = { ...headers, ...(etag && { etag }) };
  const full = { ...shared, ...(encoding && { 'content-encoding': encoding }), 'content-length': String(body.length) };
  const toRaw = (all: object) => [...Object.entries(all).flat(), 'x-request-id', ''];
  return { ...response, body, rawHeaders: toRaw(full), rawHeadersOfNotModified: toRaw(shared) };
}

/** Node slices small buffers from 64 KB pools; caching a slice would keep its whole pool alive. */
const ownMemory = (body: Buffer): Buffer =>
  body.length === body.buffer.byteLength ? body : Buffer.from(new Uint8Array(body).buffer);

function write(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): void {
  reply.hijack();
  const known = request.headers['if-none-match'];
  const isKnown = known !== undefined && response.etag !== undefined && isEtagAmong(known, response.etag);
  const headers = isKnown ? response.rawHeadersOfNotModified : response.rawHeaders;
  // Node copies the headers, so the array is used again.
  headers[headers.length - 1] = request.id;
  reply.raw.writeHead(isKnown ? 304 : response.status, headers).end(isKnown ? undefined : response.body);
}

function isEtagAmong(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
