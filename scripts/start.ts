// `npm start`: opens the shop of a checkout. Its screens are built, where their sources have changed,
// beside each other and beside the rest of the start; they are compressed once the shop is open.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '..');

/** Resolves to the exit code. Ends with this process. */
async function run(...command: string[]): Promise<number> {
  const child = spawn(process.execPath, command, { cwd: repository, stdio: 'inherit' });
  process.once('exit', () => child.kill());
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

// Before the import, which takes a second.
const builds = Promise.all(['storefront', 'admin'].map((screens) => run(`${screens}/build.ts`, '--uncompressed')));
const { runShop } = await import('../server/run-shop.ts');
const { StartError, startOrSayWhy } = await import('../server/start-error.ts');

// As in server/main.ts.
process.umask(0o077);
await startOrSayWhy(process.env, (config) =>
  runShop(config, async () => {
    if (Math.max(...(await builds)) > 0) throw new StartError('The screens could not be built.');
  }),
);
await run('scripts/compress.ts');
