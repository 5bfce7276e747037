// Loads the toast library with the first toast and passes it the queue.
import { lazy, Suspense, use, useSyncExternalStore } from 'react';
import { importWithRetry } from '../../../components/import-retry.ts';
import type * as ToastContainer from './toast-container.tsx';
import { ToastQueueContext } from '../../../store/toasts.ts';

let loading: Promise<typeof ToastContainer> | undefined;

/** One import for all callers: a second one would not wait for the styles of the first. */
export const loadToasts = () => (loading ??= importWithRetry(() => import('./toast-container.tsx')));

const ShopToasts = lazy(async () => ({ default: (await loadToasts()).ShopToasts }));

const noToasts = () => 0;

export function ToastHost() {
  const queue = use(ToastQueueContext);
  const shown = useSyncExternalStore(queue.subscribe, queue.count, noToasts);
  return <Suspense>{shown > 0 && <ShopToasts queue={queue} count={shown} />}</Suspense>;
}
