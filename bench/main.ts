// `npm run bench`: compares the shop with a bare server and driver, on both engines, with three
// catalogue sizes. Prints the tables of docs/performance.md.
import { execFileSync } from 'node:child_process';
import { openTestPostgres } from '../scripts/testing/test-postgres.ts';
import type { Engine } from '../server/database/open.ts';
import { printFigures, printGrowth, printSecondProcess } from './report.ts';

execFileSync(process.execPath, ['storefront/build.ts'], { stdio: 'inherit' });
const sizes = process.argv.slice(2).map(Number);
const postgres = await openTestPostgres();
process.env.TEST_POSTGRES_URL = postgres?.url ?? '';
// Imported late: the module reads TEST_POSTGRES_URL when it is loaded.
const { measure } = await import('./measure.ts');
try {
  const engines: Engine[] = postgres ? ['sqlite', 'postgres'] : ['sqlite'];
  for (const engine of engines) {
    const measured = [];
    for (const size of sizes.length > 0 ? sizes : [500, 5000, 100_000]) {
      measured.push(await measure(engine, size));
      printFigures(measured.at(-1) as (typeof measured)[number]);
    }
    printGrowth(measured);
  }
  if (postgres) {
    const { measureSecondProcess } = await import('./second-process.ts');
    printSecondProcess(await measureSecondProcess());
  }
} finally {
  await postgres?.stop();
}
