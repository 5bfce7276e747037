// How many connections there may be: in all, and of one network, so that nobody can hold them all with requests that never end.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { networkOf } from './network.ts';

const mostConnections = 5000;
/** A browser holds six; an office or a mobile network's gateway may stand for forty of them. */
export const mostOfOneNetwork = 256;
const thisMachine = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Behind a proxy every connection is the proxy's: it keeps such a bound itself. */
export function boundConnections(server: Server, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  server.maxConnections = mostConnections;
  if (trustProxy !== false) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (thisMachine.includes(address)) return;
    const network = networkOf(address);
    const held = open.get(network) ?? 0;
    if (held >= mostOfOneNetwork) return void socket.destroy();
    open.set(network, held + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
