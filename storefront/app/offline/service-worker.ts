// The service worker: it stands in only for a page that the network did not bring, with the offline page. It keeps nothing, and touches no other request.

/** The little of a worker's scope that is used; TypeScript's own types of it do not go with a page's. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

interface WorkerEvent {
  waitUntil: (done: Promise<unknown>) => void;
}
interface WorkerEvents {
  install: WorkerEvent & { addRoutes?: (rule: object) => Promise<void> };
  activate: WorkerEvent;
  fetch: {
    request: Request;
    preloadResponse: Promise<Response | undefined>;
    respondWith: (answer: Promise<Response>) => void;
  };
}

/** The worker's file. A new build with another offline page makes another file, and browsers take the new one by themselves. */
export const serviceWorkerText = (page: string, headers: Record<string, string>): string =>
  `(${runWorker.toString()})(self,${JSON.stringify(page)},${JSON.stringify(headers)})`;

/** Stands alone: it reaches the browser as text, so nothing from outside of it may be used. */
function runWorker(worker: WorkerScope, page: string, headers: Record<string, string>): void {
  worker.addEventListener('install', (event) => {
    void worker.skipWaiting();
    // Where the browser can, everything but a page goes past the worker without waking it.
    const others = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode }));
    event.waitUntil(Promise.resolve(event.addRoutes?.({ condition: { or: others }, source: 'network' })));
  });
  worker.addEventListener('activate', (event) => {
    // The page is asked for while the worker wakes up.
    event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET' || request.destination !== 'document') return;
    const fromNetwork = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(fromNetwork().catch(() => new Response(page, { status: 503, headers })));
  });
}
