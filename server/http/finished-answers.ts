// Open answers as ready bytes: pages, reads of the API, feeds, files. Made once, sent many times; never anything personal.
import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseTrouble } from '../database/trouble.ts';
import type { Deps } from '../deps.ts';
import { createByteCache } from './byte-cache.ts';
import { isCompressible } from './content-types.ts';
import { acceptedEncoding, encodeQuickly, encodeSmall, type Encoding } from './encodings.ts';
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

export interface FinishedAnswer extends Omit<OpenAnswer, 'shows' | 'encoded'> {
  readonly shows: ReadonlySet<Shown> | undefined;
  readonly tag: string | undefined;
  readonly madeAt: number;
  readonly ready: Map<Encoding, ReadyBody>;
}

/** Headers as node:http takes them fastest: names and values in turn. */
interface ReadyBody {
  readonly etag: string | undefined;
  readonly headers: string[];
  readonly headersOfNotModified: string[];
  readonly body: Buffer;
  /** Made for the first who asked: a smaller one is made for the next. */
  readonly isQuick: boolean;
}

export interface FinishedAnswers {
  /** A kept answer, by its address as `open-address.ts` writes it. */
  find(address: string): FinishedAnswer | undefined;
  /** Requests for one address share one making; what was made of data that has changed since is answered, but not kept. */
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
const memory = 32 * 1024 * 1024;
/** A page shows dates too (the year, a sale's window), so nothing is kept longer. */
const longestLife = 10 * 60 * 1000;
/** Below this, compressing saves no packet. */
const smallestCompressed = 800;

export function createFinishedAnswers(deps: Pick<Deps, 'changes' | 'clock'>): FinishedAnswers {
  // The encodings of a text take about half as much again.
  const kept = createByteCache<FinishedAnswer>(memory, ({ body }) => body.length * 1.5 + 2000);
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
        const answer = toFinished(made, now());
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
  async function finishOrKeep(address: string, make: () => Promise<OpenAnswer>): Promise<FinishedAnswer> {
    try {
      const made = await finish(address, make);
      return (made.status >= 500 && kept.get(address)) || made;
    } catch (error) {
      const old = isDatabaseTrouble(error) && kept.get(address);
      if (old) return old;
      throw error;
    }
  }

  return {
    find,
    async send(request, reply, address, make) {
      // What the hooks have set (security headers) is part of the answer; the id is this one request's.
      const { 'x-request-id': _, ...common } = reply.getHeaders() as Record<string, string>;
      const withCommon = async () => {
        const made = await make();
        return { ...made, headers: { ...common, ...made.headers } };
      };
      const answer = find(address) ?? (await finishOrKeep(address, withCommon));
      const ready = await readyIn(answer, encodingFor(request.headers['accept-encoding'], answer));
      reply.hijack();
      write(request.raw, reply.raw, answer.status, ready);
      return reply;
    },
    sendReady(request, response) {
      if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
      const answer = find(openAddress(request.url ?? '/'));
      if (!answer) return false;
      const encoding = encodingFor(request.headers['accept-encoding'], answer);
      const ready = answer.ready.get(encoding);
      if (!ready) return false;
      if (ready.isQuick && encoding !== 'identity') void makeSmaller(answer, encoding, ready);
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

function toFinished(made: OpenAnswer, madeAt: number): FinishedAnswer {
  const { status, headers, body } = made;
  const shows = made.shows && new Set(made.shows);
  const tag = shows && createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const answer: FinishedAnswer = { status, headers, body, shows, tag, madeAt, ready: new Map() };
  for (const [encoding, encoded] of made.encoded ?? []) {
    answer.ready.set(encoding, toReady(answer, encoding, encoded, false));
  }
  return answer;
}

function encodingFor(accepted: string | undefined, { headers, body }: FinishedAnswer): Encoding {
  const isWorthIt = body.length >= smallestCompressed && isCompressible(headers['content-type'] ?? '');
  return isWorthIt ? acceptedEncoding(accepted) : 'identity';
}

/** Most addresses are asked for once before the shop's data changes: their bytes are made quickly rather than small. */
async function readyIn(answer: FinishedAnswer, encoding: Encoding): Promise<ReadyBody> {
  const kept = answer.ready.get(encoding);
  if (kept) return kept;
  const quick = encodeQuickly(answer.body, encoding);
  const isQuick = quick !== undefined && encoding !== 'identity';
  const body = quick ?? (await encodeSmall(answer.body, encoding as Exclude<Encoding, 'identity'>));
  const ready = toReady(answer, encoding, body, isQuick);
  answer.ready.set(encoding, ready);
  return ready;
}

async function makeSmaller(answer: FinishedAnswer, encoding: Exclude<Encoding, 'identity'>, ready: ReadyBody) {
  answer.ready.set(encoding, { ...ready, isQuick: false });
  answer.ready.set(encoding, toReady(answer, encoding, await encodeSmall(answer.body, encoding), false));
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
    etag,
    headers: Object.entries(full).flat(),
    headersOfNotModified: Object.entries(shared).flat(),
    body,
    isQuick,
  };
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
