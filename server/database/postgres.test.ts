import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connect } from './open.ts';
import { statement } from './statement.ts';
import type { Database } from './tables.ts';
import { openTestDatabase, testEngines } from './testing.ts';

describe.runIf(testEngines.includes('postgres'))('a PostgreSQL that goes away', () => {
  it('takes no process with it, even between two statements of a transaction', async () => {
    const database = await openTestDatabase('postgres');
    const other = connect('postgres', database.where);
    const work = database.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(other.db);
      // The end of the connection is told in a turn of its own.
      await sql`select pg_sleep(0.1)`.execute(other.db);
      await sql`select 1`.execute(trx);
    });
    await expect(work).rejects.toThrow(/connection|terminat/i);
    await sql`select 1`.execute(database.db);
    await other.db.destroy();
    await database.close();
  });
});

describe.runIf(testEngines.includes('postgres'))('PostgreSQL', () => {
  it('keeps ready what runs all the time', async () => {
    const database = await openTestDatabase('postgres');
    const selectColors = statement((db: Database, { title }: { title: string }) =>
      db.selectFrom('colors').select('id').where('title', '=', title),
    );
    const ready = await database.db.transaction().execute(async (transaction) => {
      for (const title of ['Maroon', 'Navy']) await selectColors(transaction, { title });
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(transaction);
    });
    expect(ready.rows).toEqual([{ statement: 'select "id" from "colors" where "title" = $1' }]);
    await database.close();
  });
});
