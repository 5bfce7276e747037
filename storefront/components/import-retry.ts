// Fetches a module again after a failure. Chromium before version 156 remembers a failed `import()`
// until the page is left: the same address then fails without a request.

declare global {
  interface WindowEventMap {
    /** Once, when React has hydrated the page and knows who is signed in. */
    hydrated: Event;
  }
}

/** Milliseconds. */
const firstPause = 5000;
const maxPauseMs = 60_000;

/**
 * Until the next attempt: 5 s after the first failure, twice as long after each further one, and at
 * once when online again.
 */
export function pauseOrOnline(failures: number): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, Math.min(firstPause * 2 ** (failures - 1), maxPauseMs));
  });
}

/** On `<html>` once the shopper has pressed or typed something on this page. */
export const touchedMark = 'data-touched';

/**
 * Reloads the page if the server answers for it. Not after a reload, so there is no loop. Not once
 * it was touched: a form may be half filled, or a payment in progress. Never rejects.
 */
export async function reloadOnce(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type === 'reload') return;
  const page = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined);
  if (page?.ok && !document.documentElement.hasAttribute(touchedMark)) window.location.reload();
}

/**
 * `load` is a dynamic import. Never rejects: after a failure it tries again, from the second
 * failure on under another address. A file that the module imports keeps its address, so if that
 * one failed only a fresh page helps.
 */
export async function importWithRetry<File>(load: () => Promise<File>, failures = 0): Promise<File> {
  try {
    return await load();
  } catch (error) {
    if (failures > 0) await reloadOnce();
    await pauseOrOnline(failures + 1);
    // Chromium and Firefox end the message with the address. Safari does not: there `load` is
    // called again.
    const [, address] = /module: (\S+)$/.exec(String(error)) ?? [];
    const retry =
      failures > 0 && address ? () => importFile<File>(address.replace(/\?.*|$/, `?retry=${failures}`)) : load;
    return importWithRetry(retry, failures + 1);
  }
}

const importFile = <File>(address: string): Promise<File> => import(/* @vite-ignore */ address) as Promise<File>;
