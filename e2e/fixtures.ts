// What a journey starts with: a shop of the worker's own, a browser page whose console must stay silent, and customers made by the API.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type ShopProcess, startShop } from '../scripts/start-shop.ts';
import { createTestDatabase } from '../server/database/testing.ts';
import type { Engine } from '../server/database/open.ts';
import { type Shopper, registerShopper, storedSession } from './shopper.ts';

export interface ShopOptions {
  engine: Engine;
  /** Besides what every journey's shop has. */
  environment: Record<string, string>;
}

interface WorkerFixtures extends ShopOptions {
  shop: ShopProcess;
}

interface TestFixtures {
  /** A new customer, registered and logged in by the API. */
  shopper: Shopper;
  /** What the console may say in this test; anything else of it fails the test. */
  expectedConsoleErrors: RegExp[];
  silentConsole: void;
}

export { expect };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],

  shop: [
    async ({ engine, environment }, use, worker) => {
      const seeded = join(process.env.JOURNEYS_FOLDER ?? '', engine);
      const dataDir = `${seeded}-${worker.workerIndex}`;
      await cp(seeded, dataDir, { recursive: true });
      const shop = await startShop({
        DATA_DIR: dataDir,
        ...(engine === 'postgres'
          ? { DATABASE_URL: await createTestDatabase(`shop_journeys_${worker.workerIndex}`, 'shop_journeys') }
          : {}),
        // A payment whose news never arrived is looked for at once, so that a journey need not wait a quarter of an hour.
        RECONCILE_AFTER_SECONDS: '1',
        RECONCILE_EVERY_SECONDS: '1',
        LOG_LEVEL: 'warn',
        ...environment,
      });
      await shop.untilReady();
      await use(shop);
      const code = await shop.stop();
      if (code !== 0) throw new Error(`The shop ended with ${code}:\n${shop.output()}`);
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  shopper: async ({ shop }, use) => use(await registerShopper(shop.url)),

  expectedConsoleErrors: [[], { option: true }],

  silentConsole: [
    async ({ context, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().stack || String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          errors.push(`${message.text()} (${message.location().url})`);
        }
      });
      await use();
      const unexpected = errors.filter((error) => !expectedConsoleErrors.some((expected) => expected.test(error)));
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** The page belongs to `shopper`, signed in. */
export const customerTest = test.extend({
  storageState: async ({ shop, shopper }, use) => use(storedSession(shop.url, shopper)),
});
