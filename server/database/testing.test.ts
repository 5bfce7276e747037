import { describe, expect, it } from 'vitest';
import { openTestDatabase, testEngines } from './testing.ts';

describe.each(testEngines)('a test database on %s', (engine) => {
  it('is migrated, empty and separate from others', async () => {
    const [one, other] = await Promise.all([openTestDatabase(engine), openTestDatabase(engine)]);
    await one.db.insertInto('colors').values({ id: 'red', title: 'red' }).execute();
    expect(await one.db.selectFrom('colors').selectAll().execute()).toHaveLength(1);
    expect(await other.db.selectFrom('colors').selectAll().execute()).toHaveLength(0);
    await Promise.all([one.close(), other.close()]);
  });
});
