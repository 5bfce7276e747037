import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase, testEngines } from '../testing.ts';
import { up } from './0009-account-guards.ts';

test.each(testEngines)(
  'customers of before keep their accounts, with an e-mail yet to be confirmed (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    for (const table of ['known_networks', 'email_links']) await db.schema.dropTable(table).execute();
    await db.schema.alterTable('customers').dropColumn('email_confirmed_at').execute();
    const names = { firstname: 'Asha', lastname: 'Kumari', mobile: '9876543210', email: 'asha@example.com' };
    const asha = { id: 'asha', ...names, password_hash: 'hash', created_at: '2026-11-21T10:00:00.000Z' };
    await db.insertInto('customers').values(asha).execute();
    await up(db as unknown as Kysely<never>, engine);
    expect(await db.selectFrom('customers').selectAll().execute()).toMatchObject([
      { ...asha, email_confirmed_at: null },
    ]);
    await database.close();
  },
);
