// How every thunk is made: it gets its tools by name, and a refused call becomes one plain, serialisable failure.
import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { ApiError, type ApiClient } from './api-client.ts';
import type { AuthState } from './auth-state.ts';
import type { BrowserStorage } from './browser-storage.ts';
import type { BlogState, ColorState, ContactState } from './content-state.ts';
import type { Navigation } from './navigation.ts';
import type { ProductState } from './product-state.ts';
import type { Toasts } from './toasts.ts';

export interface ShopState {
  auth: AuthState;
  product: ProductState;
  color: ColorState;
  blog: BlogState;
  contact: ContactState;
}

/** What thunks may reach for besides the state. */
export interface Surroundings {
  client: ApiClient;
  toasts: Toasts;
  navigation: Navigation;
  storage: BrowserStorage;
}

/** An ApiError as the store may keep it. */
export interface Failure {
  status: number;
  code: ApiError['code'];
  message: string;
  fields: Record<string, string>;
}

interface ThunkConfig {
  state: ShopState;
  extra: Surroundings;
  rejectValue: Failure;
}

export interface Tools extends Surroundings {
  getState: () => ShopState;
  dispatch: ThunkDispatch<ShopState, Surroundings, UnknownAction>;
  /** Fires when the request was superseded or its page left. */
  signal: AbortSignal;
}

interface ThunkOptions<Arg> {
  /** False: the thunk does not run, nothing is dispatched. */
  condition?: (arg: Arg, state: ShopState) => boolean;
  /** What the shopper hears of a failure. A session that ended has already been spoken of, so it never comes here. */
  onFailure?: (failure: Failure, tools: Surroundings) => void;
}

export function shopThunk<Arg = void, Result = void>(
  type: string,
  work: (arg: Arg, tools: Tools) => Promise<Result>,
  { condition, onFailure }: ThunkOptions<Arg> = {},
) {
  return createAsyncThunk<Result, Arg, ThunkConfig>(
    type,
    async (arg, { extra, getState, dispatch, signal, rejectWithValue }) => {
      try {
        return await work(arg, { ...extra, getState, dispatch, signal });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const failure = { status: error.status, code: error.code, message: error.message, fields: error.fields };
        if (failure.code !== 'not-signed-in') onFailure?.(failure, extra);
        return rejectWithValue(failure);
      }
    },
    condition && { condition: (arg, { getState }) => condition(arg, getState()) },
  );
}
