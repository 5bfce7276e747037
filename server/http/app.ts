// Creates the shop's HTTP server: limits, hooks and the API. The caller adds pages and assets.
import { randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
} from 'fastify';
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { isSandboxGateway } from '../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { AppError } from '../modules/app-error.ts';
import { bindRoutes } from './bind.ts';
import { registerBodyParser } from './body.ts';
import { limitConnections } from './connections.ts';
import { registerCors } from './cors.ts';
import { registerErrors } from './errors.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { registerHealth } from './health.ts';
import { registerLog } from './log.ts';
import { registerOpenApi } from './openapi/openapi.ts';
import { moduleRoutes } from './module-routes.ts';
import { parseQuery } from './query.ts';
import { registerSandbox } from './payment-sandbox.ts';
import { securityHeaders } from './security-headers.ts';
import { answerMalformedRequest } from './malformed-request.ts';

export interface AppOptions {
  /** Development passes its own server, which Vite shares. */
  readonly serverFactory?: FastifyServerFactory;
  /** Aborted on shutdown: `/readyz` says so, and each connection closes with its next response. */
  readonly stopping?: AbortSignal;
}

const bodyLimit = 256 * 1024;
const headerLimit = 16 * 1024;
/** No filter or campaign link comes near this. */
const urlLimit = 8000;

export async function createApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance,
    // http/log.ts writes one line per request.
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests: a child logger per request costs more than the log lines.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustProxyOption(deps.config.trustProxy),
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
    rewriteUrl: ({ url = '/' }) => (url.length <= urlLimit && isDecodable(url) ? withoutHost(url) : undecodable),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: 300,
      querystringParser: parseQuery,
    },
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  });
  const common = securityHeaders(deps);
  const responseCache = createResponseCache(deps, common);
  app.decorate('responseCache', responseCache);
  limitConnections(app.server, deps.config);
  registerErrors(app);
  registerCors(app, deps);
  app.addHook('onRequest', (request, reply, done) => {
    if (options.stopping?.aborted) reply.raw.shouldKeepAlive = false;
    if (responseCache.sendCached(request, reply)) return;
    reply.headers(common);
    done();
  });
  registerLog(app);
  registerBodyParser(app);
  registerHealth(app, deps, { stopping: options.stopping });
  bindRoutes(app, deps, moduleRoutes(deps));
  registerOpenApi(app, deps);
  if (isSandboxGateway(deps.gateway)) registerSandbox(app, deps, deps.gateway);
  app.all(undecodable, () => {
    throw new AppError('malformed', serverMessages.malformed);
  });
  for (const path of ['/api', '/api/*']) {
    app.all(path, () => {
      throw new AppError('not-found', serverMessages.notFound);
    });
  }
  // An unknown method on any path: pages answer GET and HEAD only.
  app.setNotFoundHandler(() => {
    throw new AppError('not-found', serverMessages.notFound);
  });
  return app;
}

/** Handles paths that cannot be decoded, such as `/%zz`, and URLs over the limit. */
const undecodable = '/api/undecodable-path';

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
