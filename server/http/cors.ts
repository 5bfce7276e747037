// Lets the origins in CORS_ORIGINS call the API. No credentials: clients send a bearer token.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

const apiPath = /^\/api(?![^/?])/i;
const exposedHeaders = 'ETag, Retry-After, X-Request-Id, X-Total-Count';
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type',
  // In seconds: the maximum browsers accept.
  'access-control-max-age': '7200',
};

/** `Origin` only when origins are configured: otherwise caches would store a copy per origin. */
export const apiVary = ({ corsOrigins }: Deps['config']): string =>
  `Authorization, Accept-Encoding${corsOrigins.length > 0 ? ', Origin' : ''}`;

export function registerCors(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const origins = new Set(config.corsOrigins);
  if (origins.size === 0) return;
  app.addHook('onRequest', ({ url, headers }, { raw }, done) => {
    if (!apiPath.test(url)) return done();
    // Set on the raw response, because a cached response bypasses the Fastify reply.
    raw.setHeader('vary', 'Origin');
    if (headers.origin === undefined || !origins.has(headers.origin)) return done();
    raw.setHeader('access-control-allow-origin', headers.origin);
    raw.setHeader('access-control-expose-headers', exposedHeaders);
    done();
  });
  // After all `onRequest` hooks, so that a preflight gets the security headers too.
  app.addHook('preParsing', (request, reply, payload, done) => {
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (!isPreflight || !reply.raw.hasHeader('access-control-allow-origin')) return done(null, payload);
    reply.status(204).headers(preflight).send();
  });
}
