// Turns a page of the contract into a route: its guard, its loader, its screen loaded when first needed.
import { data, redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { pages, type Page } from '@taana-baana/contract/pages.ts';
import { awaitedParts } from '../components/late.tsx';
import type { Failure } from '../store/shop-thunk.ts';
import { storeContext } from '../store/router-bridge.ts';
import type { Load, Needs, PageRequest } from './loaders.ts';
import type { Screen } from './screens.ts';

export interface PageHandle {
  screen: Screen;
  page: Page;
}

const isServer = typeof document === 'undefined';
/** Milliseconds in which a page opens that has what it needs. */
const opening = 100;

/** A lazy object of its own for each route: the router clears it after the first load, so two routes that shared one would break. */
export function page(described: Page, screen: Screen, load?: Load): RouteObject {
  return {
    path: described.path,
    handle: { screen, page: described } satisfies PageHandle,
    loader: async (args) => {
      const [outcome] = await Promise.all([loadPage(described, args, load), isServer || untilWhole(args.request)]);
      return outcome;
    },
    lazy: { Component: screen.whole },
  };
}

/** Where a part of this page does not come, React could not show the next one: the browser opens it then, as it would without scripts. */
async function untilWhole({ url }: Request): Promise<void> {
  try {
    await awaitedParts();
  } catch {
    const { pathname, search } = new URL(url);
    if (pathname + search === window.location.pathname + window.location.search) return;
    window.location.assign(url);
    await new Promise(() => {});
  }
}

async function loadPage(described: Page, { request, params, context }: LoaderFunctionArgs, load?: Load) {
  const store = context.get(storeContext);
  const { session } = store.getState().auth;
  // The token lives in the browser: the server sends the shell of a personal page, and never what is in it.
  if (described.access === 'customer') {
    if (session === 'signed-out') throw moveTo(pages.login.path, request);
    if (session === 'unknown') return null;
  }
  if (described.access === 'visitor' && session === 'signed-in') throw moveTo(pages.home.path, request);
  if (!load) return null;
  const asked: PageRequest = { store, params, search: new URL(request.url).searchParams };
  return settle(load(asked));
}

/** The guarded page leaves no entry in the history: going back to it has one already, which is replaced; a click has made none yet. */
function moveTo(path: string, request: Request): Response {
  const isEntered = window.location.pathname === new URL(request.url).pathname;
  return isEntered ? replace(path) : redirect(path);
}

async function settle({ now = [], soon = [], later = () => [] }: Needs) {
  if (!isServer) setTimeout(later, opening);
  const others = isServer ? await Promise.all([...soon, ...later()]) : [];
  const needed = await Promise.all(now);
  for (const { payload, meta } of needed) {
    const failure = payload as Failure | undefined;
    if (meta.requestStatus === 'rejected' && failure?.status === 404) throw data(failure.message, { status: 404 });
  }
  // The screen shows what failed and offers to try again; the status tells robots not to keep it.
  const hasFailed = [...needed, ...others].some(
    ({ payload, meta }) => meta.requestStatus === 'rejected' && payload !== undefined,
  );
  return isServer && hasFailed ? data(null, { status: 503 }) : null;
}
