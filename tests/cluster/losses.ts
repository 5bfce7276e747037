// The parts that the cluster loses, one after the other, in a round of the failover test.
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Machine } from './machine.ts';

export interface Loss {
  readonly name: string;
  /** Index of the shop machine whose balancer is lost. */
  readonly lostBalancer?: number;
  /** Resolves when the part is back, to a sentence for each violated rule. */
  cause(cluster: Cluster, untilWritten: () => Promise<void>): Promise<string[]>;
}

/** Milliseconds: `ttl` of Patroni, until which an isolated primary must have stepped down. */
const maxReignMs = 20_000;
/** Milliseconds: longer than HAProxy (4 s) and PostgreSQL (5 s) need to notice a silent machine. */
const shortestLoss = 8000;

export const losses: readonly Loss[] = [
  {
    name: "the primary's machine",
    cause: (cluster, untilWritten) => losePower(cluster.primary(), untilWritten),
  },
  {
    name: "the primary's PostgreSQL",
    async cause(cluster) {
      await (await cluster.primary()).run('kill -KILL $(head -1 /var/lib/postgresql/15/shop/postmaster.pid)');
      return [];
    },
  },
  {
    name: "the primary's Patroni",
    async cause(cluster) {
      (await cluster.primary()).kill('patroni');
      return [];
    },
  },
  {
    name: "the primary's PgBouncer",
    async cause(cluster) {
      (await cluster.primary()).kill('pgbouncer');
      return [];
    },
  },
  {
    name: 'the synchronous standby',
    async cause(cluster, untilWritten) {
      const primary = await cluster.primary();
      const standby = await synchronousStandby(cluster, primary);
      return losePower(standby, untilWritten);
    },
  },
  {
    name: "the primary's network",
    async cause(cluster, untilWritten) {
      const primary = await cluster.primary();
      primary.cutNetwork();
      const faults = await reignOf(primary);
      await untilWritten();
      primary.joinNetwork();
      return faults;
    },
  },
  {
    name: 'a shop process',
    async cause(cluster) {
      cluster.shops[0]?.kill('shop');
      return [];
    },
  },
  {
    name: 'a balancer',
    lostBalancer: 0,
    async cause(cluster) {
      cluster.shops[0]?.kill('haproxy');
      return [];
    },
  },
  {
    name: "a shop's machine",
    lostBalancer: 1,
    cause: (cluster, untilWritten) => losePower(cluster.shops[1], untilWritten),
  },
  {
    name: 'the leader of etcd',
    async cause(cluster) {
      (await leaderOfEtcd(cluster)).kill('etcd');
      return [];
    },
  },
];

/** The machine stays off until the others have taken over. */
async function losePower(
  which: Machine | undefined | Promise<Machine>,
  untilWritten: () => Promise<void>,
): Promise<string[]> {
  const machine = await which;
  await machine?.powerOff();
  await pause(shortestLoss);
  await untilWritten();
  await machine?.powerOn();
  return [];
}

/** An isolated primary acknowledges nothing, and steps down in time. */
async function reignOf(primary: Machine): Promise<string[]> {
  const faults: string[] = [];
  const began = performance.now();
  const writing = primary.run('psql -d shop -c "update readiness set side = side"', 'postgres');
  for (;;) {
    const { output } = await primary.run('psql -Atc "select pg_is_in_recovery()"', 'postgres');
    if (output.trim() !== 'f') break;
    if (performance.now() - began > maxReignMs) {
      faults.push(`${primary.name} was cut off and still the primary after ${maxReignMs / 1000} s`);
      break;
    }
    await pause(200);
  }
  const { code, output } = await writing;
  if (code === 0) faults.push(`${primary.name} was cut off and acknowledged a write: ${output}`);
  return faults;
}

async function synchronousStandby({ databases }: Cluster, primary: Machine): Promise<Machine> {
  const question = "select application_name from pg_stat_replication where sync_state = 'sync'";
  const { output } = await primary.run(`psql -Atc "${question}"`, 'postgres');
  const standby = databases.find(({ name }) => name === output.trim());
  if (!standby) throw new Error(`There is no synchronous standby: ${output}`);
  return standby;
}

async function leaderOfEtcd({ databases }: Cluster): Promise<Machine> {
  for (const machine of databases) {
    const { output } = await machine.run('ETCDCTL_API=3 etcdctl endpoint status -w json');
    const [{ Status: status }] = JSON.parse(output) as [{ Status: { leader: number; header: { member_id: number } } }];
    if (status.leader === status.header.member_id) return machine;
  }
  throw new Error('etcd has no leader.');
}
