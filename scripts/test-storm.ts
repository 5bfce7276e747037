// `npm run test:storm -- [--kills 50] [--customers 8] [--engine sqlite|postgres]`: the long storm, on both engines unless one is named; on PostgreSQL a second one, in which the database crashes.
import { parseArgs } from 'node:util';
import type { Engine } from '../server/database/open.ts';
import { type OwnPostgres, openTestPostgres, startOwnPostgres } from './test-postgres.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    customers: { type: 'string', default: '8' },
    engine: { type: 'string' },
  },
});
const postgres = values.engine === 'sqlite' ? undefined : await openTestPostgres();
if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;
// Only now: the test databases read that address when they are loaded.
const { testEngines } = await import('../server/database/testing.ts');
const { runStorm } = await import('./storm/storm.ts');

let isCalm = true;
try {
  for (const engine of testEngines.filter((name) => !values.engine || name === values.engine)) {
    await storm(engine);
    if (engine === 'postgres') await storm(engine, await startOwnPostgres());
  }
} finally {
  await postgres?.stop();
}
process.exitCode = isCalm ? 0 : 1;

async function storm(engine: Engine, database?: OwnPostgres): Promise<void> {
  const say = (line: string) => console.log(`${engine}${database ? ', crashing' : ''}: ${line}`);
  const started = performance.now();
  const { faults, ...counts } = await runStorm({
    engine,
    kills: Number(values.kills),
    customers: Number(values.customers),
    ...(database ? { database } : {}),
    say,
  });
  await database?.stop();
  const seconds = Math.round((performance.now() - started) / 1000);
  say(
    `${counts.kills} kills, ${counts.interruptions} interrupted requests, ${counts.payments} payments, ${counts.orders} orders, ${counts.refunds} refunds (${seconds} s)`,
  );
  for (const fault of faults) say(`FAULT: ${fault}`);
  say(faults.length === 0 ? 'nothing lost, nothing doubled, nothing forged' : `${faults.length} faults`);
  isCalm &&= faults.length === 0;
}
