// createAsyncThunk with this shop's services; an ApiError becomes a serialisable payload.
import { createAsyncThunk, type AsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { errorToasts, serverMessages } from '@taana-baana/contract/messages.ts';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import { ApiError, type ApiClient } from './api-client.ts';
import type { AuthState } from './session/auth-state.ts';
import type { BrowserStorage } from './browser-storage.ts';
import type { BlogState } from './content/blog.slice.ts';
import type { ContactState } from './content/contact.slice.ts';
import type { ContentState } from './content/page-content.slice.ts';
import type { Navigation } from './navigation.ts';
import type { ParcelState } from './orders/parcel.slice.ts';
import type { ColorState } from './products/color.slice.ts';
import type { ProductState } from './products/product-state.ts';
import type { Toasts } from './toasts.ts';

/** Written out because the slices import thunks, and thunks need it. */
export interface RootState {
  auth: AuthState;
  product: ProductState;
  color: ColorState;
  blog: BlogState;
  contact: ContactState;
  shop: ShopFacts;
  content: ContentState;
  parcel: ParcelState;
}

/** The thunks' extra argument. */
export interface ThunkServices {
  client: ApiClient;
  toasts: Toasts;
  navigation: Navigation;
  storage: BrowserStorage;
}

/** An ApiError as a plain object: the payload of a rejected thunk. */
export interface Failure {
  status: number;
  code: ApiError['code'];
  message: string;
  fields: Record<string, string>;
}

interface ThunkConfig {
  state: RootState;
  extra: ThunkServices;
  rejectValue: Failure;
}

export interface ThunkApi extends ThunkServices {
  getState: () => RootState;
  dispatch: ThunkDispatch<RootState, ThunkServices, UnknownAction>;
  /** Fires when a newer request replaces this one, or its page is left. */
  signal: AbortSignal;
}

interface ThunkOptions<Arg> {
  /** False: the thunk does not run, nothing is dispatched. */
  condition?: (arg: Arg, state: RootState) => boolean;
  /** The failure's message if the server's answer has none. */
  fallback?: string;
  /** Shows a failure. Not called for an ended session, which the store has already announced. */
  onFailure?: (failure: Failure, thunkApi: ThunkServices) => void;
}

/** For `onFailure`: 'Something Went Wrong!', whatever the failure is. */
export function showSomethingWentWrong(_: Failure, { toasts }: ThunkServices): void {
  toasts.error(errorToasts.somethingWentWrong);
}

/** For `onFailure`: the server's reason. */
export function showServerMessage({ message }: Failure, { toasts }: ThunkServices): void {
  toasts.error(message);
}

/** A `condition`: without a customer there is nothing to fetch. */
export const isSignedIn = (_: unknown, { auth }: RootState): boolean => auth.customer !== null;

export type AppThunk<Arg, Result> = AsyncThunk<Result, Arg, ThunkConfig>;

export function createAppThunk<Arg = void, Result = void>(
  type: string,
  payloadCreator: (arg: Arg, thunkApi: ThunkApi) => Promise<Result>,
  { condition, fallback = serverMessages.internal, onFailure }: ThunkOptions<Arg> = {},
) {
  return createAsyncThunk<Result, Arg, ThunkConfig>(
    type,
    async (arg, { extra, getState, dispatch, signal, rejectWithValue }) => {
      try {
        return await payloadCreator(arg, { ...extra, getState, dispatch, signal });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { status, code, message, fields } = error;
        const failure = { status, code, message: message || fallback, fields };
        if (failure.code !== 'not-signed-in') onFailure?.(failure, extra);
        return rejectWithValue(failure);
      }
    },
    condition && { condition: (arg, { getState }) => condition(arg, getState()) },
  );
}
