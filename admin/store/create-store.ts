// The store: the server's data. State of a single screen stays in that screen.
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { adminApi } from './admin-api.ts';

export function createStore() {
  const store = configureStore({
    reducer: { [adminApi.reducerPath]: adminApi.reducer },
    middleware: (standard) => standard().concat(adminApi.middleware),
  });
  // A query with `refetchOnFocus` is sent again when the window gets the focus.
  setupListeners(store.dispatch);
  return store;
}

export type AdminStore = ReturnType<typeof createStore>;
