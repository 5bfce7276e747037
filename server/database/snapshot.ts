// One moment of the whole database, read while everybody else goes on writing.
import { sql } from 'kysely';
import type { OpenedDatabase } from './open.ts';
import type { Database } from './tables.ts';

export function readSnapshot<T>({ db, engine }: OpenedDatabase, read: (snapshot: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // Not by `transaction()`, which on SQLite is a writing one and would hold the others up.
    await sql
      .raw(engine === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin deferred')
      .execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
