// Renders every path outside /api as a page, with data from the bound API handlers.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CacheTag, calls, findPage, readAddress, serverMessages, unsubscribeHref } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { AppError } from '../modules/app-error.ts';
import { createApiTransport } from './api-transport.ts';
import { registerFeeds } from './feeds.ts';
import { type OpenResponse, openCaching } from '../http/cache/response-cache.ts';
import { type BuiltStorefront, openBuiltStorefront } from './built-storefront.ts';
import { isSecretPage, pageKey } from './page-address.ts';
import { offlinePageSecurityHeaders, pageSecurityHeaders } from './content-security.ts';
import { noteMissingPage } from '../modules/content/redirects/missing-pages.service.ts';
import { findRedirect } from '../modules/content/redirects/redirects.service.ts';
import { answerLinkedCode, offersOfPages } from './shown-offers.ts';
import { toShopFacts } from '../modules/shop/settings/current-settings.service.ts';
import { noticesOfToday } from '../modules/shop/settings/notices.service.ts';
import { registerSharePictures } from './share-pictures/share-pictures.ts';

export interface PagesOptions {
  /** Development renders the current sources and caches no page. */
  readonly openRenderer?: () => Promise<Pick<BuiltStorefront, 'renderPage' | 'assets'>>;
  readonly isCaching?: boolean;
  /** Development's scripts would violate the page's policy. */
  readonly securityHeaders?: Record<string, string>;
}

export async function registerPages(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config' | 'settings' | 'clock' | 'log' | 'pictures' | 'missingPages'>,
  { openRenderer, isCaching = true, securityHeaders }: PagesOptions = {},
): Promise<void> {
  const built = openRenderer ? undefined : await openBuiltStorefront();
  const renderer = openRenderer ?? (async () => built ?? openBuiltStorefront());
  const { publicUrl } = deps.config;

  async function render(address: string): Promise<OpenResponse> {
    const { renderPage, assets } = await renderer();
    const isSecret = isSecretPage(address);
    const tags = new Set<CacheTag>(['settings']);
    let isCacheable = isCaching && !isSecret;
    const transport = createApiTransport(app, deps.log, (response) => {
      // The call failed, or its response is not cacheable.
      if (!response?.tags) isCacheable = false;
      else for (const tag of response.tags) tags.add(tag);
    });
    const offered = await offersOfPages(app, deps.log);
    if (offered.tags === undefined) isCacheable = false;
    for (const tag of offered.tags ?? []) tags.add(tag);
    // Concatenated, not resolved: '//elsewhere' is a path of this shop, not another host.
    const page = await renderPage(new Request(publicUrl + address), {
      transport,
      assets,
      publicUrl,
      shop: { ...toShopFacts(deps.settings.current()), ...offered.facts },
      notices: noticesOfToday(deps),
    });
    if (page.error !== undefined) deps.log.error({ err: page.error }, 'a page failed to render');
    isCacheable &&= page.status === 200;
    return {
      status: page.status,
      headers: {
        ...(securityHeaders ?? pageSecurityHeaders(page.styles, assets.bootstrap)),
        ...(isSecret ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } : {}),
        ...(page.location === undefined ? {} : { location: page.location }),
        'content-type': 'text/html; charset=utf-8',
        ...(isCacheable ? openCaching : { 'cache-control': 'no-store' }),
        vary: 'accept-encoding',
      },
      body: Buffer.from(page.html),
      tags: isCacheable ? tags : undefined,
    };
  }

  registerFeeds(app, deps);
  registerSharePictures(app, deps);
  if (built) registerServiceWorker(app, deps, built);
  // Mail programs POST to this address. Opening it redirects to the page with the button.
  app.get<{ Params: { token: string } }>(`/api/${calls.unsubscribeNewsletter.path}`, (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(unsubscribeHref(request.params.token), 303),
  );
  // Without scripts a form posts to its page, which opens again and says that it needs scripts. The
  // body, which may have a password, is not even read.
  app.post('*', {
    onRequest: (request, reply, done) => {
      const [path = '/'] = request.url.split('?', 1);
      if (!findPage(path)) return done();
      reply.header('cache-control', 'no-store').redirect(path, 303);
    },
    handler: () => {
      throw new AppError('not-found', serverMessages.notFound);
    },
  });
  app.get('*', async (request, reply) => {
    const key = pageKey(request.url);
    // Where no page can be, the 404 page is not rendered first.
    const { path } = readAddress(request.url);
    const isPage = findPage(path) !== undefined;
    if (!isPage && (await answerLinkedCode(app, path, reply))) return reply;
    if (!isPage && (await answerMoved(deps, request, reply))) return reply;
    return app.responseCache.send(
      request,
      reply,
      key,
      () => render(key),
      isPage ? () => answerMoved(deps, request, reply) : undefined,
    );
  });
}

/** For an address without a page: sends to the page that it leads to now, or counts it. */
async function answerMoved(
  deps: Pick<Deps, 'db' | 'missingPages'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const target = await findRedirect(deps, request.url);
  if (target === undefined) {
    noteMissingPage(deps, request.url);
    return false;
  }
  reply.headers(openCaching).redirect(target, 301);
  return true;
}

/** The worker contains the offline page. Browsers revalidate it every visit. */
function registerServiceWorker(app: FastifyInstance, deps: Pick<Deps, 'settings'>, built: BuiltStorefront): void {
  const path = '/service-worker.js';
  app.get(path, (request, reply) =>
    app.responseCache.send(request, reply, path, async () => {
      const { html, styles, script } = built.renderOfflinePage(toShopFacts(deps.settings.current()));
      const offline = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      const offlineHeaders = { ...offline, ...offlinePageSecurityHeaders(styles, script) };
      const constants = { offlinePage: html, offlineHeaders };
      const body = `const { offlinePage, offlineHeaders } = ${JSON.stringify(constants)};\n${built.serviceWorker}`;
      const headers = {
        // A worker's requests follow the policy sent with its own file.
        ...pageSecurityHeaders(styles, script),
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      };
      return { status: 200, headers, body: Buffer.from(body), tags: ['settings'] };
    }),
  );
}
