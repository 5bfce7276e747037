// Tests of releases and deployment. They run real web servers, machines and clusters of Debian's
// packages, one file at a time: `npm run test:deploy`.
import { defineConfig } from 'vitest/config';

export const deploymentTests = ['tests/{release,deploy,update,cluster}/**/*.test.ts'];

export default defineConfig({
  test: {
    name: 'deploy',
    include: deploymentTests,
    pool: 'forks',
    maxWorkers: 1,
    // Limits for a hang, not measures of speed: the machine may be busy.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    retry: process.env.CI ? 1 : 0,
  },
});
