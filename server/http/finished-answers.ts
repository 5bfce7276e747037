// Open answers as ready bytes: pages, reads of the API, feeds, files. Made once, sent many times; never anything personal.
import { hash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseTrouble } from '../database/trouble.ts';
import type { Deps } from '../deps.ts';
import { createByteCache } from './byte-cache.ts';
import { isCompressible } from './content-types.ts';
import { acceptedEncoding, decode, encodeQuickly, encodeSmall, type Encoding } from './encodings.ts';
import { openAddress } from './open-address.ts';
import { type Shown, touchedBy } from './shown-data.ts';

declare module 'fastify' {
  interface FastifyInstance {
    finishedAnswers: FinishedAnswers;
  }
}

/** An answer as its route makes it. */
export interface OpenAnswer {
  readonly status: number;
  /** By lower-case name; `content-type` and `cache-control` are always there. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Undefined: it is sent once and forgotten. */
  readonly shows?: Iterable<Shown> | undefined;
  /** Encodings that are made already. */
  readonly encoded?: ReadonlyMap<Encoding, Buffer>;
}

export interface FinishedAnswer extends Pick<OpenAnswer, 'status' | 'headers'> {
  readonly shows: ReadonlySet<Shown> | undefined;
  readonly tag: string | undefined;
  readonly madeAt: number;
  readonly isWorthCompressing: boolean;
  /** At least one. What has been compressed is kept as that alone: few ask for it otherwise, and it takes a seventh of the room. */
  readonly ready: Map<Encoding, ReadyBody>;
}

/** Headers as node:http takes them fastest: names and values in turn. */
interface ReadyBody {
  readonly encoding: Encoding;
  readonly etag: string | undefined;
  readonly headers: string[];
  readonly headersOfNotModified: string[];
  readonly body: Buffer;
  /** Made for the first who asked: a smaller one is made for the next. */
  readonly isQuick: boolean;
}

type Compression = Exclude<Encoding, 'identity'>;

export interface FinishedAnswers {
  /** A kept answer, by its address as `open-address.ts` writes it. */
  find(address: string): FinishedAnswer | undefined;
  /** Requests for one address share one making; what was made of data that has changed since is answered, but not kept. */
  take(address: string, make: () => Promise<OpenAnswer>): Promise<FinishedAnswer>;
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    make: () => Promise<OpenAnswer>,
  ): Promise<FastifyReply>;
  /** The fast path: sends what is ready and says whether it was. */
  sendReady(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Browsers revalidate each time; a CDN may keep an answer a minute, and send it while it asks again. That last permission is
 * in the CDN's own header (RFC 9213): browsers would take it for theirs, and a review just sent would be missing.
 */
export const openCaching = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
};
const memory = 8 * 1024 * 1024;
/** A page shows dates too (the year, a sale's window), so nothing is kept longer. */
const longestLife = 10 * 60 * 1000;
/** Below this, compressing saves no packet. */
const smallestCompressed = 800;

/** `common`: headers that every answer has, unless it has its own of that name. */
export function createFinishedAnswers(
  deps: Pick<Deps, 'changes' | 'clock'>,
  common: Readonly<Record<string, string>>,
): FinishedAnswers {
  const kept = createByteCache<FinishedAnswer>(memory, sizeOf);
  const underWay = new Map<string, Promise<FinishedAnswer>>();
  let version = 0;
  deps.changes.subscribe((change) => {
    const touched = touchedBy(change);
    if (touched === undefined) return;
    version += 1;
    underWay.clear();
    kept.removeWhere(({ shows }) => shows?.has(touched) ?? false);
  });
  const now = () => deps.clock.now().getTime();

  function find(address: string): FinishedAnswer | undefined {
    const answer = kept.get(address);
    return answer && now() - answer.madeAt < longestLife ? answer : undefined;
  }

  function finish(address: string, make: () => Promise<OpenAnswer>): Promise<FinishedAnswer> {
    const shared = underWay.get(address);
    if (shared) return shared;
    const startedAt = version;
    const making = make()
      .then((made) => {
        const answer = toFinished({ ...made, headers: { ...common, ...made.headers } }, now());
        if (answer.shows && startedAt === version) kept.set(address, answer);
        return answer;
      })
      .finally(() => {
        if (underWay.get(address) === making) underWay.delete(address);
      });
    underWay.set(address, making);
    return making;
  }

  /** What has grown old is still true, for nothing that it shows has changed: better than nothing while a new one cannot be made. */
  async function take(address: string, make: () => Promise<OpenAnswer>): Promise<FinishedAnswer> {
    const ready = find(address);
    if (ready) return ready;
    try {
      const made = await finish(address, make);
      return (made.status >= 500 && kept.get(address)) || made;
    } catch (error) {
      const old = isDatabaseTrouble(error) && kept.get(address);
      if (old) return old;
      throw error;
    }
  }

  async function readyIn(address: string, answer: FinishedAnswer, encoding: Encoding): Promise<ReadyBody> {
    const before = answer.ready.get(encoding);
    if (before) return before;
    const plain = bodyOf(answer);
    const quick = encodeQuickly(plain, encoding);
    const body = quick ?? (await encodeSmall(plain, encoding as Compression));
    return replace(address, answer, toReady(answer, encoding, body, quick !== undefined && encoding !== 'identity'));
  }

  async function makeSmaller(address: string, answer: FinishedAnswer, ready: ReadyBody, encoding: Compression) {
    answer.ready.set(encoding, { ...ready, isQuick: false });
    replace(address, answer, toReady(answer, encoding, await encodeSmall(bodyOf(answer), encoding), false));
  }

  /** The new bytes instead of those that they make needless; the answer's size is another one now. */
  function replace(address: string, answer: FinishedAnswer, ready: ReadyBody): ReadyBody {
    answer.ready.set(ready.encoding, ready);
    if (ready.encoding !== 'identity') answer.ready.delete('identity');
    if (kept.get(address) === answer) kept.set(address, answer);
    return ready;
  }

  return {
    find,
    take,
    async send(request, reply, address, make) {
      const answer = await take(address, make);
      const ready = await readyIn(address, answer, encodingFor(request.headers['accept-encoding'], answer));
      reply.hijack();
      write(request.raw, reply.raw, answer.status, ready);
      return reply;
    },
    sendReady(request, response) {
      if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
      const address = openAddress(request.url ?? '/');
      const answer = find(address);
      if (!answer) return false;
      const encoding = encodingFor(request.headers['accept-encoding'], answer);
      const ready = answer.ready.get(encoding);
      if (!ready) return false;
      if (ready.isQuick) void makeSmaller(address, answer, ready, encoding as Compression);
      write(request, response, answer.status, ready);
      return true;
    },
  };
}

/** Puts the fast path before the framework, which gets every other request, and all of them once the process is about to end. */
export function sendReadyFirst({ server, finishedAnswers }: FastifyInstance, stopping: AbortSignal | undefined): void {
  const [framework] = server.listeners('request') as [RequestListener];
  server.off('request', framework).on('request', (request, response) => {
    const isEnding = stopping?.aborted || !server.listening;
    if (isEnding || !finishedAnswers.sendReady(request, response)) framework(request, response);
  });
}

/** The bytes as the route made them. */
export function bodyOf({ ready }: FinishedAnswer): Buffer {
  const plain = ready.get('identity');
  if (plain) return plain.body;
  const [compressed] = [...ready.values()];
  return decode((compressed as ReadyBody).body, (compressed as ReadyBody).encoding);
}

function sizeOf({ ready }: FinishedAnswer): number {
  let size = 2000;
  for (const { body } of ready.values()) size += body.length;
  return size;
}

function toFinished(made: OpenAnswer, madeAt: number): FinishedAnswer {
  const { status, headers, body } = made;
  const shows = made.shows && new Set(made.shows);
  const tag = shows && hash('sha256', body, 'base64url').slice(0, 22);
  // What the build has compressed already costs nothing, however small.
  const isWorthIt = body.length >= smallestCompressed || (made.encoded?.size ?? 0) > 0;
  const isWorthCompressing = isWorthIt && isCompressible(headers['content-type'] ?? '');
  const answer: FinishedAnswer = { status, headers, shows, tag, madeAt, isWorthCompressing, ready: new Map() };
  for (const [encoding, encoded] of [['identity', body] as const, ...(made.encoded ?? [])]) {
    answer.ready.set(encoding, toReady(answer, encoding, encoded, false));
  }
  return answer;
}

function encodingFor(accepted: string | undefined, { isWorthCompressing }: FinishedAnswer): Encoding {
  return isWorthCompressing ? acceptedEncoding(accepted) : 'identity';
}

function toReady({ headers, tag }: FinishedAnswer, encoding: Encoding, body: Buffer, isQuick: boolean): ReadyBody {
  const etag = tag && (encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`);
  const shared = { ...headers, ...(etag ? { etag } : {}) };
  const full = {
    ...shared,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return {
    encoding,
    etag,
    headers: Object.entries(full).flat(),
    headersOfNotModified: Object.entries(shared).flat(),
    body: withoutNeighbours(body),
    isQuick,
  };
}

/** Buffers that Node makes are parts of larger ones, 64 KB each, which all stay as long as one of their parts does. */
function withoutNeighbours(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const alone = Buffer.allocUnsafeSlow(body.length);
  body.copy(alone);
  return alone;
}

function write(request: IncomingMessage, response: ServerResponse, status: number, ready: ReadyBody): void {
  const known = request.headers['if-none-match'];
  if (known !== undefined && ready.etag !== undefined && isKnown(known, ready.etag)) {
    response.writeHead(304, ready.headersOfNotModified).end();
  } else {
    response.writeHead(status, ready.headers).end(ready.body);
  }
}

function isKnown(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
