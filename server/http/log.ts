// Logs one line per request. No URL, query, body or header: they hold tokens and personal data.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

export function registerLog(app: FastifyInstance, { log }: Pick<Deps, 'log'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // Without the hook Fastify attaches no listeners to each response.
  if (!['debug', 'trace'].includes(log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    log.debug(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}
