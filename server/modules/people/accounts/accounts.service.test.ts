import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { createLog } from '../../../log.ts';
import { type TestShop, openTestShop, useHighPasswordCost, useRealPasswordCost } from '../../../testing.ts';
import { customerNetworks } from './accounts.service.ts';
import { consumePasswordAttempt } from '../rate-limits/password-attempts.service.ts';
import { costOf } from './testing.ts';

const person = { firstname: 'Asha', lastname: 'Kumari', mobile: '9876543210', password: 'warp-and-weft-21' };

describe.each(testEngines)('accounts on %s', (engine) => {
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00Z').getTime();
  const lines: string[] = [];
  /** The pauses before responses, in milliseconds. */
  const waits: number[] = [];
  beforeEach(() => {
    lines.length = 0;
    waits.length = 0;
  });
  beforeAll(async () => {
    const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
    const pauseFor = async (milliseconds: number) => void waits.push(milliseconds);
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) }, log, pauseFor });
  });
  afterAll(() => shop.close());

  test('a sign-up answers the customer, without password or token [spec entity.20 call.7]', async () => {
    const { status, body } = await shop.call('register', {
      body: { ...person, email: ' New.Customer@Example.COM ', mobile: '+91 98765-43210', role: 'admin', _id: 'mine' },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      firstname: 'Asha',
      lastname: 'Kumari',
      email: 'new.customer@example.com',
      mobile: '9876543210',
    });
  });

  test('a second sign-up with an e-mail is refused, whatever its letter case', async () => {
    await shop.signUp({ email: 'twice@example.com' });
    const { status, error } = await shop.call('register', { body: { ...person, email: 'TWICE@example.com' } });
    expect(status).toBe(409);
    expect(error).toMatchObject({ message: 'User Already Exists', code: 'conflict', requestId: expect.any(String) });
  });

  test('of parallel sign-ups with one e-mail exactly one succeeds', async () => {
    const body = { ...person, email: 'together@example.com' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.call('register', { body })));
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
  });

  test.each([
    [{ firstname: ' ' }, 'firstname', 'First Name is Required'],
    [{ lastname: undefined }, 'lastname', 'Last Name is Required'],
    [{ email: 'asha' }, 'email', 'Email Should be valid'],
    [{ mobile: '12345' }, 'mobile', 'Mobile No should be valid'],
    [{ password: '' }, 'password', 'Password is Required'],
    [{ password: 'short1!' }, 'password', 'Password should have at least 8 characters'],
    [{ password: 'Password123' }, 'password', 'This password is too easy to guess, please choose another'],
    [{ password: 'India@123' }, 'password', 'This password is too easy to guess, please choose another'],
  ])('a sign-up with %j is refused under its field [spec form.12]', async (wrong, field, message) => {
    const body = { ...person, email: 'wrong@example.com', ...wrong };
    const { status, error } = await shop.call('register', { body });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid', message, fields: { [field]: message } });
  });

  const meenakshi = {
    firstname: 'Meenakshi',
    lastname: 'Śrīnivāsan Rao',
    email: 'minu.21.rao@example.com',
    mobile: '9812345670',
  };
  test.each([
    'Meenakshi1990',
    'MEENAKSHI@2026',
    'minu.rao',
    '9812345670',
    '+91-9812345670',
    'Minu.21.Rao@example.com',
    'śrīnivāsan!',
    'meenakshi.rao.1',
    'Taana-Baana-1',
    'baanataana',
  ])('a password made of the names of shop or customer is refused: %s [spec form.12]', async (password) => {
    const { status, error } = await shop.call('register', { body: { ...person, ...meenakshi, password } });
    const message = 'This password is too easy to guess, please choose another';
    expect([status, error.fields]).toEqual([400, { password: message }]);
  });

  test.each(['meenakshi weaves by night', 'Rao-or-no-Rao', 'baana and thread'])(
    'a name is no harm in a longer one: %s',
    async (password) => {
      const email = `${password.length}@example.com`;
      const { status } = await shop.call('register', { body: { ...person, ...meenakshi, email, password } });
      expect(status).toBe(201);
    },
  );

  test('a name of two letters is ignored, because many words contain it', async () => {
    const om = { ...person, firstname: 'Om', lastname: 'Na', email: 'om@example.com' };
    expect((await shop.call('register', { body: { ...om, password: 'omnomnom' } })).status).toBe(201);
  });

  test('a login responds with the customer and a token for personal calls [spec call.8]', async () => {
    await shop.signUp({ email: 'login@example.com' });
    const { status, body } = await shop.call('login', {
      body: { email: 'Login@Example.com', password: person.password },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstname: 'Asha', email: 'login@example.com', mobile: '9876543210' });
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect((await shop.call('getCart', { token: body.token })).status).toBe(200);
  });

  test('a wrong password and an unknown e-mail get the same error', async () => {
    await shop.signUp({ email: 'known@example.com' });
    const wrong = await shop.call('login', { body: { email: 'known@example.com', password: 'not-this-one' } });
    const unknown = await shop.call('login', { body: { email: 'nobody@example.com', password: 'not-this-one' } });
    for (const { status, error } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(error).toMatchObject({ message: 'Invalid Credentials', code: 'invalid-credentials' });
    }
    expect(Object.keys(wrong.error)).toEqual(Object.keys(unknown.error));
  });

  test('an unknown e-mail costs as much work as a known one', async () => {
    onTestFinished(useHighPasswordCost());
    await shop.signUp({ email: 'costly@example.com' });
    const login = (email: string) => shop.call('login', { body: { email, password: 'not-this-one' } });
    const [unknown, known] = [
      await costOf(() => login('cheap@example.com')),
      await costOf(() => login('costly@example.com')),
    ];
    expect(unknown / known).toBeGreaterThan(0.5);
  });

  test('the database holds neither password nor token [policy privacy.2]', async () => {
    onTestFinished(useRealPasswordCost());
    const { token, customer, password } = await shop.signUp();
    const rows = JSON.stringify([
      await shop.deps.db.selectFrom('customers').selectAll().where('id', '=', customer._id).execute(),
      await shop.deps.db.selectFrom('sessions').selectAll().where('customer_id', '=', customer._id).execute(),
    ]);
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(rows).not.toContain(password);
    expect(rows).not.toContain(token);
  });

  describe('many wrong passwords', () => {
    const tryFrom = (host: number, email: string, password: string) =>
      shop.call('login', { body: { email, password }, remoteAddress: `203.0.113.${host}` });
    async function guess(times: number, host: number, email: string) {
      const answers = await Promise.all(Array.from({ length: times }, () => tryFrom(host, email, 'not-this-one')));
      return answers.filter((answer) => answer.status === 401).length;
    }

    /** Counts wrong passwords without the cost of checking them. */
    async function count(times: number, host: number, email: string) {
      for (let time = 0; time < times; time += 1) await consumePasswordAttempt(shop.deps, email, `203.0.113.${host}`);
    }
    async function countFromEight(email: string) {
      for (let host = 10; host < 18; host += 1) await count(25, host, email);
    }
    const whose = ['an account', 'no account'];
    /** The account's only known network is that of its sign-up. */
    async function emailWith(what: string) {
      const { customer } = await shop.signUp();
      return what === 'an account' ? customer.email : `nobody-${customer._id}@example.com`;
    }

    test.each(whose)('from one address end in a wait there, where the e-mail has %s', async (what) => {
      const email = await emailWith(what);
      expect(await guess(31, 1, email)).toBe(30);
      const { status, error, headers } = await tryFrom(1, email, person.password);
      expect([status, error.code, headers['retry-after']]).toEqual([429, 'too-many-requests', '900']);
      expect(waits).toEqual([]);
    });

    test('from one address do not hold up the owner at another', async () => {
      const { customer, password } = await shop.signUp();
      await guess(60, 2, customer.email);
      expect((await tryFrom(3, customer.email, password)).status).toBe(200);
      expect(waits).toEqual([]);
    });

    test('from eight addresses slow down everybody, but do not lock out the owner at a ninth', async () => {
      const { customer, password } = await shop.signUp();
      for (let host = 10; host < 18; host += 1) expect(await guess(25, host, customer.email)).toBe(25);
      expect(waits).toEqual([]);
      expect((await tryFrom(20, customer.email, password)).status).toBe(200);
      expect(waits).toEqual([2000]);
    });

    test.each(whose)(
      'from eight addresses delay the response to the next one, where the e-mail has %s',
      async (what) => {
        const email = await emailWith(what);
        await countFromEight(email);
        expect((await tryFrom(20, email, 'not-this-one')).status).toBe(401);
        expect(waits).toEqual([2000]);
        now += 15 * 60_000;
        expect((await tryFrom(20, email, 'not-this-one')).status).toBe(401);
        expect(waits).toEqual([2000]);
      },
    );

    test('never lock out the owner at a known address, not even when made from there', async () => {
      const { customer, password } = await shop.signUp();
      expect((await tryFrom(4, customer.email, password)).status).toBe(200);
      await countFromEight(customer.email);
      await count(30, 4, customer.email);
      waits.length = 0;
      expect((await tryFrom(4, customer.email, 'not-this-one')).status).toBe(429);
      expect((await tryFrom(4, customer.email, password)).status).toBe(200);
      expect(waits).toEqual([2000, 2000]);
    });

    test('at other accounts do not lock out the owner at a known address', async () => {
      const { customer, password } = await shop.signUp();
      expect((await tryFrom(6, customer.email, password)).status).toBe(200);
      // Together with that login, the limit of one address.
      for (let other = 0; other < 13; other += 1) await count(23, 6, `other-${other}-${customer.email}`);
      expect((await tryFrom(6, `another-${customer.email}`, password)).status).toBe(429);
      expect((await tryFrom(6, customer.email, password)).status).toBe(200);
    });

    test('open no other account from an address where the guesser logged in', async () => {
      const [own, { customer, password }] = [await shop.signUp(), await shop.signUp()];
      expect((await tryFrom(7, own.customer.email, own.password)).status).toBe(200);
      await count(30, 7, customer.email);
      expect((await tryFrom(7, customer.email, password)).status).toBe(429);
    });

    test('treat an address as unknown after 90 days without a login, and delete it [policy privacy.13,14]', async () => {
      const { customer, password } = await shop.signUp();
      const networks = () =>
        shop.deps.db.selectFrom('known_networks').select('seen_at').where('customer_id', '=', customer._id).execute();
      await tryFrom(8, customer.email, password);
      expect(await networks()).toHaveLength(2);
      now += 90 * 86_400_000;
      await count(30, 8, customer.email);
      expect((await tryFrom(8, customer.email, password)).status).toBe(429);
      await customerNetworks.sweep(shop.deps);
      expect(await networks()).toEqual([]);
    });

    test('are cheap to delay: their password is not checked', async () => {
      onTestFinished(useHighPasswordCost());
      const { customer } = await shop.signUp();
      const looked = await costOf(() => guess(1, 5, customer.email));
      await guess(30, 5, customer.email);
      expect((await costOf(() => guess(1, 5, customer.email))) / looked).toBeLessThan(0.5);
    });

    test('no longer count after the right one', async () => {
      const { customer, password } = await shop.signUp();
      for (let round = 0; round < 3; round += 1) {
        expect(await guess(20, 4, customer.email)).toBe(20);
        expect((await tryFrom(4, customer.email, password)).status).toBe(200);
      }
    });

    test('are logged by the account, one line each, and a louder one at the limit; so is the login', async () => {
      const { customer, password } = await shop.signUp();
      const nobody = `nobody-${customer._id}@example.com`;
      lines.length = 0;
      await guess(40, 21, customer.email);
      await tryFrom(21, nobody, 'not-this-one');
      await tryFrom(22, customer.email, password);
      const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      const linesOf = (msg: string) =>
        told.filter((line) => line.msg === msg).map((line) => [line.level, line.customer]);
      expect(linesOf('a wrong password')).toEqual([
        ...Array.from({ length: 30 }, () => [30, customer._id]),
        [30, 'unknown'],
      ]);
      expect(linesOf('the limit of wrong passwords is reached')).toEqual([[40, customer._id]]);
      expect(linesOf('a login')).toEqual([[30, customer._id]]);
      expect(lines.join('')).not.toMatch(/@|203\.0/);
    });
  });

  test('a profile is changed, and the next login knows it [spec call.17]', async () => {
    const { token, customer, password } = await shop.signUp();
    const changes = { firstname: 'Usha', lastname: 'Devi', email: 'Usha@example.com', mobile: 9123456780 };
    const { status, body } = await shop.call('editUser', { token, body: changes });
    expect(status).toBe(200);
    const changed = { ...changes, email: 'usha@example.com', mobile: '9123456780' };
    expect(body).toEqual({ _id: customer._id, ...changed });
    const login = await shop.call('login', { body: { email: 'usha@example.com', password } });
    expect(login.body).toMatchObject(changed);
  });

  test('a rejected change of e-mail sends no mail', async () => {
    const { customer: other } = await shop.signUp();
    const { token, customer } = await shop.signUp();
    const { _id, ...profile } = customer;
    await shop.call('editUser', { token, body: { ...profile, email: other.email } });
    const mails = await shop.deps.db.selectFrom('mails').select('id').where('recipient', '=', customer.email).execute();
    expect(mails).toEqual([]);
  });

  test("a profile keeps its own e-mail, and cannot take another customer's", async () => {
    const { customer: other } = await shop.signUp();
    const { token, customer } = await shop.signUp();
    const { _id, ...profile } = customer;
    expect((await shop.call('editUser', { token, body: { ...profile, firstname: 'Uma' } })).status).toBe(200);
    const { status, error } = await shop.call('editUser', { token, body: { ...profile, email: other.email } });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'conflict', fields: { email: expect.any(String) } });
  });

  test('a profile is changed ten times in ten minutes, and a refused change counts too', async () => {
    const { customer: other } = await shop.signUp();
    const { token, customer } = await shop.signUp();
    const { _id, ...profile } = customer;
    const edit = async (email: string) => (await shop.call('editUser', { token, body: { ...profile, email } })).status;
    for (let time = 0; time < 5; time += 1) expect(await edit(customer.email)).toBe(200);
    for (let time = 0; time < 5; time += 1) expect(await edit(other.email)).toBe(409);
    expect([await edit(other.email), await edit(customer.email)]).toEqual([429, 429]);
    now += 10 * 60_000;
    expect(await edit(customer.email)).toBe(200);
  });

  test('an edit without a name is refused under its field', async () => {
    const { token, customer } = await shop.signUp();
    const { status, error } = await shop.call('editUser', { token, body: { ...customer, firstname: '' } });
    expect(status).toBe(400);
    expect(error.fields).toEqual({ firstname: 'First Name is Required' });
  });
});
