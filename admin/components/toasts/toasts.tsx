// Where toasts appear.
import { useSyncExternalStore } from 'react';
import { toastQueue } from './toast-queue.ts';
import { ShownToasts } from './toast-region.tsx';

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const hasToasts = () => toastQueue.visibleToasts.length > 0;

export const Toasts = () => useSyncExternalStore(subscribe, hasToasts) && <ShownToasts />;
