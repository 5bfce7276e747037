// Effects on shoppers while the cluster loses parts: the longest time without a write, and failed
// cached pages.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export interface Watch {
  /**
   * Milliseconds, since the last `reset`: the longest time between two acknowledged writes, or
   * since the last one.
   */
  longestGap(): number;
  /** Resolves when a new write is acknowledged. Rejects after two minutes. */
  untilWritten(): Promise<void>;
  reads(): number;
  /** Pages that were not answered, or not by 200. */
  readonly failedReads: { readonly url: string; readonly fault: string }[];
  reset(): void;
  stop(): Promise<void>;
}

const readPause = 100;
const writePause = 200;
/** Milliseconds after which a shopper gives up. */
const patience = 10_000;
const maxOutageMs = 120_000;
export const cachedPaths = ['/', '/product', '/api/product?limit=24'];

/** Requests the cached pages, so that a process has them: a new process has none. */
export async function fillCache(url: string): Promise<void> {
  for (const path of cachedPaths) {
    const response = await fetch(url + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url}${path} answered ${response.status}.`);
  }
}

/**
 * Writes go to `url` and are those of a customer who is signed in by `token`. Readers ask there for
 * each cached page, and one at each of `balancers` for the home page.
 */
export function watch(url: string, balancers: readonly string[], token: string, productId: string): Watch {
  const seen = {
    isOver: false,
    lastWrite: performance.now(),
    /** When the last acknowledged write began. */
    lastBegin: 0,
    longest: 0,
    reads: 0,
  };
  const failedReads: { url: string; fault: string }[] = [];

  async function write(): Promise<void> {
    while (!seen.isOver) {
      const began = performance.now();
      if (await isAcknowledged()) {
        seen.longest = Math.max(seen.longest, performance.now() - seen.lastWrite);
        seen.lastWrite = performance.now();
        seen.lastBegin = began;
      }
      await pause(Math.max(0, writePause - (performance.now() - began)));
    }
  }

  async function isAcknowledged(): Promise<boolean> {
    try {
      const response = await fetch(`${url}/api/product/wishlist`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ prodId: productId }),
        signal: AbortSignal.timeout(patience),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function read(page: string): Promise<void> {
    while (!seen.isOver) {
      seen.reads += 1;
      const fault = await faultOf(page);
      if (fault !== undefined) failedReads.push({ url: page, fault: `${new Date().toISOString()} ${fault}` });
      await pause(readPause);
    }
  }

  async function faultOf(page: string): Promise<string | undefined> {
    try {
      const response = await fetch(page, {
        headers: { 'x-reader': randomUUID() },
        signal: AbortSignal.timeout(patience),
      });
      await response.arrayBuffer();
      return response.status === 200 ? undefined : String(response.status);
    } catch (error) {
      const { message, cause } = error as Error;
      return `${message} ${cause instanceof Error ? cause.message : ''}`;
    }
  }

  const pages = [...cachedPaths.map((path) => url + path), ...balancers.map((balancer) => `${balancer}/`)];
  const work = [write(), ...pages.map(read)];
  return {
    longestGap: () => Math.max(seen.longest, performance.now() - seen.lastWrite),
    async untilWritten() {
      const since = performance.now();
      while (seen.lastBegin < since) {
        if (performance.now() - since > maxOutageMs) throw new Error('Nothing was written for two minutes.');
        await pause(writePause);
      }
    },
    reads: () => seen.reads,
    failedReads,
    reset() {
      seen.longest = 0;
      seen.reads = 0;
      failedReads.length = 0;
    },
    async stop() {
      seen.isOver = true;
      await Promise.all(work);
    },
  };
}
