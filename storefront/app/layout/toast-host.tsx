// Brings the toast library with the first toast, and hands it what has gathered until then.
import { use, useSyncExternalStore } from 'react';
import { ToastQueueContext } from '../../store/toasts.ts';
import { useWantedPart } from './use-wanted-part.ts';

let coming: Promise<typeof import('./toast-container.tsx')> | undefined;

/** One fetch for all who ask meanwhile: a second import would not wait for the styles of the first. */
export function fetchToasts(): NonNullable<typeof coming> {
  coming ??= import('./toast-container.tsx').catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

const noNotices = () => 0;

export function ToastHost() {
  const queue = use(ToastQueueContext);
  const shown = useSyncExternalStore(queue.subscribe, queue.count, noNotices);
  const toasts = useWantedPart(fetchToasts, shown);
  return toasts && <toasts.ShopToasts queue={queue} count={shown} />;
}
