import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { createLog } from '../../../../log.ts';
import { type TestShop, openTestShop, useHighPasswordCost } from '../../../../testing.ts';
import { sendMails } from '../../../shop/mail/mail.service.ts';
import { answerResetRequests, askForReset, sweepResets } from './password-reset.service.ts';
import { hashPassword } from '../../../../credentials/passwords.ts';
import { costOf } from '../testing.ts';

const minute = 60_000;
const newPassword = 'a-brand-new-thread';

describe.each(testEngines)('a forgotten password on %s', (engine) => {
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00Z').getTime();
  beforeAll(async () => {
    shop = await openTestShop(engine, {
      clock: { now: () => new Date(now) },
      env: { PUBLIC_URL: 'https://tees.example.com' },
    });
  });
  afterAll(() => shop.close());

  /** The tokens mailed to an address, in the order of the mails. */
  async function mailedTokens(email: string): Promise<string[]> {
    await answerResetRequests(shop.deps);
    await sendMails(shop.deps);
    const outbox = join(shop.deps.config.dataDir, 'outbox');
    const names = (await readdir(outbox).catch(() => [] as string[])).toSorted((one, other) =>
      one.localeCompare(other),
    );
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    return mails
      .filter((mail) => mail.includes(`To: ${email}\r\n`))
      .map((mail) => /^https:\/\/tees\.example\.com\/reset-password\/([\w-]{43})\r$/m.exec(mail)?.[1] ?? 'no link');
  }

  async function newLink(email: string): Promise<string> {
    await askForReset(shop.deps, email);
    now += 1;
    return (await mailedTokens(email)).at(-1) as string;
  }

  const reset = (token: string, password = newPassword) =>
    shop.call('resetPassword', { params: { token }, body: { password } });

  test('the request gets the same response for any e-mail, and a job looks it up [spec call.18]', async () => {
    const { customer } = await shop.signUp();
    const known = await shop.call('forgotPassword', { body: { email: customer.email } });
    const unknown = await shop.call('forgotPassword', { body: { email: 'nobody@example.com' } });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual(unknown.body);
    const { db } = shop.deps;
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    const requests = await db.selectFrom('password_reset_requests').select('email').orderBy('id').execute();
    expect(requests.map(({ email }) => email)).toEqual([customer.email, 'nobody@example.com']);
    expect(await mailedTokens(customer.email)).toHaveLength(1);
    expect(await mailedTokens('nobody@example.com')).toEqual([]);
  });

  test('the mail quotes nothing from the customer, because the address may be a stranger’s', async () => {
    const { customer } = await shop.signUp({ firstname: 'You won Rs 50000' });
    await askForReset(shop.deps, customer.email);
    await answerResetRequests(shop.deps);
    const mails = shop.deps.db.selectFrom('mails').selectAll().where('recipient', '=', customer.email);
    const [mail] = await mails.execute();
    expect(mail?.text_body).toContain('reset the password of your Taana Baana account');
    expect(JSON.stringify(mail)).not.toContain('50000');
  });

  test('an invalid address is rejected', async () => {
    const { status, error } = await shop.call('forgotPassword', { body: { email: 'nobody' } });
    expect(status).toBe(400);
    expect(error.fields).toEqual({ email: 'Email Should be valid' });
  });

  test('the link sets a new password once, and ends every session [spec call.19]', async () => {
    const { token, customer, password } = await shop.signUp();
    const link = await newLink(customer.email);
    const { status, body } = await reset(link);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Your password has been changed, please log in' });
    expect((await shop.call('getCart', { token })).status).toBe(401);
    const login = (tried: string) => shop.call('login', { body: { email: customer.email, password: tried } });
    expect((await login(password)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
    const again = await reset(link, 'and-another-thread');
    expect(again.status).toBe(400);
    expect(again.error).toMatchObject({ code: 'reset-link-invalid', message: expect.any(String) });
  });

  test('a new password ends the wait after too many wrong ones', async () => {
    const { customer } = await shop.signUp();
    const from = { remoteAddress: '203.0.113.1' };
    const login = (tried: string) => shop.call('login', { body: { email: customer.email, password: tried }, ...from });
    await Promise.all(Array.from({ length: 31 }, () => login('not-this-one')));
    expect((await login(newPassword)).status).toBe(429);
    const token = await newLink(customer.email);
    await shop.call('resetPassword', { params: { token }, body: { password: newPassword }, ...from });
    expect((await login(newPassword)).status).toBe(200);
  });

  test('a rejected password leaves the link valid', async () => {
    const { customer } = await shop.signUp();
    const link = await newLink(customer.email);
    expect((await reset(link, 'short')).error.fields).toEqual({
      password: 'Password should have at least 8 characters',
    });
    expect((await reset(link, '12345678')).error.fields).toEqual({
      password: 'This password is too easy to guess, please choose another',
    });
    expect((await reset(link, 'Asha.Kumari.1')).error.fields).toEqual({
      password: 'This password is too easy to guess, please choose another',
    });
    expect((await reset(link)).status).toBe(200);
  });

  test('of parallel uses of one link exactly one wins', async () => {
    const { customer } = await shop.signUp();
    const link = await newLink(customer.email);
    const passwords = Array.from({ length: 5 }, (_, index) => `a-brand-new-thread-${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(link, password)));
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400, 400,
    ]);
    const winner = passwords[answers.findIndex((answer) => answer.status === 200)];
    const login = await shop.call('login', { body: { email: customer.email, password: winner } });
    expect(login.status).toBe(200);
  });

  test('a link works for 30 minutes', async () => {
    const { customer } = await shop.signUp();
    const link = await newLink(customer.email);
    now += 30 * minute;
    expect((await reset(link)).error.code).toBe('reset-link-invalid');
    const fresh = await newLink(customer.email);
    now += 29 * minute;
    expect((await reset(fresh)).status).toBe(200);
  });

  test('a newer link ends the older', async () => {
    const { customer } = await shop.signUp();
    const older = await newLink(customer.email);
    const newer = await newLink(customer.email);
    expect((await reset(older)).status).toBe(400);
    expect((await reset(newer)).status).toBe(200);
  });

  test('a new e-mail ends the link that went to the old one', async () => {
    const { token, customer } = await shop.signUp();
    const link = await newLink(customer.email);
    const { _id, ...profile } = customer;
    await shop.call('editUser', { token, body: { ...profile, email: 'moved@example.com' } });
    expect((await reset(link)).status).toBe(400);
  });

  test('an unknown token is refused, and no password is hashed for it', async () => {
    onTestFinished(useHighPasswordCost());
    const guessed = await costOf(async () => expect((await reset('A'.repeat(43))).status).toBe(400));
    const hashed = await costOf(() => hashPassword(newPassword));
    expect(guessed / hashed).toBeLessThan(0.5);
  });

  describe('asked for by strangers, from anywhere,', () => {
    /** Requests a reset five times every 10 minutes for a day; resolves to the owner's mails. */
    async function askAllDay(email: string, during: () => Promise<void> = async () => {}) {
      for (const end = now + 24 * 60 * minute; now < end; now += 10 * minute) {
        for (let asked = 0; asked < 5; asked += 1) await askForReset(shop.deps, email);
        await answerResetRequests(shop.deps);
        await during();
      }
      const mails = shop.deps.db.selectFrom('mails').select('created_at').where('recipient', '=', email);
      return (await mails.execute()).map((mail) => Date.parse(mail.created_at));
    }

    test('still works for the owner: a newly requested link is valid for 15 minutes or more', async () => {
      const { customer } = await shop.signUp();
      const ends: number[] = [];
      await askAllDay(customer.email, async () => {
        const links = shop.deps.db.selectFrom('password_resets').select('expires_at');
        const link = await links.where('customer_id', '=', customer._id).executeTakeFirst();
        ends.push(Date.parse(link?.expires_at ?? '') - now);
      });
      expect(ends).toHaveLength(144);
      expect(Math.min(...ends)).toBeGreaterThan(15 * minute);
      expect((await reset(await newLink(customer.email))).status).toBe(200);
    });

    test('fills no mailbox: 8 mails in an hour and 108 in a day at most', async () => {
      const { customer } = await shop.signUp();
      const times = await askAllDay(customer.email);
      const inHourFrom = (time: number) => times.filter((other) => other >= time && other < time + 60 * minute).length;
      expect(Math.max(...times.map(inHourFrom))).toBeLessThanOrEqual(8);
      expect(times.length).toBeLessThanOrEqual(108);
    });

    test('leaves a line in the log past the limit, without the e-mail', async () => {
      const lines: string[] = [];
      const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
      const { customer } = await shop.signUp();
      for (let asked = 0; asked < 4; asked += 1) await askForReset(shop.deps, customer.email);
      await answerResetRequests({ ...shop.deps, log });
      const [line, ...more] = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
      expect([line, more]).toMatchObject([{ level: 30, customer: customer._id }, []]);
      expect(lines.join('')).not.toContain(customer.email);
    });
  });

  test('asking again mails a new link, twice an hour and six times a day, and again once one was used', async () => {
    const { customer } = await shop.signUp();
    for (let asked = 0; asked < 7; asked += 1) await askForReset(shop.deps, customer.email);
    const links = await mailedTokens(customer.email);
    expect(links).toHaveLength(3);
    expect((await reset(links.at(-1) ?? '')).status).toBe(200);
    await askForReset(shop.deps, customer.email);
    expect(await mailedTokens(customer.email)).toHaveLength(4);
  });

  test('expired links and answered requests are deleted', async () => {
    const { customer } = await shop.signUp();
    await newLink(customer.email);
    now += 61 * minute;
    await sweepResets(shop.deps);
    expect(await shop.deps.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    expect(await shop.deps.db.selectFrom('password_reset_requests').selectAll().execute()).toEqual([]);
  });
});
