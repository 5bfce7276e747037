// Journeys in a real browser, against a real shop: all on the embedded database, the buying on
// PostgreSQL too where there is one.
import { basename } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { ShopOptions } from './e2e/fixtures/fixtures.ts';
import { areTestsLong } from './scripts/testing/long-tests.ts';
import { chromiumOptions, findChromium } from './scripts/testing/find-chromium.ts';

const { executablePath, env } = await findChromium();
/** Its program. */
const secondChromium = process.env.SECOND_CHROMIUM;
const checkout = basename(import.meta.dirname);
const environment = Object.fromEntries(
  Object.entries({ ...process.env, ...env }).filter(([, value]) => value !== undefined),
);

export default defineConfig<object, ShopOptions>({
  testDir: 'e2e',
  // Node reads TypeScript by itself, and much faster than Playwright, which is needed for the journeys' own files.
  build: { external: ['contract', 'scripts', 'server'].map((folder) => `**/${checkout}/${folder}/**`) },
  globalSetup: './e2e/fixtures/seed-shops.ts',
  // More than cores: journeys also wait, for the shop's jobs, for toasts that go, and for each other's answers.
  workers: 3,
  fullyParallel: true,
  // What is long also leaves out whole files in `npm test`: see long-tests.ts.
  grepInvert: areTestsLong ? [] : /@long/,
  forbidOnly: Boolean(process.env.CI),
  // CI runs a failed journey up to twice more and lists it as flaky: beside the machines of deployment, a browser may
  // wait twice in a row.
  retries: process.env.CI ? 2 : 0,
  // Limits for a hang, not measures of speed: the machine may be busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args: chromiumOptions, env: environment },
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
  },
  projects: [
    { name: 'embedded', use: { engine: 'sqlite' } },
    ...(process.env.TEST_POSTGRES_URL
      ? [{ name: 'postgres', testMatch: 'buy.spec.ts', use: { engine: 'postgres' as const } }]
      : []),
    // Browsers differ in retries of failed requests.
    ...(secondChromium
      ? [
          {
            name: 'second browser',
            testMatch: ['delivery/failed-chunks.spec.ts', 'delivery/offline.spec.ts'],
            use: {
              engine: 'sqlite' as const,
              launchOptions: { executablePath: secondChromium, args: chromiumOptions },
            },
          },
        ]
      : []),
  ],
});
