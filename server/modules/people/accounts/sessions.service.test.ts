import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { createLog } from '../../../log.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { customerSessions } from './sessions.service.ts';

const hour = 3_600_000;
const day = 24 * hour;
const pixel =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Safari/604.1';

describe.each(testEngines)('sessions on %s', (engine) => {
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00Z').getTime();
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) }, log });
  });
  afterAll(() => shop.close());

  /** A customer with two more logins, and without the session of the sign-up. */
  async function loggedInTwice() {
    const { token, customer, password } = await shop.signUp();
    await shop.call('logout', { token });
    const login = async (userAgent: string) => {
      now += hour;
      const body = { email: customer.email, password };
      return (await shop.call('login', { body, headers: { 'user-agent': userAgent } })).body.token;
    };
    return { phone: await login(pixel), tablet: await login(iphone), login };
  }

  test('are 20 at most: a further login ends the one that was not used for longest', async () => {
    const { phone, tablet, login } = await loggedInTwice();
    now += 2 * hour;
    await shop.call('listSessions', { token: phone });
    for (let more = 0; more < 19; more += 1) await login(pixel);
    expect((await shop.call('listSessions', { token: phone })).body).toHaveLength(20);
    expect((await shop.call('listSessions', { token: tablet })).status).toBe(401);
  });

  test("are listed with device, times and a mark for the caller's, without token or hash [policy privacy.11]", async () => {
    const { phone, tablet } = await loggedInTwice();
    const loginTime = now;
    now += 2 * hour;
    const { status, body, headers } = await shop.call('listSessions', { token: phone });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        device: 'Chrome on Android',
        createdAt: new Date(loginTime - hour).toISOString(),
        lastSeenAt: new Date(now).toISOString(),
        isCurrent: true,
      },
      {
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        device: 'Safari on iPhone',
        createdAt: new Date(loginTime).toISOString(),
        lastSeenAt: new Date(loginTime).toISOString(),
        isCurrent: false,
      },
    ]);
    const other = await shop.call('listSessions', { token: tablet });
    expect(other.body.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Safari on iPhone', true],
      ['Chrome on Android', false],
    ]);
  });

  test('one of them can be ended from another, and only once', async () => {
    const { phone, tablet } = await loggedInTwice();
    const { body } = await shop.call('listSessions', { token: phone });
    const id = body.find((session) => !session.isCurrent)?._id ?? '';
    expect((await shop.call('endSession', { token: phone, params: { id } })).body).toEqual({ deletedCount: 1 });
    expect((await shop.call('getCart', { token: tablet })).status).toBe(401);
    expect((await shop.call('getCart', { token: phone })).status).toBe(200);
    const again = await shop.call('endSession', { token: phone, params: { id } });
    expect([again.status, again.error.message]).toEqual([404, 'This device is logged out already']);
  });

  test("another customer's can be neither seen nor ended", async () => {
    const { token } = await shop.signUp();
    const { token: stranger } = await shop.signUp();
    const id = (await shop.call('listSessions', { token })).body[0]?._id ?? '';
    expect((await shop.call('listSessions', { token: stranger })).body.map(({ _id }) => _id)).not.toContain(id);
    expect((await shop.call('endSession', { token: stranger, params: { id } })).status).toBe(404);
    expect((await shop.call('getCart', { token })).status).toBe(200);
  });

  test('all of them can be ended at once, without effect on other customers', async () => {
    const { token: stranger } = await shop.signUp();
    const { phone, tablet } = await loggedInTwice();
    expect((await shop.call('endSessions', { token: phone })).body).toEqual({ deletedCount: 2 });
    for (const token of [phone, tablet]) expect((await shop.call('getCart', { token })).status).toBe(401);
    expect((await shop.call('getCart', { token: stranger })).status).toBe(200);
  });

  test('logout ends one session and no other', async () => {
    const { token, customer, password } = await shop.signUp();
    const other = await shop.call('login', { body: { email: customer.email, password } });
    const { status, body } = await shop.call('logout', { token });
    expect([status, body]).toEqual([204, undefined]);
    expect((await shop.call('getCart', { token })).status).toBe(401);
    expect((await shop.call('getCart', { token: other.body.token })).status).toBe(200);
  });

  test('a session lasts 30 days from its last use', async () => {
    const { token } = await shop.signUp();
    now += 29 * day;
    expect((await shop.call('getCart', { token })).status).toBe(200);
    now += 29 * day;
    expect((await shop.call('getCart', { token })).status).toBe(200);
    now += 30 * day;
    expect((await shop.call('getCart', { token })).status).toBe(401);
    await customerSessions.sweep(shop.deps);
    const left = await shop.deps.db.selectFrom('sessions').selectAll().execute();
    expect(left.filter((session) => Date.parse(session.expires_at) <= now)).toEqual([]);
  });

  test('a session ends 180 days after its login, however much it is used', async () => {
    const { phone, tablet, login } = await loggedInTwice();
    const use = async (token: string) => (await shop.call('getCart', { token })).status;
    const loginTime = now - hour;
    for (let days = 29; days < 180; days += 29) {
      now = loginTime + days * day;
      expect(await use(phone)).toBe(200);
    }
    now = loginTime + 180 * day - 1;
    expect([await use(phone), await use(tablet)]).toEqual([200, 401]);
    const { body } = await shop.call('listSessions', { token: phone });
    expect(body.map(({ lastSeenAt }) => lastSeenAt)).toEqual([new Date(now).toISOString()]);
    now += 1;
    expect(await use(phone)).toBe(401);
    const { body: after } = await shop.call('listSessions', { token: await login(iphone) });
    expect(after.map(({ device }) => device)).toEqual(['Safari on iPhone']);
    await customerSessions.sweep(shop.deps);
    const left = await shop.deps.db.selectFrom('sessions').select('created_at').execute();
    expect(left.filter((session) => Date.parse(session.created_at) <= now - 180 * day)).toEqual([]);
  });

  test('that were ended are logged, without a name', async () => {
    const { phone } = await loggedInTwice();
    lines.length = 0;
    await shop.call('endSessions', { token: phone });
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told).toMatchObject([{ level: 30, msg: 'sessions were ended', sessions: 2, customer: expect.any(String) }]);
    expect(lines.join('')).not.toMatch(/@|Chrome/);
  });

  test('an expired session is not listed, even before it is deleted', async () => {
    const { phone, tablet } = await loggedInTwice();
    now += 29 * day;
    expect((await shop.call('getCart', { token: phone })).status).toBe(200);
    now += day;
    expect((await shop.call('getCart', { token: tablet })).status).toBe(401);
    const { body } = await shop.call('listSessions', { token: phone });
    expect(body.map(({ device }) => device)).toEqual(['Chrome on Android']);
  });

  test("a session's row is updated at most once an hour", async () => {
    const { token, customer } = await shop.signUp();
    const expiry = async () => {
      const sessions = shop.deps.db.selectFrom('sessions').select('expires_at');
      return (await sessions.where('customer_id', '=', customer._id).executeTakeFirstOrThrow()).expires_at;
    };
    const first = await expiry();
    now += hour;
    await shop.call('getCart', { token });
    expect(await expiry()).toBe(first);
    now += 1;
    await shop.call('getCart', { token });
    expect(Date.parse(await expiry())).toBe(now + 30 * day);
  });
});
