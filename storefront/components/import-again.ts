// A second try for a file that `import()` did not bring. Many browsers (Chromium before 156) remember the failure until the page is left: the same address then fails again without a request.
import { touchedMark } from './late-mark.ts';

/** How often each address has failed. Calls that overlap ask for the same one, and so get the same module. */
const failures = new Map<string, number>();

/**
 * Calls `load`, a dynamic import. From the second failure on it asks under another address as well. What the file imports
 * keeps its own address, so that React is there only once. If one of those files failed, only a fresh page helps:
 * `reloadOnce`, or the next navigation (app/page-route.tsx).
 */
export async function importAgain<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load();
  } catch (error) {
    // Chromium and Firefox end the message with the address. Safari does not: there the next `load` has to do.
    const [, address] = /module: (\S+)$/.exec(String(error)) ?? [];
    if (!address) throw error;
    const failed = failures.get(address) ?? 0;
    try {
      if (failed === 0) throw error;
      return (await import(/* @vite-ignore */ `${address}?retry=${failed}`)) as File;
    } catch (failure) {
      failures.set(address, failed + 1);
      throw failure;
    }
  }
}

/**
 * Reloads the page if the server still answers for it. Not if it was itself a reload, so there is no loop. Not once it was
 * touched: a form may be half filled, or a payment under way. Never fails.
 */
export async function reloadOnce(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type === 'reload') return;
  const page = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined);
  if (page?.ok && !document.documentElement.hasAttribute(touchedMark)) window.location.reload();
}
