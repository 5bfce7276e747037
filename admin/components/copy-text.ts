// Copies a text to the clipboard; resolves to whether that worked.
import { showToast } from './toasts/toast-queue.ts';

interface Outcomes {
  readonly copied: string;
  /** The browser does not allow it, or the page has no https. */
  readonly notCopied: string;
}

export async function copyText(text: string, { copied, notCopied }: Outcomes): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copied);
  } catch {
    showToast(notCopied);
  }
}
