// Limits connections, in total and per network, so that no client can occupy them all.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { networkOf } from './network.ts';

const maxConnections = 5000;
/** A browser opens 6. An office or a mobile gateway may stand for 40 browsers. */
export const maxPerNetwork = 256;
const thisMachine = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Behind a proxy, every connection comes from the proxy, which has to set its own limit. */
export function limitConnections(server: Server, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  server.maxConnections = maxConnections;
  if (trustProxy !== false) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (thisMachine.includes(address)) return;
    const network = networkOf(address);
    const held = open.get(network) ?? 0;
    if (held >= maxPerNetwork) return void socket.destroy();
    open.set(network, held + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
