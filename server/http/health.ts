// Liveness (the process answers) and readiness (every call would work: the database takes a write in time, its tables are there, and the process is not about to end).
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { proveWritable } from '../database/readiness.ts';
import type { Deps } from '../deps.ts';

/** Milliseconds. A database that takes longer helps no shopper; one that hangs never answers. */
const databasePatience = 3000;
/** Milliseconds for which an answer counts: however many ask, the disk is written to once a second. */
const answerLife = 1000;

interface HealthOptions {
  readonly stopping?: AbortSignal | undefined;
  readonly patience?: number;
}

export function registerHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db'>,
  { stopping, patience = databasePatience }: HealthOptions = {},
): void {
  let last: { readonly askedAt: number; readonly isWritable: Promise<boolean> } | undefined;
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  // The shop listens only after migrating and seeding, so what is left to ask is the database.
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping?.aborted) return reply.status(503).send({ status: 'stopping' });
    const now = performance.now();
    if (!last || now - last.askedAt > answerLife) last = { askedAt: now, isWritable: isWritable(deps, patience) };
    if (await last.isWritable) return { status: 'ready' };
    return reply.status(503).header('retry-after', '5').send({ status: 'waiting for the database' });
  });
}

async function isWritable({ db }: Pick<Deps, 'db'>, patience: number): Promise<boolean> {
  const abort = new AbortController();
  const written = proveWritable(db).then(() => true);
  const tooLate = pauseFor(patience, false, { signal: abort.signal });
  const isInTime = await Promise.race([written, tooLate]).catch(() => false);
  abort.abort();
  await tooLate.catch(() => {});
  return isInTime;
}
