// Opens the metrics at an address of their own, for Prometheus: never at the shop's or the admin's
// port.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from '../config.ts';
import { requireFreeAddress } from '../listen.ts';
import type { OpenedShop } from '../open-shop.ts';
import type { Metrics } from './metrics.ts';

type Address = NonNullable<Config['metrics']>;

export interface OpenedMetrics extends Metrics {
  /** Resolves to a function that closes the listener. */
  listen(print: (line: string) => void): Promise<() => Promise<void>>;
}

/** Before anything is opened. Throws a StartError. */
export async function requireMetricsAddress({ metrics }: Pick<Config, 'metrics'>): Promise<void> {
  if (metrics) await requireFreeAddress({ ...metrics, portName: 'METRICS_PORT', hostName: 'METRICS_HOST' });
}

/** Undefined when METRICS_PORT is not set: then the library is not even loaded. */
export async function openMetrics(shop: Pick<OpenedShop, 'deps' | 'engine' | 'poolFigures'>) {
  const address = shop.deps.config.metrics;
  if (!address) return undefined;
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(shop);
  return { ...metrics, listen: (print) => listen(metrics, address, print) } satisfies OpenedMetrics as OpenedMetrics;
}

async function listen(metrics: Metrics, address: Address, print: (line: string) => void) {
  const server = createServer(({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    metrics.write().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  }).listen(address.port, address.host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  print(`Metrics are at http://${address.host.includes(':') ? `[${address.host}]` : address.host}:${port}/metrics`);
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
