// Toasts: who shows one only says what; the library comes with the first one (spec section 9: top-right, 5000 ms, light, close on click, pause on hover).
import type { Notice } from './browser-storage.ts';

export interface Toasts {
  success: (message: string) => void;
  info: (message: string) => void;
  error: (message: string) => void;
}

type Listener = () => void;

export interface ToastQueue extends Toasts {
  show: (notice: Notice) => void;
  subscribe: (listener: Listener) => () => void;
  /** The notices that nobody has taken yet; the same array until that changes. */
  pending: () => readonly Notice[];
  take: () => readonly Notice[];
}

const none: readonly Notice[] = [];

export function createToastQueue(): ToastQueue {
  let notices = none;
  const listeners = new Set<Listener>();
  const show = (notice: Notice) => {
    notices = [...notices, notice];
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
    pending: () => notices,
    take: () => {
      const taken = notices;
      notices = none;
      return taken;
    },
  };
}
