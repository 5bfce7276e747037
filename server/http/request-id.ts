// The id of a request: a trusted proxy's, so that both logs describe the same request, or our own.
import type { FastifyInstance } from 'fastify';

const usableId = /^[A-Za-z0-9._-]{8,64}$/;

/** Register it before every hook that uses `request.id`. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers['x-request-id'];
    // Fastify lists a second address only behind a sender that TRUST_PROXY covers.
    if (typeof given === 'string' && usableId.test(given) && (request.ips?.length ?? 0) > 1) request.id = given;
    done();
  });
}
