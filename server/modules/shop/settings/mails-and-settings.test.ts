// How settings change mails: name and colour, the sender, and the test mail.
import { createServer } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestAdmin } from '../../../admin/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../audit-log/audit-log.service.ts';
import { sendMails } from '../mail/mail.service.ts';
import { saveSection, showSettings } from './settings.service.ts';

const blue = '#1d4e89';

describe('a mail that is queued after a change', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop('sqlite', { env: { MAIL_FROM: 'Taana <orders@example.com>' } });
  });
  afterEach(() => shop.close());

  const senderOfNext = async () => {
    await shop.call('subscribeNewsletter', { body: { email: `a${Date.now()}-${Math.random()}@example.com` } });
    await sendMails(shop.deps);
    const folder = join(shop.deps.config.dataDir, 'outbox');
    const [newest = ''] = (await readdir(folder)).toSorted((a, b) => (a < b ? 1 : -1));
    return /^From: .*$/m.exec(await readFile(join(folder, newest), 'utf8'))?.[0].trim();
  };

  it('has the new name and colour', async () => {
    const { value } = (await showSettings(shop.deps)).shop;
    await saveSection(shop.deps, { section: 'shop', basedOn: 0, value: { ...value, name: 'Resham' } }, commandLine);
    await saveSection(
      shop.deps,
      { section: 'look', basedOn: 0, value: { primary: blue, accent: '#dfa02a' } },
      commandLine,
    );
    await shop.call('subscribeNewsletter', { body: { email: 'asha@example.com' } });
    const mail = await shop.deps.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    expect(mail.subject).toContain('Resham');
    expect(mail.text_body).not.toContain('Taana Baana');
    expect(mail.html_body).toContain(`color:${blue}">Resham</p>`);
    expect(mail.html_body).not.toContain('#a32633');
  });

  it('comes from MAIL_FROM, until the settings name a sender', async () => {
    const set = (basedOn: number, senderName: string | null, senderAddress: string | null) =>
      saveSection(shop.deps, { section: 'mail', basedOn, value: { senderName, senderAddress } }, commandLine);
    expect(await senderOfNext()).toBe('From: Taana <orders@example.com>');
    await set(0, 'Resham', null);
    expect(await senderOfNext()).toBe('From: Resham <orders@example.com>');
    await set(1, null, 'hello@resham.example.com');
    expect(await senderOfNext()).toBe('From: Taana Baana <hello@resham.example.com>');
  });
});

describe('the test mail', () => {
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0)) await end();
  });

  async function ask(smtpUrl?: string) {
    const shop = await openTestShop('sqlite', { env: smtpUrl ? { SMTP_URL: smtpUrl } : {} });
    const admin = openTestAdmin(shop);
    endings.push(
      () => admin.close(),
      () => shop.close(),
    );
    const { cookie } = await admin.addMember('owner', 'meena@example.com');
    const { status, body } = await admin.call('sendTestMail', { cookie });
    expect(status).toBe(200);
    return { ...body, dataDir: shop.deps.config.dataDir };
  }

  async function openServer(options: SMTPServerOptions): Promise<number> {
    const server = new SMTPServer({ logger: false, disabledCommands: ['STARTTLS'], ...options });
    server.on('error', () => {});
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    endings.push(() => new Promise((resolve) => server.close(() => resolve())));
    return (server.server.address() as { port: number }).port;
  }

  it('goes to the member’s own address, and says so', async () => {
    const taken: string[] = [];
    const port = await openServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => (taken.push(address), done()),
    });
    expect(await ask(`smtp://127.0.0.1:${port}`)).toMatchObject({
      isSent: true,
      message: 'The mail server took the mail to meena@example.com',
    });
    expect(taken).toEqual(['meena@example.com']);
  });

  it('tells what the mail server said, in words', async () => {
    const refusing = await openServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('Relay denied'), { responseCode: 550 })),
    });
    const picky = await openServer({ onAuth: (_login, _session, done) => done(new Error('no')) });
    const gone = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => gone.once('listening', resolve));
    const { port } = gone.address() as { port: number };
    await new Promise((resolve) => gone.close(resolve));
    const answers = [
      await ask(`smtp://127.0.0.1:${refusing}`),
      await ask(`smtp://user:wrong@127.0.0.1:${picky}`),
      await ask(`smtp://127.0.0.1:${port}`),
    ];
    expect(answers.map(({ isSent, message }) => [isSent, message])).toEqual([
      [false, expect.stringMatching(/^The mail server refused the mail. It said: 550 .*Relay denied/)],
      [false, expect.stringMatching(/^The mail server refused the login/)],
      [false, expect.stringMatching(/^The mail server cannot be reached/)],
    ]);
  });

  it('is a file where the shop has no mail server', async () => {
    const { isSent, message, dataDir } = await ask();
    expect([isSent, message]).toEqual([true, expect.stringContaining('is a file in the folder outbox')]);
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1);
  });
});
