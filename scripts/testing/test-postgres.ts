// The test run's own PostgreSQL, on its own port, removed when the run ends.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findPostgres } from './find-postgres.ts';

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

export interface OwnPostgres extends TestPostgres {
  /** Crashes it; resolves when it answers again at the same address. */
  restart(): Promise<void>;
}

const missing =
  'PostgreSQL was not found: only the embedded database is tested. Install PostgreSQL 15 or later ' +
  '(Debian and Ubuntu: apt-get install postgresql, macOS: brew install postgresql), or set TEST_POSTGRES_URL to one whose user may create databases.';

/**
 * The server of TEST_POSTGRES_URL, or a new one. Undefined, with one printed line, if
 * the machine has no PostgreSQL (an error on CI). An empty TEST_POSTGRES_URL means
 * that the line was printed already.
 */
export async function openTestPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given !== undefined) return given === '' ? undefined : { url: given, stop: async () => {} };
  const binaries = findPostgres();
  if (binaries) return start(binaries);
  if (process.env.CI) throw new Error(missing);
  console.warn(`\n!!! ${missing}\n`);
  return undefined;
}

/** A server of its own for a test that breaks it. Throws if the machine has no PostgreSQL. */
export function startOwnPostgres(): Promise<OwnPostgres> {
  const binaries = findPostgres();
  if (!binaries) throw new Error(missing);
  return start(binaries);
}

async function start(binaries: string): Promise<OwnPostgres> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./postgres-process.ts', import.meta.url)), binaries], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = createInterface(child.stdout);
  const nextLine = () => Promise.race([new Promise<string>((resolve) => said.once('line', resolve)), ended]);
  const url = await nextLine();
  if (!url) throw new Error('The PostgreSQL of the test run did not start; its own words are above.');
  return {
    url,
    restart: async () => {
      const answered = nextLine();
      child.stdin.write('restart\n');
      if (!(await answered)) throw new Error('The PostgreSQL of the test did not come back.');
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
