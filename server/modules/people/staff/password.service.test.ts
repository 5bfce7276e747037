// A member changes the own password.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestAdmin, openTestAdmin, staffPassword } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';

const minute = 60_000;
const typed = 'three w\u00F6rds at dusk';

describe.each(testEngines)("a member's password on %s", (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let now = Date.parse('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });
  beforeEach(() => {
    now += minute;
  });

  async function signIn({ email, secret }: { email: string; secret: string }, password: string) {
    now += minute;
    return admin.call('signIn', { body: { email, password, code: admin.codeOf(secret) } });
  }
  const statusOf = async (cookie: string) => (await admin.call('getMe', { cookie })).status;

  test('is changed: the new one signs in, in either normal form, the old one does not', async () => {
    const packer = await admin.addMember('packer');
    const { cookie } = packer;
    const { status } = await admin.call('changePassword', { cookie, body: { password: typed.normalize('NFD') } });
    expect(status).toBe(200);
    expect((await signIn(packer, staffPassword)).status).toBe(401);
    expect((await signIn(packer, typed.normalize('NFD'))).status).toBe(200);
    expect((await signIn(packer, typed)).status).toBe(200);
  });

  test('ends the other sessions, not the one that changes it, nor those of others [guard admin.14]', async () => {
    const [owner, other] = [await admin.addMember('owner'), await admin.addMember('owner')];
    const second = (await signIn(owner, staffPassword)).cookie;
    const { body } = await admin.call('changePassword', { cookie: second, body: { password: typed } });
    expect(body).toEqual({ deletedCount: 1 });
    expect([await statusOf(second), await statusOf(owner.cookie), await statusOf(other.cookie)]).toEqual([
      200, 401, 200,
    ]);
  });

  test('is written into the audit log, without the password, and mailed to the member [guard admin.14]', async () => {
    const manager = await admin.addMember('manager');
    await admin.call('changePassword', { cookie: manager.cookie, body: { password: typed } });
    const owner = await admin.addMember('owner');
    const { entries } = (await admin.call('listAuditLog', { cookie: owner.cookie, query: {} })).body;
    const entry = entries.find(({ action }) => action === 'password changed');
    expect(entry).toMatchObject({ subject: expect.stringMatching(/^staff /), after: { deletedCount: 0 } });
    expect(JSON.stringify(entries)).not.toContain(typed);
    const mails = await shop.deps.db
      .selectFrom('mails')
      .select(['subject', 'text_body'])
      .where('recipient', '=', manager.email)
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password for the admin of Taana Baana was changed']);
    expect(mails[0]?.text_body).toContain('http://localhost:3001/account');
    expect(mails[0]?.text_body).not.toContain(typed);
  });

  test('needs a fresh proof, by the old password and a code [guard admin.14]', async () => {
    const packer = await admin.addMember('packer');
    const { cookie, secret } = packer;
    now += 11 * minute;
    const sent = { cookie, body: { password: typed } };
    const { status, error } = await admin.call('changePassword', sent);
    expect([status, error.code]).toEqual([403, 'step-up-required']);
    expect((await signIn(packer, staffPassword)).status).toBe(200);
    now += minute;
    await admin.call('stepUp', { cookie, body: { password: staffPassword, code: admin.codeOf(secret) } });
    expect((await admin.call('changePassword', sent)).status).toBe(200);
  });

  test.each([
    ['short', 'short', 'Please choose a password of at least 12 characters'],
    ["of the member's name", 'meena-meena-2026', 'This password is too easy to guess, please choose another'],
  ])('is not %s', async (_case, password, message) => {
    const { cookie } = await admin.addMember('packer');
    const { status, error } = await admin.call('changePassword', { cookie, body: { password } });
    expect([status, error.fields?.password]).toEqual([400, message]);
    expect(await statusOf(cookie)).toBe(200);
  });
});
