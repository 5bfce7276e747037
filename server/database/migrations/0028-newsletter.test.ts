import { expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { openTestDatabase, testEngines } from '../testing.ts';

test.each(testEngines)(
  'earlier subscribers get ids in the order in which they came, and stay as they were (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine, '0007-newsletter-unsubscribe');
    const { db } = database;
    const days = { 'usha@example.com': '21', 'asha@example.com': '19', 'meena@example.com': '20' };
    for (const [email, day] of Object.entries(days)) {
      const subscriber = { email, unsubscribe_token: email, created_at: `2026-11-${day}T10:00:00.000Z` };
      await db
        .insertInto('newsletter_subscribers')
        .values(subscriber as never)
        .execute();
    }
    await migrate(database);
    const rows = await db.selectFrom('newsletter_subscribers').selectAll().orderBy('id').execute();
    expect(rows.map(({ email }) => email)).toEqual(['asha@example.com', 'meena@example.com', 'usha@example.com']);
    for (const row of rows)
      expect(row).toMatchObject({ confirm_hash: null, confirm_until: null, confirmed_at: null, ended_at: null });
    await database.close();
  },
);
