// Loads what the next page may need, once this page is idle.
import type { AppStore } from '../store/create-store.ts';
import { syncTabs } from './sync-tabs.ts';
import { prefetchProducts } from './prefetch.ts';
import { loadToasts } from './layout/toasts/toast-host.tsx';
import { retryPictures } from './picture-retries.ts';
import { makeRowsOneStop } from './layout/one-stop.ts';
import { ignoreStrayPresses } from '../../design/stray-presses.ts';
import { screenOf } from './routing/screens.ts';

export function prepareForMore(store: AppStore): void {
  const header = document.querySelector('header');
  // A failed import is repeated when it is needed.
  void Promise.allSettled([
    // Most shoppers go from the list to a product and back.
    screenOf('product').load(),
    screenOf('store').load(),
    // They then also work offline.
    loadToasts(),
    import('./layout/header/header-scroll.ts').then((file) => header && file.hideHeaderOnScroll(header)),
  ]);
  prefetchProducts(store);
  syncTabs(store);
  makeRowsOneStop();
  ignoreStrayPresses();
  retryPictures();
  // Shows the offline page (app/offline/). Browsers support service workers on https only.
  if (import.meta.env.PROD && navigator.onLine) navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
}
