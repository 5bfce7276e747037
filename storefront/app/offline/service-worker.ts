// The service worker: serves the offline page when a navigation fails. It has no cache.

/** The part of the worker scope in use. TypeScript's worker types conflict with the DOM's. */
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

/** The worker's file. Browsers install a new one when the offline page changes. */
export const serviceWorkerText = (page: string, headers: Record<string, string>): string =>
  `(${runWorker.toString()})(self,${JSON.stringify(page)},${JSON.stringify(headers)})`;

/** Sent to the browser as text: may not use anything from this module. */
function runWorker(worker: WorkerScope, page: string, headers: Record<string, string>): void {
  worker.addEventListener('install', (event) => {
    void worker.skipWaiting();
    // Where supported, requests other than navigations bypass the worker without starting it.
    const others = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode }));
    event.waitUntil(Promise.resolve(event.addRoutes?.({ condition: { or: others }, source: 'network' })));
  });
  worker.addEventListener('activate', (event) => {
    // Requests the page while the worker is starting.
    event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET' || request.destination !== 'document') return;
    const fromNetwork = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(fromNetwork().catch(() => new Response(page, { status: 503, headers })));
  });
}
