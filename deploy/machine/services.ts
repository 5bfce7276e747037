// The shop's services: one per port, by systemd.
import { setTimeout as pause } from 'node:timers/promises';
import { get } from './health.ts';
import { Problem } from './problem.ts';
import { run, tryRun } from './run.ts';

/**
 * Seconds for a started shop to become ready. A new version that fails must be rolled back within
 * 60 s of closing the shop, including storing and restoring the database.
 */
const patience = 25;
/** The first start imports the sample products of a demonstration. */
export const firstPatience = 300;

/** The ports whose service is enabled or running. */
export function servicePorts(): number[] {
  const units = ['list-units', 'list-unit-files'].flatMap((list) =>
    run('systemctl', [list, '--plain', '--no-legend', '--full', ...(list === 'list-units' ? ['--all'] : []), 'shop@*'])
      .split('\n')
      .filter((line) => (list === 'list-units' ? !/\s(inactive|not-found)\s/.test(line) : /\senabled\s/.test(line))),
  );
  const wanted = run('sh', ['-c', 'ls /etc/systemd/system/multi-user.target.wants']).split('\n');
  const ports = [...units, ...wanted].map((line) => Number(/^\s*shop@(\d+)\.service/.exec(line)?.[1]));
  return [...new Set(ports.filter(Number.isInteger))].sort((one, other) => one - other);
}

const unitOf = (port: number): string => `shop@${port}.service`;

export function stopServices(ports: readonly number[]): void {
  run('systemctl', ['stop', ...ports.map(unitOf)]);
}

/** Starts them, or restarts running ones; `waitUntilReady` checks whether they serve. */
export function startServices(ports: readonly number[]): void {
  const units = ports.map(unitOf);
  run('systemctl', ['daemon-reload']);
  // After several failures systemd would refuse to start it.
  tryRun('systemctl', ['reset-failed', ...units]);
  run('systemctl', ['restart', '--no-block', ...units]);
}

/** Throws a Problem if the unit ends, or does not answer `/readyz` in time. */
export async function waitUntilReady(unit: string, port: number, seconds = patience): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  let last = 'it does not answer';
  while (Date.now() < deadline) {
    const state = tryRun('systemctl', ['is-active', unit]).output.trim();
    if (state === 'failed' || (state === 'inactive' && unit.startsWith('shop-candidate'))) {
      throw new Problem(`it ended at its start:\n${lastWords(unit)}`);
    }
    try {
      const { status } = await get(port, '/readyz', 'localhost');
      if (status === 200) return;
      last = `/readyz answers ${status}`;
    } catch {
      last = 'it does not answer';
    }
    await pause(200);
  }
  throw new Problem(`after ${seconds} s ${last}:\n${lastWords(unit)}`);
}

/** Throws a Problem if nothing listens in time. */
export async function waitUntilListening(port: number): Promise<void> {
  const deadline = Date.now() + patience * 1000;
  while (
    !(await get(port, '/', 'localhost').then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Problem(`nothing listens on its port ${port} after ${patience} s.`);
    await pause(200);
  }
}

export async function waitForServices(ports: readonly number[], seconds = patience): Promise<void> {
  await Promise.all(ports.map((port) => waitUntilReady(unitOf(port), port, seconds)));
}

/** The end of its log, for the person who looks for the cause. */
function lastWords(unit: string): string {
  const { output } = tryRun('journalctl', ['--unit', unit, '--lines', '12', '--output', 'cat', '--no-pager']);
  return output
    .trim()
    .split('\n')
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}
