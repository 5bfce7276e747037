// What the server hands to the browser inside the page: the store's state, and the router's outcome. Both sides are here.
import { isRouteErrorResponse, type HydrationState, type StaticHandlerContext } from 'react-router';
import type { ShopState } from '../store/shop-thunk.ts';

interface PlainError {
  message: string;
  /** Set where a loader refused (404, say). */
  status?: number;
}

export interface PageState {
  store: ShopState;
  loaderData: Record<string, unknown>;
  errors: Record<string, PlainError> | null;
  publicUrl: string;
}

export const pageStateId = 'page-state';

export function toPageState(store: ShopState, context: StaticHandlerContext, publicUrl: string): PageState {
  const errors = context.errors && Object.entries(context.errors).map(([id, error]) => [id, toPlain(error)] as const);
  return {
    store: withoutRequestIds(store),
    loaderData: context.loaderData,
    errors: errors ? Object.fromEntries(errors) : null,
    publicUrl,
  };
}

/** They are drawn by lot: the same data would never make the same page, and no browser or other process could know it again. */
function withoutRequestIds(store: ShopState): ShopState {
  const { list, detail } = store.product;
  const product = { ...store.product, list: { ...list, requestId: '' }, detail: { ...detail, requestId: '' } };
  return { ...store, product };
}

export function readPageState(document: Document): PageState {
  return JSON.parse(document.getElementById(pageStateId)?.textContent ?? 'null') as PageState;
}

/** The router revives errors of its own wire format only; ours are made into what `useRouteError` gives on the server. */
export function toHydrationState({ loaderData, errors }: PageState): HydrationState {
  if (!errors) return { loaderData };
  const revived = Object.entries(errors).map(([id, { message, status }]) => [
    id,
    status === undefined ? new Error(message) : { status, statusText: '', internal: false, data: message },
  ]);
  return { loaderData, errors: Object.fromEntries(revived) as Record<string, unknown> };
}

function toPlain(error: unknown): PlainError {
  if (isRouteErrorResponse(error)) return { message: String(error.data), status: error.status };
  return { message: error instanceof Error ? error.message : String(error) };
}
