// Liveness (the process answers) and readiness (every call would work: the database answers in time, its tables are there, and the process is not about to end).
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** Milliseconds. A database that takes longer helps no shopper; one that hangs never answers. */
const databasePatience = 3000;

interface HealthOptions {
  readonly stopping?: AbortSignal | undefined;
  readonly patience?: number;
}

export function registerHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db'>,
  { stopping, patience = databasePatience }: HealthOptions = {},
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  // The shop listens only after migrating and seeding, so what is left to ask is the database.
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping?.aborted) return reply.status(503).send({ status: 'stopping' });
    if (await answers(deps, patience)) return { status: 'ready' };
    return reply.status(503).header('retry-after', '5').send({ status: 'waiting for the database' });
  });
}

async function answers({ db }: Pick<Deps, 'db'>, patience: number): Promise<boolean> {
  const abort = new AbortController();
  const answer = db.selectFrom('marks').select('name').limit(1).execute();
  const tooLate = pauseFor(patience, false, { signal: abort.signal });
  const isAnswered = await Promise.race([answer.then(() => true), tooLate]).catch(() => false);
  abort.abort();
  await tooLate.catch(() => {});
  return isAnswered;
}
