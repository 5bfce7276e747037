// Checks that do not run the code, and the builds that the tests need.
import type { Step } from './steps.ts';

/** Fast enough to run before every test run. */
export const sourceChecks: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'architecture rules', command: ['node', 'scripts/architecture-rules/main.ts'] },
];

export const styleChecks: readonly Step[] = [
  { name: 'format (npm run format mends it)', command: ['oxfmt', '--check', '.'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];

/** Some unit tests serve the built screens. A build whose sources have not changed takes 1 s. */
export const builds: readonly Step[] = [
  { name: 'build of the storefront', command: ['node', 'storefront/build.ts'] },
  { name: 'build of the admin', command: ['node', 'admin/build.ts'] },
];
