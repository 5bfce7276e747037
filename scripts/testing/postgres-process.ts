// Runs a temporary PostgreSQL and prints its address. Removes it when its stdin closes, which
// happens however the parent process ends. The line `restart` crashes and restarts it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

const [binaries] = process.argv.slice(2) as [string];

const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
const owner = unprivilegedOwner();
const childOptions = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...owner };
const data = join(folder, 'data');
const password = randomBytes(12).toString('hex');
let port: number;
let server: ChildProcess | undefined;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
createInterface(process.stdin)
  .on('line', () => void restart())
  .on('close', end);
process.on('SIGTERM', end);
// Ctrl-C reaches the whole process group, but the tests still need their database while they end.
process.on('SIGINT', () => {});

try {
  makeData();
  port = await freePort('127.0.0.1');
  await startServer();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function makeData(): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  execFileSync(
    join(binaries, 'initdb'),
    // The C locale sorts by bytes, so tests notice a query that relies on the database's order.
    ['-D', data, '-U', 'shop', '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '-N'],
    { ...childOptions, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

async function startServer(): Promise<void> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // Nothing here must survive a crash of the machine.
    fsync: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
  };
  server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...childOptions, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  server.once('exit', exit);
  await untilReady(server);
  process.stdout.write(`postgres://shop:${password}@127.0.0.1:${port}/postgres\n`);
}

/** A crash: no notice to clients, and nothing flushed except the log. */
async function restart(): Promise<void> {
  if (!server) return;
  const ended = once(server.off('exit', exit), 'exit');
  server.kill('SIGQUIT');
  await ended;
  await startServer();
}

function exit(): void {
  process.exit();
}

function untilReady(starting: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    starting.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // Kept until PostgreSQL is ready; later output is provoked by tests.
      if (said.includes('ready to accept connections')) return;
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    starting.once('exit', () => reject(new Error(said)));
    starting.once('error', reject);
  });
}

/** PostgreSQL cannot run as root. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (option: string) =>
        Number(execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This machine has no such user.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and this machine has neither a user postgres nor a user nobody.');
}

function end(): void {
  if (!server || server.exitCode !== null) process.exit();
  // SIGQUIT: ends at once without flushing data that is deleted anyway.
  server.kill('SIGQUIT');
  setTimeout(() => process.exit(), 5000).unref();
}
