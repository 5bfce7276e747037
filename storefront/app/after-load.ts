// What a page brings once it is here and at rest, none of which it needs to be read or used.
import type { AppStore } from '../store/create-store.ts';
import { fetchProductsAhead } from './fetch-ahead.ts';
import { fetchToasts } from './layout/toast-host.tsx';
import { retryPictures } from './picture-retries.ts';
import * as screens from './screens.ts';

export function prepareForMore(store: AppStore): void {
  // Most shoppers go from the list to a product, and back: their code is here before the click, and the product itself as soon as it is looked at.
  // So are the toasts: what is to be told shows at once, without a connection too. What fails is fetched again when it is needed.
  void Promise.allSettled([screens.product.whole(), screens.store.whole(), fetchToasts()]);
  fetchProductsAhead(store);
  retryPictures();
  // For the day without a connection (app/offline/). Not in development, where there is no such file; without it everything works
  // but the offline page; some browsers, and pages without https, have none.
  if (import.meta.env.PROD && navigator.onLine) navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
}
