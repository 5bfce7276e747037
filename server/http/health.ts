// Liveness: the process answers.
// Readiness: the database takes a write in time, and no shutdown has begun.
import type { FastifyInstance } from 'fastify';
import { isWritable } from '../database/readiness.ts';
import type { Deps } from '../deps.ts';

/** A result is reused this long, so probes cause at most one disk write per second. */
const reuseMs = 1000;

interface HealthOptions {
  readonly stopping?: AbortSignal | undefined;
  readonly timeoutMs?: number;
}

export function registerHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db'>,
  { stopping, timeoutMs }: HealthOptions = {},
): void {
  let last: { readonly askedAt: number; readonly isWritable: Promise<boolean> } | undefined;
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  // The shop listens only after migrating and seeding, so only the database is left to check.
  app.get('/readyz', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping?.aborted) return reply.status(503).send({ status: 'stopping' });
    // For a proxy: without the database every process still serves cached pages, so all stay in
    // use.
    if ((query as { exclude?: unknown }).exclude === 'database') return { status: 'ready' };
    const now = performance.now();
    if (!last || now - last.askedAt > reuseMs) last = { askedAt: now, isWritable: isWritable(deps.db, timeoutMs) };
    if (await last.isWritable) return { status: 'ready' };
    return reply.status(503).header('retry-after', '5').send({ status: 'waiting for the database' });
  });
}
