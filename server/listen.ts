// Opens the address that the shop listens on, and explains when it cannot.
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/**
 * Connections that wait to be accepted; the system resets further ones. Node's default, 511, is one
 * burst of a flash sale while a page is being rendered.
 */
const backlog = 4096;

type ListenConfig = Pick<Config, 'host' | 'port'> & {
  /** The variable that an error names. */
  readonly portName?: 'PORT' | 'ADMIN_PORT' | 'METRICS_PORT';
  readonly hostName?: 'HOST' | 'METRICS_HOST';
};

/**
 * Checked before anything is opened: a start that
 * cannot succeed changes nothing. Throws a StartError.
 */
export async function requireFreeAddress(address: ListenConfig): Promise<void> {
  const { host, port } = address;
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw toStartError(error, address);
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Listens at every address of `host`; resolves to the port. Throws a StartError if the owner can do
 * something about it.
 */
export async function listen(app: FastifyInstance, { host, port, portName }: ListenConfig): Promise<number> {
  try {
    // For 'localhost' Fastify would open a server per address, and only the first
    // one would limit its connections.
    const [first, ...others] = await lookup(host, { all: true });
    await app.listen({ host: first?.address ?? host, port, backlog });
    for (const { address } of others) await listenAlso(app, address);
  } catch (error) {
    throw toStartError(error, { host, port, portName });
  }
  return (app.server.address() as { port: number }).port;
}

/**
 * Passes connections at a second address to the same
 * server. Skips an address that cannot be opened.
 */
export async function listenAlso(app: FastifyInstance, address: string): Promise<void> {
  const { port } = app.server.address() as { port: number };
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  );
  second.maxConnections = app.server.maxConnections;
  app.server.once('close', () => second.close());
  second.listen(port, address, backlog);
  await once(second, 'listening').catch(() => {});
}

function toStartError(error: unknown, { host, port, portName = 'PORT', hostName = 'HOST' }: ListenConfig): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken; set ${portName} to another one.`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this user; set ${portName} to another one.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`${hostName} (${host}) is not an address of this machine.`);
    default:
      return error;
  }
}
