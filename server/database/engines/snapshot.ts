// Reads a consistent snapshot of the database while others go on writing.
import { sql } from 'kysely';
import type { OpenedDatabase } from '../open.ts';
import type { Database } from '../tables.ts';

export function readSnapshot<T>({ db, engine }: OpenedDatabase, read: (snapshot: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // Not `transaction()`: on SQLite it takes the write lock and would block others.
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
