// `npm run test:overload -- [--seconds 60] [--engine sqlite|postgres]`: twice as much as the shop can carry, on both engines unless one is named.
import { parseArgs } from 'node:util';
import { openTestPostgres } from './test-postgres.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, engine: { type: 'string' } } });
const postgres = values.engine === 'sqlite' ? undefined : await openTestPostgres();
if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;
// Only now: the test databases read that address when they are loaded.
const { testEngines } = await import('../server/database/testing.ts');
const { runOverload } = await import('./overload/overload.ts');

try {
  for (const engine of testEngines.filter((name) => !values.engine || name === values.engine)) {
    const say = (line: string) => console.log(`${engine}: ${line}`);
    const { capacity, statuses, writes, memory, reads, faults } = await runOverload(engine, Number(values.seconds));
    say(`carries ${capacity} requests a second; pressed with twice as many for ${values.seconds} s`);
    say(`answers by status: ${JSON.stringify(statuses)}; ${writes} writes taken`);
    say(`memory ${memory.before} MB before, ${memory.most} MB at most`);
    say(`a read takes ${reads.before.toFixed(1)} ms before, ${reads.after.toFixed(1)} ms right after`);
    for (const fault of faults.slice(0, 20)) say(`FAULT: ${fault}`);
    say(faults.length === 0 ? 'nothing lost, nothing broken' : `${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await postgres?.stop();
}
