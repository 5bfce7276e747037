// Metrics in Prometheus's form. Every label has few values: names of calls, jobs and queues, never
// a URL, an address or a person. Loaded only when METRICS_PORT is set.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { endpoints } from '@taana-baana/contract';
import { adminCalls } from '@taana-baana/contract/admin/calls.ts';
import about from '../../package.json' with { type: 'json' };
import type { PoolFigures } from '../database/engines/postgres.ts';
import type { OpenedShop } from '../open-shop.ts';
import type { Deps } from '../deps.ts';
import type { CacheResult } from '../http/cache/response-cache.ts';
import type { Job } from '../workers.ts';
import { registerShopFigures } from './shop-figures.ts';

export interface Metrics {
  /** Counts the requests of one of the two servers, from now on. */
  watchRequests(app: FastifyInstance, server: 'shop' | 'admin'): void;
  /** The same jobs; each run is counted. */
  watchJobs(jobs: readonly Job[]): Job[];
  countCache(result: CacheResult): void;
  readonly contentType: string;
  write(): Promise<string>;
}

interface Measured extends Pick<OpenedShop, 'engine' | 'poolFigures'> {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
}

/**
 * In seconds. A cached page is below the first bucket; a slow call to the provider is in the last
 * ones.
 */
const buckets = [0.005, 0.025, 0.1, 0.5, 2.5, 10];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

export function createMetrics({ deps, engine, poolFigures }: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const info = { version: about.version, node: process.version, engine };
  new Gauge({ name: 'shop_info', help: 'Always 1.', labelNames: Object.keys(info), registers }).set(info, 1);
  const requests = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'Requests by server, call (or kind of page or file), method and class of status.',
    labelNames: ['server', 'call', 'method', 'status'],
    buckets,
    registers,
  });
  const cache = new Counter({
    name: 'shop_response_cache_requests_total',
    help: 'Requests for what may be cached: "hit" was sent at once, "miss" was looked up or made.',
    labelNames: ['result'],
    registers,
  });
  const runs = new Counter({
    name: 'shop_job_runs_total',
    help: 'Runs of background jobs in this process that ended.',
    labelNames: ['job', 'result'],
    registers,
  });
  if (poolFigures) collectPool(registry, poolFigures);
  const readFigures = registerShopFigures(registry, deps);

  return {
    watchRequests(app, server) {
      const nameOf = server === 'shop' ? shopCall : adminCall;
      app.addHook('onResponse', (request, reply, done) => {
        const method = methods.includes(request.method) ? request.method : 'other';
        const labels = { server, call: nameOf(request), method, status: `${Math.floor(reply.statusCode / 100)}xx` };
        requests.observe(labels, reply.elapsedTime / 1000);
        done();
      });
    },
    watchJobs: (jobs) =>
      jobs.map((job) => ({
        ...job,
        run: async () => {
          let result = 'failed';
          try {
            await job.run();
            result = 'done';
          } finally {
            runs.inc({ job: job.name, result });
          }
        },
      })),
    countCache: (result) => cache.inc({ result }),
    contentType: registry.contentType,
    write: async () => {
      await readFigures();
      return registry.metrics();
    },
  };
}

const shopCall = callNamer(endpoints, { '*': 'page' });
const adminCall = callNamer(adminCalls, { '/*': 'screen' });

/** The contract's name of a call; for everything else the route's pattern, of which there are few. */
function callNamer(
  calls: Readonly<Record<string, { readonly method: string; readonly path: string }>>,
  others: Readonly<Record<string, string>>,
): (request: FastifyRequest) => string {
  const names = new Map(Object.entries(calls).map(([name, { method, path }]) => [`${method} /api/${path}`, name]));
  return ({ method, routeOptions: { url } }) => {
    if (url === undefined) return 'unknown';
    return names.get(`${method === 'HEAD' ? 'GET' : method} ${url}`) ?? others[url] ?? url;
  };
}

function collectPool(registry: Registry, poolFigures: () => PoolFigures): void {
  const connections = new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of this process to PostgreSQL: in use, idle; "waiting" are requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(poolFigures())) connections.set({ state }, count);
    },
  });
}
