// Allows one installation or update at a time. The lock is a socket name, which ends with its
// process, even on a kill.
import { type Server, createServer } from 'node:net';
import { Problem } from './problem.ts';

/** Held until the process ends. */
export async function takeLock(): Promise<void> {
  const server: Server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Problem('Another installation or update runs. Wait until it has ended.')));
    server.listen('\0shop-machine', resolve);
  });
  server.unref();
}
