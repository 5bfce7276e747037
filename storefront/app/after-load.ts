// Loads what the next page may need, once this page is idle.
import type { AppStore } from '../store/create-store.ts';
import { prefetchProducts } from './prefetch.ts';
import { loadToasts } from './layout/toasts/toast-host.tsx';
import { retryPictures } from './picture-retries.ts';
import { screenOf } from './screens.ts';

export function prepareForMore(store: AppStore): void {
  // Most shoppers go from the list to a product and back. Toasts then also work offline.
  // A failed import is repeated when it is needed.
  void Promise.allSettled([screenOf('product').load(), screenOf('store').load(), loadToasts()]);
  prefetchProducts(store);
  retryPictures();
  const header = document.querySelector('header');
  if (header)
    void import('./layout/header/header-scroll.ts').then(
      (file) => file.hideHeaderOnScroll(header),
      () => {},
    );
  // Shows the offline page (app/offline/). Browsers support service workers on https only.
  if (import.meta.env.PROD && navigator.onLine) navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
}
