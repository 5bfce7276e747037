import { inTransaction } from '../../../database/transaction.ts';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import type { Deps } from '../../../deps.ts';
import type { Mail, Mailer } from '../../../integrations/mailer/mailer.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { queueMail, sendMails, sweepMails } from './mail.service.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const mail = { recipient: 'asha@example.com', subject: 'Namaste', text: 'Hello', html: '<p>Hello</p>' };

/**
 * A mail server that fails when the test says so. It stands for the outside world, not for our
 * code.
 */
function standInMailer(): Mailer & { readonly taken: Mail[]; isDown: boolean; during?: () => Promise<void> } {
  const taken: Mail[] = [];
  const mailer = {
    taken,
    isDown: false,
    during: undefined as (() => Promise<void>) | undefined,
    async send(sent: Mail) {
      await mailer.during?.();
      if (mailer.isDown)
        throw Object.assign(new Error('451 asha@example.com later'), { code: 'EENVELOPE', responseCode: 451 });
      taken.push(sent);
    },
    close() {},
  };
  return mailer;
}

describe.each(testEngines)('the queue of mails on %s', (engine) => {
  let shop: TestShop;
  let deps: Deps;
  let now: number;
  let mailer: ReturnType<typeof standInMailer>;
  const logged: string[] = [];
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z').getTime();
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    mailer = standInMailer();
    logged.length = 0;
    const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
    deps = { ...shop.deps, mailer, log };
  });
  afterEach(() => shop.close());

  const rows = () => deps.db.selectFrom('mails').selectAll().execute();

  test('a mail is sent once, and dated', async () => {
    await inTransaction(deps, (trx) => queueMail(trx, deps.clock, mail));
    await sendMails(deps);
    await sendMails(deps);
    expect(mailer.taken).toEqual([
      { ...mail, id: expect.any(String), unsubscribeUrl: null, replyTo: null, attachment: null },
    ]);
    expect(await rows()).toMatchObject([{ sent_at: new Date(now).toISOString(), try_at: null, tries: 1 }]);
  });

  test('a mail to one shopper goes before the newsletters that were queued earlier', async () => {
    for (let letter = 0; letter < 25; letter += 1) {
      const recipient = `subscriber-${letter}@example.com`;
      await inTransaction(deps, (trx) => queueMail(trx, deps.clock, { ...mail, recipient, campaignId: 'campaign' }));
    }
    now += minute;
    await inTransaction(deps, (trx) => queueMail(trx, deps.clock, mail));
    await sendMails(deps);
    expect(mailer.taken.slice(0, 10).map(({ recipient }) => recipient)).toContain('asha@example.com');
    expect(mailer.taken).toHaveLength(26);
  });

  test('a sent mail leaves no words in the database, since they may hold a link that opens an account', async () => {
    await inTransaction(deps, (trx) => queueMail(trx, deps.clock, mail));
    await sendMails(deps);
    expect(await rows()).toMatchObject([{ subject: 'Namaste', text_body: '', html_body: '' }]);
  });

  test('a mail lives and dies with the transaction that queued it', async () => {
    const failing = inTransaction(deps, async (trx) => {
      await queueMail(trx, deps.clock, mail);
      throw new Error('the order could not be placed');
    });
    await expect(failing).rejects.toThrow('the order');
    expect(await rows()).toEqual([]);
  });

  test('a whole backlog goes in one run', async () => {
    for (let count = 0; count < 25; count += 1) await inTransaction(deps, (trx) => queueMail(trx, deps.clock, mail));
    await sendMails(deps);
    expect(mailer.taken).toHaveLength(25);
  });

  test('a mail that was not taken is tried again after 1, 5, 15 and 60 minutes, then every hour', async () => {
    mailer.isDown = true;
    await inTransaction(deps, (trx) => queueMail(trx, deps.clock, mail));
    for (const pause of [1, 5, 15, 60, 60]) {
      await sendMails(deps);
      const [row] = await rows();
      expect(row?.try_at).toBe(new Date(now + pause * minute).toISOString());
      now += pause * minute - 1;
      const attemptsSoFar = row?.tries;
      await sendMails(deps);
      expect((await rows())[0]?.tries).toBe(attemptsSoFar);
      now += 1;
    }
    mailer.isDown = false;
    await sendMails(deps);
    expect(mailer.taken).toHaveLength(1);
  });

  test('after three days it is given up with an error in the log, which does not tell the address', async () => {
    mailer.isDown = true;
    await inTransaction(deps, (trx) => queueMail(trx, deps.clock, mail));
    for (const end = now + 3 * day + 60 * minute; now < end; now += 60 * minute) await sendMails(deps);
    expect(await rows()).toMatchObject([{ sent_at: null, try_at: null }]);
    expect(logged.at(-1)).toContain('"level":50');
    expect(logged.join('\n')).toContain('451');
    expect(logged.join('\n')).not.toContain('asha@example.com');
    const tries = logged.length;
    now += day;
    await sendMails(deps);
    expect(logged).toHaveLength(tries);
  });

  test('30 days later a sent and a given-up one are deleted; one that waits stays', async () => {
    const queue = (recipient: string) =>
      inTransaction(deps, (trx) => queueMail(trx, deps.clock, { ...mail, recipient }));
    await queue('sent@example.com');
    await sendMails(deps);
    await queue('given-up@example.com');
    await deps.db.updateTable('mails').set({ try_at: null }).where('recipient', '=', 'given-up@example.com').execute();
    await queue('waits@example.com');
    now += 30 * day - 1;
    await sweepMails(deps);
    expect(await rows()).toHaveLength(3);
    now += 1;
    await sweepMails(deps);
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['waits@example.com']);
  });

  test('two senders at once send it once', async () => {
    await inTransaction(deps, (trx) => queueMail(trx, deps.clock, mail));
    await Promise.all([sendMails(deps), sendMails(deps)]);
    expect(mailer.taken).toHaveLength(1);
  });

  test('while one sender holds it nobody else takes it; when that one died, its lease ends', async () => {
    await inTransaction(deps, (trx) => queueMail(trx, deps.clock, mail));
    const dead = new Promise<void>(() => {});
    const started = new Promise<void>((resolve) => {
      mailer.during = () => {
        resolve();
        return dead;
      };
    });
    void sendMails(deps);
    await started;
    mailer.during = undefined;
    now += 19_999;
    await sendMails(deps);
    expect(mailer.taken).toEqual([]);
    now += 1;
    await sendMails(deps);
    expect(mailer.taken).toHaveLength(1);
  });

  test('line breaks in a subject or an address begin no header', async () => {
    await inTransaction(deps, (trx) =>
      queueMail(trx, deps.clock, {
        ...mail,
        recipient: 'asha@example.com\r\nBcc: all@example.com',
        subject: 'Hello\r\nBcc: all@example.com\n\nbody',
      }),
    );
    await sendMails(shop.deps);
    const outbox = join(shop.deps.config.dataDir, 'outbox');
    const [name = ''] = await readdir(outbox);
    const written = await readFile(join(outbox, name), 'utf8');
    expect(written).not.toMatch(/^Bcc:/im);
    expect(written).toMatch(/^Subject: Hello Bcc: all@example.com body\r$/m);
  });
});
