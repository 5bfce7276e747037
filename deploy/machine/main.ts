// The commands for the machine: `shop install` and `shop update ARCHIVE`. They run as root.
import { install } from './install/install.ts';
import { takeLock } from './lock.ts';
import { Problem } from './problem.ts';
import { readJournal } from './update/journal.ts';
import { recover, update } from './update/update.ts';

const usage = `Usage: shop install [--answers FILE], or shop update ARCHIVE
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

async function runCommand([command, ...args]: string[]): Promise<number> {
  const [first, second] = args;
  const isInstall = command === 'install' && (args.length === 0 || (first === '--answers' && args.length === 2));
  const isUpdate = command === 'update' && args.length === 1 && (first === '--recover' || !first?.startsWith('-'));
  if (!isInstall && !isUpdate) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  if (process.getuid?.() !== 0) throw new Problem(`Run this as root: sudo shop ${command}`);
  await takeLock();
  if (isInstall) await install(second, say);
  else if (first === '--recover') await recover(say);
  else await update(first ?? '', say);
  return 0;
}
