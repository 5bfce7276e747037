// Starts a shop as its own process, the way `npm start` does once the screens are built, for tests
// from outside.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };
import { freePort } from './free-port.ts';

export interface ShopProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Resolves when `readyz` answers 200; rejects with its output if it ends before. */
  untilReady(): Promise<void>;
  /** Resolves to the exit code, or the signal's name. */
  untilEnded(): Promise<number | NodeJS.Signals | null>;
  /** Like a service manager: SIGTERM, then waits. */
  stop(): Promise<number | NodeJS.Signals | null>;
}

const repository = join(import.meta.dirname, '..', '..');
const startTimeoutMs = 120_000;

/**
 * The shop gets none of the caller's environment except what every process needs, and has no admin
 * unless the test asks for it. `within`: a
 * command prefix that starts the shop in another environment. `script`: another npm script.
 */
export async function startShop(
  environment: Record<string, string> = {},
  within: readonly string[] = [],
  script: 'start' | 'dev' = 'start',
): Promise<ShopProcess> {
  const port = environment.PORT ?? String(await freePort());
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'shop-data-')));
  const { PATH = '', HOME = '', TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const words = manifest.scripts[script].replace('scripts/start.ts', 'server/main.ts').split(' ');
  const command = [...within, process.execPath, ...words.slice(1)];
  const shop = spawn(command[0] as string, command.slice(1), {
    cwd: repository,
    env: {
      PATH,
      HOME,
      ...(TMPDIR ? { TMPDIR } : {}),
      ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
      ADMIN_PORT: 'off',
      ...environment,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const keep = (text: string) => {
    written += text;
  };
  shop.stdout.setEncoding('utf8').on('data', keep);
  shop.stderr.setEncoding('utf8').on('data', keep);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    shop.once('close', (code, signal) => resolve(signal ?? code));
  });
  const url = `http://localhost:${port}`;

  async function untilReady(): Promise<void> {
    const deadline = performance.now() + startTimeoutMs;
    while (performance.now() < deadline) {
      if (shop.exitCode !== null || shop.signalCode !== null) throw new Error(`The shop did not start:\n${written}`);
      if (await answers(`${url}/readyz`)) return;
      await pause(50);
    }
    throw new Error(`The shop was not ready within ${startTimeoutMs / 1000} s:\n${written}`);
  }

  return {
    url,
    dataDir,
    process: shop,
    output: () => written,
    untilReady,
    untilEnded: () => ended,
    stop: () => {
      shop.kill('SIGTERM');
      return ended;
    },
  };
}

export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
