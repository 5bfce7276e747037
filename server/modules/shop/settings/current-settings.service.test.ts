import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createChanges, noticeChanges } from '../../../database/changes.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../audit-log/audit-log.service.ts';
import { createSettings } from './current-settings.service.ts';
import { saveSection, showSettings } from './settings.service.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop('sqlite');
});
afterEach(() => shop.close());

const rename = async (name: string) => {
  const { value, version } = (await showSettings(shop.deps)).shop;
  await saveSection(shop.deps, { section: 'shop', basedOn: version, value: { ...value, name } }, commandLine);
};

/** Another process, whose every load waits for `meet`, or fails with it. */
function openOther(meet: () => Promise<void>) {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await meet();
      return result;
    },
  };
  const changes = createChanges();
  const db = shop.deps.db.withPlugin(plugin);
  return { changes, settings: createSettings({ db, changes, log: pino({ level: 'silent' }) }) };
}

test('what was cached is dropped when the new settings are in force, not before', async () => {
  const { app, deps } = shop;
  await app.inject('/api/config');
  const key = 'getConfig [null,null]';
  const seen: [string, boolean, string][] = [];
  deps.changes.subscribe(({ data }) =>
    seen.push([data, app.responseCache.find(key) !== undefined, deps.settings.current().name]),
  );
  expect(app.responseCache.find(key)).toBeDefined();
  await rename('Resham');
  expect(seen.slice(0, 2)).toEqual([
    ['settings', true, 'Taana Baana'],
    ['settings in force', false, 'Resham'],
  ]);
});

test('a slow load does not undo a later one', async () => {
  const first = Promise.withResolvers<void>();
  const waits = [first.promise, Promise.resolve()];
  const { settings } = openOther(() => waits.shift() ?? Promise.resolve());
  const slow = settings.reload();
  await rename('Resham');
  await settings.reload();
  expect(settings.current().name).toBe('Resham');
  first.resolve();
  await slow;
  expect(settings.current().name).toBe('Resham');
});

test('a load that fails is tried again with the next comparison', async () => {
  const failures = [new Error('the database is away')];
  let loads = 0;
  const { changes, settings } = openOther(async () => {
    loads += 1;
    const failure = failures.shift();
    if (failure) throw failure;
  });
  await rename('Resham');
  await noticeChanges({ db: shop.deps.db, changes });
  await expect.poll(() => loads).toBe(1);
  expect(settings.current().name).toBe('Taana Baana');
  await expect
    .poll(async () => {
      await noticeChanges({ db: shop.deps.db, changes });
      return settings.current().name;
    })
    .toBe('Resham');
});
