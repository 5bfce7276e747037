// Brings the toast library with the first toast, and hands it what has gathered until then.
import { lazy, Suspense, use, useSyncExternalStore } from 'react';
import { ToastQueueContext } from '../../store/toasts.ts';

const ToastContainer = lazy(async () => ({ default: (await import('./toast-container.tsx')).ShopToasts }));

const noNotices = () => 0;

export function ToastHost() {
  const queue = use(ToastQueueContext);
  const shown = useSyncExternalStore(queue.subscribe, queue.count, noNotices);
  if (shown === 0) return null;
  return (
    <Suspense>
      <ToastContainer queue={queue} count={shown} />
    </Suspense>
  );
}
