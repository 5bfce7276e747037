// A Debian 12 with a systemd of its own and 1 GB of memory, booted for a test. The processor serves it
// before other tests: while a shop is updated, its shoppers wait at most 60 s.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Image, imageFolder } from './images.ts';

const unified = '/sys/fs/cgroup/unified';
const memory = '/sys/fs/cgroup/memory';
const processor = '/sys/fs/cgroup/cpu';
/** Of the processor's time, beside 1024 for each session of the host. */
const share = 20_480;
const oneGigabyte = 2 ** 30;

export interface Ended {
  readonly code: number;
  readonly output: string;
}

export interface Machine {
  /** Its address, as seen from the test; the test's own is the same with `.1`. */
  readonly address: string;
  readonly hostAddress: string;
  /** A file's place as the test sees it. */
  path(file: string): string;
  /**
   * Runs a shell command inside, within the machine's memory; standard output and errors together.
   */
  run(command: string): Promise<Ended>;
  /** The same; throws an error unless its exit code is 0. */
  must(command: string): Promise<string>;
  /** Kills all its processes at once, and boots again with the content of its disk. */
  cutPower(): Promise<void>;
  destroy(): Promise<void>;
}

/** `number`: 1 to 250, of its network; machines that run at the same time need different ones. */
export async function bootDebian(number: number, image: Image): Promise<Machine> {
  const name = `shopdeb${number}`;
  const net = `10.231.${number}`;
  const work = mkdtempSync(join(tmpdir(), 'shop-debian-'));
  const root = join(work, 'root');
  for (const folder of ['root', 'upper', 'work']) mkdirSync(join(work, folder));
  const layers = `lowerdir=${imageFolder(image)},upperdir=${join(work, 'upper')},workdir=${join(work, 'work')}`;
  execFileSync('mount', ['-t', 'overlay', 'overlay', '-o', layers, root]);
  await removeMachine(name, net);
  sh(`ip netns add ${name}
    ip link add ve-${name} type veth peer name host0 netns ${name}
    ip address add ${net}.1/24 dev ve-${name} && ip link set ve-${name} up
    ip -n ${name} address add ${net}.2/24 dev host0 && ip -n ${name} link set host0 up
    ip -n ${name} link set lo up && ip -n ${name} route add default via ${net}.1
    echo 1 > /proc/sys/net/ipv4/ip_forward
    iptables -t nat -A POSTROUTING -s ${net}.0/24 ! -o ve-${name} -j MASQUERADE
    mkdir -p ${memory}/${name} ${processor}/${name} ${unified}/${name}
    echo ${share} > ${processor}/${name}/cpu.shares
    echo ${oneGigabyte} > ${memory}/${name}/memory.limit_in_bytes`);
  let nspawn: ChildProcess | undefined;

  async function boot(): Promise<void> {
    // The machine needs cgroup v2 only; the host may have both versions.
    const script = `echo $$ > ${memory}/${name}/cgroup.procs
      echo $$ > ${processor}/${name}/cgroup.procs
      echo $$ > ${unified}/${name}/cgroup.procs
      exec unshare --mount --propagation private sh -c '
        umount -R /sys/fs/cgroup && mount -t cgroup2 cgroup2 /sys/fs/cgroup
        exec systemd-nspawn --boot --directory=${root} --machine=${name} --register=no --keep-unit \\
          --network-namespace-path=/run/netns/${name} --console=pipe --resolv-conf=copy-host'`;
    rmSync(`/run/systemd/nspawn/propagate/${name}`, { recursive: true, force: true });
    nspawn = spawn('sh', ['-c', script], { stdio: 'ignore' });
    await eventually('the machine boots', () => {
      const state = spawnSync('nsenter', [...enter(), 'systemctl', 'is-system-running'], { encoding: 'utf8' });
      return /running|degraded/.test(state.stdout);
    });
  }

  /** Via the process that is PID 1 inside. */
  function enter(): string[] {
    const file = `${unified}/${name}/payload/init.scope/cgroup.procs`;
    const [leader = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    return ['-t', leader || '999999999', '--all'];
  }

  async function halt(): Promise<void> {
    const ended = new Promise((resolve) => nspawn?.once('exit', resolve));
    nspawn?.kill('SIGKILL');
    await ended;
    // The kernel ends them all, because PID 1 of their namespace ended.
    await eventually('the machine ends', () => {
      writeFileSync(`${unified}/${name}/cgroup.kill`, '1');
      return readFileSync(`${unified}/${name}/cgroup.events`, 'utf8').includes('populated 0');
    });
  }

  const machine: Machine = {
    address: `${net}.2`,
    hostAddress: `${net}.1`,
    path: (file) => join(root, file),
    run: (command) =>
      new Promise((resolve) => {
        const inside = ['systemd-run', '--quiet', '--pipe', '--wait', '--collect', 'sh', '-c', `exec 2>&1; ${command}`];
        const child = spawn('nsenter', [...enter(), ...inside], { stdio: ['ignore', 'pipe', 'pipe'] });
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (part: Buffer) => (output += part.toString()));
        child.on('close', (code) => resolve({ code: code ?? 1, output }));
      }),
    async must(command) {
      const { code, output } = await machine.run(command);
      if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
      return output;
    },
    async cutPower() {
      await halt();
      await boot();
    },
    async destroy() {
      await halt();
      await removeMachine(name, net);
      execFileSync('umount', [root]);
      rmSync(work, { recursive: true });
    },
  };
  await boot();
  return machine;
}

const sh = (script: string) => execFileSync('sh', ['-ec', script], { stdio: ['ignore', 'ignore', 'inherit'] });

/** Also cleans up after a killed run: its processes, network and cgroups. */
async function removeMachine(name: string, net: string): Promise<void> {
  if (existsSync(`${unified}/${name}/cgroup.kill`)) {
    writeFileSync(`${unified}/${name}/cgroup.kill`, '1');
    const isEmpty = () => readFileSync(`${unified}/${name}/cgroup.events`, 'utf8').includes('populated 0');
    await eventually('the machine ends', isEmpty);
    sh(`find ${unified}/${name} -depth -type d -exec rmdir {} +`);
  }
  // The link first: the end of its namespace deletes it too, some time later.
  sh(`for group in ${memory}/${name} ${processor}/${name}; do if [ -e $group ]; then rmdir $group; fi; done
    if ip link show ve-${name} >/dev/null 2>&1; then ip link delete ve-${name}; fi
    if [ -e /run/netns/${name} ]; then ip netns delete ${name}; fi
    iptables -t nat -D POSTROUTING -s ${net}.0/24 ! -o ve-${name} -j MASQUERADE 2>/dev/null || true`);
}

/** Milliseconds: a limit for a hang; the machine may be busy. */
const longest = 180_000;

/** Polls until it is true. */
export async function eventually(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + longest;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not so after ${longest / 1000} s: ${what}.`);
    await pause(200);
  }
}
