// Turns a page of the contract into a route with its guard, loader and lazy screen.
import { data, redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { pages, readAddress, type Page } from '@taana-baana/contract/pages.ts';
import type { Failure } from '../../store/app-thunk.ts';
import type { AppStore } from '../../store/create-store.ts';
import { storeContext } from '../../store/router-bridge.ts';
import type { Dispatched, Load, PageData } from './loaders.ts';
import { screenOf, type Screen } from './screens.ts';

export interface PageHandle {
  screen: Screen;
  page: Page;
}

const isServer = typeof document === 'undefined';
/** Deferred requests start this long after the page opens. */
const deferredDelayMs = 100;

/** Each route needs its own `lazy` object: the router clears it after the first load. */
export function pageRoute(page: Page, screenName: string, load?: Load): RouteObject {
  const screen = screenOf(screenName);
  return {
    path: page.path,
    handle: { screen, page } satisfies PageHandle,
    loader: (args) => loadPage(page, args, load),
    lazy: { Component: screen.load },
  };
}

async function loadPage(page: Page, { request, params, context }: LoaderFunctionArgs, load?: Load) {
  const store = context.get(storeContext);
  // A press may come while the page is hydrated: the session is read after that.
  if (!isServer && page.access === 'customer')
    // eslint-disable-next-line no-await-in-loop -- one change after the other
    while (store.getState().auth.session === 'unknown') await nextChange(store);
  const { session } = store.getState().auth;
  // The token is in the browser: the server sends only the shell of a personal page.
  if (page.access === 'customer') {
    if (session === 'signed-out') throw moveTo(pages.login.path, request);
    if (session === 'unknown') return null;
  }
  if (page.access === 'visitor' && session === 'signed-in') throw moveTo(pages.home.path, request);
  if (!load) return null;
  return awaitData(load({ store, params, search: readAddress(new URL(request.url).search).search }));
}

const nextChange = (store: AppStore): Promise<void> =>
  new Promise((resolve) => {
    const end = store.subscribe(() => resolve(end()));
  });

/** Leaves no history entry for the guarded page. Going back has one already: replace it. */
function moveTo(path: string, request: Request): Response {
  const hasEntry = window.location.pathname === new URL(request.url).pathname;
  return hasEntry ? replace(path) : redirect(path);
}

async function awaitData({ critical = [], streamed = [], deferred = () => [] }: PageData) {
  if (!isServer) setTimeout(deferred, deferredDelayMs);
  const others = isServer ? await Promise.all([...streamed, ...deferred()]) : [];
  const needed = await Promise.all(critical);
  const missing = failuresOf(needed).find(({ status }) => status === 404);
  if (missing) throw data(missing.message, { status: 404 });
  // The screen shows the error and a retry; the status keeps robots from indexing it.
  return isServer && failuresOf([...needed, ...others]).length > 0 ? data(null, { status: 503 }) : null;
}

/** A request that its condition has cancelled has no payload. */
const failuresOf = (settled: Awaited<Dispatched>[]) =>
  settled.flatMap(({ payload, meta }) => (meta.requestStatus === 'rejected' && payload ? [payload as Failure] : []));
