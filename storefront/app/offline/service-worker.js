// The service worker: serves the offline page when a navigation fails. It has no cache. Sent as it
// is, after the lines that define the page and its headers (server/pages/pages.ts).
/* global offlinePage, offlineHeaders */

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // Where supported, requests other than navigations bypass the worker without starting it.
  const others = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode }));
  event.waitUntil(Promise.resolve(event.addRoutes?.({ condition: { or: others }, source: 'network' })));
});

self.addEventListener('activate', (event) => {
  // Requests the page while the worker is starting.
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET' || request.destination !== 'document') return;
  const fromNetwork = async () => (await event.preloadResponse) ?? fetch(request);
  const offline = () => new Response(offlinePage, { status: 503, headers: offlineHeaders });
  event.respondWith(fromNetwork().catch(offline));
});
