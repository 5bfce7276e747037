// The failover test: customers buy while the cluster loses parts. Each loss may stop writes for 30
// s, lose no acknowledged write, and fail no cached page. Run by `npm run test:failover`.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import { connect } from '../../server/database/open.ts';
import type { Database } from '../../server/database/tables.ts';
import { makeAllWorkDue, settle, stock } from '../chaos/chaos.ts';
import { brokenPromises, readOurBooks } from '../chaos/consistency-check.ts';
import { type Acknowledged, type ChaosRun, shop, signUp } from '../chaos/shopper.ts';
import { startCluster } from './cluster.ts';
import { type Loss, losses } from './losses.ts';
import { cachedPaths, fillCache, watch } from './watchers.ts';

/** Milliseconds. */
const maxOutageMs = 30_000;
const customers = 6;
/** Milliseconds between two purchases of a customer, who may check out 300 times in ten minutes. */
const rest = 2000;
/** Milliseconds between two losses. */
const maxCalmMs = 2000;

const [folder = '', certificate = '', rounds = '1', only] = process.argv.slice(2);
// The namespaces end with this process, and everything in them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.stdin.on('end', () => process.exit(130)).resume();

const double = await startProviderDouble();
const cluster = await startCluster(folder, certificate, double.env);
const product = await withDatabase(stock);
let isOver = false;
const run: ChaosRun = {
  url: cluster.url,
  double,
  product,
  isOver: () => isOver,
  rest,
  interruptions: 0,
  serverErrors: new Set(),
  deliveries: [],
};
const people: Awaited<ReturnType<typeof signUp>>[] = [];
for (let count = 0; count < customers; count += 1) people.push(await signUp(run));
const watcher = await signUp(run);
const balancers = cluster.shops.map(({ address }) => `https://${address}`);
const watching = watch(cluster.url, balancers, watcher.token, product.id);
const shopping = Promise.all(people.map(({ token, acknowledged }) => shop(run, token, acknowledged)));
shopping.catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

const faults: string[] = [];
console.log('| round | lost | no writes for | cached pages | failed | faults |\n|---|---|---|---|---|---|');
for (let round = 1; round <= Number(rounds); round += 1) {
  for (const loss of losses.filter(({ name }) => only === undefined || name.includes(only))) {
    faults.push(...(await lose(round, loss)));
  }
}
isOver = true;
await shopping;
await Promise.all(run.deliveries);
await watching.stop();
// Time passes while no process runs: no process has a lease then, and hourly jobs run at the next
// start.
await Promise.all(cluster.shops.map((one) => one.powerOff()));
await withDatabase(makeAllWorkDue);
await Promise.all(cluster.shops.map((one) => one.powerOn()));
await cluster.untilWhole();
const { books, faults: found } = await withDatabase((db) => settle(db, double, told()));
faults.push(...found);
await cluster.powerOff();

const orders = books.ours.orders.filter(({ number }) => number !== null).length;
console.log(
  `\n${orders} orders, ${books.theirs.payments.length} payments, ${books.theirs.refunds.length} refunds, ` +
    `${run.interruptions} interrupted requests; errors: ${[...run.serverErrors].join(', ') || 'none'}`,
);
for (const fault of faults) console.log(`FAULT: ${fault}`);
console.log(faults.length === 0 ? 'nothing lost, nothing doubled, back in time' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

function told(): Acknowledged[] {
  return people.map(({ acknowledged }) => acknowledged);
}

async function lose(round: number, { name, cause, lostBalancer }: Loss): Promise<string[]> {
  await pause(randomInt(maxCalmMs));
  for (const { address } of cluster.shops) await fillCache(`http://${address}:3000`);
  watching.reset();
  const broken = await cause(cluster, () => watching.untilWritten());
  await cluster.untilWhole();
  await watching.untilWritten();
  const gap = watching.longestGap();
  if (gap > maxOutageMs) broken.push(`no write for ${seconds(gap)}`);
  const gone = balancers.filter((_, index) => index === lostBalancer).map((balancer) => `${balancer}/`);
  const failed = watching.failedReads.filter(({ url }) => !gone.includes(url));
  // Each reader's open connection to the lost balancer: its one request gets no answer.
  const allowed = failed.filter(({ url }) => url.startsWith(cluster.url)).slice(0, gone.length * cachedPaths.length);
  const wrong = failed.filter((one) => !allowed.includes(one));
  for (const { url, fault } of wrong.slice(0, 5)) broken.push(`${url}: ${fault}`);
  const promised = structuredClone(told());
  // A busy machine may choose its primary once more meanwhile.
  const ours = await readBooks().catch(() => cluster.untilWhole().then(readBooks));
  broken.push(...promised.flatMap((one) => brokenPromises({ ours }, one)));
  const row = [round, name, seconds(gap), watching.reads(), failed.length, broken.length];
  console.log(`| ${row.join(' | ')} |`);
  for (const fault of broken) console.log(`  ${fault}`);
  return broken.map((fault) => `round ${round}, ${name}: ${fault}`);
}

function readBooks() {
  return withDatabase((db) => db.transaction().setIsolationLevel('repeatable read').execute(readOurBooks));
}

async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = connect('postgres', await cluster.databaseUrl());
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
