// The address that the shop listens on, and what to say when it cannot.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

type ListenConfig = Pick<Config, 'host' | 'port'>;

/** Before anything is opened or filled: a start that would fail at its end changes nothing. Throws a StartError. */
export async function requireFreeAddress({ host, port }: ListenConfig): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw toStartError(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

/** The port that was opened. Throws a StartError where the owner can do something about it. */
export async function listen(app: FastifyInstance, { host, port }: ListenConfig): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw toStartError(error, { host, port });
  }
  return (app.server.address() as { port: number }).port;
}

function toStartError(error: unknown, { host, port }: ListenConfig): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken; set PORT to another one.`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this user; set PORT to another one.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST (${host}) is not an address of this machine.`);
    default:
      return error;
  }
}
