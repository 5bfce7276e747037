import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { createLog } from '../../../../log.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { deleteExpired } from '../../../../database/expired.ts';
import { answerResetRequests, askForReset } from '../passwords/password-reset.service.ts';

const day = 86_400_000;

describe.each(testEngines)('links to an e-mail on %s', (engine) => {
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00Z').getTime();
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) }, log });
  });
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(() => shop.close());

  type Person = Awaited<ReturnType<TestShop['signUp']>>;

  const mailsTo = (recipient: string) =>
    shop.deps.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
  /** The tokens of all such links mailed to an address, oldest first. */
  async function tokensTo(recipient: string, page = 'restore-email') {
    const mails = await mailsTo(recipient);
    const link = new RegExp(`^${shop.deps.config.publicUrl}/${page}/([\\w-]{43})$`, 'm');
    return mails.map((mail) => link.exec(mail.text_body)?.[1]).filter((token) => token !== undefined);
  }
  const tokenTo = async (recipient: string, page?: string) => (await tokensTo(recipient, page)).at(-1) ?? 'no link';
  /** Makes the change later than the one before. */
  async function move({ token, customer }: Person, email: string) {
    now += 1;
    const { _id, ...profile } = customer;
    return (await shop.call('editUser', { token, body: { ...profile, email } })).status;
  }
  const restore = (token: string) => shop.call('restoreEmail', { params: { token } });
  const rowOf = ({ customer }: Person) => {
    const customers = shop.deps.db.selectFrom('customers').select(['email', 'email_confirmed_at']);
    return customers.where('id', '=', customer._id).executeTakeFirstOrThrow();
  };
  const emailOf = async (person: Person) => (await rowOf(person)).email;
  const logged = (msg: string) =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line.msg === msg);

  describe('that puts an old one back', () => {
    test('is mailed to the old one without customer text; an edit without a new e-mail sends no mail', async () => {
      const meena = await shop.signUp({ firstname: 'Meena, you won Rs 50000', lastname: 'Claim now' });
      const { email } = meena.customer;
      expect(await move(meena, email)).toBe(200);
      expect(await mailsTo(email)).toEqual([]);
      expect(await move(meena, `moved-${email}`)).toBe(200);
      const [mail, ...more] = await mailsTo(email);
      expect([more, await mailsTo(`moved-${email}`)]).toEqual([[], []]);
      expect(mail?.subject).toBe('The e-mail of your Taana Baana account was changed');
      for (const body of [mail?.text_body, mail?.html_body]) {
        expect(body).toContain(`${shop.deps.config.publicUrl}/restore-email/`);
        expect(body).not.toMatch(/moved-|Meena|Claim/);
      }
      expect(logged('an e-mail was changed')).toMatchObject([{ customer: meena.customer._id }]);
      expect(lines.join('')).not.toContain(email);
    });

    test('is mailed once a day to an address, whatever accounts leave it', async () => {
      const email = 'a-stranger@example.com';
      const elsewhere = (name: string) => `${name}-${now}@example.com`;
      const first = await shop.signUp({ email });
      await move(first, elsewhere('one'));
      await move(first, email);
      await move(first, elsewhere('two'));
      const second = await shop.signUp({ email });
      await move(second, elsewhere('three'));
      expect(await tokensTo(email)).toHaveLength(1);
      await move(second, email);
      now += day;
      await move(second, elsewhere('four'));
      expect(await tokensTo(email)).toHaveLength(2);
    });

    test('works for seven days, repeatedly, ends every session, and confirms the e-mail', async () => {
      const asha = await shop.signUp();
      const { email } = asha.customer;
      await move(asha, `thief-of-${email}`);
      const token = await tokenTo(email);
      const login = () => shop.call('login', { body: { email, password: asha.password } });
      for (const status of [200, 200]) {
        const { status: answered, body } = await restore(token);
        expect([answered, body.isRestored]).toEqual([status, true]);
        expect(await rowOf(asha)).toEqual({ email, email_confirmed_at: new Date(now).toISOString() });
      }
      expect((await shop.call('getCart', { token: asha.token })).status).toBe(401);
      const back = { ...asha, token: (await login()).body.token };
      expect((await shop.call('getCart', { token: back.token })).status).toBe(200);
      expect(logged('an e-mail was put back')[0]).toMatchObject({ level: 40, customer: asha.customer._id });
      expect(logged('sessions were ended')[0]).toMatchObject({ customer: asha.customer._id, sessions: 1 });
      await move(back, `again-thief-of-${email}`);
      now += 7 * day - 2;
      expect((await restore(token)).status).toBe(200);
      now += 1;
      const { status, error } = await restore(token);
      expect([status, error.code]).toEqual([400, 'link-invalid']);
      await deleteExpired(shop.deps, 'email_links');
      expect(await shop.deps.db.selectFrom('email_links').select('token_hash').execute()).toEqual([]);
    });

    test("invalidates a thief's reset link, and lets the owner request one at once", async () => {
      const asha = await shop.signUp();
      const { email } = asha.customer;
      for (let asked = 0; asked < 4; asked += 1) await askForReset(shop.deps, email);
      await answerResetRequests(shop.deps);
      await move(asha, `thief-of-${email}`);
      await askForReset(shop.deps, `thief-of-${email}`);
      await answerResetRequests(shop.deps);
      await restore(await tokenTo(email));
      const reset = (token: string) =>
        shop.call('resetPassword', { params: { token }, body: { password: 'a-brand-new-thread' } });
      expect((await reset(await tokenTo(`thief-of-${email}`, 'reset-password'))).status).toBe(400);
      await askForReset(shop.deps, email);
      await answerResetRequests(shop.deps);
      expect((await reset(await tokenTo(email, 'reset-password'))).status).toBe(200);
    });

    test("invalidates a thief's later links, but a later link never invalidates an earlier one", async () => {
      const asha = await shop.signUp();
      const { email } = asha.customer;
      await move(asha, `thief-of-${email}`);
      await move(asha, `second-thief-of-${email}`);
      const [owners, thiefs] = [await tokenTo(email), await tokenTo(`thief-of-${email}`)];
      expect((await restore(thiefs)).status).toBe(200);
      expect((await restore(owners)).status).toBe(200);
      expect((await restore(thiefs)).status).toBe(400);
      expect(await emailOf(asha)).toBe(email);
    });

    test('says so if another account has the e-mail by now, and still ends the sessions', async () => {
      const asha = await shop.signUp();
      const { email } = asha.customer;
      await move(asha, `thief-of-${email}`);
      const token = await tokenTo(email);
      const other = await shop.signUp({ email });
      const { status, body } = await restore(token);
      expect([status, body.isRestored]).toEqual([200, false]);
      expect(body.message).toMatch(/^All your devices are logged out\. Another account has this e-mail by now/);
      expect(await emailOf(asha)).toBe(`thief-of-${email}`);
      expect((await shop.call('getCart', { token: asha.token })).status).toBe(401);
      expect((await shop.call('getCart', { token: other.token })).status).toBe(200);
      await move(other, `other-${email}`);
      expect((await restore(token)).body.isRestored).toBe(true);
    });

    test('cannot be invented, and the database does not store it', async () => {
      const asha = await shop.signUp();
      await move(asha, `moved-${asha.customer.email}`);
      const token = await tokenTo(asha.customer.email);
      expect((await restore('A'.repeat(43))).status).toBe(400);
      const rows = JSON.stringify(await shop.deps.db.selectFrom('email_links').selectAll().execute());
      expect(rows).not.toContain(token);
    });
  });

  describe('that confirms it', () => {
    const statusOf = async ({ token }: Person) => (await shop.call('getEmailStatus', { token })).body;
    const ask = ({ token }: Person) => shop.call('requestEmailConfirmation', { token });
    const confirm = ({ token }: Person, link: string) => shop.call('confirmEmail', { token, params: { token: link } });

    test('is mailed to it on request without customer text, and confirms it', async () => {
      const asha = await shop.signUp({ firstname: 'You won Rs 50000' });
      const { email } = asha.customer;
      expect(await statusOf(asha)).toEqual({ email, confirmedAt: null });
      expect((await ask(asha)).body.message).toBe('We have sent you a mail with a link that confirms your e-mail');
      expect(JSON.stringify(await mailsTo(email))).not.toContain('50000');
      expect((await confirm(asha, await tokenTo(email, 'confirm-email'))).body.message).toBe(
        'Your e-mail is confirmed',
      );
      expect(await statusOf(asha)).toEqual({ email, confirmedAt: new Date(now).toISOString() });
      expect((await ask(asha)).body.message).toBe('Your e-mail is confirmed');
      expect(await mailsTo(email)).toHaveLength(1);
      expect(logged('an e-mail was confirmed')).toMatchObject([{ customer: asha.customer._id }]);
    });

    test('confirms nothing for another customer, and nothing for a visitor', async () => {
      const [asha, thief] = [await shop.signUp(), await shop.signUp()];
      await ask(thief);
      const link = await tokenTo(thief.customer.email, 'confirm-email');
      const { status, error } = await confirm(asha, link);
      expect([status, error.code]).toEqual([400, 'link-invalid']);
      expect((await shop.call('confirmEmail', { params: { token: link } })).status).toBe(401);
      for (const person of [asha, thief]) expect((await statusOf(person)).confirmedAt).toBe(null);
    });

    test('works for 24 hours, and not for another e-mail; a changed e-mail is to be confirmed again', async () => {
      const asha = await shop.signUp();
      const { email } = asha.customer;
      await ask(asha);
      const link = await tokenTo(email, 'confirm-email');
      await move(asha, `moved-${email}`);
      expect((await confirm(asha, link)).status).toBe(400);
      await move(asha, email);
      now += day - 3;
      expect((await confirm(asha, link)).status).toBe(200);
      now += 1;
      expect((await confirm(asha, link)).status).toBe(400);
      expect((await statusOf(asha)).confirmedAt).not.toBe(null);
      await move(asha, `moved-${email}`);
      expect((await statusOf(asha)).confirmedAt).toBe(null);
    });

    test('restores no e-mail, and a restore link does not confirm one for its holder', async () => {
      const asha = await shop.signUp();
      const { email } = asha.customer;
      await ask(asha);
      await move(asha, `moved-${email}`);
      expect((await restore(await tokenTo(email, 'confirm-email'))).status).toBe(400);
      expect((await confirm(asha, await tokenTo(email))).status).toBe(400);
    });

    test('is mailed three times an hour and six times a day to an address, whatever account asks', async () => {
      const email = 'asked-often@example.com';
      const person = await shop.signUp({ email });
      const statuses = async () => [(await ask(person)).status, (await ask(person)).status];
      expect([await statuses(), await statuses()]).toEqual([
        [200, 200],
        [200, 429],
      ]);
      now += day / 24;
      expect([await statuses(), await statuses()]).toEqual([
        [200, 200],
        [200, 429],
      ]);
      now += day / 24;
      expect(await statuses()).toEqual([429, 429]);
      expect(await mailsTo(email)).toHaveLength(6);
    });

    test('is also the link of a forgotten password', async () => {
      const asha = await shop.signUp();
      const { email } = asha.customer;
      await askForReset(shop.deps, email);
      await answerResetRequests(shop.deps);
      const params = { token: await tokenTo(email, 'reset-password') };
      await shop.call('resetPassword', { params, body: { password: 'a-brand-new-thread' } });
      expect((await rowOf(asha)).email_confirmed_at).toBe(new Date(now).toISOString());
    });
  });
});
