// Runs the machine's programs. Secrets go by `env` or `input`, never by arguments, which everybody
// can read.
import { spawnSync } from 'node:child_process';
import { Problem } from './problem.ts';
import { user } from './places.ts';

export interface RunOptions {
  readonly env?: Record<string, string>;
  /** As the shop's user, who may read its files and signs in at a local PostgreSQL. */
  readonly asShop?: boolean;
}

export interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Waits for the program; a failure is an outcome. */
export function tryRun(command: string, args: readonly string[], { env, asShop }: RunOptions = {}): Ended {
  const shopUser = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--'];
  // Its own session: Ctrl-C at the terminal does not reach it, so an update never stops halfway
  // through a step.
  const words = ['--wait', ...(asShop ? shopUser : []), command, ...args];
  const { status, stdout, stderr, error } = spawnSync('setsid', words, {
    encoding: 'utf8',
    cwd: '/',
    maxBuffer: 64 * 2 ** 20,
    // Nothing of the caller's environment but the path: what works here works at boot.
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...env },
  });
  return { code: status ?? 1, output: stdout ?? '', errors: error ? error.message : (stderr ?? '') };
}

/** Returns what the program printed; throws a Problem with the end of its output if it fails. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): string {
  const { code, output, errors } = tryRun(command, args, options);
  if (code === 0) return output;
  const lines = (errors.trim() || output.trim()).split('\n');
  const isOfStack = (line: string) => /^\s+at /.test(line);
  const said = lines
    .filter((line) => !isOfStack(line))
    .slice(-5)
    .join('\n  ');
  throw new Problem(`${[command, ...args].join(' ')} failed:\n  ${said}`);
}
