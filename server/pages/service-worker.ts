// Serves the service worker, which contains the offline page. Browsers revalidate it every visit.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { toShopFacts } from '../modules/settings/current-settings.service.ts';
import type { BuiltStorefront } from './built-storefront.ts';
import { offlinePageSecurityHeaders, pageSecurityHeaders } from './content-security.ts';

export function registerServiceWorker(
  app: FastifyInstance,
  { settings }: Pick<Deps, 'settings'>,
  { renderOfflinePage, serviceWorkerText }: Pick<BuiltStorefront, 'renderOfflinePage' | 'serviceWorkerText'>,
): void {
  const path = '/service-worker.js';
  app.get(path, (request, reply) =>
    app.responseCache.send(request, reply, path, async () => {
      const { html, styles, script } = renderOfflinePage(toShopFacts(settings.current()));
      const pageHeaders = {
        ...offlinePageSecurityHeaders(styles, script),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      };
      // A worker's requests follow the policy sent with its own file.
      const headers = {
        ...pageSecurityHeaders(styles, script),
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      };
      const body = Buffer.from(serviceWorkerText(html, pageHeaders));
      return { status: 200, headers, body, tags: ['settings'] };
    }),
  );
}
