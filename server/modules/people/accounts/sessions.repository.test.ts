import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase, testEngines } from '../../../database/testing.ts';
import { insertCustomer, updatePasswordHash } from './accounts.repository.ts';
import { insertSession } from './sessions.repository.ts';

describe.each(testEngines)('sessions on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test('a login that checked the old password opens no session once the password is reset', async () => {
    const { db } = database;
    const time = '2026-11-21T10:00:00.000Z';
    const names = { firstname: 'Asha', lastname: 'Kumari', mobile: '9876543210', email: 'asha@example.com' };
    await insertCustomer(db, {
      id: 'asha',
      ...names,
      password_hash: 'old',
      created_at: time,
      email_confirmed_at: null,
    });
    const session = { customer_id: 'asha', device: 'Edge on Mac', created_at: time, expires_at: time };
    expect(await insertSession(db, { ...session, id: 'one', token_hash: 'one' }, 'old')).toBe(true);
    await updatePasswordHash(db, 'asha', 'new');
    expect(await insertSession(db, { ...session, id: 'two', token_hash: 'two' }, 'old')).toBe(false);
    const sessions = await db.selectFrom('sessions').selectAll().execute();
    expect(sessions).toEqual([{ ...session, id: 'one', token_hash: 'one' }]);
  });
});
