import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Change, type Changes, createChanges, recordChange } from './changes.ts';
import { type TestDatabase, openTestDatabase, testEngines } from './testing.ts';
import { inTransaction } from './transaction.ts';

describe.each(testEngines)('a transaction on %s', (engine) => {
  let database: TestDatabase;
  let heard: Change[];
  let changes: Changes;
  beforeEach(async () => {
    heard = [];
    changes = createChanges();
    changes.subscribe((change) => heard.push(change));
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());

  test('publishes its changes after its commit, in order', async () => {
    const committed: Promise<unknown[]>[] = [];
    changes.subscribe(() => committed.push(database.db.selectFrom('data_versions').selectAll().execute()));
    const result = await inTransaction({ db: database.db, changes }, async (trx) => {
      trx.announce({ data: 'refunds' });
      trx.announce({ data: 'mails' });
      trx.announce(await recordChange(trx, { data: 'blog' }));
      expect(heard).toEqual([]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(heard).toEqual([{ data: 'refunds' }, { data: 'mails' }, { data: 'blog' }]);
    for (const rows of committed) expect(await rows).toHaveLength(1);
  });

  test('publishes nothing when it fails', async () => {
    const failing = inTransaction({ db: database.db, changes }, async (trx) => {
      trx.announce({ data: 'mails' });
      throw new Error('no luck');
    });
    await expect(failing).rejects.toThrow('no luck');
    expect(heard).toEqual([]);
  });
});
