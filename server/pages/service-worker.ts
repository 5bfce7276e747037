// Serves the service worker, which contains the offline page. Browsers revalidate it every visit.
import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from './page-renderer.ts';
import { offlinePageSecurityHeaders, pageSecurityHeaders } from './content-security.ts';

export function registerServiceWorker(
  app: FastifyInstance,
  { offlinePage, serviceWorkerText }: Pick<PageRenderer, 'offlinePage' | 'serviceWorkerText'>,
): void {
  const { html, style, script } = offlinePage;
  const security = pageSecurityHeaders(style, script);
  const pageHeaders = {
    ...offlinePageSecurityHeaders(style, script),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  const body = Buffer.from(serviceWorkerText(html, pageHeaders));
  // A worker's requests follow the policy sent with its own file.
  const headers = {
    ...security,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  };
  const path = '/service-worker.js';
  app.get(path, (request, reply) =>
    app.responseCache.send(request, reply, path, async () => ({ status: 200, headers, body, tags: [] })),
  );
}
