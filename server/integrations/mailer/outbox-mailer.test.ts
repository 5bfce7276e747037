import { link, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixedSettings } from '../../modules/shop/settings/testing.ts';
import { loadConfig } from '../../config.ts';
import type { Mail } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';

const mail: Mail = {
  id: '019a-1',
  unsubscribeUrl: null,
  replyTo: null,
  attachment: null,
  recipient: 'asha@example.com',
  subject: 'Reset your password',
  text: `Open this:\nhttps://tees.example.com/reset-password/${'x'.repeat(60)}\n`,
  html: '<p>Open <a href="https://tees.example.com/">this</a></p>',
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-outbox-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function written(sent: Mail, env: Record<string, string> = {}): Promise<string> {
  const config = loadConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://tees.example.com', ...env });
  const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
  await createOutboxMailer({ config, settings: fixedSettings(), clock }).send(sent);
  const names = await readdir(join(dataDir, 'outbox'));
  expect(names).toEqual([`2026-11-21T10-00-00.000Z-${sent.id}.eml`]);
  return readFile(join(dataDir, 'outbox', names[0] as string), 'utf8');
}

test('a mail becomes one complete message, and no partial file stays', async () => {
  const message = await written(mail);
  const [head = '', ...body] = message.split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      'From: Taana Baana <hello@taanabaana.example.com>',
      'To: asha@example.com',
      'Subject: Reset your password',
      'Message-ID: <019a-1@tees.example.com>',
      'Date: Sat, 21 Nov 2026 10:00:00 +0000',
      'MIME-Version: 1.0',
      'Auto-Submitted: auto-generated',
    ]),
  );
  expect(head).toMatch(/Content-Type: multipart\/alternative/);
  expect(body.join('\r\n\r\n')).toContain('Content-Type: text/html; charset=utf-8');
  expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a link is not broken across lines of the file', async () => {
  expect(await written(mail)).toContain(`\r\nhttps://tees.example.com/reset-password/${'x'.repeat(60)}\r\n`);
});

test('other scripts are preserved', async () => {
  const message = await written({ ...mail, subject: 'नमस्ते आशा', text: 'नमस्ते' });
  const words = /^Subject: =\?UTF-8\?B\?(.+)\?=\r$/m.exec(message)?.[1] ?? '';
  expect(Buffer.from(words, 'base64').toString()).toBe('नमस्ते आशा');
  expect(/text\/plain[^]*?\r\n\r\n([A-Za-z\d+/=]+)\r\n/.exec(message)?.[1]).toBe(
    Buffer.from('नमस्ते').toString('base64'),
  );
});

test('MAIL_FROM replaces the contact address', async () => {
  expect(await written(mail, { MAIL_FROM: 'Orders <orders@example.com>' })).toContain(
    '\r\nFrom: Orders <orders@example.com>\r\n',
  );
});

test('answers go to another address where the mail names one', async () => {
  expect(await written({ ...mail, replyTo: 'usha@example.com' })).toContain('\r\nReply-To: usha@example.com\r\n');
  await rm(join(dataDir, 'outbox'), { recursive: true });
  expect(await written(mail)).not.toContain('Reply-To');
});

test('a newsletter names the address that ends it with one click, and no other mail does', async () => {
  const unsubscribeUrl = 'https://tees.example.com/api/newsletter/unsubscribe/token';
  const message = (await written({ ...mail, unsubscribeUrl })).replaceAll('\r\n ', ' ');
  expect(message).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  expect(message).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  await rm(join(dataDir, 'outbox'), { recursive: true });
  expect(await written(mail)).not.toContain('List-Unsubscribe');
});

test("a mail's file can be read by the shop's own user only", async () => {
  await written(mail);
  const [name = ''] = await readdir(join(dataDir, 'outbox'));
  expect((await stat(join(dataDir, 'outbox', name))).mode & 0o777).toBe(0o600);
});

test('a mail that is sent again replaces its file in one step, so a reader of the older one sees all of it', async () => {
  const name = `2026-11-21T10-00-00.000Z-${mail.id}.eml`;
  await mkdir(join(dataDir, 'outbox'));
  await writeFile(join(dataDir, 'being-read'), 'the older one');
  await link(join(dataDir, 'being-read'), join(dataDir, 'outbox', name));
  expect(await written(mail)).toContain('Subject: Reset your password');
  expect(await readFile(join(dataDir, 'being-read'), 'utf8')).toBe('the older one');
});

test('one recipient stays one', async () => {
  const message = await written({ ...mail, recipient: 'asha@example.com, all@example.com' });
  expect(/^To: .*$/m.exec(message)?.[0]).not.toMatch(/asha@example\.com, all@/);
});
