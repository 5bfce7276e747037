// A Debian machine with a shop on it, as `shop install` makes it, and what is in that shop.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { insertBenchOrders } from '../../../bench/orders.ts';
import { type Engine, connect } from '../../../server/database/open.ts';
import type { Database } from '../../../server/database/tables.ts';
import { type Ended, type Machine, bootDebian } from './debian.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const domain = 'tees.example.com';

export interface ShopMachine extends Machine {
  update(archive: string): Promise<Ended>;
  version(): Promise<string>;
  /** The status of a page, as a shopper gets it through Caddy. */
  visit(path: string): Promise<number>;
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>;
}

/** `archive` is unpacked and its `shop install` run, for a demonstration shop with Caddy's own certificates. */
export async function installShop(archive: string, engine: Engine, number: number): Promise<ShopMachine> {
  const machine = await bootDebian(number);
  try {
    await setUp(machine, archive, engine);
  } catch (error) {
    await machine.destroy();
    throw error;
  }
  return {
    ...machine,
    async update(file) {
      for (const end of ['', '.sha256']) cpSync(file + end, machine.path(`/root/${basename(file)}${end}`));
      const ended = await machine.run(`shop update /root/${basename(file)}`);
      await machine.must('rm /root/taana-baana-*');
      return ended;
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

async function setUp(machine: Machine, archive: string, engine: Engine): Promise<void> {
  const answers = [`DOMAIN=${domain}`, 'OWNER_EMAIL=asha@example.com', 'TLS=internal'];
  if (engine === 'postgres') {
    await machine.must(postgresSetup(machine.hostAddress));
    answers.push('DATABASE_URL=postgres://shop:secret@127.0.0.1/shop');
  }
  writeFileSync(machine.path('/root/answers'), `${answers.join('\n')}\n`);
  cpSync(archive, machine.path('/root/first.tar.gz'));
  await machine.must('cd /root && tar -xzf first.tar.gz && mv taana-baana-* first && rm first.tar.gz');
  // A version from before `shop install` existed is installed by this one's.
  for (const folder of ['bin', 'deploy']) {
    cpSync(join(repository, folder), machine.path(`/root/first/${folder}`), { recursive: true });
  }
  await machine.must('/root/first/bin/shop install --answers /root/answers && rm -r /root/first');
}

const postgresSetup = (testAddress: string) => `export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq && apt-get install -qq --no-install-recommends postgresql >/dev/null 2>&1
  echo "listen_addresses = '*'" > /etc/postgresql/15/main/conf.d/shop.conf
  echo 'host shop shop ${testAddress}/32 scram-sha-256' >> /etc/postgresql/15/main/pg_hba.conf
  systemctl restart postgresql@15-main
  runuser -u postgres -- psql -qc "create role shop login password 'secret'" -c 'create database shop owner shop'`;

/** 10,000 orders, a setting, a member of staff. The shop is closed meanwhile: the test writes as another user. */
export async function fillShop(shop: ShopMachine): Promise<void> {
  await shop.must('shop settings set shop contact.phone "+91 98765 43210"');
  await shop.must('shop staff invite ravi@example.com --role manager');
  await shop.must('systemctl stop shop@3000');
  await shop.withDatabase((db) => insertBenchOrders(db, 10_000));
  await shop.must('chown -R shop:shop /var/lib/shop && systemctl start shop@3000');
}

/** Checksums of what must not get lost, by name. Columns that a newer version adds do not count. */
export async function contentOf(shop: ShopMachine): Promise<Record<string, string>> {
  const tables = await shop.withDatabase(async (db) => ({
    orders:
      await sql<object>`select id, number, status, total, address, customer_name, paid_at from orders order by id`.execute(
        db,
      ),
    lines: await sql<object>`select id, order_id, title, quantity, price from order_lines order by id`.execute(db),
    refunds: await sql<object>`select id, order_id, status, amount_paise from refunds order by id`.execute(db),
    settings: await sql<object>`select section, version, value from settings order by section, version`.execute(db),
    staff: await sql<object>`select email, role from staff_invitations order by email`.execute(db),
    products: await sql<object>`select id, title, price from products order by id`.execute(db),
  }));
  const found = Object.entries(tables).map(([name, { rows }]) => [
    name,
    `${rows.length} ${checksum(JSON.stringify(rows))}`,
  ]);
  const pictures = readdirSync(shop.path('/var/lib/shop/images'), { encoding: 'utf8', recursive: true });
  pictures.sort((one, other) => one.localeCompare(other));
  return { ...Object.fromEntries(found), pictures: `${pictures.length} ${checksum(pictures.join())}` };
}

const checksum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
