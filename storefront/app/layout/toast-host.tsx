// Brings the toast library with the first toast, and hands it what has gathered until then.
import { use, useSyncExternalStore } from 'react';
import { importAgain } from '../../components/import-again.ts';
import { ToastQueueContext } from '../../store/toasts.ts';
import { useWantedPart } from './use-wanted-part.ts';

const fetchFile = () => importAgain(() => import('./toast-container.tsx'));
let coming: ReturnType<typeof fetchFile> | undefined;

/** One fetch for all who ask meanwhile: a second import would not wait for the styles of the first. */
export function fetchToasts(): ReturnType<typeof fetchFile> {
  coming ??= fetchFile().catch((error: unknown) => {
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
