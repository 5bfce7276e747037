// The browser's entry: hydrates the server's page with the same state and screen.
import './styles/app.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PublicUrlContext } from '../components/page/page-meta.tsx';
import { createBrowserStorage } from '../store/browser-storage.ts';
import { createAppStore } from '../store/create-store.ts';
import { createBrowserNavigation } from '../store/navigation.ts';
import { storeContext } from '../store/router-bridge.ts';
import { createHttpTransport } from '../store/transport.ts';
import { createToastQueue, ToastQueueContext } from '../store/toasts.ts';
import { readPageState } from './hydration.ts';
import type { PageHandle } from './routing/page-route.tsx';
import { createRoutes } from './routing/routes.tsx';
import { ShopProvider } from './shop-provider.tsx';

const state = readPageState(document);
const toasts = createToastQueue();
const storage = createBrowserStorage(window);
const { navigation, connect } = createBrowserNavigation(window.location);
const store = createAppStore({
  transport: createHttpTransport((...request) => window.fetch(...request)),
  preloadedState: state.store,
  toasts,
  navigation,
  storage,
});

// It leaves the address at once: no referrer and no copied link has it.
const linkedCode = /^#code=(\w+)$/.exec(window.location.hash)?.[1];
if (linkedCode) window.history.replaceState(null, '', '/');

const routes = createRoutes();
await loadMatchedScreen(routes);
const router = createBrowserRouter(routes, {
  hydrationData: state,
  getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
});
connect(router);

startTransition(() => {
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <Provider store={store} serverState={state.store}>
        <ToastQueueContext value={toasts}>
          <PublicUrlContext value={state.publicUrl}>
            <ShopProvider>
              <RouterProvider router={router} />
            </ShopProvider>
          </PublicUrlContext>
        </ToastQueueContext>
      </Provider>
    </StrictMode>,
  );
});

// After a release the old chunks are gone: load the target page from the server instead. Only
// during a navigation, so that it cannot loop or discard input, and only when online.
window.addEventListener('vite:preloadError', (event) => {
  const { location } = router.state.navigation;
  if (!location || !navigator.onLine) return;
  event.preventDefault();
  window.location.assign(router.createHref(location));
});

// A failure does not matter here.
const prepare = () =>
  void import('./after-load.ts').then(({ prepareForMore }) => prepareForMore(store)).catch(() => {});
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(prepare) : setTimeout(prepare, 2000));
if (document.readyState === 'complete') whenIdle();
else window.addEventListener('load', whenIdle);

if (linkedCode)
  void import('../store/cart/codes.thunks.ts').then(({ keepLinkedCode }) => store.dispatch(keepLinkedCode(linkedCode)));
const notice = storage.takeNotice();
if (notice) toasts.show(notice);

/** Hydration needs the screen to be loaded: otherwise React would discard the server's HTML. */
async function loadMatchedScreen(all: RouteObject[]): Promise<void> {
  const route = matchRoutes(all, window.location)?.at(-1)?.route;
  const { screen } = (route?.handle ?? {}) as Partial<PageHandle>;
  const lazy = typeof route?.lazy === 'object' ? route.lazy.Component : undefined;
  const load = screen?.loadWithRetry ?? lazy;
  if (route && load) Object.assign(route, { Component: await load(), lazy: undefined });
}
