// The commands for the machine: `shop install` and `shop update ARCHIVE`. They run as root.
import { parseArgs } from 'node:util';
import { type Server, createServer } from 'node:net';
import { install } from './install/install.ts';
import { Problem } from './problem.ts';
import { readJournal } from './update/journal.ts';
import { recover, update } from './update/update.ts';

const usage = `Usage: shop install [--answers FILE], or shop update ARCHIVE [--unsigned SHA256]
shop help install and shop help update explain them.`;

process.umask(0o022);
// Once the shop is closed, a closed terminal or Ctrl-C does not stop an update: it completes or
// rolls back.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!readJournal()) process.exit(1);
  });
}
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  process.stderr.write(
    error instanceof Problem ? `${error.message}\n` : `${String((error as Error).stack ?? error)}\n`,
  );
  process.exitCode = 1;
}

async function runCommand(words: string[]): Promise<number> {
  const command = commandOf(words);
  if (!command) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  if (process.getuid?.() !== 0) throw new Problem(`Run this as root: sudo shop ${words[0]}`);
  await takeLock();
  await command();
  return 0;
}

/** Undefined if the words make no sense. */
function commandOf([command, ...args]: string[]): (() => Promise<void>) | undefined {
  const options = { answers: { type: 'string' }, unsigned: { type: 'string' }, recover: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const given = Object.keys(values).join();
    const [source] = positionals;
    if (command === 'install' && !source && (given === '' || given === 'answers'))
      return () => install(values.answers, say);
    if (command !== 'update') return undefined;
    if (!source) return given === 'recover' ? () => recover(say) : undefined;
    const sum = values.unsigned?.toLowerCase();
    const isSum = sum === undefined || /^[0-9a-f]{64}$/.test(sum);
    if (positionals.length > 1 || !isSum || (given !== '' && given !== 'unsigned')) return undefined;
    return () => update(source, sum, say);
  } catch {
    return undefined;
  }
}

// Allows one installation or update at a time. The lock is a socket name, which ends with its
// process, even on a kill.

/** Held until the process ends. */
async function takeLock(): Promise<void> {
  const server: Server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Problem('Another installation or update runs. Wait until it has ended.')));
    server.listen('\0shop-machine', resolve);
  });
  server.unref();
}
