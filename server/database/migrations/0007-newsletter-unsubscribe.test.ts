import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase, testEngines } from '../testing.ts';
import { up } from './0007-newsletter-unsubscribe.ts';

test.each(testEngines)('earlier subscribers also get an unsubscribe link of their own (%s)', async (engine) => {
  const database = await openTestDatabase(engine);
  const { db } = database;
  await db.schema.dropIndex('newsletter_subscribers_token').execute();
  await db.schema.alterTable('newsletter_subscribers').dropColumn('unsubscribe_token').execute();
  await db.schema.alterTable('mails').dropColumn('unsubscribe_url').execute();
  for (const email of ['asha@example.com', 'usha@example.com']) {
    const subscriber = { email, created_at: '2026-11-21T10:00:00.000Z' };
    await db
      .insertInto('newsletter_subscribers')
      .values(subscriber as never)
      .execute();
  }
  await up(db as unknown as Kysely<never>, engine);
  const tokens = await db.selectFrom('newsletter_subscribers').select('unsubscribe_token').execute();
  expect(new Set(tokens.map((row) => row.unsubscribe_token)).size).toBe(2);
  for (const row of tokens) expect(row.unsubscribe_token).toMatch(/^[\w-]{43}$/);
  await database.close();
});
