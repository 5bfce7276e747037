// A Debian machine with a shop installed by `shop install`.
import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Engine, connect } from '../../../server/database/open.ts';
import type { Database } from '../../../server/database/tables.ts';
import { type Ended, type Machine, bootDebian } from './debian.ts';
import { publicKey, signRelease } from './release-keys.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
export const domain = 'tees.example.com';

export interface Updated extends Ended {
  /** Seconds in which the process on port 3000 was not ready, measured on the machine. */
  readonly closedFor: number;
}

export interface ShopMachine extends Machine {
  /** `killedAt`: kills the command when it prints that. */
  update(archive: string, killedAt?: string): Promise<Updated>;
  version(): Promise<string>;
  /** The status of a page, through Caddy. */
  visit(path: string): Promise<number>;
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>;
}

interface Setup {
  readonly engine: Engine;
  /** Of the machine's network: see bootDebian. */
  readonly number: number;
  readonly processes: 1 | 2;
}

/**
 * `archive` is unpacked and its `shop install` run, for a demonstration shop with Caddy's own
 * certificates.
 */
export async function installShop(archive: string, { engine, number, processes }: Setup): Promise<ShopMachine> {
  const machine = await bootDebian(number, 'stocked');
  try {
    await setUp(machine, archive, engine);
    if (processes === 2) await machine.must(secondProcess);
    writeFileSync(machine.path('/root/watch.mjs'), watch);
  } catch (error) {
    await machine.destroy();
    throw error;
  }
  return {
    ...machine,
    async update(file, killedAt) {
      signRelease(file);
      // Each release brings the project's key.
      writeFileSync(machine.path('/root/release-key.pem'), publicKey);
      await machine.must('cp /root/release-key.pem /opt/shop/current/deploy/release-key.pem');
      for (const end of ['', '.sha256', '.sha256.sig'])
        cpSync(file + end, machine.path(`/root/${basename(file)}${end}`));
      const ended = await machine.run(updateAndWatch(basename(file), killedAt));
      return { ...ended, closedFor: Number((await machine.must('cat /root/closed')).trim().split('\n').pop()) };
    },
    version: async () => basename((await machine.must('readlink /opt/shop/current')).trim()),
    async visit(path) {
      const call = ['--silent', '--insecure', '--output', '/dev/null', '--write-out', '%{http_code}'];
      const place = ['--resolve', `${domain}:443:${machine.address}`, `https://${domain}${path}`];
      return Number((await promisify(execFile)('curl', [...call, ...place])).stdout);
    },
    async withDatabase(work) {
      const where =
        engine === 'postgres'
          ? `postgres://shop:secret@${machine.address}/shop`
          : machine.path('/var/lib/shop/shop.sqlite');
      const { db } = connect(engine, where);
      try {
        return await work(db);
      } finally {
        await db.destroy();
      }
    },
  };
}

const updateAndWatch = (archive: string, killedAt?: string) => `
  /opt/shop/current/node_modules/.bin/node /root/watch.mjs > /root/closed & watch=$!
  shop update /root/${archive} > /root/said 2>&1 & update=$!
  ${killedAt ? `until grep -q '${killedAt}' /root/said; do sleep 0.01; done; kill -9 $update` : ''}
  wait $update; code=$?
  kill $watch; rm /root/taana-baana-*; cat /root/said; exit $code`;

/** Prints, each time it grows, the number of seconds in which the shop was not ready. */
const watch = `
  let [ready, longest] = [performance.now(), 0];
  for (;;) {
    const answer = await fetch('http://127.0.0.1:3000/readyz').catch(() => undefined);
    const seconds = (performance.now() - ready) / 1000;
    if (answer?.ok) ready = performance.now();
    if (seconds > longest) console.log((longest = seconds));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }`;

/** Beside the first, without the admin, as docs/operations.md has it. */
const secondProcess = `echo ADMIN_PORT=off > /etc/shop/3002.env
  echo 'SHOP_PROCESSES=127.0.0.1:3000 127.0.0.1:3002' >> /etc/shop/caddy.env
  systemctl enable --now shop@3002 && systemctl restart caddy`;

async function setUp(machine: Machine, archive: string, engine: Engine): Promise<void> {
  const answers = [`DOMAIN=${domain}`, 'OWNER_EMAIL=asha@example.com', 'TLS=internal'];
  if (engine === 'postgres') {
    await machine.must(postgresSetup(machine.hostAddress));
    answers.push('DATABASE_URL=postgres://shop:secret@127.0.0.1/shop');
  } else {
    await machine.must('systemctl disable --now postgresql');
  }
  writeFileSync(machine.path('/root/answers'), `${answers.join('\n')}\n`);
  cpSync(archive, machine.path('/root/first.tar.gz'));
  await machine.must('cd /root && tar -xzf first.tar.gz && mv taana-baana-* first && rm first.tar.gz');
  // A version from before `shop install` existed is installed by the current one.
  for (const folder of ['bin', 'deploy']) {
    cpSync(join(repository, folder), machine.path(`/root/first/${folder}`), { recursive: true });
  }
  await machine.must('/root/first/bin/shop install --answers /root/answers && rm -r /root/first');
}

const postgresSetup = (testAddress: string) => `
  echo "listen_addresses = '*'" > /etc/postgresql/15/main/conf.d/shop.conf
  echo 'host shop shop ${testAddress}/32 scram-sha-256' >> /etc/postgresql/15/main/pg_hba.conf
  systemctl restart postgresql@15-main
  runuser -u postgres -- psql -qc "create role shop login password 'secret'" -c 'create database shop owner shop'`;
