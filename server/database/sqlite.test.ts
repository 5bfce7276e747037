import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteDialect } from './sqlite.ts';

interface Tables {
  shirts: { id: string; size: string };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('rows keep their names when another process adds a column in between', async () => {
  const file = join(folder, 'shop.sqlite');
  const [old, other] = [file, file].map((path) => new Kysely<Tables>({ dialect: sqliteDialect(path) }));
  if (!old || !other) throw new Error('not opened');
  await sql`create table shirts (id text)`.execute(old);
  await sql`insert into shirts values ('warli')`.execute(old);
  const read = () =>
    old
      .selectFrom('shirts')
      .selectAll('shirts')
      .select(sql`'end'`.as('last'))
      .execute();
  expect(await read()).toEqual([{ id: 'warli', last: 'end' }]);
  await sql`alter table shirts add column size text default 'M'`.execute(other);
  expect(await read()).toEqual([{ id: 'warli', size: 'M', last: 'end' }]);
  await Promise.all([old.destroy(), other.destroy()]);
});
