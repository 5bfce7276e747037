// The bridge to the storefront: every address outside /api is a page, rendered with data from the API in process. The only file that knows React exists.
import type { FastifyInstance } from 'fastify';
import { calls, unsubscribeHref } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { fetchInProcess } from './api-in-process.ts';
import { registerFeeds } from './feeds.ts';
import { type OpenAnswer, openCaching } from './finished-answers.ts';
import { pageAddress } from './open-address.ts';
import { openBuiltStorefront, type PageRenderer } from './page-renderer.ts';
import { pageSecurityHeaders } from './page-security.ts';
import { isSecretPage } from './secret-pages.ts';
import { registerServiceWorker } from './service-worker.ts';
import type { Shown } from './shown-data.ts';

export interface PagesOptions {
  /** Development renders with sources as they are now, and keeps no page. */
  readonly openRenderer?: () => Promise<Pick<PageRenderer, 'renderPage' | 'assets'>>;
  readonly keepsPages?: boolean;
  /** Development's scripts are not covered by the page's policy. */
  readonly securityHeaders?: Record<string, string>;
}

export async function registerPages(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'shop' | 'log'>,
  { openRenderer, keepsPages = true, securityHeaders }: PagesOptions = {},
): Promise<void> {
  const built = openRenderer ? undefined : await openBuiltStorefront();
  const renderer = openRenderer ?? (async () => built ?? openBuiltStorefront());
  const { publicUrl } = deps.config;
  const script = built?.earlyScript() ?? '';

  async function render(address: string): Promise<OpenAnswer> {
    const { renderPage, assets } = await renderer();
    const isSecret = isSecretPage(address);
    let isKeepable = keepsPages && !isSecret;
    const shows = new Set<Shown>();
    const apiFetch = fetchInProcess(app, (answer) => {
      // A refusal, a failure, or data that has changed in the meantime: the next request asks again.
      if (!answer?.shows) isKeepable = false;
      else for (const shown of answer.shows) shows.add(shown);
    });
    // Put together as text: '//elsewhere' is a path of this shop, not another host.
    const page = await renderPage(new Request(publicUrl + address), { apiFetch, assets, publicUrl });
    if (page.error !== undefined) deps.log.error({ err: page.error }, 'a page failed to render');
    isKeepable &&= page.status === 200;
    return {
      status: page.status,
      headers: {
        ...(securityHeaders ?? pageSecurityHeaders(page.style, script)),
        ...(isSecret ? { 'referrer-policy': 'no-referrer' } : {}),
        ...(page.location === undefined ? {} : { location: page.location }),
        'content-type': 'text/html; charset=utf-8',
        ...(isKeepable ? openCaching : { 'cache-control': 'no-store' }),
        vary: 'accept-encoding',
      },
      body: Buffer.from(page.html),
      shows: isKeepable ? shows : undefined,
    };
  }

  registerFeeds(app, deps);
  if (built) registerServiceWorker(app, built);
  // Mail programs post to this address; whoever opens it is shown the page with the button, for opening changes nothing.
  app.get<{ Params: { token: string } }>(`/api/${calls.unsubscribeNewsletter.path}`, (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(unsubscribeHref(request.params.token), 303),
  );
  app.get('*', (request, reply) => {
    const address = pageAddress(request.url);
    return app.finishedAnswers.send(request, reply, address, () => render(address));
  });
}
