// `npm run check`: types, lint, house rules, format, unused code and the unit tests, in well under 90 seconds.
import { runAll } from './steps.ts';
import { soundness, tidiness } from './static-checks.ts';

const outcomes = [
  ...(await runAll([...soundness, ...tidiness], 2)),
  ...(await runAll([{ name: 'unit tests', command: ['vitest', 'run', '--reporter=dot'] }], 1)),
];
const failed = outcomes.filter((outcome) => !outcome.isPassed).map((outcome) => outcome.name);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nAll checks passed.');
process.exitCode = failed.length > 0 ? 1 : 0;
