// Starts the measured processes and reads their CPU time and memory from /proc (Linux only).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RawOrders } from './raw-server.ts';

/** Milliseconds of CPU that a process has used in all threads. */
export function cpuOf(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e6;
}

/**
 * Milliseconds of CPU of a PostgreSQL server in all its processes that still run; `backend` is one
 * of them.
 */
export function cpuOfPostgres(backend: number): number {
  const server = parentOf(backend);
  const processes = readdirSync('/proc')
    .map(Number)
    .filter((pid) => parentOf(pid) === server);
  return processes.reduce((sum, pid) => sum + cpuOf(pid), 0);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // No process, or it has ended since.
    return undefined;
  }
}

/** Megabytes of memory in use. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

export interface RawServer {
  readonly pid: number;
  readonly port: number;
  stop(): void;
}

export async function startRawServer(orders: RawOrders): Promise<RawServer> {
  const server: ChildProcess = fork(join(import.meta.dirname, 'raw-server.ts'), {
    serialization: 'advanced',
    execArgv: ['--expose-gc'],
  });
  server.send(orders);
  const [port] = (await once(server, 'message')) as [number];
  return { pid: server.pid as number, port, stop: () => server.disconnect() };
}
