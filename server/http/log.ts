// One line a request: method, route pattern, status, time. Never a path with its values, a query, a body or a header: they hold tokens and personal data.
import type { FastifyInstance } from 'fastify';

export function registerLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug(
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
