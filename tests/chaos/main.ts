// `npm run test:chaos -- [--kills 50] [--customers 8] [--engine sqlite|postgres]`: the long chaos
// test on both engines or one. On PostgreSQL it runs again with crashes of the database.
import { parseArgs } from 'node:util';
import type { Engine } from '../../server/database/open.ts';
import { type OwnPostgres, openTestPostgres, startOwnPostgres } from '../../scripts/testing/test-postgres.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    customers: { type: 'string', default: '8' },
    engine: { type: 'string' },
  },
});
const postgres = values.engine === 'sqlite' ? undefined : await openTestPostgres();
if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;
// Imported late: the module reads TEST_POSTGRES_URL when it is loaded.
const { testEngines } = await import('../../server/database/testing.ts');
const { runChaos } = await import('./chaos.ts');

let isCalm = true;
try {
  for (const engine of testEngines.filter((name) => !values.engine || name === values.engine)) {
    await runOn(engine);
    if (engine === 'postgres') await runOn(engine, await startOwnPostgres());
  }
} finally {
  await postgres?.stop();
}
process.exitCode = isCalm ? 0 : 1;

async function runOn(engine: Engine, database?: OwnPostgres): Promise<void> {
  const print = (line: string) => console.log(`${engine}${database ? ', crashing' : ''}: ${line}`);
  const started = performance.now();
  const { faults, ...counts } = await runChaos({
    engine,
    kills: Number(values.kills),
    customers: Number(values.customers),
    ...(database ? { database } : {}),
    print,
  });
  await database?.stop();
  const seconds = Math.round((performance.now() - started) / 1000);
  print(
    `${counts.kills} kills, ${counts.interruptions} interrupted requests, ${counts.payments} payments, ${counts.orders} orders, ${counts.refunds} refunds (${seconds} s)`,
  );
  for (const fault of faults) print(`FAULT: ${fault}`);
  print(faults.length === 0 ? 'nothing lost, nothing doubled, nothing forged' : `${faults.length} faults`);
  isCalm &&= faults.length === 0;
}
