// Messages on a device: turned on, a shopper buys, the phone shows it, a tap opens the order. A
// browser of tests reaches no push service, so what subscribes is replaced: its keys are real, and
// the service at its endpoint is the tests' own, which decrypts.
import type { BrowserContext, Page } from '@playwright/test';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { PushAddress } from '../../../server/integrations/push-service/push-service.ts';
import {
  type PushDouble,
  startPushDouble,
} from '../../../server/integrations/push-service/testing/start-push-double.ts';
import { type AdminShop, type Member, adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { buyOrder } from '../../fixtures/orders.ts';

let push: PushDouble;
test.beforeAll(async () => {
  push = await startPushDouble();
});
test.afterAll(() => push.stop());

/**
 * The browser's push service is the double. `permission`: what the browser says until it is asked;
 * one without a window says `denied`, although messages are allowed.
 */
async function givePushService(
  context: BrowserContext,
  admin: AdminShop,
  permission: NotificationPermission = 'granted',
): Promise<PushAddress> {
  await context.grantPermissions(['notifications'], { origin: admin.url });
  const address = await push.subscribe();
  await context.addInitScript((atFirst) => {
    let said = atFirst;
    Object.defineProperty(Notification, 'permission', { get: () => said });
    Object.assign(Notification, { requestPermission: async () => (said = 'granted') });
  }, permission);
  await context.addInitScript((given) => {
    const kept = 'subscribed in this test';
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const subscription = (key: string) => ({
      endpoint: given.endpoint,
      options: { applicationServerKey: bytesOf(key).buffer },
      toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
      unsubscribe: async () => localStorage.removeItem(kept) === undefined,
    });
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(kept, applicationServerKey);
        return subscription(applicationServerKey);
      },
      getSubscription: async () => {
        const key = localStorage.getItem(kept);
        return key === null ? null : subscription(key);
      },
    });
  }, address);
  return address;
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: string;
}

/**
 * As the browser does when messages come, and when the last one's notification is tapped. A browser
 * without a window shows none and cannot be tapped: the worker's script runs in the page, beside a
 * registration that writes them down, by tag.
 */
async function deliver(page: Page, payloads: unknown[], isTapped = false): Promise<Shown[]> {
  const script = await (await page.request.get('/sw.js')).text();
  await page.evaluate(() => {
    const shown = new Map<string, Shown>();
    const registration = {
      showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
        shown.set(options.tag, { title, ...options });
      },
    };
    const clients = {
      matchAll: async () => [],
      openWindow: async (path: string) => location.assign(path),
    };
    Object.assign(globalThis, { shown, registration, clients });
  });
  await page.evaluate(`{${script}}`);
  return page.evaluate(
    async (given) => {
      const { shown } = globalThis as unknown as { shown: Map<string, Shown> };
      const tell = async (type: string, more: object) => {
        let done: Promise<unknown> | undefined;
        const waitUntil = (work: Promise<unknown>) => void (done = work);
        dispatchEvent(Object.assign(new Event(type), more, { waitUntil }));
        await done;
      };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const payload of given.payloads) await tell('push', { data: { json: () => payload } });
      const all = [...shown.values()];
      if (given.isTapped)
        await tell('notificationclick', { notification: { data: all.at(-1)?.data, close: () => {} } });
      return all;
    },
    { payloads, isTapped },
  );
}

const devices = (page: Page) => page.getByRole('region', { name: 'Messages on my devices' });

async function turnOn(page: Page, context: BrowserContext, admin: AdminShop, member: Member): Promise<PushAddress> {
  const address = await givePushService(context, admin);
  await enter(context, admin, member);
  await page.goto('/account');
  await devices(page).getByRole('button', { name: 'Turn on here' }).click();
  await expect(page.getByText('Messages come to this device')).toBeVisible();
  return address;
}

const withDatabase = (admin: AdminShop, change: (database: DatabaseSync) => void) => {
  const database = new DatabaseSync(join(admin.shop.dataDir, 'shop.sqlite'));
  database.exec('pragma busy_timeout = 5000; pragma foreign_keys = on');
  change(database);
  database.close();
};

test('a phone is turned on, a shopper buys, the phone says so without a name, a tap opens the order', async ({
  page,
  context,
  admin,
}) => {
  const { endpoint } = await turnOn(page, context, admin, await admin.addMember('owner'));
  await expect(devices(page).getByText(/^This device, since /)).toBeVisible();
  const { number } = await buyOrder(admin.shop, 'Kavitha Subramaniam');
  await expect.poll(() => push.messages(endpoint)).toHaveLength(1);
  const [message] = await push.messages(endpoint);
  expect(message?.payload).toEqual({ kind: 'new-order', path: `/orders/${number}`, toPack: expect.any(Number) });

  const [shown] = await deliver(page, [message?.payload]);
  expect(shown).toMatchObject({ title: 'New order', tag: 'new-order' });
  expect(shown?.body).toMatch(/^\d+ orders? to pack\.$/);
  expect(`${shown?.title} ${shown?.body}`).not.toMatch(/Kavitha|Rs|TB-/);
  const all = await deliver(page, [message?.payload, { ...message?.payload, toPack: 1 }], true);
  expect(all, 'the newest takes the place').toMatchObject([{ title: 'New order', body: '1 order to pack.' }]);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
});

test('what is chosen for devices is not what is chosen for mails', async ({ page, context, admin }) => {
  const { endpoint } = await turnOn(page, context, admin, await admin.addMember('owner'));
  const told = page.getByRole('region', { name: 'Mails and messages to me' });
  await expect(told.getByRole('switch', { name: 'New order: on my devices' })).toBeChecked();
  await told.getByRole('switch', { name: 'New order: on my devices' }).click();
  await expect(page.getByText('“New order: on my devices” is off')).toBeVisible();
  await page.reload();
  await expect(told.getByRole('switch', { name: 'New order: by mail' })).toBeChecked();
  await expect(told.getByRole('switch', { name: 'New order: on my devices' })).not.toBeChecked();
  await devices(page).getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The test is on its way')).toBeVisible();
  expect((await push.messages(endpoint)).map(({ payload }) => payload.kind)).toEqual(['test']);
});

test('a row that the server has lost comes back when the admin is opened', async ({ page, context, admin }) => {
  const { endpoint } = await turnOn(page, context, admin, await admin.addMember('owner'));
  withDatabase(admin, (database) =>
    database.prepare('delete from push_subscriptions where endpoint = ?').run(endpoint),
  );
  await page.goto('/stock');
  const find = () => {
    let rows: unknown[] = [];
    withDatabase(admin, (database) => {
      rows = database.prepare('select id from push_subscriptions where endpoint = ?').all(endpoint);
    });
    return rows;
  };
  await expect.poll(find).toHaveLength(1);
});

test('a device is turned off, and another member on it is not told', async ({ page, context, admin }) => {
  await turnOn(page, context, admin, await admin.addMember('owner'));
  await devices(page)
    .getByRole('button', { name: /^Turn off on / })
    .click();
  await expect(devices(page).getByText('No device of yours gets messages.')).toBeVisible();
  await expect(devices(page).getByRole('button', { name: 'Turn on here' })).toBeVisible();
});

test('the dashboard asks once', async ({ page, context, admin }) => {
  await givePushService(context, admin, 'default');
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/');
  await expect(page.getByText('Shall this device tell you of new orders')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByText('Messages come to this device')).toBeVisible();
  await page.goto('/account');
  await expect(devices(page).getByText(/^This device, since /)).toBeVisible();
});

test.describe('without a network', () => {
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  test.use({ expectedConsoleErrors: async ({}, use) => use([/ERR_(FAILED|INTERNET_DISCONNECTED)/]) });

  test('a page says what is not sent yet, and opens by itself [guard admin.46]', async ({ page, context, admin }) => {
    await enter(context, admin, await admin.addMember('owner'));
    const { number } = await buyOrder(admin.shop, 'Asha Kumari');
    await page.goto(`/orders/${number}`);
    await page.getByLabel('New note').fill('She calls back at five');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    });
    await context.setOffline(true);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText([new RegExp(`^Note ${number}, today \\d`)]);
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    expect(kept.toSorted(), 'what the worker keeps').toEqual(['/offline.css', '/offline.html', '/offline.js']);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  });
});
