// Checks that do not run the code.
import type { Step } from './steps.ts';

/** Fast enough to run before every test run. */
export const soundness: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'architecture rules', command: ['node', 'scripts/architecture-rules/main.ts'] },
];

export const tidiness: readonly Step[] = [
  { name: 'format (npm run format mends it)', command: ['oxfmt', '--check', '.'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];
