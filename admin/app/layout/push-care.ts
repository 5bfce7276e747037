// What the open admin does for messages on this device, once the first screen is there: it registers
// the service worker, registers the device again if the server has lost it, keeps the badge, and
// asks once on the dashboard.
import type { Me } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { question, turnedOn } from '@taana-baana/contract/admin/texts/shop/push.ts';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import type { AdminStore } from '../../store/create-store.ts';
import { isLost, canAsk, openWorker, readPushState, subscribeBrowser } from '../../store/shop/push/this-browser.ts';

export async function careForPush(store: AdminStore, me: Me): Promise<void> {
  followBadge(store);
  // Where workers are off, the admin works as before.
  const hasWorker = await openWorker().catch(() => undefined);
  if (!hasWorker || readPushState() !== 'possible') return;
  if (Notification.permission === 'granted') await heal(store, me.id);
  else if (location.pathname === '/') askOnce(store, me.id);
}

async function heal(store: AdminStore, memberId: string): Promise<void> {
  const { data } = await store.dispatch(adminApi.endpoints.getPush.initiate(undefined, { subscribe: false }));
  if (data && (await isLost(data, memberId))) await register(store, memberId, data.key).catch(() => {});
}

async function register(store: AdminStore, memberId: string, key: string): Promise<boolean> {
  const body = await subscribeBrowser(key, memberId);
  if (body) await store.dispatch(adminApi.endpoints.subscribePush.initiate({ body })).unwrap();
  return body !== undefined;
}

function askOnce(store: AdminStore, memberId: string): void {
  if (!canAsk()) return;
  const turnOn = async () => {
    const { key } = await store.dispatch(adminApi.endpoints.getPush.initiate(undefined, { subscribe: false })).unwrap();
    if (await register(store, memberId, key)) showToast(turnedOn);
  };
  showToast(question.text, { action: { label: question.yes, onPress: () => turnOn().catch(showFailure) } });
}

/** The dashboard's number of orders to pack: the badge goes when the last one is packed. */
function followBadge(store: AdminStore): void {
  const select = adminApi.endpoints.getDashboard.select();
  let shown: number | undefined;
  const show = () => {
    const count = select(store.getState()).data?.toPack.count;
    if (count === undefined || count === shown) return;
    shown = count;
    const change = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    change?.catch(() => {});
  };
  show();
  store.subscribe(show);
}
