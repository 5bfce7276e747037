import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { createLog } from '../../../../log.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { answerResetRequests } from '../passwords/password-reset.service.ts';
import { findSecondFactor, updateConfirmed } from './second-factor.repository.ts';

const step = 30_000;
const minute = 60_000;
const wrongCode = 'This code is wrong or was used before. Please type the code that your app shows now';

describe.each(testEngines)('the second factor on %s', (engine) => {
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00Z').getTime();
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) }, log });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    // No test begins in the time step in which another one ended.
    now += 10 * step;
    lines.length = 0;
  });

  type Person = Awaited<ReturnType<TestShop['signUp']>>;
  interface Sent {
    code?: string;
    password?: string;
    host?: number;
  }

  /** The app's code, that many steps from now. */
  const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: now + steps * step });
  /** A code that is wrong in this step and in both neighbours. */
  const wrongFor = (secret: string) => {
    const right = [-3, -2, -1, 0, 1, 2, 3].map((steps) => codeOf(secret, steps));
    return ['000000', '111111', '222222', '333333', '444444', '555555', '666666', '777777'].find(
      (code) => !right.includes(code),
    ) as string;
  };
  const begin = ({ token, password }: Person) => shop.call('beginSecondFactor', { token, body: { password } });
  const confirm = ({ token }: Person, code: string) => shop.call('confirmSecondFactor', { token, body: { code } });
  const end = ({ token }: Person, password: string) => shop.call('endSecondFactor', { token, body: { password } });
  const isOn = async ({ token }: Person) => (await shop.call('getSecondFactor', { token })).body.isOn;
  const logIn = ({ customer, password }: Person, { host = 1, ...sent }: Sent = {}) =>
    shop.call('login', { body: { email: customer.email, password, ...sent }, remoteAddress: `203.0.113.${host}` });
  const mailsTo = ({ customer }: Person) =>
    shop.deps.db.selectFrom('mails').selectAll().where('recipient', '=', customer.email).orderBy('id').execute();
  const logged = (msg: string) =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line.msg === msg);

  /** With a confirmed e-mail. */
  async function signUp(overrides: Record<string, string> = {}) {
    const person = await shop.signUp(overrides);
    await setConfirmed(person, new Date(now).toISOString());
    return person;
  }
  const setConfirmed = ({ customer }: Person, at: string | null) =>
    shop.deps.db.updateTable('customers').set({ email_confirmed_at: at }).where('id', '=', customer._id).execute();

  /** By the owner of the mailbox. */
  async function resetPassword(person: Person, password: string) {
    await shop.call('forgotPassword', { body: { email: person.customer.email } });
    await answerResetRequests(shop.deps);
    const token = /reset-password\/([\w-]+)/.exec((await mailsTo(person)).at(-1)?.text_body ?? '')?.[1] ?? '';
    return shop.call('resetPassword', { params: { token }, body: { password } });
  }

  /** A customer who turned it on some steps ago. */
  async function guarded() {
    const person = await signUp();
    const { secret } = (await begin(person)).body;
    const { recoveryCodes } = (await confirm(person, codeOf(secret))).body;
    now += 4 * step;
    return { ...person, secret, recoveryCodes };
  }

  describe('is turned on', () => {
    test('by the password, and the first code of the key that came for it', async () => {
      const asha = await signUp();
      expect(await isOn(asha)).toBe(false);
      const { status, body } = await begin(asha);
      expect(status).toBe(200);
      expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
      const account = encodeURIComponent(asha.customer.email);
      expect(body.uri).toBe(
        `otpauth://totp/Taana%20Baana:${account}?issuer=Taana%20Baana&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
      );
      expect([await isOn(asha), (await logIn(asha)).status]).toEqual([false, 200]);
      const { recoveryCodes } = (await confirm(asha, codeOf(body.secret))).body;
      expect(new Set(recoveryCodes).size).toBe(8);
      for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/);
      expect([await isOn(asha), (await logIn(asha)).status]).toEqual([true, 401]);
    });

    test('not by a wrong password, nor by a wrong code, nor by a code without a key', async () => {
      const asha = await signUp();
      const refused = await begin({ ...asha, password: 'not-this-one' });
      expect([refused.status, refused.error.fields]).toEqual([
        400,
        { password: 'This is not the password of your account' },
      ]);
      expect((await confirm(asha, '123456')).status).toBe(409);
      const { secret } = (await begin(asha)).body;
      const { status, error } = await confirm(asha, wrongFor(secret));
      expect([status, error.fields]).toEqual([400, { code: wrongCode }]);
      expect(await isOn(asha)).toBe(false);
    });

    test('by the newest key only', async () => {
      const asha = await signUp();
      const [older, newer] = [(await begin(asha)).body.secret, (await begin(asha)).body.secret];
      expect((await confirm(asha, codeOf(older))).status).toBe(400);
      expect((await confirm(asha, codeOf(newer))).status).toBe(200);
    });

    test('not by the code of a key that was replaced at the same moment', async () => {
      const asha = await signUp();
      await begin(asha);
      const seen = await findSecondFactor(shop.deps.db, asha.customer._id);
      await begin(asha);
      expect(seen && (await updateConfirmed(shop.deps.db, seen, 'now', 1))).toBe(false);
      expect(await isOn(asha)).toBe(false);
    });

    test('once, even by parallel calls with the same code; then its key stays', async () => {
      const asha = await signUp();
      const { secret } = (await begin(asha)).body;
      const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(asha, codeOf(secret))));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
      const codes = shop.deps.db.selectFrom('recovery_codes').where('customer_id', '=', asha.customer._id);
      expect(await codes.select('code_hash').execute()).toHaveLength(8);
      expect(await begin(asha)).toMatchObject({ status: 409, error: { code: 'conflict' } });
      now += 2 * step;
      expect((await logIn(asha, { code: codeOf(secret) })).status).toBe(200);
    });

    test('and ends no session; a mail without customer text tells the customer', async () => {
      const meena = await signUp({ firstname: 'Meena, you won Rs 50000', lastname: 'Claim now' });
      const { secret } = (await begin(meena)).body;
      await confirm(meena, codeOf(secret));
      expect((await shop.call('getCart', { token: meena.token })).status).toBe(200);
      const [mail, ...more] = await mailsTo(meena);
      expect([mail?.subject, more]).toEqual(['The code at login of your Taana Baana account is on', []]);
      for (const body of [mail?.text_body, mail?.html_body]) expect(body).not.toMatch(/Meena|Claim/);
      expect(logged('a second factor was turned on')).toMatchObject([{ customer: meena.customer._id }]);
    });

    test('and the database holds no recovery code, only their hashes [policy privacy.12]', async () => {
      const { customer, recoveryCodes } = await guarded();
      const rows = await shop.deps.db
        .selectFrom('recovery_codes')
        .selectAll()
        .where('customer_id', '=', customer._id)
        .execute();
      for (const { code_hash } of rows) expect(code_hash).toMatch(/^[0-9a-f]{64}$/);
      for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    });
  });

  describe('at login', () => {
    test('is asked for after the right password, and only then', async () => {
      const asha = await guarded();
      const asked = await logIn(asha);
      expect(asked.status).toBe(401);
      expect(asked.error).toMatchObject({
        code: 'second-factor-required',
        message: 'Please type the code from your app too',
      });
      const code = codeOf(asha.secret);
      const wrong = { password: 'not-this-one', code };
      const stranger = { ...asha, customer: { ...asha.customer, email: 'nobody@example.com' } };
      for (const answer of [await logIn(asha, wrong), await logIn(stranger, wrong), await logIn(stranger)]) {
        expect(answer.status).toBe(401);
        expect(answer.error).toEqual({
          code: 'invalid-credentials',
          message: 'Invalid Credentials',
          requestId: expect.any(String),
        });
      }
      // The attempt did not use up the code either.
      expect((await logIn(asha, { code })).status).toBe(200);
    });

    test('is not asked for while it is off, and a code sent anyway is ignored', async () => {
      const asha = await signUp();
      expect((await logIn(asha, { code: '123456' })).status).toBe(200);
    });

    test('takes a code with spaces, the one before it, and the one after it', async () => {
      const asha = await guarded();
      for (const steps of [0, -1, 1]) {
        now += 4 * step;
        const code = codeOf(asha.secret, steps).replace(/(...)/, ' $1 ');
        expect((await logIn(asha, { code })).status, `${steps} steps from now`).toBe(200);
      }
    });

    test('takes no code of two steps ago or ahead, and no other one', async () => {
      const asha = await guarded();
      const guesses = [codeOf(asha.secret, -2), codeOf(asha.secret, 2), wrongFor(asha.secret), '1', 'AAAA-BBBB'];
      for (const code of guesses) {
        const { status, error } = await logIn(asha, { code });
        expect([status, error.code, error.message]).toEqual([401, 'invalid-credentials', wrongCode]);
        expect(error.fields).toEqual({ code: wrongCode });
      }
      expect(logged('a wrong code')).toHaveLength(guesses.length);
      expect(lines.join('')).not.toMatch(/@|203\.0/);
    });

    test('takes a code once, and none from before it', async () => {
      const asha = await guarded();
      const [former, code] = [codeOf(asha.secret, -1), codeOf(asha.secret)];
      expect((await logIn(asha, { code })).status).toBe(200);
      expect((await logIn(asha, { code })).status).toBe(401);
      expect((await logIn(asha, { code: former })).status).toBe(401);
    });

    test('does not take the code again that turned it on', async () => {
      const asha = await signUp();
      const { secret } = (await begin(asha)).body;
      const code = codeOf(secret);
      await confirm(asha, code);
      expect((await logIn(asha, { code })).status).toBe(401);
    });

    test('accepts one of several parallel logins with one code', async () => {
      const asha = await guarded();
      for (const code of [codeOf(asha.secret), asha.recoveryCodes[0] as string]) {
        const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(asha, { code })));
        expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401]);
      }
    });

    test('accepts each recovery code once, in any spelling', async () => {
      const asha = await guarded();
      const [first = '', second = ''] = asha.recoveryCodes;
      expect((await logIn(asha, { code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
      expect((await logIn(asha, { code: first })).status).toBe(401);
      expect((await logIn(asha, { code: second })).status).toBe(200);
      expect(logged('a recovery code was used')).toHaveLength(2);
      const usha = await guarded();
      expect((await logIn(usha, { code: asha.recoveryCodes[2] as string })).status).toBe(401);
    });

    test('stays after a reset of the password', async () => {
      const asha = await guarded();
      const password = 'another-thread-22';
      expect((await resetPassword(asha, password)).status).toBe(200);
      expect((await logIn(asha, { password })).error.code).toBe('second-factor-required');
      expect((await logIn(asha, { password, code: codeOf(asha.secret) })).status).toBe(200);
    });
  });

  describe('of somebody who signed up with another’s e-mail', () => {
    const needsEmail = 'Please confirm your e-mail first, with the link that we mail you';

    test('cannot be turned on before the e-mail is confirmed', async () => {
      const stranger = await shop.signUp();
      const begun = await begin(stranger);
      expect([begun.status, begun.error.message]).toEqual([409, needsEmail]);
      const asha = await signUp();
      const { secret } = (await begin(asha)).body;
      await setConfirmed(asha, null);
      const confirmed = await confirm(asha, codeOf(secret));
      expect([confirmed.status, confirmed.error.message]).toEqual([409, needsEmail]);
      expect(await isOn(asha)).toBe(false);
    });

    test('cannot move to another e-mail while it is on', async () => {
      const asha = await guarded();
      const { _id, ...profile } = asha.customer;
      const edit = (changes: object) => shop.call('editUser', { token: asha.token, body: { ...profile, ...changes } });
      const moved = await edit({ email: 'victim@example.com' });
      expect([moved.status, Object.keys(moved.error.fields ?? {})]).toEqual([409, ['email']]);
      expect((await edit({ firstname: 'Usha' })).status).toBe(200);
      await end(asha, asha.password);
      expect((await edit({ email: 'moved-on@example.com' })).status).toBe(200);
    });

    test('ends with a reset of the password, and the codes, the cart and the names go too', async () => {
      const stranger = await guarded();
      await setConfirmed(stranger, null);
      const { id, colorIds } = await shop.addProduct();
      const body = { productId: id, color: colorIds[0], size: 'M', quantity: 1, price: 1 };
      expect((await shop.call('addToCart', { token: stranger.token, body })).status).toBe(201);
      const password = 'the-owner-of-the-mailbox';
      expect((await resetPassword(stranger, password)).status).toBe(200);
      const { status, body: owner } = await logIn(stranger, { password });
      expect([status, owner.firstname, owner.lastname]).toEqual([200, '', '']);
      expect(await isOn({ ...stranger, token: owner.token })).toBe(false);
      const of = (table: 'recovery_codes' | 'cart_lines') =>
        shop.deps.db.selectFrom(table).selectAll().where('customer_id', '=', stranger.customer._id).execute();
      expect([await of('recovery_codes'), await of('cart_lines')]).toEqual([[], []]);
    });
  });

  describe('guessing at its codes', () => {
    test('ends after ten from everywhere, for an hour, and a recovery code still works', async () => {
      const asha = await guarded();
      const code = wrongFor(asha.secret);
      const guesses = await Promise.all(Array.from({ length: 12 }, (_, host) => logIn(asha, { code, host })));
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
      const { status, headers } = await logIn(asha, { code: codeOf(asha.secret), host: 40 });
      expect([status, headers['retry-after']]).toEqual([429, '3600']);
      expect(logged('the limit of wrong codes is reached')).toMatchObject([{ level: 40, customer: asha.customer._id }]);
      expect((await logIn(asha, { code: asha.recoveryCodes[0] as string, host: 40 })).status).toBe(200);
      now += 60 * minute;
      expect((await logIn(asha, { code: codeOf(asha.secret), host: 40 })).status).toBe(200);
    });

    test('no longer counts after a right code', async () => {
      const asha = await guarded();
      for (let round = 0; round < 2; round += 1) {
        const code = wrongFor(asha.secret);
        for (let guess = 0; guess < 9; guess += 1) expect((await logIn(asha, { code })).status).toBe(401);
        expect((await logIn(asha, { code: codeOf(asha.secret) })).status).toBe(200);
        now += step;
      }
    });

    test('counts as a wrong password does, and so does the right password alone', async () => {
      const asha = await guarded();
      for (let guess = 0; guess < 15; guess += 1) {
        expect((await logIn(asha, { host: 50 })).status).toBe(401);
        expect((await logIn(asha, { code: 'AAAA-BBBB', host: 50 })).status).toBe(401);
      }
      expect((await logIn(asha, { code: codeOf(asha.secret), host: 50 })).status).toBe(429);
      expect((await logIn(asha, { code: codeOf(asha.secret), host: 51 })).status).toBe(200);
    });
  });

  describe('is turned off', () => {
    test('by the password, with key and recovery codes; a mail tells the customer', async () => {
      const asha = await guarded();
      expect((await end(asha, 'not-this-one')).error.fields).toEqual({
        password: 'This is not the password of your account',
      });
      expect(await isOn(asha)).toBe(true);
      expect((await end(asha, asha.password)).status).toBe(204);
      expect([await isOn(asha), (await logIn(asha)).status]).toEqual([false, 200]);
      for (const table of ['second_factors', 'recovery_codes'] as const) {
        const rows = shop.deps.db.selectFrom(table).selectAll().where('customer_id', '=', asha.customer._id);
        expect(await rows.execute()).toEqual([]);
      }
      expect((await mailsTo(asha)).map(({ subject }) => subject)).toEqual([
        'The code at login of your Taana Baana account is on',
        'The code at login of your Taana Baana account is off',
      ]);
      expect((await shop.call('getCart', { token: asha.token })).status).toBe(200);
      expect(logged('a second factor was turned off')).toMatchObject([{ customer: asha.customer._id }]);
    });

    test('without a mail if it was not on', async () => {
      const asha = await signUp();
      expect((await end(asha, asha.password)).status).toBe(204);
      await begin(asha);
      expect((await end(asha, asha.password)).status).toBe(204);
      expect(await mailsTo(asha)).toEqual([]);
    });

    test('and on repeatedly, with four mails a day', async () => {
      const asha = await signUp();
      for (let time = 0; time < 3; time += 1) {
        now += step;
        const { secret } = (await begin(asha)).body;
        expect((await confirm(asha, codeOf(secret))).status).toBe(200);
        expect((await end(asha, asha.password)).status).toBe(204);
      }
      expect(await mailsTo(asha)).toHaveLength(4);
    });
  });

  test('is in the exported data without key and codes, and is deleted with the account', async () => {
    const asha = await guarded();
    const { token, password } = asha;
    const { body } = await shop.call('exportData', { token });
    expect(body.secondFactor).toEqual({ isOn: true });
    expect(JSON.stringify(body)).not.toContain(asha.secret);
    expect((await shop.call('deleteAccount', { token, body: { password } })).status).toBe(200);
    for (const table of ['second_factors', 'recovery_codes'] as const) {
      const rows = shop.deps.db.selectFrom(table).selectAll().where('customer_id', '=', asha.customer._id);
      expect(await rows.execute()).toEqual([]);
    }
  });
});
