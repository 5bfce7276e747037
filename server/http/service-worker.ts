// The service worker's file, which holds the offline page: made once at start, asked about again by browsers at every visit.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, encode } from './encodings.ts';
import type { PageRenderer } from './page-renderer.ts';
import { pageSecurityHeaders } from './page-security.ts';

export function registerServiceWorker(
  app: FastifyInstance,
  { offlinePage, serviceWorkerText }: Pick<PageRenderer, 'offlinePage' | 'serviceWorkerText'>,
): void {
  const { html, style, script } = offlinePage;
  const security = pageSecurityHeaders(style, script);
  const headers = { ...security, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  const body = Buffer.from(serviceWorkerText(html, headers));
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);

  app.get('/service-worker.js', async (request, reply) => {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const encodedTag = `"${tag}-${encoding}"`;
    // A worker's requests obey the policy that its own file came with.
    reply
      .headers(security)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-cache')
      .header('etag', encodedTag);
    if (request.headers['if-none-match']?.includes(encodedTag)) return reply.status(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/javascript; charset=utf-8').send(await encode(body, encoding, 5));
  });
}
