// Creates the shop's HTTP server: limits, hooks and the API. The caller adds pages and assets.
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify';
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { isSandboxGateway } from '../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { AppError } from '../modules/app-error.ts';
import { bindRoutes } from './bind.ts';
import { registerBodyParser } from './input/body.ts';
import { limitConnections } from './connections.ts';
import { registerCors } from './cors.ts';
import { registerErrors } from './errors.ts';
import { type CacheResult, createResponseCache } from './cache/response-cache.ts';
import { registerHealth } from './health.ts';
import { registerLog } from './log.ts';
import { registerOpenApi } from './openapi/openapi.ts';
import { moduleRoutes } from './module-routes.ts';
import { registerSandbox } from './payment/payment-sandbox.ts';
import { registerRequestId } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { serverOptions, undecodable } from './server-options.ts';

export interface AppOptions {
  /** Development passes its own server, which Vite shares. */
  readonly serverFactory?: FastifyServerFactory;
  /** Aborted on shutdown: `/readyz` then fails, and each connection closes with its next response. */
  readonly stopping?: AbortSignal;
  readonly countCache?: ((result: CacheResult) => void) | undefined;
}

export async function createApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(deps),
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  });
  const common = securityHeaders(deps);
  const responseCache = createResponseCache(deps, common, options.countCache);
  app.decorate('responseCache', responseCache);
  limitConnections(app.server, deps.config);
  registerErrors(app, deps);
  registerCors(app, deps);
  registerRequestId(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (options.stopping?.aborted) reply.raw.shouldKeepAlive = false;
    if (responseCache.sendCached(request, reply)) return;
    reply.headers(common);
    done();
  });
  registerLog(app, deps);
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
