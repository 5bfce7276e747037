// The state the server sends inside the page: written and read here.
import { isRouteErrorResponse, type HydrationState, type StaticHandlerContext } from 'react-router';
import type { RootState } from '../store/app-thunk.ts';

interface PlainError {
  message: string;
  /** The status that a loader threw, such as 404. */
  status?: number;
}

export interface PageState {
  store: RootState;
  loaderData: Record<string, unknown>;
  errors: Record<string, PlainError> | null;
  publicUrl: string;
}

export const pageStateId = 'page-state';

export function toPageState(store: RootState, context: StaticHandlerContext, publicUrl: string): PageState {
  const errors = context.errors && Object.entries(context.errors).map(([id, error]) => [id, toPlain(error)] as const);
  return {
    store: withoutRequestIds(store),
    loaderData: context.loaderData,
    errors: errors ? Object.fromEntries(errors) : null,
    publicUrl,
  };
}

/** Request ids are random: with them, the same data would give another page and another ETag. */
function withoutRequestIds(store: RootState): RootState {
  const { list, detail } = store.product;
  const product = { ...store.product, list: { ...list, requestId: '' }, detail: { ...detail, requestId: '' } };
  return { ...store, product };
}

export function readPageState(document: Document): PageState {
  return JSON.parse(document.getElementById(pageStateId)?.textContent ?? 'null') as PageState;
}

/** The router revives only its own error format. Maps ours to what `useRouteError` gives. */
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
