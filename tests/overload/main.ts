// `npm run test:overload -- [--seconds 60] [--engine sqlite|postgres]`: twice the load that the
// shop can serve, on both engines or one.
import { parseArgs } from 'node:util';
import { openTestPostgres } from '../../scripts/testing/test-postgres.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, engine: { type: 'string' } } });
const postgres = values.engine === 'sqlite' ? undefined : await openTestPostgres();
if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;
// Imported late: the module reads TEST_POSTGRES_URL when it is loaded.
const { testEngines } = await import('../../server/database/testing.ts');
const { runOverload } = await import('./overload.ts');

try {
  for (const engine of testEngines.filter((name) => !values.engine || name === values.engine)) {
    const print = (line: string) => console.log(`${engine}: ${line}`);
    const { capacity, statuses, writes, memory, reads, faults } = await runOverload(engine, Number(values.seconds));
    print(`carries ${capacity} requests a second; pressed with twice as many for ${values.seconds} s`);
    print(`answers by status: ${JSON.stringify(statuses)}; ${writes} writes taken`);
    print(`memory ${memory.before} MB before, ${memory.most} MB at most`);
    print(`a read takes ${reads.before.toFixed(1)} ms before, ${reads.after.toFixed(1)} ms right after`);
    for (const fault of faults.slice(0, 20)) print(`FAULT: ${fault}`);
    print(faults.length === 0 ? 'nothing lost, nothing broken' : `${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await postgres?.stop();
}
