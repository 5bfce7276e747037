// Brings the toast library with the first toast, and hands it what has gathered until then.
import { use, useSyncExternalStore } from 'react';
import { ToastQueueContext } from '../../store/toasts.ts';
import { useWantedPart } from './use-wanted-part.ts';

const fetchToasts = () => import('./toast-container.tsx');

const noNotices = () => 0;

export function ToastHost() {
  const queue = use(ToastQueueContext);
  const shown = useSyncExternalStore(queue.subscribe, queue.count, noNotices);
  const toasts = useWantedPart(fetchToasts, shown);
  return toasts && <toasts.ShopToasts queue={queue} count={shown} />;
}
