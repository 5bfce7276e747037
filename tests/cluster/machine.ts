// A machine of the cluster, made of Linux namespaces: its own processes, network and disk. It can
// lose power or network, and restarts its services like systemd.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export interface Service {
  readonly name: string;
  /** A shell command in the foreground. */
  readonly command: string;
  /** Root without it. */
  readonly user?: string;
}

export interface Machine {
  readonly name: string;
  readonly address: string;
  powerOn(): Promise<void>;
  /** Kills every process at once, without notice. The disk stays. */
  powerOff(): Promise<void>;
  cutNetwork(): void;
  joinNetwork(): void;
  /** By SIGKILL; it is restarted after 2 s. */
  kill(service: string): void;
  /** Runs a shell command; resolves to its exit code and output. */
  run(command: string, user?: string): Promise<{ code: number | null; output: string }>;
}

/** Folders of the machine's own disk; everything else is the host's. */
const ownFolders = [
  'etc/patroni',
  'etc/pgbouncer',
  'etc/haproxy',
  'var/lib/postgresql',
  'var/lib/etcd',
  'var/lib/shop',
  'var/log/postgresql',
];
/** Milliseconds: the longest RestartSec of the systemd units. */
const restartPause = 2000;
let boots = 0;

/** `disk` is an empty folder, or one with the files that `deploy/cluster/write-config.sh` wrote. */
export function createMachine(name: string, address: string, disk: string, services: readonly Service[]): Machine {
  for (const folder of ownFolders) mkdirSync(join(disk, folder), { recursive: true });
  execFileSync('chown', [
    '-R',
    'postgres:',
    ...['etc/patroni', 'etc/pgbouncer', 'var'].map((path) => join(disk, path)),
  ]);
  const cable = `to-${name}`;
  let holder: ChildProcess | undefined;
  let init = 0;

  const inside = (command: string, user = 'root'): string[] => [
    '--target',
    String(init),
    '--mount',
    '--net',
    '--pid',
    '--ipc',
    '--',
    ...(user === 'root' ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups']),
    'sh',
    '-c',
    command,
  ];
  const isOn = (boot: ChildProcess) => boot === holder && boot.exitCode === null && boot.signalCode === null;

  async function powerOn(): Promise<void> {
    boots += 1;
    const mounts = ownFolders.map((folder) => `mkdir -p /${folder}; mount --bind ${join(disk, folder)} /${folder}`);
    const boot = [
      'set -e',
      ...mounts,
      'mount -t tmpfs tmpfs /run',
      // PostgreSQL's shared memory, left by a killed process.
      'mount -t tmpfs tmpfs /dev/shm',
      'mkdir -p /run/postgresql /run/haproxy',
      'chown postgres: /run/postgresql',
      'ip link set lo up',
      // Process numbers differ from those before the power failure, as on a real machine.
      `echo ${1000 * (boots % 25)} > /proc/sys/kernel/ns_last_pid || true`,
      'echo up',
      // Bash as the first process waits for the children of killed ones.
      'while :; do sleep 1000 & wait; done',
    ];
    holder = spawn(
      'unshare',
      ['--mount', '--net', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc', 'bash', '-c', boot.join('\n')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(createInterface(holder.stdout as NodeJS.ReadableStream), 'line');
    init = Number(readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8').trim());
    execFileSync('ip', ['link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(init)]);
    execFileSync('nsenter', inside(`ip address add ${address}/24 dev eth0 && ip link set eth0 up`));
    execFileSync('ip', ['link', 'set', cable, 'master', 'cluster', 'up']);
    for (const service of services) void keepRunning(service, holder);
  }

  async function keepRunning({ name: service, command, user }: Service, here: ChildProcess): Promise<void> {
    const log = createWriteStream(join(disk, `${service}.log`), { flags: 'a' });
    while (isOn(here)) {
      const started = inside(`echo $$ > /run/${service}.pid; exec ${drop(user)}sh -c '${command}'`);
      const child = spawn('nsenter', started, { stdio: ['ignore', 'pipe', 'pipe'] });
      child.stdout.pipe(log, { end: false });
      child.stderr.pipe(log, { end: false });
      await once(child, 'exit');
      await pause(restartPause);
    }
    log.end();
  }

  return {
    name,
    address,
    powerOn,
    async powerOff() {
      const gone = holder;
      holder = undefined;
      // The cable first: a machine without power ends no connection.
      execFileSync('ip', ['link', 'set', cable, 'down']);
      gone?.kill('SIGKILL');
      if (gone && gone.exitCode === null && gone.signalCode === null) await once(gone, 'exit');
      // The cable disappears with the network namespace, shortly after its last process.
      while (spawnSync('ip', ['link', 'show', cable], { stdio: 'ignore' }).status === 0) {
        spawnSync('ip', ['link', 'delete', cable], { stdio: 'ignore' });
        await pause(20);
      }
    },
    cutNetwork: () => void execFileSync('ip', ['link', 'set', cable, 'down']),
    joinNetwork: () => void execFileSync('ip', ['link', 'set', cable, 'up']),
    kill: (service) => void spawnSync('nsenter', inside(`kill -KILL $(cat /run/${service}.pid)`), { stdio: 'ignore' }),
    async run(command, user) {
      const child = spawn('nsenter', inside(command, user), { stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      const keep = (text: string) => {
        output += text;
      };
      child.stdout.setEncoding('utf8').on('data', keep);
      child.stderr.setEncoding('utf8').on('data', keep);
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, output };
    },
  };
}

const drop = (user: string | undefined): string =>
  user === undefined ? '' : `setpriv --reuid=${user} --regid=${user} --init-groups `;
