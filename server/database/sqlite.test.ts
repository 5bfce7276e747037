// What the embedded engine promises to those who use it, and to the command line beside a running shop.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedDatabase, connect } from './open.ts';
import { type TestDatabase, openTestDatabase } from './testing.ts';

let database: TestDatabase;
let other: OpenedDatabase;
beforeEach(async () => {
  database = await openTestDatabase('sqlite');
  other = connect('sqlite', database.where);
  await sql`pragma busy_timeout = 20`.execute(other.db);
});
afterEach(async () => {
  await other.db.destroy();
  await database.close();
});

const mark = (name: string) => ({ name, created_at: '2026-11-21' });
const marks = async () => (await other.db.selectFrom('marks').select('name').execute()).map(({ name }) => name);

test('an answered commit is on the disk, and readers wait for no writer', async () => {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.db);
  expect(rows).toEqual([{ synchronous: 2 }]);
  await database.db.transaction().execute(async (trx) => {
    await trx.insertInto('marks').values(mark('one')).execute();
    // Past the cache, so that it is written out before the commit.
    await sql`
      with recursive counted(number) as (select 1 union all select number + 1 from counted where number < 20000)
      insert into marks select number || hex(zeroblob(500)), 'now' from counted
    `.execute(trx);
    expect(await marks()).toEqual([]);
  });
  expect(await marks()).toContain('one');
});

test('a transaction that begins with reading can always write: nobody comes in between', async () => {
  await database.db.transaction().execute(async (trx) => {
    expect(await trx.selectFrom('marks').selectAll().execute()).toEqual([]);
    await expect(other.db.insertInto('marks').values(mark('from elsewhere')).execute()).rejects.toThrow('locked');
    await trx.insertInto('marks').values(mark('ours')).execute();
  });
  expect(await marks()).toEqual(['ours']);
});
