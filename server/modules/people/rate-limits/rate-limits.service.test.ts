import { deleteExpired } from '../../../database/expired.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../../database/open.ts';
import { type TestDatabase, openTestDatabase, testEngines } from '../../../database/testing.ts';
import { AppError } from '../../app-error.ts';
import { resetAttempts, consumeAttempts, consumeAttempt } from './rate-limits.service.ts';

const minute = 60_000;
const enquiries = { name: 'enquiry', attempts: 3, minutes: 10 };
const logins = { name: 'login', attempts: 5, minutes: 10 };

describe.each(testEngines)('limits on %s', (engine) => {
  let database: TestDatabase;
  let now = Date.parse('2026-11-21T10:00:00Z');
  let subject = 0;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    subject += 1;
  });

  const deps = () => ({ db: database.db, clock: { now: () => new Date(now) } });
  const asha = (limit = enquiries) => ({ limit, subject: `asha ${subject}` });

  /** Seconds to wait, or 0 if the attempts were accepted. */
  const wait = (...attempts: ReturnType<typeof asha>[]) =>
    consumeAttempts(deps(), attempts).then(
      () => 0,
      (error: unknown) => (error instanceof AppError && error.code === 'too-many-requests' ? error.retryAfter : error),
    );

  test('that many attempts are free, and the next one is told the seconds to wait', async () => {
    for (let count = 0; count < 3; count += 1) expect(await wait(asha())).toBe(0);
    now += 4 * minute;
    expect(await wait(asha())).toBe(360);
    expect(await wait({ ...asha(), subject: 'somebody else' })).toBe(0);
    expect(await wait(asha(logins))).toBe(0);
  });

  test('after the time all attempts are available again', async () => {
    for (let count = 0; count < 4; count += 1) await wait(asha());
    now += 10 * minute - 1;
    expect(await wait(asha())).toBe(1);
    now += 1;
    for (let count = 0; count < 3; count += 1) expect(await wait(asha())).toBe(0);
    expect(await wait(asha())).toBe(600);
  });

  test('a clock that was ahead, and is right again, locks nobody out', async () => {
    const before = now;
    now += 365 * 24 * 60 * minute;
    for (let count = 0; count < 4; count += 1) await wait(asha());
    now = before;
    for (let count = 0; count < 3; count += 1) expect(await wait(asha())).toBe(0);
    expect(await wait(asha())).toBe(600);
  });

  test('two processes on one database have one count between them', async () => {
    const other = connect(engine, database.where);
    const shops = [deps(), { ...deps(), db: other.db }, deps(), { ...deps(), db: other.db }];
    const passed: boolean[] = [];
    for (const shop of shops) {
      passed.push(
        await consumeAttempts(shop, [asha()]).then(
          () => true,
          () => false,
        ),
      );
    }
    expect(passed).toEqual([true, true, true, false]);
    await other.db.destroy();
  });

  test('of many parallel attempts only the allowed number passes', async () => {
    const waits = await Promise.all(Array.from({ length: 12 }, () => wait(asha())));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
  });

  test('calls that name the same limits in another order never wait for each other', async () => {
    const plenty = { attempts: 1000, minutes: 10 };
    const [one, other] = [asha({ ...plenty, name: 'one' }), asha({ ...plenty, name: 'other' })];
    const waits = Array.from({ length: 200 }, (_, index) => (index % 2 ? wait(one, other) : wait(other, one)));
    expect(new Set(await Promise.all(waits))).toEqual(new Set([0]));
  });

  test('an attempt rejected by one limit uses up nothing of another', async () => {
    for (let count = 0; count < 3; count += 1) await wait(asha());
    for (let count = 0; count < 9; count += 1) expect(await wait(asha(), asha(logins))).toBe(600);
    expect(await wait(asha(logins))).toBe(0);
  });

  test('an optional attempt reports how many are left, and rolls back with its transaction', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      expect(await consumeAttempt({ ...deps(), db: trx }, asha())).toBe(2);
      throw new Error('the mail could not be written');
    });
    await expect(failing).rejects.toThrow('the mail');
    for (const left of [2, 1, 0, undefined, undefined]) expect(await consumeAttempt(deps(), asha())).toBe(left);
    now += 10 * minute;
    expect(await consumeAttempt(deps(), asha())).toBe(2);
  });

  test('reset attempts no longer count', async () => {
    for (let count = 0; count < 3; count += 1) await wait(asha());
    await resetAttempts(deps(), [asha()]);
    expect(await wait(asha())).toBe(0);
  });

  test('the table stores no addresses, and expired rows are deleted', async () => {
    await wait({ limit: enquiries, subject: 'asha@example.com 203.0.113.7' });
    const rows = () => database.db.selectFrom('limits').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toMatch(/asha|example|203\.0/);
    now += 10 * minute;
    await deleteExpired(deps(), 'limits');
    expect(await rows()).toEqual([]);
  });
});
