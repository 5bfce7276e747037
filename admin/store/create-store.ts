// The store: the data that the server gave. What only one screen knows stays in that screen.
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { adminApi } from './admin-api.ts';

export function createStore() {
  const store = configureStore({
    reducer: { [adminApi.reducerPath]: adminApi.reducer },
    middleware: (standard) => standard().concat(adminApi.middleware),
  });
  // A query with `refetchOnFocus` is asked again when the window comes back.
  setupListeners(store.dispatch);
  return store;
}
