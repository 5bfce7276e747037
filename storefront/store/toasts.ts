// Toasts: who shows one only says what; the library comes with the first one (spec section 9: top-right, 5000 ms, light, close on click, pause on hover).
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
  /** How many notices there have ever been: changes with each one. */
  count: () => number;
  /** The notices that nobody has taken yet. */
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

/** The queue that the layout's toast container empties. */
export const ToastQueueContext = createContext<ToastQueue>(createToastQueue());
