// The state the server sends inside the page: written and read here.
import { isRouteErrorResponse, type HydrationState, type StaticHandlerContext } from 'react-router';
import type { RootState } from '../store/app-thunk.ts';
import { messageOf } from './routing/error-message.ts';

export interface PageState extends HydrationState {
  store: RootState;
  publicUrl: string;
}

export const pageStateId = 'page-state';

export function toPageState(store: RootState, context: StaticHandlerContext, publicUrl: string): PageState {
  const { loaderData, errors } = context;
  const plain = Object.entries(errors ?? {}).map(([id, error]) => [id, toErrorResponse(error)] as const);
  return { store, loaderData, errors: errors && Object.fromEntries(plain), publicUrl };
}

/** Survives JSON, unlike an Error: the router recognises it by its fields. */
const toErrorResponse = (error: unknown) =>
  isRouteErrorResponse(error) ? error : { status: 500, statusText: '', internal: false, data: messageOf(error) };

export const readPageState = (document: Document): PageState =>
  JSON.parse(document.getElementById(pageStateId)?.textContent ?? 'null') as PageState;
