// What can be said of the code without running it.
import type { Step } from './steps.ts';

/** Quick enough to stand before every test run. */
export const soundness: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'house rules', command: ['node', 'scripts/house-rules/main.ts'] },
];

export const tidiness: readonly Step[] = [
  { name: 'format (npm run format mends it)', command: ['oxfmt', '--check', '.'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];
