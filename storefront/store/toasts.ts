// The queue of toasts. The layout's toast container shows them and loads its library on demand.
import { createContext } from 'react';
import type { Notice } from './browser-storage.ts';

export interface Toasts {
  show: (notice: Notice) => void;
  success: (message: string) => void;
  info: (message: string) => void;
  error: (message: string) => void;
}

type Listener = () => void;

export interface ToastQueue extends Toasts {
  subscribe: (listener: Listener) => () => void;
  /** The number of notices so far: grows with each one. */
  count: () => number;
  /** Empties the queue. */
  take: () => readonly Notice[];
}

const none: readonly Notice[] = [];

export function createToastQueue(): ToastQueue {
  let notices = none;
  let count = 0;
  const listeners = new Set<Listener>();
  const show = (notice: Notice) => {
    notices = [...notices, notice];
    count += 1;
    for (const listener of listeners) listener();
  };
  return {
    show,
    success: (message) => show({ kind: 'success', message }),
    info: (message) => show({ kind: 'info', message }),
    error: (message) => show({ kind: 'error', message }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    count: () => count,
    take: () => {
      const taken = notices;
      notices = none;
      return taken;
    },
  };
}

/** The queue that the toast container reads. */
export const ToastQueueContext = createContext<ToastQueue>(createToastQueue());
