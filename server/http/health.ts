// Liveness (the process answers) and readiness (every call would work: the database answers, and the start is complete).
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

export function registerHealth(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  // The shop listens only after migrating and seeding, so what is left to ask is the database.
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(deps.db);
      return { status: 'ready' };
    } catch {
      return reply.status(503).header('retry-after', '5').send({ status: 'waiting for the database' });
    }
  });
}
