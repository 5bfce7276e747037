import Fastify from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, openTestDatabase, testEngines } from '../database/testing.ts';
import { registerHealth } from './health.ts';

describe.each(testEngines)('a shop on %s', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());

  async function ask(path: string, options: { timeoutMs?: number; stopping?: AbortSignal } = {}): Promise<number> {
    const app = Fastify();
    registerHealth(app, database, options);
    return (await app.inject(path)).statusCode;
  }

  it('is ready while its database takes writes', async () => {
    expect(await ask('/readyz')).toBe(200);
    expect(await ask('/readyz')).toBe(200);
  });

  it('writes once for any number of simultaneous probes', async () => {
    let writes = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => ((writes += 1), result),
    };
    const app = Fastify();
    registerHealth(app, { db: database.db.withPlugin(counting) });
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(writes).toBe(1);
  });

  it('is alive, but not ready, once it is shutting down', async () => {
    expect(await ask('/readyz', { stopping: AbortSignal.abort() })).toBe(503);
    expect(await ask('/healthz', { stopping: AbortSignal.abort() })).toBe(200);
  });

  it('is alive, but not ready, without its tables', async () => {
    await database.db.schema.dropTable('readiness').execute();
    expect(await ask('/readyz')).toBe(503);
    expect(await ask('/healthz')).toBe(200);
  });

  it('is ready for a proxy without its database, but not while it is shutting down', async () => {
    await database.db.schema.dropTable('readiness').execute();
    expect(await ask('/readyz?exclude=database')).toBe(200);
    expect(await ask('/readyz?exclude=database', { stopping: AbortSignal.abort() })).toBe(503);
  });

  it('is not ready while its database hangs, and says so in time', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = await holdEveryConnection(released);
    expect(await ask('/readyz', { timeoutMs: 20 })).toBe(503);
    release();
    await held.ended;
    expect(await ask('/readyz')).toBe(200);
  });

  /** Opens more transactions than any engine has connections. */
  async function holdEveryConnection(until: Promise<void>) {
    const transactions = Array.from({ length: 10 }, () => database.db.transaction().execute(() => until));
    await new Promise(setImmediate);
    return { ended: Promise.all(transactions) };
  }
});
