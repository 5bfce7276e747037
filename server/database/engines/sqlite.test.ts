// What the embedded engine guarantees, also while another process uses the same file.
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../testing.ts';

let database: TestDatabase;
/** The same file opened as another process would, without any wait for locks. */
let other: DatabaseSync;
beforeEach(async () => {
  database = await openTestDatabase('sqlite');
  other = new DatabaseSync(database.where, { timeout: 0 });
});
afterEach(async () => {
  other.close();
  await database.close();
});

const mark = (name: string) => ({ name, created_at: '2026-11-21' });
const marksElsewhere = () =>
  other
    .prepare('select name from marks')
    .all()
    .map(({ name }) => String(name));
const insert = (name: string) => database.db.insertInto('marks').values(mark(name)).execute();
const insertInTransaction = (name: string) =>
  database.db.transaction().execute((trx) => trx.insertInto('marks').values(mark(name)).execute());

test('an answered commit is on the disk, and readers do not wait for writers', async () => {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.db);
  expect(rows).toEqual([{ synchronous: 2 }]);
  await database.db.transaction().execute(async (trx) => {
    await trx.insertInto('marks').values(mark('one')).execute();
    // More than the page cache holds, so that SQLite writes to the file before the commit.
    await sql`
      with recursive counted(number) as (select 1 union all select number + 1 from counted where number < 20000)
      insert into marks select number || hex(zeroblob(500)), 'now' from counted
    `.execute(trx);
    expect(marksElsewhere()).toEqual([]);
  });
  expect(marksElsewhere()).toContain('one');
});

test('a transaction that begins with a read can always write: no other writer comes in between', async () => {
  await database.db.transaction().execute(async (trx) => {
    expect(await trx.selectFrom('marks').selectAll().execute()).toEqual([]);
    expect(() => other.exec("insert into marks values ('from elsewhere', 'now')")).toThrow('locked');
    await trx.insertInto('marks').values(mark('ours')).execute();
  });
  expect(marksElsewhere()).toEqual(['ours']);
});

test.each([
  ['a write', insert],
  ['a transaction', insertInTransaction],
])('%s waits until another process has written, and nothing else waits with it', async (_what, write) => {
  other.exec('begin immediate');
  const writing = Promise.all([write('one'), write('two')]);
  // Several attempts, between which the process serves others.
  for (let read = 0; read < 20; read += 1) {
    expect(await database.db.selectFrom('marks').selectAll().execute()).toEqual([]);
    await new Promise(setImmediate);
  }
  other.exec("insert into marks values ('from elsewhere', 'now')");
  expect(marksElsewhere()).toEqual(['from elsewhere']);
  other.exec('commit');
  await writing;
  expect(marksElsewhere().toSorted()).toEqual(['from elsewhere', 'one', 'two']);
});

test('a statement inside a transaction is never retried', async () => {
  await database.db.connection().execute(async (connection) => {
    await sql`begin deferred`.execute(connection);
    await connection.selectFrom('marks').selectAll().execute();
    other.exec('begin immediate');
    await expect(connection.insertInto('marks').values(mark('one')).execute()).rejects.toThrow('locked');
    other.exec('rollback');
    await sql`rollback`.execute(connection);
  });
});
