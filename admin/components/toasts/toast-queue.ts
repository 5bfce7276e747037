// Toasts at the bottom: what happened, for some seconds, with Undo if possible.
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export interface Toast {
  readonly text: string;
  readonly onUndo?: () => unknown;
  /** A question: it stays until it is answered or closed. */
  readonly action?: { readonly label: string; readonly onPress: () => unknown };
}

/** In ms. Longer for a toast with a decision. */
const shown = { note: 5000, withUndo: 10_000 };

export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 3 });

/** Returns a key, with which `toastQueue.close` removes it. */
export function showToast(text: string, more: Omit<Toast, 'text'> = {}): string {
  const timeout = more.onUndo ? shown.withUndo : shown.note;
  return toastQueue.add({ text, ...more }, more.action ? {} : { timeout });
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
