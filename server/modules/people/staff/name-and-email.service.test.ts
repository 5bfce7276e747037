// A member changes the own name and e-mail.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestAdmin, openTestAdmin, staffPassword } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { makeInvitation } from './invitations/invitations.service.ts';
import { makeDevelopmentLink } from './development-link.service.ts';
import { requireStaffByEmail, resetStaff } from './staff-admin.service.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each(testEngines)("a member's name and e-mail on %s", (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let now = Date.parse('2026-11-21T10:00:00Z');
  const open = async (env: Record<string, string> = {}) => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) }, env });
    admin = openTestAdmin(shop);
  };
  const close = async () => {
    await admin.close();
    await shop.close();
  };
  beforeAll(() => open());
  afterAll(close);
  beforeEach(() => {
    now += minute;
  });

  const meOf = async (cookie: string) => (await admin.call('getMe', { cookie })).body;
  const statusOf = async (cookie: string) => (await admin.call('getMe', { cookie })).status;
  async function ask(cookie: string, email: string) {
    const { status, body, error } = await admin.call('askEmailChange', { cookie, body: { email } });
    return { status, error, token: body.link?.split('#')[1] ?? '' };
  }
  const confirm = (cookie: string, token: string) => admin.call('confirmEmailChange', { cookie, body: { token } });
  async function signIn(email: string, secret: string) {
    now += minute;
    return admin.call('signIn', { body: { email, password: staffPassword, code: admin.codeOf(secret) } });
  }
  const mailsTo = (recipient: string) =>
    shop.deps.db.selectFrom('mails').select(['subject', 'text_body']).where('recipient', '=', recipient).execute();
  async function entriesOf(action: string) {
    const { cookie } = await admin.addMember('owner');
    const { entries } = (await admin.call('listAuditLog', { cookie, query: {} })).body;
    return entries.filter((entry) => entry.action === action);
  }

  test('the name is changed, and written down with the old one', async () => {
    const { cookie } = await admin.addMember('packer');
    const { body } = await admin.call('changeName', { cookie, body: { name: ' Meena Devi ' } });
    expect([body.name, (await meOf(cookie)).name]).toEqual(['Meena Devi', 'Meena Devi']);
    expect(await entriesOf('name changed')).toMatchObject([
      { before: { memberName: 'Meena' }, after: { memberName: 'Meena Devi' } },
    ]);
  });

  test('an e-mail counts once its link is used, once; then only the new one signs in [guard admin.14]', async () => {
    const member = await admin.addMember('manager');
    const { token } = await ask(member.cookie, 'New@Example.com');
    expect((await meOf(member.cookie)).email).toBe(member.email);
    const { body } = await confirm(member.cookie, token);
    expect([body.email, (await meOf(member.cookie)).email]).toEqual(['new@example.com', 'new@example.com']);
    const again = await confirm(member.cookie, token);
    expect([again.status, again.error.code]).toEqual([400, 'link-invalid']);
    const [before, after] = [await signIn(member.email, member.secret), await signIn('new@example.com', member.secret)];
    expect([before.status, after.status]).toEqual([401, 200]);
    await expect(requireStaffByEmail(shop.deps, 'new@example.com')).resolves.toBe(body.id);
  });

  test('other sessions end, the old e-mail is told, and the log has both [guard admin.14]', async () => {
    const member = await admin.addMember('owner');
    const { cookie } = await signIn(member.email, member.secret);
    const { token } = await ask(cookie, 'asha@example.com');
    expect((await confirm(cookie, token)).status).toBe(200);
    expect([await statusOf(cookie), await statusOf(member.cookie)]).toEqual([200, 401]);
    const [mail, ...more] = await mailsTo(member.email);
    expect([mail?.subject, more]).toEqual(['Your e-mail for the admin of Taana Baana was changed', []]);
    expect(mail?.text_body, 'readers of the old mailbox do not learn the new one').not.toContain('asha@');
    const [entry] = await entriesOf('e-mail changed');
    expect(entry).toMatchObject({
      before: { email: member.email },
      after: { email: 'asha@example.com', deletedCount: 1 },
    });
  });

  test('a link is worth nothing to others, after an hour, or once a newer one is made [guard admin.14]', async () => {
    const [member, other] = [await admin.addMember('packer'), await admin.addMember('owner')];
    const first = await ask(member.cookie, 'first@example.com');
    expect((await confirm(other.cookie, first.token)).status).toBe(400);
    const second = await ask(member.cookie, 'second@example.com');
    expect((await confirm(member.cookie, first.token)).status).toBe(400);
    now += hour;
    expect((await confirm(member.cookie, second.token)).status).toBe(400);
    expect((await meOf(member.cookie)).email).toBe(member.email);
  });

  test('is stored as a hash, and a reset ends it', async () => {
    const member = await admin.addMember('packer', 'reset@example.com');
    const { token } = await ask(member.cookie, 'thief@example.com');
    expect(JSON.stringify(await shop.deps.db.selectFrom('staff').selectAll().execute())).not.toContain(token);
    const id = await requireStaffByEmail(shop.deps, member.email);
    const { link } = await resetStaff(shop.deps, id, commandLine);
    const invited = link.slice(link.indexOf('#') + 1);
    const accepted = { token: invited, name: 'Meena', password: staffPassword };
    const { cookie } = await admin.call('acceptInvitation', { body: accepted });
    const { secret } = (await admin.call('beginApp', { cookie })).body;
    await admin.call('confirmApp', { cookie, body: { code: admin.codeOf(secret) } });
    expect((await confirm(cookie, token)).error.code).toBe('link-invalid');
  });

  test('ends an invitation of the old e-mail: nobody else becomes a member by it', async () => {
    const member = await admin.addMember('packer', 'left-behind@example.com');
    const { link } = await inTransaction(shop.deps, (trx) => makeInvitation(trx, shop.deps, member.email, 'owner'));
    const { token } = await ask(member.cookie, 'moved-on@example.com');
    expect((await confirm(member.cookie, token)).status).toBe(200);
    const accepted = { token: link.split('#')[1], name: 'Thief', password: staffPassword };
    expect((await admin.call('acceptInvitation', { body: accepted })).error.code).toBe('link-invalid');
  });

  test('whether another member has the e-mail is said only to who opens its link', async () => {
    const [one, two] = [await admin.addMember('packer'), await admin.addMember('packer')];
    const { status, token } = await ask(one.cookie, two.email);
    expect(status).toBe(200);
    const { error } = await confirm(one.cookie, token);
    expect([error.code, error.message]).toEqual(['conflict', 'This e-mail belongs to a member of staff already']);
    expect((await meOf(one.cookie)).email).toBe(one.email);
  });

  test('of two members who confirm one e-mail at the same moment one has it', async () => {
    const members = [await admin.addMember('packer'), await admin.addMember('packer')];
    const links = [];
    for (const { cookie } of members) links.push({ cookie, ...(await ask(cookie, 'both@example.com')) });
    const answers = await Promise.all(links.map(({ cookie, token }) => confirm(cookie, token)));
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  });

  test('an open invitation of the e-mail ends', async () => {
    const { cookie } = await admin.addMember('packer');
    const invited = await admin.invite('invited@example.com', 'owner');
    const { token } = await ask(cookie, 'invited@example.com');
    expect((await confirm(cookie, token)).body).toMatchObject({ email: 'invited@example.com', role: 'packer' });
    const body = { token: invited, name: 'Meena', password: staffPassword };
    expect((await admin.call('acceptInvitation', { body })).error.code).toBe('link-invalid');
    const owner = await admin.addMember('owner');
    expect((await admin.call('listStaff', { cookie: owner.cookie })).body.invitations).toEqual([]);
  });

  test.each([
    ['what is no e-mail', 'Email Should be valid'],
    ['the one that counts already', 'This is your e-mail already', 'same@example.com'],
  ])('%s is refused', async (_case, message, email = 'no e-mail') => {
    const { cookie } = await admin.addMember('packer', email.includes('@') ? email : undefined);
    const { status, error } = await ask(cookie, email);
    expect([status, error.fields?.['email']]).toEqual([400, expect.stringContaining(message)]);
  });

  test('a member sends five links an hour', async () => {
    const { cookie } = await admin.addMember('packer');
    const statuses = [];
    for (let link = 0; link < 6; link += 1) statuses.push((await ask(cookie, `${link}@example.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('the owner of a development server keeps hers: other environments refuse it [guard admin.43]', async () => {
    await close();
    await open({ NODE_ENV: 'development' });
    const [, token] = (await makeDevelopmentLink(shop.deps))?.split('#') ?? [];
    const { cookie } = await admin.call('signInByLink', { body: { token } });
    expect((await ask(cookie, 'meena@example.com')).status).toBe(400);
    expect((await meOf(cookie)).email).toBe('owner@localhost');
  });

  test('with a mail server the link is mailed, and nobody else sees it', async () => {
    await close();
    await open({ SMTP_URL: 'smtp://localhost:1' });
    const { cookie } = await admin.addMember('packer');
    expect((await ask(cookie, 'mailed@example.com')).token).toBe('');
    const [mail] = await mailsTo('mailed@example.com');
    const token = /http:\/\/localhost:3001\/new-email#([\w-]{43})$/m.exec(mail?.text_body ?? '')?.[1] ?? '';
    expect((await confirm(cookie, token)).body.email).toBe('mailed@example.com');
  });
});
