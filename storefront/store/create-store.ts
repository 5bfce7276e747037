// One store: the five slices of the specification, with an API client and whatever surrounds it (browser or server).
import { configureStore } from '@reduxjs/toolkit';
import { infoToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { setAutoFreeze } from 'immer';
import { createApiClient } from './api-client.ts';
import { authReset } from './identity.thunks.ts';
import { authReducer } from './auth.slice.ts';
import { blogReducer } from './blog.slice.ts';
import { createBrowserStorage, type BrowserStorage } from './browser-storage.ts';
import { colorReducer } from './color.slice.ts';
import { contactReducer } from './contact.slice.ts';
import { standStill, type Navigation } from './navigation.ts';
import { productReducer } from './product.slice.ts';
import type { ShopState, Surroundings } from './shop-thunk.ts';
import { createToastQueue, type Toasts } from './toasts.ts';

// State that is changed in place fails in development and in tests, where it is frozen; to freeze every list besides costs a twentieth of a rendered page, and more on a slow phone.
if (import.meta.env.PROD) setAutoFreeze(false);

export interface StoreOptions {
  fetch: typeof fetch;
  preloadedState?: ShopState;
  /** Left out on the server and in tests that need none of it. */
  toasts?: Toasts;
  navigation?: Navigation;
  storage?: BrowserStorage;
}

export function createAppStore({
  fetch,
  preloadedState,
  toasts = createToastQueue(),
  navigation = standStill,
  storage = createBrowserStorage({}),
}: StoreOptions) {
  const client = createApiClient({
    fetch,
    token: () => store.getState().auth.customer?.token,
    onSessionEnded: (token) => {
      // Several calls may hear of it; the first one speaks.
      if (store.getState().auth.customer?.token !== token) return;
      storage.clearSession();
      store.dispatch(authReset());
      toasts.info(infoToasts.sessionEnded);
      navigation.go(pages.login.path, { replace: true });
    },
  });
  const surroundings: Surroundings = { client, toasts, navigation, storage };
  const store = configureStore({
    reducer: {
      auth: authReducer,
      product: productReducer,
      color: colorReducer,
      blog: blogReducer,
      contact: contactReducer,
    },
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: surroundings }, serializableCheck: false, immutableCheck: false }),
  });
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
