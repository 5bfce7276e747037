// The shop's HTTP server, not yet listening: security headers, limits, the API, and what is added to it (pages, assets).
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
import { Refusal } from '../modules/refusal.ts';
import { bindRoutes } from './bind.ts';
import { registerBodyParser } from './body.ts';
import { boundConnections } from './connections.ts';
import { registerCors } from './cors.ts';
import { registerErrors } from './errors.ts';
import { createFinishedAnswers, sendReadyFirst } from './finished-answers.ts';
import { registerHealth } from './health.ts';
import { registerLog } from './log.ts';
import { registerOpenApi } from './openapi.ts';
import { moduleRoutes } from './module-routes.ts';
import { parseQuery } from './open-address.ts';
import { registerSandbox } from './payment-sandbox.ts';
import { securityHeaders } from './security-headers.ts';
import { answerUnreadable } from './unreadable.ts';

export interface AppOptions {
  /** Development hands its own server in, so that Vite can share it. */
  readonly serverFactory?: FastifyServerFactory;
  /** Aborted when the process has been told to end: `readyz` says so, and connections are closed with their next answer. */
  readonly stopping?: AbortSignal;
}

const bodyLimit = 256 * 1024;
const headerLimit = 16 * 1024;
/** Far more than any filter or campaign link takes. */
const urlLimit = 8000;

export async function createApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance,
    // http/log.ts writes the one line a request.
    logController: new LogController({ disableRequestLogging: true }),
    // What is logged of a request names its id itself: a logger of its own for each costs more than the whole of it.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustProxyOption(deps.config.trustProxy),
    bodyLimit,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Whatever still arrives while it closes is answered.
    return503OnClosing: false,
    // Who sends slower than that holds a connection for nothing.
    http: { maxHeaderSize: headerLimit, headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    requestTimeout: 60_000,
    clientErrorHandler: answerUnreadable,
    // The framework would answer it before any hook, without an id or a security header.
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
  app.decorate('finishedAnswers', createFinishedAnswers(deps, common));
  sendReadyFirst(app, options.stopping);
  boundConnections(app.server, deps.config);
  registerErrors(app);
  registerLog(app);
  registerBodyParser(app);
  registerHealth(app, deps, { stopping: options.stopping });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(common);
    if (options.stopping?.aborted) reply.raw.shouldKeepAlive = false;
    done();
  });
  registerCors(app, deps);
  bindRoutes(app, deps, moduleRoutes(deps));
  registerOpenApi(app, deps);
  if (isSandboxGateway(deps.gateway)) registerSandbox(app, deps, deps.gateway);
  app.all(undecodable, () => {
    throw new Refusal('malformed', serverMessages.malformed);
  });
  for (const path of ['/api', '/api/*']) {
    app.all(path, () => {
      throw new Refusal('not-found', serverMessages.notFound);
    });
  }
  // A method that no route knows, on any path: pages are only read.
  app.setNotFoundHandler(() => {
    throw new Refusal('not-found', serverMessages.notFound);
  });
  return app;
}

/** Where a path such as `/%zz`, or one without end, is answered. */
const undecodable = '/api/undecodable-path';

/** The first line of a request may name the host as well, as one to a proxy does: `GET http://shop/product`. */
function withoutHost(url: string): string {
  return url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/');
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] as string);
    return true;
  } catch {
    return false;
  }
}

/** A number is how many proxies stand in front of the shop. */
function trustProxyOption(trusted: Deps['config']['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}
