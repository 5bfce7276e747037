import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { statement } from './statement.ts';
import type { Database, Tables } from './tables.ts';
import { type TestDatabase, openTestDatabase, testEngines } from './testing.ts';

describe.each(testEngines)('a statement on %s', (engine) => {
  let database: TestDatabase;
  let timesBuilt = 0;
  const colorTitled = statement((db: Database, { title, most }: { title: string; most: number }) => {
    timesBuilt += 1;
    return db.selectFrom('colors').select('id').where('title', '=', title).where('title', '<>', 'None').limit(most);
  });
  const insertColors = (...titles: string[]) => {
    const colors: Tables['colors'][] = titles.map((title) => ({ id: `color ${title}`, title }));
    return database.db.insertInto('colors').values(colors).execute();
  };

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    timesBuilt = 0;
    await insertColors('Maroon', 'Navy');
  });
  afterEach(() => database.close());

  test('has the values of each call, and is built once', async () => {
    const found = await Promise.all(
      ['Maroon', 'Navy', 'Teal'].map((title) => colorTitled(database.db, { title, most: 1 })),
    );
    expect(found).toEqual([[{ id: 'color Maroon' }], [{ id: 'color Navy' }], []]);
    expect(timesBuilt).toBe(1);
  });

  test('goes on when a column has been added meanwhile', async () => {
    await colorTitled(database.db, { title: 'Maroon', most: 1 });
    await database.db.schema.alterTable('colors').addColumn('code', 'text').execute();
    expect(await colorTitled(database.db, { title: 'Maroon', most: 1 })).toEqual([{ id: 'color Maroon' }]);
  });

  test('runs in the transaction that it is given', async () => {
    const undone = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('colors').values({ id: 'color Teal', title: 'Teal' }).execute();
      expect(await colorTitled(transaction, { title: 'Teal', most: 1 })).toHaveLength(1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await colorTitled(database.db, { title: 'Teal', most: 1 })).toEqual([]);
    expect(timesBuilt).toBe(1);
  });
});
