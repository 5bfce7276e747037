// The cluster of deploy/cluster/ on this machine: two shop machines and three database machines, in
// their own network. Runs in the namespaces of `npm run test:failover`, which end everything with
// them.
import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };
import { type Machine, type Service, createMachine } from './machine.ts';

export interface Cluster {
  /** Shoppers' address; its name stands for both shop machines, as in the DNS. */
  readonly url: string;
  readonly shops: readonly Machine[];
  readonly databases: readonly Machine[];
  primary(): Promise<Machine>;
  /** The primary's PostgreSQL, for a superuser. */
  databaseUrl(): Promise<string>;
  /** Resolves when one primary, two standbys and both shop machines are ready. */
  untilWhole(): Promise<void>;
  powerOff(): Promise<void>;
}

const repository = join(import.meta.dirname, '..', '..');
const templates = join(repository, 'deploy', 'cluster');
const host = 'tees.example.com';
const password = 'a-test-password';
const providerPort = 9000;
/** Milliseconds. */
const healTimeoutMs = 90_000;

const databaseServices: readonly Service[] = [
  { name: 'etcd', command: 'set -a; . /run/etcd.env; exec etcd', user: 'postgres' },
  { name: 'patroni', command: 'exec patroni /etc/patroni/config.yml', user: 'postgres' },
  { name: 'pgbouncer', command: 'exec pgbouncer /etc/pgbouncer/pgbouncer.ini', user: 'postgres' },
];

/**
 * `folder`: an empty one, for the machines' disks. `certificate`: of the shop's name, with its key.
 * `environment`: the shop's variables of the payment provider.
 */
export async function startCluster(
  folder: string,
  certificate: string,
  environment: Record<string, string>,
): Promise<Cluster> {
  const values = join(folder, 'cluster.values');
  writeFileSync(values, readFileSync(join(templates, 'cluster.values'), 'utf8').replaceAll('change-me', password));
  const addressOf = (name: string) =>
    new RegExp(`^${name.toUpperCase().replace('-', '_')}=(.*)$`, 'm').exec(readFileSync(values, 'utf8'))?.[1] ?? '';
  execFileSync('sh', ['-c', 'ip link set lo up; ip link add cluster type bridge; ip link set cluster up']);
  execFileSync('ip', ['address', 'add', '10.0.0.1/24', 'dev', 'cluster']);
  const names = join(folder, 'hosts');
  copyFileSync('/etc/hosts', names);
  appendFileSync(names, ['shop-1', 'shop-2'].map((name) => `\n${addressOf(name)} ${host}`).join(''));
  execFileSync('mount', ['--bind', names, '/etc/hosts']);

  const door = join(folder, 'provider.sock');
  await openDoor(door, Number(new URL(environment.RAZORPAY_BASE_URL ?? '').port));

  function machine(name: string, services: readonly Service[]): Machine {
    const disk = join(folder, name);
    mkdirSync(disk);
    execFileSync('sh', [join(templates, 'write-config.sh'), values, name, disk]);
    return createMachine(name, addressOf(name), disk, services);
  }

  const databases = ['db-1', 'db-2', 'db-3'].map((name) =>
    machine(
      name,
      databaseServices.map((service) => ({
        ...service,
        command: service.command.replace('/run/etcd.env', join(folder, name, 'etc/default/etcd')),
      })),
    ),
  );
  const shops = ['shop-1', 'shop-2'].map((name) => {
    const disk = join(folder, name);
    const made = machine(name, shopServices(name, addressOf(name), folder, environment, door));
    mkdirSync(join(disk, 'etc/haproxy/certs'));
    copyFileSync(certificate, join(disk, 'etc/haproxy/certs/site.pem'));
    return made;
  });
  execFileSync('chmod', ['-R', 'a+rX', folder]);

  async function primary(): Promise<Machine> {
    const until = performance.now() + healTimeoutMs;
    while (performance.now() < until) {
      for (const one of databases) if (await says(one, 'primary')) return one;
      await pause(200);
    }
    throw new Error('No machine is the primary.');
  }

  async function untilWhole(): Promise<void> {
    const until = performance.now() + healTimeoutMs;
    const isWhole = async () =>
      (await statusOf(`http://${(await primary()).address}:8008/primary`)) === 200 &&
      (await Promise.all(databases.map((one) => says(one, 'replica')))).filter(Boolean).length === 2 &&
      (await Promise.all(databases.map((one) => says(one, 'synchronous')))).filter(Boolean).length === 1 &&
      (await Promise.all(shops.map((one) => statusOf(`http://${one.address}:3000/readyz`)))).every(
        (status) => status === 200,
      ) &&
      (await Promise.all(shops.map((one) => statusOf(`https://${one.address}/readyz`)))).every(
        (status) => status === 200,
      );
    while (!(await isWhole())) {
      if (performance.now() > until) throw new Error(`The cluster has not healed within ${healTimeoutMs / 1000} s.`);
      await pause(500);
    }
  }

  const databaseUrl = async () => `postgres://shop:${password}@${(await primary()).address}:6432/shop`;

  await Promise.all(databases.map((one) => one.powerOn()));
  const first = await primary();
  const setUp = `create role shop login password '${password}'; create database shop owner shop`;
  for (const statement of setUp.split('; ')) {
    const { code, output } = await first.run(`psql -c "${statement}"`, 'postgres');
    if (code !== 0) throw new Error(output);
  }
  await Promise.all(shops.map((one) => one.powerOn()));
  await untilWhole();
  return {
    url: `https://${host}`,
    shops,
    databases,
    primary,
    databaseUrl,
    untilWhole,
    powerOff: async () => void (await Promise.all([...shops, ...databases].map((one) => one.powerOff()))),
  };
}

function shopServices(
  name: string,
  address: string,
  folder: string,
  environment: Record<string, string>,
  door: string,
): Service[] {
  const variables = {
    ...environment,
    RAZORPAY_BASE_URL: `http://127.0.0.1:${providerPort}/v1`,
    NODE_ENV: 'production',
    PUBLIC_URL: `https://${host}`,
    DATABASE_URL: `postgres://shop:${password}@127.0.0.1:5432/shop`,
    DATA_DIR: '/var/lib/shop',
    HOST: address,
    PORT: '3000',
    ADMIN_PORT: 'off',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    RECONCILE_AFTER_SECONDS: '2',
    RECONCILE_EVERY_SECONDS: '1',
  };
  const file = join(folder, `${name}.env`);
  writeFileSync(
    file,
    Object.entries(variables)
      .map(([key, value]) => `${key}="${value}"\n`)
      .join(''),
  );
  const provider = join(folder, 'provider.cfg');
  writeFileSync(
    provider,
    `defaults\n mode tcp\n timeout connect 5s\n timeout client 1m\n timeout server 1m
listen provider\n bind 127.0.0.1:${providerPort}\n server provider unix@${door}\n`,
  );
  const start = manifest.scripts.start.replace('node', process.execPath);
  return [
    { name: 'haproxy', command: 'exec haproxy -db -f /etc/haproxy/haproxy.cfg' },
    // The Internet, as far as the shop needs it.
    { name: 'internet', command: `exec haproxy -db -f ${provider}` },
    { name: 'shop', command: `cd ${repository}; set -a; . ${file}; exec ${start}` },
  ];
}

/** The provider double listens on the runner's loopback; a Unix socket reaches every network. */
async function openDoor(path: string, port: number): Promise<void> {
  const server = createServer((socket) => {
    const target = connect(port, '127.0.0.1');
    socket.pipe(target).pipe(socket);
    for (const end of [socket, target]) end.on('error', () => end.destroy());
    socket.once('close', () => target.destroy());
    target.once('close', () => socket.destroy());
  });
  server.unref();
  await new Promise<void>((resolve) => server.listen(path, resolve));
}

/** Patroni's role of a machine: `primary`, `replica`, `synchronous`. */
const says = async ({ address }: Machine, what: string): Promise<boolean> =>
  (await statusOf(`http://${address}:8008/${what}`)) === 200;

async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
