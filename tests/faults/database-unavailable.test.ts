// A database that rejects writes for a while: clear errors, nothing half written,
// and no restart needed afterwards.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../server/database/testing.ts';
import { isDatabaseUnavailable } from '../../server/database/unavailable.ts';
import { type TestShop, openTestShop } from '../../server/testing.ts';
import { createApp } from '../../server/http/app.ts';

/** Statements that start and end the outage, on the serving shop's connection. */
const outages = [
  {
    engine: 'sqlite',
    what: 'is full',
    begin: async ({ deps: { db } }: TestShop) => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
    },
    end: ({ deps: { db } }: TestShop) => sql`pragma max_page_count = 1000000`.execute(db),
  },
  {
    engine: 'sqlite',
    what: 'takes no writes',
    begin: ({ deps: { db } }: TestShop) => sql`pragma query_only = on`.execute(db),
    end: ({ deps: { db } }: TestShop) => sql`pragma query_only = off`.execute(db),
  },
  {
    engine: 'postgres',
    what: 'takes no writes',
    begin: (shop: TestShop) => setReadOnly(shop, 'on'),
    end: (shop: TestShop) => setReadOnly(shop, 'off'),
  },
] as const;

async function setReadOnly({ deps: { db } }: TestShop, value: 'on' | 'off'): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = sql.id(rows[0]?.name ?? '');
  // The connection that ends the outage needs permission to write.
  await db.connection().execute(async (connection) => {
    await sql`set default_transaction_read_only = off`.execute(connection);
    await sql`alter database ${name} set default_transaction_read_only = ${sql.raw(value)}`.execute(connection);
    // Other connections see the setting only when they are opened.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      connection,
    );
    await sql`set default_transaction_read_only = ${sql.raw(value)}`.execute(connection);
  });
}

// Not the full database: a small write may still fit.
describe.each(outages.filter(({ engine, what }) => testEngines.includes(engine) && what !== 'is full'))(
  'a shop whose database on $engine $what',
  ({ engine, begin, end }) => {
    let shop: TestShop;
    beforeEach(async () => {
      shop = await openTestShop(engine);
    });
    afterEach(() => shop.close());

    it('is not ready until it accepts writes again', async () => {
      // Each app checks for itself.
      const ready = async () => {
        const app = await createApp(shop.deps);
        const { statusCode } = await app.inject('/readyz');
        await app.close();
        return statusCode;
      };
      expect(await ready()).toBe(200);
      await begin(shop);
      expect(await ready()).toBe(503);
      await end(shop);
      expect(await ready()).toBe(200);
    });
  },
);

describe.each(outages.filter(({ engine }) => testEngines.includes(engine)))(
  'a database on $engine that $what',
  ({ engine, begin, end }) => {
    let shop: TestShop;
    beforeEach(async () => {
      shop = await openTestShop(engine);
    });
    afterEach(() => shop.close());

    it('answers writes with 503 and Retry-After, still reads, and accepts writes again afterwards', async () => {
      const { token } = await shop.signUp();
      const { id, colorIds } = await shop.addProduct();
      const line = { productId: id, color: colorIds[0], size: 'M', quantity: 1 };
      await shop.call('addToCart', { token, body: line });
      const comment = 'A long word to the weaver. '.repeat(60);
      const enquire = () =>
        shop.call('createEnquiry', { body: { name: 'Asha', email: 'asha@example.com', mobile: 9876543210, comment } });

      await begin(shop);
      let refused = await enquire();
      // The last page may still have room for a few letters.
      for (let letters = 0; refused.status === 201 && letters < 20; letters += 1) refused = await enquire();
      expect(refused.status).toBe(503);
      expect(refused.error).toMatchObject({ code: 'unavailable', message: expect.stringContaining('try again') });
      expect(refused.headers['retry-after']).toBe('5');
      const before = await count(shop);
      expect((await enquire()).status).toBe(503);
      await expect(insertManyAtOnce(shop)).rejects.toSatisfy(isDatabaseUnavailable);
      expect(await count(shop)).toEqual(before);
      expect((await shop.call('getCart', { token })).body).toHaveLength(1);

      await end(shop);
      expect((await enquire()).status).toBe(201);
      await insertManyAtOnce(shop);
      expect((await shop.call('checkout', { token, body: {} })).status).toBe(200);
    });
  },
);

/** One transaction with more rows than fit into a full database. */
function insertManyAtOnce({ deps: { db } }: TestShop): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (let row = 0; row < 200; row += 1) {
      const email = `${row}-${'long'.repeat(50)}@example.com`;
      await transaction
        .insertInto('newsletter_subscribers')
        .values({ id: email, email, unsubscribe_token: email, created_at: '2026-11-21' })
        .execute();
    }
  });
}

async function count({ deps: { db } }: TestShop): Promise<number[]> {
  const enquiries = await db.selectFrom('enquiries').select('id').execute();
  const subscribers = await db.selectFrom('newsletter_subscribers').select('email').execute();
  return [enquiries.length, subscribers.length];
}
