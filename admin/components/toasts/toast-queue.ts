// Toasts at the bottom: what happened, for some seconds, with Undo if possible.
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export interface Toast {
  readonly text: string;
  readonly onUndo?: () => unknown;
}

/** In ms. Longer for a toast with a decision. */
const shown = { note: 5000, withUndo: 10_000 };

export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 3 });

/** Returns a key, with which `toastQueue.close` removes it. */
export function showToast(text: string, { onUndo }: Omit<Toast, 'text'> = {}): string {
  return toastQueue.add({ text, ...(onUndo ? { onUndo } : {}) }, { timeout: onUndo ? shown.withUndo : shown.note });
}

/** Shows why a call failed. A closed proof dialog needs no message. */
export function showFailure(error: unknown): void {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (code !== 'step-up-required' && message) showToast(message);
}

/** Says what a change did, or why it failed. */
export async function tell<Data>(
  change: { unwrap: () => Promise<Data> },
  done?: string | ((data: Data) => string),
  toast?: Omit<Toast, 'text'>,
): Promise<void> {
  try {
    const data = await change.unwrap();
    if (done !== undefined) showToast(typeof done === 'string' ? done : done(data), toast);
  } catch (error) {
    showFailure(error);
  }
}
