// The browser's start: takes over the page that the server sent, with the same state and the same screen.
import './styles/app.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { letPartsCome } from '../components/late.tsx';
import { PublicUrlContext } from '../components/page-meta.tsx';
import { createBrowserStorage } from '../store/browser-storage.ts';
import { createAppStore } from '../store/create-store.ts';
import { createBrowserNavigation } from '../store/navigation.ts';
import { storeContext } from '../store/router-bridge.ts';
import { createToastQueue, ToastQueueContext } from '../store/toasts.ts';
import { hydratedEvent } from './early-script.ts';
import { readPageState, toHydrationState } from './hydration.ts';
import { followLinks } from './link-presses.ts';
import type { PageHandle } from './page-route.tsx';
import { createRoutes } from './routes.tsx';

const state = readPageState(document);
const toasts = createToastQueue();
const storage = createBrowserStorage(window);
const { navigation, connect } = createBrowserNavigation(window.location);
const store = createAppStore({
  fetch: (...request) => window.fetch(...request),
  preloadedState: state.store,
  toasts,
  navigation,
  storage,
});

const routes = createRoutes();
await Promise.all([loadMatchedScreens(routes), loadWholeStyle()]);
letPartsCome();
const router = createBrowserRouter(routes, {
  hydrationData: toHydrationState(state),
  getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
});
connect(router);
// Until then a link is the browser's: nobody is here yet to show the next page.
window.addEventListener(hydratedEvent, () => followLinks(router), { once: true });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <Provider store={store} serverState={state.store}>
        <ToastQueueContext value={toasts}>
          <PublicUrlContext value={state.publicUrl}>
            <RouterProvider router={router} />
          </PublicUrlContext>
        </ToastQueueContext>
      </Provider>
    </StrictMode>,
  );
});

// After a release the old modules are gone: the browser then opens the page that the shopper is going to. Only while she goes
// somewhere, so it can neither loop nor take away what is being typed; not when offline, where there is nothing to open.
window.addEventListener('vite:preloadError', (event) => {
  const { location } = router.state.navigation;
  if (!location || !navigator.onLine) return;
  event.preventDefault();
  window.location.assign(router.createHref(location));
});

// What it fails to bring is missed by nobody.
const prepare = () =>
  void import('./after-load.ts').then(({ prepareForMore }) => prepareForMore(store)).catch(() => {});
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(prepare) : setTimeout(prepare, 2000));
if (document.readyState === 'complete') whenIdle();
else window.addEventListener('load', whenIdle);

const notice = storage.takeNotice();
if (notice) toasts.show(notice);

/** What the shopper may open or go to next needs more of it than the page has inline; it is on its way already. */
async function loadWholeStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
  });
}

/** Hydration must find the screen ready, or it would throw the server's work away. */
async function loadMatchedScreens(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object' || !route.lazy.Component) return;
      const { screen } = (route.handle ?? {}) as Partial<PageHandle>;
      const Component = await (screen?.component ?? route.lazy.Component)();
      Object.assign(route, { Component, lazy: undefined });
    }),
  );
}
