// Options of both HTTP servers, the shop's and the admin's: limits, timeouts, request ids.
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { parse } from 'picoquery';
import type { Deps } from '../deps.ts';
import { answerMalformedRequest } from './input/malformed-request.ts';

const bodyLimit = 256 * 1024;
const headerLimit = 16 * 1024;
/** No filter or campaign link comes near this. */
const urlLimit = 8000;

export function serverOptions({ config }: Pick<Deps, 'config'>) {
  return {
    // http/log.ts writes one line per request. A logger of Fastify's would cost more than the line.
    logger: false,
    trustProxy: trustProxyOption(config.trustProxy),
    bodyLimit,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Requests that still arrive while the server closes are served.
    return503OnClosing: false,
    // Slow clients may not hold a connection: headers within 15 s, the whole request within 60 s.
    http: { maxHeaderSize: headerLimit, headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    requestTimeout: 60_000,
    clientErrorHandler: answerMalformedRequest,
    // Fastify would reject such a URL before any hook, without a request id or security headers.
    rewriteUrl: ({ url = '/' }) =>
      url.length > urlLimit ? undecodable : isDecodable(url) ? withoutHost(url) : notDecoded(url),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: 300,
      querystringParser: parseQuery,
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** Handles calls whose path cannot be decoded, such as `/api/%zz`, and URLs over the limit. */
export const undecodable = '/api/undecodable-path';

/** Outside the API people have followed a broken link: they get the page for unknown addresses. */
const notDecoded = (url: string): string =>
  /^\/api(?:\/|\?|$)/i.test(withoutHost(url)) ? undecodable : '/undecodable';

/** A request line may include the host, as one sent to a proxy does: `GET http://shop/product`. */
function withoutHost(url: string): string {
  if (url.startsWith('/')) return url;
  return url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/');
}

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] as string);
    return true;
  } catch {
    return false;
  }
}

/** A number counts the proxies in front of the shop. */
function trustProxyOption(trusted: Deps['config']['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

/** Parses query strings into objects: `price[gte]=5` becomes `{ price: { gte: '5' } }`. */
function parseQuery(text: string): Record<string, unknown> {
  const query = parse(withPlainBrackets(text), { nesting: true, nestingSyntax: 'index', arrayRepeat: false });
  // The parser keeps one value of a repeated name. `tags=a&tags=b` means `tags=a,b`.
  if (typeof query.tags === 'string') query.tags = new URLSearchParams(text).getAll('tags').join(',');
  return query;
}

/** Many clients percent-encode the brackets. */
function withPlainBrackets(text: string): string {
  return text.replace(/%5B/gi, '[').replace(/%5D/gi, ']');
}
