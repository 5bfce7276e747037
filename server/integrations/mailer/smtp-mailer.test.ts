import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { fixedSettings } from '../../modules/shop/settings/testing.ts';
import { loadConfig } from '../../config.ts';
import type { Mail, Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { openMailServer as openServer } from './testing.ts';

const mail: Mail = {
  id: '019a-1',
  unsubscribeUrl: null,
  replyTo: null,
  attachment: null,
  recipient: 'asha@example.com',
  subject: 'Namaste',
  text: 'Hello',
  html: '<p>Hello</p>',
};

const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function openMailServer(options: SMTPServerOptions) {
  const server = await openServer(options);
  endings.push(() => server.close());
  return server;
}

function openMailer(url: string): Mailer {
  const config = loadConfig({ PUBLIC_URL: 'https://tees.example.com' });
  const mailer = createSmtpMailer({ config, settings: fixedSettings(), clock: { now: () => new Date() } }, url);
  endings.push(() => mailer.close());
  return mailer;
}

test('a server without encryption or login takes the mail', async () => {
  const { taken, port } = await openMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
  await openMailer(`smtp://127.0.0.1:${port}`).send(mail);
  expect(taken).toMatchObject([{ from: 'hello@taanabaana.example.com', to: ['asha@example.com'], isEncrypted: false }]);
  expect(taken[0]?.message).toContain('Message-ID: <019a-1@tees.example.com>');
  expect(taken[0]?.message).toContain('<p>Hello</p>');
});

test("encryption is used where the server offers it, and a local server's own certificate is accepted", async () => {
  const { taken, port } = await openMailServer({ disabledCommands: ['AUTH'] });
  await openMailer(`smtp://localhost:${port}`).send(mail);
  expect(taken).toMatchObject([{ isEncrypted: true }]);
});

test('smtps:// is encrypted from the first byte', async () => {
  const { taken, port } = await openMailServer({ secure: true, disabledCommands: ['AUTH'] });
  await openMailer(`smtps://127.0.0.1:${port}`).send(mail);
  expect(taken).toMatchObject([{ isEncrypted: true }]);
});

test('the login in the address is used, percent-decoded', async () => {
  const { taken, port } = await openMailServer({
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss/word' ? done(null, { user: username ?? '' }) : done(new Error('no')),
  });
  await openMailer(`smtp://shop%40example.com:p%40ss%2Fword@127.0.0.1:${port}`).send(mail);
  expect(taken).toMatchObject([{ user: 'shop@example.com' }]);
});

/** The same machine, under an address that does not look local. */
const elsewhere = '[::ffff:127.0.0.1]';

test('a login leaves this machine only encrypted', async () => {
  const logins: unknown[] = [];
  const { taken, port } = await openMailServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) => {
      logins.push(password);
      done(null, { user: 'shop' });
    },
  });
  await expect(openMailer(`smtp://shop:secret@${elsewhere}:${port}`).send(mail)).rejects.toThrow(/STARTTLS/);
  expect([logins, taken]).toEqual([[], []]);
});

test('a remote server needs a trusted certificate', async () => {
  const { taken, port } = await openMailServer({ disabledCommands: ['AUTH'] });
  await expect(openMailer(`smtp://${elsewhere}:${port}`).send(mail)).rejects.toThrow(/certificate/);
  expect(taken).toEqual([]);
});

test('a silent server times out after 10 seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  endings.push(() => void silent.close());
  await once(silent, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  endings.push(() => void vi.useRealTimers());
  const accepted = once(silent, 'connection') as Promise<[Socket]>;
  const sent = openMailer(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`).send(mail);
  const outcome = sent.catch((error: { code: string }) => error.code);
  const [socket] = await accepted;
  endings.push(() => void socket.destroy());
  await nextRound();
  vi.advanceTimersByTime(10_000);
  expect(await Promise.race([outcome, nextRound('still waiting')])).toBe('ETIMEDOUT');
});

test('one connection serves many mails', async () => {
  let connections = 0;
  const { taken, port } = await openMailServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      connections += 1;
      done();
    },
  });
  const mailer = openMailer(`smtp://127.0.0.1:${port}`);
  for (let count = 0; count < 4; count += 1) await mailer.send({ ...mail, id: `019a-${count}` });
  expect(taken).toHaveLength(4);
  expect(connections).toBe(1);
});

test('a rejection and an unreachable server are errors, so that the queue retries', async () => {
  const { port } = await openMailServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 451 })),
  });
  await expect(openMailer(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toMatchObject({ responseCode: 451 });
  const gone = await openMailServer({});
  await endings.pop()?.();
  await expect(openMailer(`smtp://127.0.0.1:${gone.port}`).send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
});
