// The service worker: shows messages to staff, and a page of the admin's own when there is no
// network. It keeps nothing else: orders and customers are never stored on a device.
import type { PushPayload } from '@taana-baana/contract/admin/schemas/shop/push.ts';
import { shownAs } from '@taana-baana/contract/admin/texts/shop/push.ts';

// The types of workers exclude those of pages, which the rest of the admin has.
interface Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface PushEvent extends Event {
  readonly data: { json(): PushPayload };
}
interface ClickEvent extends Event {
  readonly notification: Notification;
}
interface Client {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<Client | null>;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listen: (event: Event) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: ClickEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Client[]>;
    openWindow(url: string): Promise<Client | null>;
  };
}
const worker = globalThis as unknown as Worker;

/** Of the build: its files replace those of the one before. */
declare const build: string;
const offlinePage = '/offline.html';
const offlineFiles = [offlinePage, '/offline.js', '/offline.css'];

worker.addEventListener('install', (event) => {
  const store = async () => (await caches.open(build)).addAll(offlineFiles);
  event.waitUntil(Promise.all([store(), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    const others = (await caches.keys()).filter((name) => name !== build);
    await Promise.all(others.map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([dropOthers(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  if (!isPage && !offlineFiles.includes(new URL(request.url).pathname)) return;
  const load = async () => (await event.preloadResponse) ?? fetch(request);
  event.respondWith(load().catch(async () => (await caches.match(isPage ? offlinePage : request)) ?? Response.error()));
});

worker.addEventListener('push', (event) => {
  const payload = event.data.json();
  const { title, body } = shownAs(payload);
  const { kind, path, toPack } = payload;
  // Of new orders the newest says all; renotify: it rings again.
  const tag = kind === 'new-order' ? kind : `${kind} ${path}`;
  const options = { body, tag, renotify: true, icon: '/icon-192.png', data: path };
  event.waitUntil(Promise.all([worker.registration.showNotification(title, options), showBadge(toPack)]));
});

/** On the icon of the installed admin, where the device has badges. */
async function showBadge(toPack: number): Promise<void> {
  if (toPack > 0) await navigator.setAppBadge?.(toPack);
  else await navigator.clearAppBadge?.();
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

/** In the window that is open: what is typed there is kept. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  const opened = there ?? (await windows[0]?.navigate(path).catch(() => null));
  await (opened ? opened.focus() : worker.clients.openWindow(path));
}
