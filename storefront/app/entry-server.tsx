// The server's entry: one request in, one HTML page out. Gets its data through `transport`.
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import { PublicUrlContext } from '../components/page/page-meta.tsx';
import { createAppStore } from '../store/create-store.ts';
import { storeContext } from '../store/router-bridge.ts';
import type { Transport } from '../store/transport.ts';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import { brandStyle } from './brand-style.ts';
import { toDocument, type PageAssets } from './document.ts';
import { toPageState } from './hydration.ts';
import type { PageHandle } from './routing/page-route.tsx';
import { Notices } from './layout/header/notices.tsx';
import { createRoutes } from './routing/routes.tsx';
import { ShopProvider } from './shop-provider.tsx';

export { renderOfflinePage } from './offline/offline-page.tsx';
export { default as serviceWorker } from './offline/service-worker.js?raw';
export type { PageAssets } from './document.ts';

export interface RenderOptions {
  transport: Transport;
  assets: PageAssets;
  /** Origin of canonical and shared URLs, without a trailing slash. */
  publicUrl: string;
  shop: ShopFacts;
  /** Lines above the header. */
  notices?: readonly string[];
}

export interface RenderedPage {
  status: number;
  /** Set for a redirect; `html` is then empty. */
  location?: string;
  html: string;
  /** The inline style sheets in it, for the page's policy. */
  styles: readonly string[];
  /** An error during rendering, for the log. The page shows its message only. */
  error?: unknown;
}

const handler = createStaticHandler(createRoutes());

export async function renderPage(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const { transport, assets, publicUrl, shop, notices = [] } = options;
  const store = createAppStore({ transport, preloadedState: { shop } });
  const requestContext = new RouterContextProvider(new Map([[storeContext, store]]));
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) {
    return { status: context.status, location: context.headers.get('location') ?? '/', html: '', styles: [] };
  }
  const render = () =>
    renderToString(
      <Provider store={store}>
        <PublicUrlContext value={publicUrl}>
          <ShopProvider>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </ShopProvider>
        </PublicUrlContext>
      </Provider>,
    );
  let markup: string;
  let failure: unknown;
  try {
    markup = render();
  } catch (error) {
    failure = error;
    // The failed route shows the error screen, as in the browser.
    const boundary = context.matches.findLast(({ route }) => Boolean(route.errorElement));
    context.errors = { [boundary?.route.id ?? '0']: error };
    context.statusCode = 500;
    markup = render();
  }
  const screen = (context.matches.at(-1)?.route.handle as PageHandle | undefined)?.screen.file;
  const styles = [assets.style, brandStyle(shop.look)].filter(Boolean);
  const html = toDocument(markup, toPageState(store.getState(), context, publicUrl), assets, {
    styles,
    screen,
    notices: renderToStaticMarkup(<Notices lines={notices} />),
  });
  return { status: context.statusCode, html, styles, error: failure };
}
