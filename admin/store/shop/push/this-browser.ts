// Messages on this device: what the browser can, its service worker, and its subscription.
import type { Push, PushSubscriptionForm } from '@taana-baana/contract/admin/schemas/shop/push.ts';

/** `iphone`: only from the home screen. */
export type PushState = 'possible' | 'iphone' | 'denied' | 'impossible';

export function readPushState(): PushState {
  // Safari on iPhones and iPads alone has `standalone`.
  if ('standalone' in navigator && navigator.standalone !== true) return 'iphone';
  if (!('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)) return 'impossible';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => unknown };
}

let registration: Promise<ServiceWorkerRegistration> | undefined;

/** The one script that the admin's policy lets a page register. Rejects where workers are off. */
export const openWorker = (): Promise<ServiceWorkerRegistration> => (registration ??= register());

async function register(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' });
  await navigator.serviceWorker.register((policy?.createScriptURL('') ?? '/sw.js') as string, {
    updateViaCache: 'none',
  });
  return navigator.serviceWorker.ready;
}

const owner = 'push member';
const asked = 'push asked';

/** True once, the first time. Who stores nothing would be asked on each visit. */
export const canAsk = (): boolean =>
  attempt(() => {
    const isFirst = localStorage.getItem(asked) === null;
    if (isFirst) localStorage.setItem(asked, 'yes');
    return isFirst;
  }) ?? false;

/** Asks for the permission, if it was not given. Undefined: the person said no. */
export async function subscribeBrowser(key: string, memberId: string): Promise<PushSubscriptionForm | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await openWorker();
  const earlier = await pushManager.getSubscription();
  // One made with another key would be refused.
  if (earlier && keyOf(earlier) !== key) await earlier.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  attempt(() => localStorage.setItem(owner, memberId));
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Its endpoint; null: this browser gets no messages. */
export async function findEndpoint(): Promise<string | null> {
  if (readPushState() !== 'possible') return null;
  const { pushManager } = await openWorker();
  return (await pushManager.getSubscription())?.endpoint ?? null;
}

export async function unsubscribeBrowser(): Promise<void> {
  const { pushManager } = await openWorker();
  await (await pushManager.getSubscription())?.unsubscribe();
  attempt(() => localStorage.removeItem(owner));
}

/**
 * Whether the member turned messages on here, and the server does not know it for this session and
 * key: after a sign-in, or when the server lost the row or its key. A device of another member stays theirs.
 */
export async function isLost({ key, devices }: Push, memberId: string): Promise<boolean> {
  if (attempt(() => localStorage.getItem(owner)) !== memberId || Notification.permission !== 'granted') return false;
  const subscription = await (await openWorker()).pushManager.getSubscription();
  const known = devices.find(({ endpoint }) => endpoint === subscription?.endpoint);
  return !subscription || keyOf(subscription) !== key || !known?.isOfSession;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Some browsers store nothing. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
