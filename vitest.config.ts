// Unit and integration tests: beside the code, on both database engines where PostgreSQL is found.
import { defineConfig } from 'vitest/config';
import { areTestsLong, longTests } from './scripts/testing/long-tests.ts';
import { deploymentTests } from './vitest.deploy.config.ts';

const workspaces = ['contract', 'design', 'server', 'storefront', 'admin', 'sample', 'scripts', 'deploy', 'tests'];

export default defineConfig({
  test: {
    globalSetup: ['scripts/testing/vitest-setup.ts'],
    pool: 'forks',
    // A worker keeps the modules of one file for the next: importing the shop takes longer than most files' tests.
    isolate: false,
    // More than cores: many tests wait for processes that they start.
    maxWorkers: 3,
    // A limit for a hang, not a measure of speed: the machine may be busy.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // As for the journeys: see playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    slowTestThreshold: 5000,
    // Vitest makes other style sheets empty. This one is imported for its address, which must not be.
    css: { include: [/forced-colors\.css/] },
    projects: workspaces.map((name) => ({
      extends: true as const,
      test: {
        name,
        include: [`${name}/**/*.test.{ts,tsx}`],
        exclude: ['**/node_modules/**', '**/dist/**', ...deploymentTests, ...(areTestsLong ? [] : longTests)],
      },
    })),
  },
});
