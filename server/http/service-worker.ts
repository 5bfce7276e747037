// The service worker's file, which holds the offline page: made once at start, asked about again by browsers at every visit.
import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from './page-renderer.ts';
import { offlinePageSecurityHeaders, pageSecurityHeaders } from './page-security.ts';

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
  // A worker's requests obey the policy that its own file came with.
  const headers = {
    ...security,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  };
  const path = '/service-worker.js';
  app.get(path, (request, reply) =>
    app.finishedAnswers.send(request, reply, path, async () => ({ status: 200, headers, body, shows: [] })),
  );
}
