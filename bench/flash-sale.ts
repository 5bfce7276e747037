// `npm run bench:flash -- [--shoppers 10000] [--pieces 100] [--uses 100] [--processes 4] [--at-once
// 10000]`: two flash sales on one PostgreSQL, one of few pieces, one with a code of few uses. The exit
// code is 1 if the data is inconsistent or a shopper met an error.
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { openTestPostgres } from '../scripts/testing/test-postgres.ts';

const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '10000' },
    pieces: { type: 'string', default: '100' },
    processes: { type: 'string', default: '4' },
    uses: { type: 'string', default: '100' },
    'at-once': { type: 'string' },
  },
});
const shoppers = Number(values.shoppers);
const atOnce = Number(values['at-once'] ?? shoppers);
const [pieces, processes] = [Number(values.pieces), Number(values.processes)];

execFileSync(process.execPath, ['storefront/build.ts'], { stdio: 'inherit' });
const postgres = await openTestPostgres();
if (!postgres) process.exit(1);
process.env.TEST_POSTGRES_URL = postgres.url;
// Imported late: it reads TEST_POSTGRES_URL when it is loaded.
const { runFlashSale } = await import('../tests/flash-sale/flash-sale.ts');

/** `share` from 0 to 1. */
const part = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? NaN;

try {
  await sell('pieces', pieces);
  await sell('uses of a code', Number(values.uses));
} finally {
  await postgres.stop();
}

async function sell(what: 'pieces' | 'uses of a code', count: number): Promise<void> {
  const print = (line: string) => console.log(line);
  const few = what === 'pieces' ? { pieces: count } : { pieces: 0, uses: count };
  const { calm, sale, wall, cpu, sold, faults } = await runFlashSale({ shoppers, ...few, processes, atOnce, print });
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'})`;
  console.log(`\n### ${shoppers} shoppers, ${count} ${what}, ${processes} processes, ${machine}\n`);
  console.log(`orders placed      ${sale.ordered}`);
  console.log(`told before paying ${sale.soldOut}`);
  console.log(`errors             ${sale.errors.length}`);
  console.log(`asked to come back ${sale.postponed} times`);
  console.log(`pieces sold        ${sold}`);
  console.log(`wall time          ${wall.toFixed(1)} s, ${Math.round(shoppers / wall)} shoppers a second`);
  const ofEach = (seconds: number) =>
    `${seconds.toFixed(1)} s, ${((seconds * 1000) / shoppers).toFixed(1)} ms a shopper`;
  console.log(`CPU, servers       ${ofEach(cpu.servers)}`);
  console.log(`CPU, PostgreSQL    ${ofEach(cpu.database)}`);
  for (const share of [0.5, 0.99]) {
    const [loaded, one] = [part(sale.checkouts, share), part(calm.checkouts, share)];
    const ratio = `${(loaded / one).toFixed(0)} times that of one shopper at a time (${one.toFixed(1)} ms)`;
    console.log(`checkout, p${share * 100}      ${loaded.toFixed(0)} ms, ${ratio}`);
  }
  const wrong = [...faults, ...sale.errors, ...calm.errors];
  for (const fault of wrong.slice(0, 20)) console.log(`FAULT: ${fault}`);
  console.log(wrong.length === 0 ? 'The books are right.' : `${wrong.length} faults`);
  if (wrong.length > 0) process.exitCode = 1;
}
