// The store: the specification's five slices, the owner's facts, and the services that thunks use.
import { configureStore } from '@reduxjs/toolkit';
import { infoToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { createApiClient } from './api-client.ts';
import { authReducer, authReset } from './session/auth.slice.ts';
import { blogReducer } from './content/blog.slice.ts';
import { createBrowserStorage, type BrowserStorage } from './browser-storage.ts';
import { colorReducer } from './products/color.slice.ts';
import { contactReducer } from './content/contact.slice.ts';
import { contentReducer } from './content/page-content.slice.ts';
import { noopNavigation, type Navigation } from './navigation.ts';
import { parcelReducer } from './orders/parcel.slice.ts';
import { shopReducer } from './shop/shop.slice.ts';
import { productReducer } from './products/product.slice.ts';
import type { RootState, ThunkServices } from './app-thunk.ts';
import type { Transport } from './transport.ts';
import { createToastQueue, type Toasts } from './toasts.ts';

export interface StoreOptions {
  transport: Transport;
  preloadedState: Pick<RootState, 'shop'> & Partial<RootState>;
  /** Not set on the server. */
  toasts?: Toasts;
  navigation?: Navigation;
  storage?: BrowserStorage;
}

export function createAppStore({
  transport,
  preloadedState,
  toasts = createToastQueue(),
  navigation = noopNavigation,
  storage = createBrowserStorage({}),
}: StoreOptions) {
  const client = createApiClient({
    transport,
    token: () => store.getState().auth.customer?.token,
    onSessionEnded: (token) => {
      // Several calls may be answered 401: only the first one is announced.
      if (store.getState().auth.customer?.token !== token) return;
      storage.clearSession();
      store.dispatch(authReset());
      toasts.info(infoToasts.sessionEnded);
      void navigation.go(pages.login.path, { replace: true });
    },
  });
  const services: ThunkServices = { client, toasts, navigation, storage };
  const store = configureStore({
    reducer: {
      auth: authReducer,
      product: productReducer,
      color: colorReducer,
      blog: blogReducer,
      contact: contactReducer,
      shop: shopReducer,
      content: contentReducer,
      parcel: parcelReducer,
    },
    // An omitted slice starts with its initial state.
    preloadedState: preloadedState as RootState,
    // These development checks are slow with long lists. Frozen state finds mutations too.
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        serializableCheck: false,
        immutableCheck: false,
      }),
  });
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
