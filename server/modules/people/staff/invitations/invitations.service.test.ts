// Invitations, roles, disabling, resets, and their audit log.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestAdmin, openTestAdmin, staffPassword } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine, listAuditLog } from '../../../shop/audit-log/audit-log.service.ts';
import { makeDevelopmentLink } from '../development-link.service.ts';
import { changeRole, disableStaff, requireStaffByEmail, resetStaff } from '../staff-admin.service.ts';

const hour = 3_600_000;
const email = 'meena@example.com';

describe.each(testEngines)('staff on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let now: number;
  const open = async (env: Record<string, string> = {}) => {
    now = Date.parse('2026-11-21T10:00:00Z');
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) }, env });
    admin = openTestAdmin(shop);
  };
  const close = async () => {
    await admin.close();
    await shop.close();
  };
  beforeEach(() => open());
  afterEach(close);

  const accept = (token: string, password = staffPassword) =>
    admin.call('acceptInvitation', { body: { token, name: 'Meena', password } });
  const idOf = (member: string) => requireStaffByEmail(shop.deps, member);
  const stateOf = async (cookie: string) => (await admin.call('getMe', { cookie })).status;

  describe('an invitation', () => {
    test('works once, also when it is used twice at the same moment [guard admin.19]', async () => {
      const token = await admin.invite(email, 'owner');
      const statuses = (await Promise.all([accept(token), accept(token)])).map(({ status }) => status);
      expect(statuses).toEqual(expect.arrayContaining([200, 400]));
      expect((await accept(token)).error.code).toBe('link-invalid');
    });

    test('ends after 24 hours, and when a newer one is made [guard admin.19]', async () => {
      const first = await admin.invite(email, 'owner');
      const second = await admin.invite(email, 'owner');
      expect((await accept(first)).status).toBe(400);
      now += 24 * hour;
      expect((await accept(second)).status).toBe(400);
    });

    test('is stored as a hash', async () => {
      const token = await admin.invite(email, 'owner');
      const rows = await shop.deps.db.selectFrom('staff_invitations').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    test('asks for a password of 12 characters that is not easy to guess', async () => {
      const token = await admin.invite(email, 'owner');
      for (const password of ['eleven-char', 'password1234', 'meena-meena-1']) {
        const { status, error } = await accept(token, password);
        expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['password']]);
      }
      expect((await accept(token)).status).toBe(200);
    });

    test('opens an account that can do nothing, and not sign in again, before a second factor is set up', async () => {
      const { cookie, body } = await accept(await admin.invite(email, 'owner'));
      expect(body).toMatchObject({ needsSetUp: true, role: 'owner', email });
      expect((await admin.call('listStaff', { cookie })).error.code).toBe('set-up-required');
      const signIn = await admin.call('signIn', { body: { email, password: staffPassword } });
      expect([signIn.status, signIn.error.code]).toEqual([403, 'forbidden']);
      const { secret } = (await admin.call('beginApp', { cookie })).body;
      expect((await admin.call('confirmApp', { cookie, body: { code: '000000' } })).status).toBe(400);
      expect((await admin.call('listStaff', { cookie })).status).toBe(403);
      const confirmed = await admin.call('confirmApp', { cookie, body: { code: admin.codeOf(secret) } });
      expect(confirmed.body.recoveryCodes).toHaveLength(10);
      expect((await admin.call('listStaff', { cookie })).status).toBe(200);
    });

    test('is made and withdrawn by an owner', async () => {
      const { cookie } = await admin.addMember('owner');
      const made = await admin.call('inviteStaff', { cookie, body: { email, role: 'packer' } });
      const token = made.body.link?.split('#')[1] ?? '';
      const { invitations } = (await admin.call('listStaff', { cookie })).body;
      expect(invitations).toEqual([made.body.invitation]);
      const params = { id: made.body.invitation.id };
      expect((await admin.call('withdrawInvitation', { cookie, params })).status).toBe(204);
      expect((await accept(token)).status).toBe(400);
      expect((await admin.call('withdrawInvitation', { cookie, params })).status).toBe(404);
    });

    test('of a member whose account is set up, or disabled, is refused: nobody takes it over [guard admin.19]', async () => {
      const owner = await admin.addMember('owner');
      const packer = await admin.addMember('packer', email);
      const invite = () => admin.call('inviteStaff', { cookie: owner.cookie, body: { email, role: 'owner' } });
      expect((await invite()).status).toBe(409);
      await disableStaff(shop.deps, await idOf(packer.email), commandLine);
      expect((await invite()).status).toBe(409);
    });

    test('does not take over an account that was set up since it was made', async () => {
      const { cookie } = await accept(await admin.invite(email, 'packer'));
      const token = await admin.invite(email, 'packer');
      const { secret } = (await admin.call('beginApp', { cookie })).body;
      await admin.call('confirmApp', { cookie, body: { code: admin.codeOf(secret) } });
      expect((await accept(token)).error.code).toBe('link-invalid');
      expect((await admin.call('getMe', { cookie })).body).toMatchObject({ hasApp: true, needsSetUp: false });
    });

    test('ends the session of a member who accepted an older one and set up nothing', async () => {
      const older = await accept(await admin.invite(email, 'packer'));
      const newer = await accept(await admin.invite(email, 'packer'));
      expect([await stateOf(older.cookie), await stateOf(newer.cookie)]).toEqual([401, 200]);
    });

    test('is mailed when there is a mail server, and then nobody else sees the link', async () => {
      await close();
      await open({ SMTP_URL: 'smtp://localhost:1' });
      const { cookie } = await admin.addMember('owner');
      const { body } = await admin.call('inviteStaff', { cookie, body: { email, role: 'packer' } });
      expect(body.link).toBeNull();
      const mails = shop.deps.db.selectFrom('mails').select('text_body').where('recipient', '=', email);
      const { text_body: text } = await mails.executeTakeFirstOrThrow();
      const token = /http:\/\/localhost:3001\/invitation#([\w-]{43})$/m.exec(text)?.[1] ?? '';
      expect((await accept(token)).body.role).toBe('packer');
    });
  });

  describe('the last owner', () => {
    test('cannot be disabled or demoted, even if managers exist [guard admin.20]', async () => {
      const owner = await admin.addMember('owner');
      await admin.addMember('manager');
      const id = await idOf(owner.email);
      const { cookie } = owner;
      const demote = () => admin.call('changeRole', { cookie, params: { id }, body: { role: 'manager' } });
      const disable = () => admin.call('disableStaff', { cookie, params: { id } });
      for (const step of [demote, disable]) expect((await step()).error.code).toBe('conflict');
      // An owner who has not accepted, was reset or disabled cannot sign in.
      const second = await admin.addMember('owner', email);
      await resetStaff(shop.deps, await idOf(second.email), commandLine);
      for (const step of [demote, disable]) expect((await step()).error.code).toBe('conflict');
      // Nor can one who has accepted and set up no second factor.
      const body = { token: await admin.invite('third@example.com', 'owner'), name: 'Third', password: staffPassword };
      expect((await admin.call('acceptInvitation', { body })).status).toBe(200);
      for (const step of [demote, disable]) expect((await step()).error.code).toBe('conflict');
      const fourth = await admin.addMember('owner');
      await disableStaff(shop.deps, await idOf(fourth.email), commandLine);
      for (const step of [demote, disable]) expect((await step()).error.code).toBe('conflict');
      await admin.addMember('owner');
      expect((await demote()).status).toBe(204);
      expect((await admin.call('listStaff', { cookie })).status).toBe(403);
    });

    test('stays, when two owners demote each other at the same moment [guard admin.20]', async () => {
      const [one, other] = [await admin.addMember('owner'), await admin.addMember('owner')];
      const ids = [await idOf(one.email), await idOf(other.email)];
      await Promise.allSettled(ids.map((id) => changeRole(shop.deps, id, 'packer', commandLine)));
      const left = await shop.deps.db.selectFrom('staff').select('id').where('role', '=', 'owner').execute();
      expect(left).toHaveLength(1);
    });
  });

  test('a disabled member is signed out, cannot sign in, and can again once enabled [guard admin.11]', async () => {
    const [owner, packer] = [await admin.addMember('owner'), await admin.addMember('packer')];
    const params = { id: await idOf(packer.email) };
    const body = { email: packer.email, password: staffPassword, code: packer.recoveryCodes[0] };
    expect((await admin.call('disableStaff', { cookie: owner.cookie, params })).status).toBe(204);
    expect(await stateOf(packer.cookie)).toBe(401);
    expect((await admin.call('signIn', { body })).status).toBe(401);
    expect((await admin.call('enableStaff', { cookie: owner.cookie, params })).status).toBe(204);
    expect(await stateOf(packer.cookie)).toBe(401);
    expect((await admin.call('signIn', { body })).status).toBe(200);
  });

  test('a disabled member has no way back but to be enabled: neither an open invitation nor a reset', async () => {
    const [owner, packer] = [await admin.addMember('owner'), await admin.addMember('packer')];
    await accept(await admin.invite(email, 'owner'));
    const invited = await admin.invite(email, 'owner');
    await disableStaff(shop.deps, await idOf(email), commandLine);
    expect((await admin.call('listStaff', { cookie: owner.cookie })).body.invitations).toEqual([]);
    expect((await accept(invited)).error.code).toBe('link-invalid');

    const id = await idOf(packer.email);
    await disableStaff(shop.deps, id, commandLine);
    await expect(resetStaff(shop.deps, id, commandLine)).rejects.toMatchObject({ code: 'conflict' });
    await admin.call('enableStaff', { cookie: owner.cookie, params: { id } });
    const body = { email: packer.email, password: staffPassword, code: packer.recoveryCodes[0] };
    expect((await admin.call('signIn', { body })).status).toBe(200);
  });

  test('a reset ends password, factors and sessions, and its link starts the account again', async () => {
    const packer = await admin.addMember('packer', email);
    const { link } = await resetStaff(shop.deps, await idOf(email), commandLine);
    expect(await stateOf(packer.cookie)).toBe(401);
    const old = { email, password: staffPassword, code: packer.recoveryCodes[0] };
    expect((await admin.call('signIn', { body: old })).status).toBe(401);
    const { body, cookie } = await accept(link.split('#')[1] ?? '');
    expect(body).toMatchObject({ role: 'packer', needsSetUp: true, hasApp: false, recoveryCodesLeft: 0 });
    expect(await stateOf(cookie)).toBe(200);
  });

  test('a new role counts at once [guard admin.11]', async () => {
    const [owner, packer] = [await admin.addMember('owner'), await admin.addMember('packer')];
    const params = { id: await idOf(packer.email) };
    expect((await admin.call('listAuditLog', { cookie: packer.cookie })).status).toBe(403);
    await admin.call('changeRole', { cookie: owner.cookie, params, body: { role: 'owner' } });
    expect((await admin.call('listAuditLog', { cookie: packer.cookie })).status).toBe(200);
  });

  test('the audit log has who did what, before and after, page by page [guard admin.41]', async () => {
    const owner = await admin.addMember('owner');
    const packer = await admin.addMember('packer');
    const params = { id: await idOf(packer.email) };
    const { headers } = await admin.call('changeRole', { cookie: owner.cookie, params, body: { role: 'manager' } });
    await disableStaff(shop.deps, params.id, commandLine);
    const { body } = await admin.call('listAuditLog', { cookie: owner.cookie, query: { limit: '2' } });
    const subject = `staff ${params.id}`;
    const ownerId = await idOf(owner.email);
    expect(body.entries).toMatchObject([
      { channel: 'cli', staff: null, action: 'staff disable', subject, requestId: null },
      {
        channel: 'admin',
        staff: { id: ownerId, name: 'Meena' },
        action: 'staff role',
        subject,
        before: { role: 'packer' },
        after: { role: 'manager' },
        requestId: headers['x-request-id'],
      },
    ]);
    const query = { after: body.next ?? '' };
    const next = (await admin.call('listAuditLog', { cookie: owner.cookie, query })).body.entries;
    expect(next.map(({ action }) => action)).toEqual([
      'app set up',
      'sign in by invitation',
      'invitation accept',
      'staff invite',
      'app set up',
      'sign in by invitation',
      'invitation accept',
      'staff invite',
    ]);
    expect((await listAuditLog(shop.deps, { limit: 100 })).entries).toHaveLength(10);
  });

  describe('the link of a development server', () => {
    const development = { NODE_ENV: 'development' };
    const use = (link = '') => admin.call('signInByLink', { body: { token: link.split('#')[1] } });

    test('signs an owner in once, within ten minutes, with a proof that lasts', async () => {
      await close();
      await open(development);
      const link = await makeDevelopmentLink(shop.deps);
      const { status, cookie } = await use(link);
      expect(status).toBe(200);
      now += 11 * hour;
      expect((await admin.call('inviteStaff', { cookie, body: { email, role: 'owner' } })).status).toBe(200);
      expect((await use(link)).status).toBe(400);
      const another = await makeDevelopmentLink(shop.deps);
      now += hour / 6;
      expect((await use(another)).status).toBe(400);
    });

    test('lets its owner choose mails before a second factor is set up', async () => {
      await close();
      await open(development);
      const { cookie } = await use(await makeDevelopmentLink(shop.deps));
      const { body } = await admin.call('saveNotifications', { cookie, body: { on: ['new-order'] } });
      expect(body.notifications.filter(({ isOn }) => isOn)).toEqual([{ kind: 'new-order', isOn: true, byPush: true }]);
    });

    test('does not exist once there are members of staff [guard admin.43]', async () => {
      await close();
      await open(development);
      const link = await makeDevelopmentLink(shop.deps);
      await admin.addMember('packer');
      expect((await use(link)).status).toBe(400);
      expect(await makeDevelopmentLink(shop.deps)).toBeUndefined();
    });

    test.each([
      ['in production', { NODE_ENV: 'production', DEMO: '1', ADMIN_URL: 'https://admin.example.com' }],
      ['in production on this machine', { NODE_ENV: 'production', DEMO: '1', ADMIN_URL: 'http://localhost:3001' }],
      ['for other machines', { ...development, HOST: '0.0.0.0' }],
      ['at a public address', { ...development, ADMIN_URL: 'https://admin.example.com' }],
      ['with real payments', { ...development, RAZORPAY_KEY_ID: 'rzp_test_123456', RAZORPAY_KEY_SECRET: 'secret' }],
    ])('does not exist %s', async (_case, env) => {
      await close();
      await open(env);
      expect(await makeDevelopmentLink(shop.deps)).toBeUndefined();
      // Of a database that a developer used before.
      const allowed = { ...shop.deps, config: { ...shop.deps.config, ...developmentConfig } };
      expect((await use(await makeDevelopmentLink(allowed))).status).toBe(400);
    });

    test('leaves no session behind that production accepts [guard admin.43]', async () => {
      await close();
      await open(development);
      const { cookie } = await use(await makeDevelopmentLink(shop.deps));
      expect(await stateOf(cookie)).toBe(200);
      Object.assign(shop.deps, { config: { ...shop.deps.config, environment: 'production' } });
      expect(await stateOf(cookie)).toBe(401);
    });
  });
});

const developmentConfig = {
  environment: 'development',
  host: 'localhost',
  razorpay: undefined,
  admin: { port: 3001, url: 'http://localhost:3001' },
} as const;
