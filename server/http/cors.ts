// Other origins whose pages may call the API: those that CORS_ORIGINS lists, never all, and never with credentials, for who calls sends a bearer token.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

const apiPath = /^\/api(?![^/?])/i;
const exposed = 'ETag, Retry-After, X-Request-Id, X-Total-Count';
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type',
  // Seconds, the most that browsers grant.
  'access-control-max-age': '7200',
};

/** What an API answer differs by. Without listed origins none differs by its origin, and caches need not know of it. */
export const apiVary = ({ corsOrigins }: Deps['config']): string =>
  `Authorization, Accept-Encoding${corsOrigins.length > 0 ? ', Origin' : ''}`;

export function registerCors(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const origins = new Set(config.corsOrigins);
  if (origins.size === 0) return;
  // Ready answers are sent before the framework and its plugins see the request; what is set here is sent with every answer.
  app.server.prependListener('request', ({ url = '/', headers }, response) => {
    if (!apiPath.test(url)) return;
    response.setHeader('vary', 'Origin');
    if (headers.origin === undefined || !origins.has(headers.origin)) return;
    response.setHeader('access-control-allow-origin', headers.origin);
    response.setHeader('access-control-expose-headers', exposed);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (!isPreflight || !reply.raw.hasHeader('access-control-allow-origin')) return done();
    reply.status(204).headers(preflight).send();
  });
}
