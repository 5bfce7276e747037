// `npm test`: static checks, unit tests on the embedded database, the journeys of most days; with
// `-- --long` all journeys, PostgreSQL, and the long searches; with `-- --deploy` also tests of
// releases and deployment. The last line counts all tests: `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builds, sourceChecks } from './static-checks.ts';
import { type Outcome, type Step, runAll, runLive, runQuietly } from './steps.ts';
import { longJourney } from './testing/long-tests.ts';
import { moveToMemoryDisk } from './testing/memory-disk.ts';
import { type TestPostgres, openTestPostgres } from './testing/test-postgres.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const reports = mkdtempSync(join(tmpdir(), 'shop-test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
/** Archives of releases are too large for memory. */
const onDisk = { TMPDIR: process.env.TMPDIR };
process.on('exit', moveToMemoryDisk());
const testsDeployment = process.argv.includes('--deploy');
const isLong = process.argv.includes('--long');
// Read by the configurations of Vitest and Playwright.
if (isLong) process.env.LONG_TESTS = '1';
let postgres: TestPostgres | undefined;
const counts: Count[] = [];
try {
  const checked = await runAll([...sourceChecks, ...builds], 2);
  counts.push(...checked.map(countStep));
  const isBuilt = builds.every(({ name }) => checked.some((one) => one.name === name && one.isPassed));
  postgres = isLong || process.env.TEST_POSTGRES_URL ? await openTestPostgres() : undefined;
  process.env.TEST_POSTGRES_URL = postgres?.url ?? '';
  counts.push(await countUnits('unit and integration tests', ['--config=vitest.config.ts']));
  if (isBuilt) counts.push(...(await Promise.all([countJourneys(), countDeployment()])).flat());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.push({ passed: 0, failed: 1, skipped: 0 });
} finally {
  await postgres?.stop();
}

const sum = (kind: keyof Count) => counts.reduce((total, count) => total + count[kind], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** Waits for machines and restarts most of its time, so it runs beside the journeys. */
async function countDeployment(): Promise<Count[]> {
  if (!testsDeployment) return [];
  return [await countUnits('releases and deployment', ['--config=vitest.deploy.config.ts'], onDisk, runQuietly)];
}

function countStep({ isPassed }: Outcome): Count {
  return { passed: Number(isPassed), failed: Number(!isPassed), skipped: 0 };
}

/**
 * A tool that failed without a failed test (a broken file, a browser that did
 * not start) counts as one failure.
 */
async function countTests(step: Step, read: () => Count, run = runLive): Promise<Count> {
  const { isPassed } = await run(step);
  let count: Count = { passed: 0, failed: 0, skipped: 0 };
  try {
    count = read();
  } catch {
    // The tool ended before it wrote its report.
  }
  return isPassed || count.failed > 0 ? count : { ...count, failed: 1 };
}

function countUnits(
  name: string,
  options: string[],
  environment: Step['environment'] = {},
  run = runLive,
): Promise<Count> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['vitest', 'run', ...options, ...reporters] as const;
  return countTests({ name, command, environment }, () => countVitest(report), run);
}

function countJourneys(): Promise<Count> {
  const report = join(reports, 'journeys.json');
  return countTests(
    {
      name: 'journeys in a browser',
      command: [
        'playwright',
        'test',
        '--reporter=list,json',
        ...(isLong ? [] : [`--grep-invert=${longJourney.source}`]),
      ],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      yields: testsDeployment,
    },
    () => countPlaywright(report),
  );
}

function countVitest(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
    number
  >;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright(file: string): Count {
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
