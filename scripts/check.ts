// `npm run check`: types, lint, architecture rules, format, unused code, the builds, and the unit
// tests on SQLite. `npm test` runs more.
import { runAll } from './steps.ts';
import { builds, sourceChecks, styleChecks } from './static-checks.ts';

const outcomes = [
  ...(await runAll([...sourceChecks, ...styleChecks, ...builds], 2)),
  ...(await runAll(
    [
      {
        name: 'unit tests on the embedded database',
        command: ['vitest', 'run', '--reporter=dot'],
        environment: { TEST_POSTGRES_URL: '' },
      },
    ],
    1,
  )),
];
const failed = outcomes.filter((outcome) => !outcome.isPassed).map((outcome) => outcome.name);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nAll checks passed.');
process.exitCode = failed.length > 0 ? 1 : 0;
