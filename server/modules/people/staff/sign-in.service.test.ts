// Sign-in of staff by password and code, or by passkey; step-up; sessions; limits.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestAdmin, type TestMember, openTestAdmin, staffPassword } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { consumePasswordAttempt } from '../rate-limits/password-attempts.service.ts';
import { resetStaff } from './staff-admin.service.ts';
import { createSoftwarePasskey } from './testing/software-passkey.ts';
import { staffSessions } from './staff-sessions.service.ts';

const minute = 60_000;
const hour = 60 * minute;
const origin = 'http://localhost:3001';
const here = { origin };

describe.each(testEngines)('staff on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let now = Date.parse('2026-11-21T10:00:00Z');
  let pauses = 0;
  beforeAll(async () => {
    const pauseFor = async () => void (pauses += 1);
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) }, pauseFor });
    admin = openTestAdmin(shop);
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });
  // Each test waits for the next time step if another one used a code in this one.
  beforeEach(() => {
    now += 5 * minute;
    pauses = 0;
  });

  const signIn = (email: string, code?: string, sent: { password?: string; remoteAddress?: string } = {}) =>
    admin.call('signIn', {
      body: { email, password: sent.password ?? staffPassword, code },
      ...(sent.remoteAddress ? { remoteAddress: sent.remoteAddress } : {}),
    });
  const statusOf = async (cookie: string) => (await admin.call('getMe', { cookie })).status;
  const appCode = ({ secret }: TestMember) => admin.codeOf(secret);

  async function addPasskey(cookie: string) {
    const passkey = createSoftwarePasskey();
    const { challenge } = (await admin.call('beginPasskey', { cookie })).body;
    const response = passkey.register(challenge, here);
    const added = await admin.call('addPasskey', { cookie, body: { response } });
    return { passkey, response, added };
  }

  async function proofFor(passkey: ReturnType<typeof createSoftwarePasskey>, how = {}) {
    const { challenge } = (await admin.call('beginPasskeySignIn')).body;
    return { response: passkey.prove(challenge, { ...here, ...how }) };
  }

  describe('by password and code', () => {
    test('a session opens in a cookie that no script reads and no other site sends [guard admin.3]', async () => {
      const owner = await admin.addMember('owner');
      now += minute;
      const { status, body, headers } = await signIn(owner.email, appCode(owner));
      expect(status).toBe(200);
      expect(body).toMatchObject({ email: owner.email, role: 'owner', needsSetUp: false, hasApp: true });
      const cookie = String(headers['set-cookie']);
      expect(cookie).toMatch(/^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/);
    });

    test('over https the cookie belongs to the host alone and is never sent in the clear [guard admin.4]', async () => {
      const env = { ADMIN_URL: 'https://admin.example.com' };
      const other = await openTestShop(engine, { env });
      const otherAdmin = openTestAdmin(other);
      const token = await otherAdmin.invite('meena@example.com', 'owner');
      const body = { token, name: 'Meena', password: staffPassword };
      const { headers } = await otherAdmin.call('acceptInvitation', { body });
      expect(String(headers['set-cookie'])).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; .*; Secure$/);
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
      await otherAdmin.close();
      await other.close();
    });

    test('a code works once, and so does a recovery code [guard admin.17]', async () => {
      const owner = await admin.addMember('owner');
      now += minute;
      const code = appCode(owner);
      expect((await signIn(owner.email, code)).status).toBe(200);
      expect((await signIn(owner.email, code)).status).toBe(401);
      const [recoveryCode = ''] = owner.recoveryCodes;
      expect(owner.recoveryCodes).toHaveLength(10);
      expect((await signIn(owner.email, recoveryCode.toLowerCase())).status).toBe(200);
      expect((await signIn(owner.email, recoveryCode)).status).toBe(401);
    });

    test('the password alone opens nothing, and a code is asked for only after the right one [guard admin.16]', async () => {
      const owner = await admin.addMember('owner');
      const alone = await signIn(owner.email);
      expect([alone.status, alone.error.code]).toEqual([401, 'second-factor-required']);
      const wrong = await signIn(owner.email, appCode(owner), { password: 'somebody-elses' });
      const unknown = await signIn('nobody@example.com', '123456');
      expect(wrong.error).toEqual({ ...unknown.error, requestId: wrong.error.requestId });
    });

    test('ten wrong codes end the guessing from everywhere, but not recovery codes [guard admin.18]', async () => {
      const owner = await admin.addMember('owner');
      now += minute;
      for (let guess = 0; guess < 10; guess += 1)
        await signIn(owner.email, '000000', { remoteAddress: `10.0.1.${guess}` });
      expect((await signIn(owner.email, appCode(owner), { remoteAddress: '10.0.2.1' })).status).toBe(429);
      expect((await signIn(owner.email, owner.recoveryCodes[0], { remoteAddress: '10.0.2.1' })).status).toBe(200);
    });

    test('strangers who guess slow the owner down, and cannot lock the owner out [guard admin.18]', async () => {
      const owner = await admin.addMember('owner');
      now += minute;
      const known = '10.9.9.9';
      expect((await signIn(owner.email, appCode(owner), { remoteAddress: known })).status).toBe(200);
      now += minute;
      const guess = (remoteAddress: string) => signIn(owner.email, '1', { password: 'x', remoteAddress });
      // As many guesses, without the cost of checking them.
      const guesses = async (count: number, network: (index: number) => string) => {
        for (let index = 0; index < count; index += 1) {
          await consumePasswordAttempt(shop.deps, `staff ${owner.email}`, network(index));
        }
      };
      await guesses(30, () => known);
      await guesses(30, () => '10.8.8.8');
      expect((await guess('10.8.8.8')).status).toBe(429);
      expect(pauses).toBe(0);
      await guesses(140, (index) => `10.7.${index}.1`);
      expect((await guess('10.6.6.6')).status).toBe(401);
      expect(pauses).toBeGreaterThan(0);
      expect((await signIn(owner.email, appCode(owner), { remoteAddress: known })).status).toBe(200);
    });

    test("a customer's wrong passwords do not count for a member of staff with the same e-mail [guard admin.18]", async () => {
      const owner = await admin.addMember('owner');
      now += minute;
      const body = { email: owner.email, password: 'wrong-again-12' };
      for (let guess = 0; guess < 31; guess += 1) await shop.call('login', { body });
      expect((await shop.call('login', { body })).status).toBe(429);
      expect((await signIn(owner.email, appCode(owner))).status).toBe(200);
    });
  });

  describe('by passkey', () => {
    test('a session opens, and is a proof of identity', async () => {
      const owner = await admin.addMember('owner');
      const { passkey, added } = await addPasskey(owner.cookie);
      expect(added.body.recoveryCodes).toBeNull();
      const opened = await admin.call('signInByPasskey', { body: await proofFor(passkey) });
      expect(opened.body).toMatchObject({ email: owner.email, needsSetUp: false });
      expect(opened.body.provenUntil).toBe(new Date(now + 10 * minute).toISOString());
      expect(await statusOf(opened.cookie)).toBe(200);
    });

    test('each answer works once [guard admin.17]', async () => {
      const { passkey } = await addPasskey((await admin.addMember('owner')).cookie);
      const body = await proofFor(passkey);
      expect((await admin.call('signInByPasskey', { body })).status).toBe(200);
      expect((await admin.call('signInByPasskey', { body })).status).toBe(401);
    });

    test.each([
      ['made for another site', { origin: 'https://admin.evil.example' }],
      ['of a passkey for another site', { site: 'evil.example' }],
      ['without fingerprint, face or PIN', { flags: 0x01 }],
    ])('an answer %s is refused [guard admin.17]', async (_case, how) => {
      const { passkey } = await addPasskey((await admin.addMember('owner')).cookie);
      expect((await admin.call('signInByPasskey', { body: await proofFor(passkey, how) })).status).toBe(401);
    });

    test('an answer of another passkey, one that came too late, and one to a challenge of ours for something else are refused [guard admin.17]', async () => {
      const owner = await admin.addMember('owner');
      const { passkey, response } = await addPasskey(owner.cookie);
      const other = await proofFor(createSoftwarePasskey());
      const stolenName = { response: { ...other.response, id: response.id, rawId: response.rawId } };
      expect((await admin.call('signInByPasskey', { body: stolenName })).status).toBe(401);
      const late = await proofFor(passkey);
      now += 6 * minute;
      expect((await admin.call('signInByPasskey', { body: late })).status).toBe(401);
      const { challenge } = (await admin.call('beginPasskeyStepUp', { cookie: owner.cookie })).body;
      const body = { response: passkey.prove(challenge, here) };
      expect((await admin.call('signInByPasskey', { body })).status).toBe(401);
    });

    test('of a disabled member is refused, although the passkey is right', async () => {
      const [owner, packer] = [await admin.addMember('owner'), await admin.addMember('packer')];
      const { passkey } = await addPasskey(packer.cookie);
      const id = (await admin.call('getMe', { cookie: packer.cookie })).body.id;
      expect((await admin.call('disableStaff', { cookie: owner.cookie, params: { id } })).status).toBe(204);
      expect((await admin.call('signInByPasskey', { body: await proofFor(passkey) })).status).toBe(401);
      const sessions = shop.deps.db.selectFrom('staff_sessions').select('id').where('staff_id', '=', id);
      expect(await sessions.execute()).toEqual([]);
      expect((await admin.call('enableStaff', { cookie: owner.cookie, params: { id } })).status).toBe(204);
      expect((await admin.call('signInByPasskey', { body: await proofFor(passkey) })).status).toBe(200);
    });

    test('of a member who was reset opens nothing: it may be in a stolen phone', async () => {
      const packer = await admin.addMember('packer');
      const { passkey } = await addPasskey(packer.cookie);
      const id = (await admin.call('getMe', { cookie: packer.cookie })).body.id;
      const { link } = await resetStaff(shop.deps, id, commandLine);
      expect((await admin.call('signInByPasskey', { body: await proofFor(passkey) })).status).toBe(401);
      const body = { token: link.split('#')[1] ?? '', name: 'Kala', password: staffPassword };
      expect((await admin.call('acceptInvitation', { body })).status).toBe(200);
      expect((await admin.call('signInByPasskey', { body: await proofFor(passkey) })).status).toBe(401);
    });

    test('a proof for one session, or for a sign-in, proves nothing in another session', async () => {
      const owner = await admin.addMember('owner');
      const { passkey } = await addPasskey(owner.cookie);
      const second = await admin.call('signInByPasskey', { body: await proofFor(passkey) });
      const { challenge } = (await admin.call('beginPasskeyStepUp', { cookie: owner.cookie })).body;
      const prove = (body: unknown) => admin.call('stepUpByPasskey', { cookie: second.cookie, body });
      expect((await prove({ response: passkey.prove(challenge, here) })).status).toBe(401);
      expect((await prove(await proofFor(passkey))).status).toBe(401);
      const forNewOne = (await admin.call('beginPasskey', { cookie: second.cookie })).body.challenge;
      expect((await prove({ response: passkey.prove(forNewOne, here) })).status).toBe(401);
    });

    test('a copy of a passkey, whose counter is behind, opens nothing', async () => {
      const { passkey } = await addPasskey((await admin.addMember('owner')).cookie);
      expect((await admin.call('signInByPasskey', { body: await proofFor(passkey) })).status).toBe(200);
      expect((await admin.call('signInByPasskey', { body: await proofFor(passkey) })).status).toBe(200);
      passkey.countAgain();
      expect((await admin.call('signInByPasskey', { body: await proofFor(passkey) })).status).toBe(401);
    });

    test('a passkey that was removed opens nothing, and the last factor cannot be removed', async () => {
      const owner = await admin.addMember('owner');
      const { passkey, response } = await addPasskey(owner.cookie);
      const remove = (id: string) => admin.call('removePasskey', { cookie: owner.cookie, params: { id } });
      expect((await remove(response.id)).status).toBe(204);
      expect((await remove(response.id)).status).toBe(404);
      expect((await admin.call('signInByPasskey', { body: await proofFor(passkey) })).status).toBe(401);

      const token = await admin.invite('keyed@example.com', 'packer');
      const accepted = await admin.call('acceptInvitation', { body: { token, name: 'Kala', password: staffPassword } });
      const only = await addPasskey(accepted.cookie);
      expect(only.added.body.recoveryCodes).toHaveLength(10);
      const refused = await admin.call('removePasskey', { cookie: accepted.cookie, params: { id: only.response.id } });
      expect([refused.status, refused.error.code]).toEqual([409, 'conflict']);
      expect((await admin.call('listPasskeys', { cookie: accepted.cookie })).body).toHaveLength(1);
    });
  });

  describe('a step that needs a proof', () => {
    test('is allowed for ten minutes after password and code, or after a passkey [guard admin.12]', async () => {
      const owner = await admin.addMember('owner');
      const { cookie } = owner;
      const { passkey } = await addPasskey(cookie);
      const statusOfStep = async () => (await admin.call('replaceRecoveryCodes', { cookie })).status;
      now += 10 * minute;
      expect(await statusOfStep()).toBe(403);
      const wrong = { password: staffPassword, code: '000000' };
      expect((await admin.call('stepUp', { cookie, body: wrong })).status).toBe(401);
      expect((await admin.call('stepUp', { cookie, body: { password: 'x', code: appCode(owner) } })).status).toBe(401);
      expect(await statusOfStep()).toBe(403);
      const body = { password: staffPassword, code: appCode(owner) };
      expect((await admin.call('stepUp', { cookie, body })).body.provenUntil).not.toBeNull();
      expect(await statusOfStep()).toBe(200);
      now += 10 * minute;
      expect(await statusOfStep()).toBe(403);
      const { challenge } = (await admin.call('beginPasskeyStepUp', { cookie })).body;
      const proof = { response: passkey.prove(challenge, here) };
      expect((await admin.call('stepUpByPasskey', { cookie, body: proof })).status).toBe(200);
      expect(await statusOfStep()).toBe(200);
    });

    test("is not allowed by somebody else's passkey [guard admin.12]", async () => {
      const [owner, packer] = [await admin.addMember('owner'), await admin.addMember('packer')];
      const { passkey } = await addPasskey(packer.cookie);
      const { challenge } = (await admin.call('beginPasskeyStepUp', { cookie: owner.cookie })).body;
      const body = { response: passkey.prove(challenge, here) };
      expect((await admin.call('stepUpByPasskey', { cookie: owner.cookie, body })).status).toBe(401);
    });
  });

  describe('a session', () => {
    test('ends 12 hours after its last use [guard admin.13]', async () => {
      const { cookie } = await admin.addMember('packer');
      now += 11 * hour;
      expect(await statusOf(cookie)).toBe(200);
      now += 11 * hour;
      expect(await statusOf(cookie)).toBe(200);
      now += 12 * hour;
      expect(await statusOf(cookie)).toBe(401);
    });

    test('ends seven days after it began, however much it is used [guard admin.13]', async () => {
      const { cookie } = await admin.addMember('packer');
      for (let used = 11; used < 7 * 24; used += 11) {
        now += 11 * hour;
        expect(await statusOf(cookie)).toBe(200);
      }
      now += 3 * hour;
      expect(await statusOf(cookie)).toBe(401);
      await staffSessions.sweep(shop.deps);
      expect(await shop.deps.db.selectFrom('staff_sessions').select('id').execute()).toEqual([]);
    });

    test('is ended by its member: one, all, or by signing out [guard admin.15]', async () => {
      const owner = await admin.addMember('owner');
      now += minute;
      const second = (await signIn(owner.email, appCode(owner))).cookie;
      now += minute;
      const third = (await signIn(owner.email, appCode(owner))).cookie;
      const listed = (await admin.call('listSessions', { cookie: third })).body;
      expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
      const id = listed[2]?.id ?? '';
      expect((await admin.call('endSession', { cookie: third, params: { id } })).status).toBe(200);
      expect([await statusOf(owner.cookie), await statusOf(second), await statusOf(third)]).toEqual([401, 200, 200]);
      const out = await admin.call('signOut', { cookie: third });
      expect(String(out.headers['set-cookie'])).toMatch(/^staff=; .*Max-Age=0$/);
      expect([await statusOf(second), await statusOf(third)]).toEqual([200, 401]);
      expect((await admin.call('endSessions', { cookie: second })).body).toEqual({ deletedCount: 1 });
      expect(await statusOf(second)).toBe(401);
    });

    test('is one of 20 at most: a further sign-in ends the one that was not used for longest [guard admin.15]', async () => {
      const owner = await admin.addMember('owner');
      const again = async () => {
        now += minute;
        return (await signIn(owner.email, appCode(owner))).cookie;
      };
      const [unused, used] = [await again(), await again()];
      now += 10 * minute;
      for (const cookie of [owner.cookie, used]) expect(await statusOf(cookie)).toBe(200);
      let last = '';
      for (let more = 0; more < 18; more += 1) last = await again();
      expect((await admin.call('listSessions', { cookie: last })).body).toHaveLength(20);
      expect([await statusOf(unused), await statusOf(owner.cookie), await statusOf(used)]).toEqual([401, 200, 200]);
    });

    test("is not ended by somebody else's call [guard admin.15]", async () => {
      const [owner, packer] = [await admin.addMember('owner'), await admin.addMember('packer')];
      const [session] = (await admin.call('listSessions', { cookie: owner.cookie })).body;
      const params = { id: session?.id ?? '' };
      expect((await admin.call('endSession', { cookie: packer.cookie, params })).status).toBe(404);
      expect(await statusOf(owner.cookie)).toBe(200);
    });

    test('is stored as a hash [guard admin.8]', async () => {
      const { cookie } = await admin.addMember('owner');
      const rows = await shop.deps.db.selectFrom('staff_sessions').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(cookie.slice('staff='.length));
    });
  });
});
