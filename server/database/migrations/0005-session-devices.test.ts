import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase, testEngines } from '../testing.ts';
import { up } from './0005-session-devices.ts';

test.each(testEngines)(
  'sessions that were open before keep working, and can be ended one by one (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    await db.schema.dropIndex('sessions_id').execute();
    for (const column of ['id', 'device']) await db.schema.alterTable('sessions').dropColumn(column).execute();
    const created_at = '2026-11-21T10:00:00.000Z';
    const asha = { id: 'asha', email: 'asha@example.com', firstname: 'Asha', lastname: 'Kumari', mobile: '9876543210' };
    await db
      .insertInto('customers')
      .values({ ...asha, password_hash: 'hash', created_at })
      .execute();
    for (const token_hash of ['one', 'two']) {
      const session = { token_hash, customer_id: 'asha', created_at, expires_at: created_at };
      await db
        .insertInto('sessions')
        .values(session as never)
        .execute();
    }
    await up(db as unknown as Kysely<never>, engine);
    const sessions = await db.selectFrom('sessions').selectAll().orderBy('token_hash').execute();
    expect(sessions.map(({ token_hash, device }) => [token_hash, device])).toEqual([
      ['one', 'Another device'],
      ['two', 'Another device'],
    ]);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
    await database.close();
  },
);
