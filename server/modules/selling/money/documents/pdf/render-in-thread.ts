// Renders documents in a worker thread: one per process, started by the first document and ended
// when idle.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DocumentContent } from '../document-content.ts';

/** Milliseconds. Starting takes about 0.5 s, and the fonts take 30 MB. */
const idleTime = 10_000;

let thread: Worker | undefined;
let idleTimer: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * One at a time. Rejects if the content cannot be rendered; the next document then gets a new
 * thread.
 */
export function renderInThread(content: DocumentContent): Promise<Buffer> {
  const rendered = last.then(() => render(content));
  last = rendered.catch(() => {});
  return rendered;
}

async function render(content: DocumentContent): Promise<Buffer> {
  clearTimeout(idleTimer);
  const worker = (thread ??= new Worker(new URL('./render-thread.ts', import.meta.url)));
  worker.ref();
  try {
    const answer = once(worker, 'message') as Promise<[Uint8Array]>;
    worker.postMessage(content);
    const [file] = await answer;
    return Buffer.from(file);
  } catch (error) {
    thread = undefined;
    throw error;
  } finally {
    // Neither keeps an idle process alive.
    worker.unref();
    idleTimer = setTimeout(endThread, idleTime).unref();
  }
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}
