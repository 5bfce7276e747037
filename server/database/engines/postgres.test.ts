import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connect } from '../open.ts';
import { openTestDatabase, testEngines } from '../testing.ts';

describe.runIf(testEngines.includes('postgres'))('a PostgreSQL that goes away', () => {
  it('ends no process, even between two statements of a transaction', async () => {
    const database = await openTestDatabase('postgres');
    const other = connect('postgres', database.where);
    const work = database.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(other.db);
      // The driver reports the end of the connection in a later event-loop turn.
      await sql`select pg_sleep(0.1)`.execute(other.db);
      await sql`select 1`.execute(trx);
    });
    await expect(work).rejects.toThrow(/connection|terminat/i);
    await sql`select 1`.execute(database.db);
    await other.db.destroy();
    await database.close();
  });

  it('that became a standby is asked for a write once, not for ever, over an open connection', async () => {
    const database = await openTestDatabase('postgres');
    const write = () => database.db.insertInto('data_versions').values({ data: 'blog', version: 1 }).execute();
    await sql`set default_transaction_read_only = on`.execute(database.db);
    await expect(write()).rejects.toThrow(/read-only transaction/);
    await write();
    await database.close();
  });
});
