// The shop's processes are killed while they send a newsletter: each subscriber gets one mail; only
// a mail in progress at the kill may be sent twice.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ShopProcess, startShop } from '../../scripts/testing/start-shop.ts';
import { type OpenedDatabase, connect } from '../../server/database/open.ts';
import { migrate } from '../../server/database/migrate.ts';
import { createTestDatabase, testEngines } from '../../server/database/testing.ts';
import { type MailServer, openMailServer } from '../../server/integrations/mailer/testing.ts';
import { addSubscribers } from '../../server/modules/content/newsletter/testing.ts';

const subscribers = 520;
/** Per process. */
const leasedAtOnce = 10;
/** A lease of 20 s ends meanwhile. */
const soon = { timeout: 90_000, interval: 20 };
/** Sent mails by then: the first batch is sent, the second in progress. */
const kills = [1, 300];

const headerOf = (message: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(message)?.[1]?.trim();

describe.each(testEngines)('a newsletter on %s', (engine) => {
  let folder: string;
  let opened: OpenedDatabase;
  let mailServer: MailServer;
  let environment: Record<string, string>;
  let shops: ShopProcess[] = [];
  beforeAll(() => void execFileSync(process.execPath, ['storefront/build.ts']));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-newsletter-'));
    const where =
      engine === 'postgres' ? await createTestDatabase('shop_test_newsletter') : join(folder, 'shop.sqlite');
    opened = connect(engine, where);
    await migrate(opened);
    mailServer = await openMailServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      // So that a kill happens during sending.
      onRcptTo: (_address, _session, done) => void setTimeout(done, 20),
    });
    environment = {
      DATA_DIR: folder,
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'silent',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      ...(engine === 'postgres' ? { DATABASE_URL: where } : {}),
    };
  });
  afterEach(async () => {
    await kill();
    await mailServer.close();
    await opened.db.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  /** On PostgreSQL two at once. */
  const start = async () => {
    shops = await Promise.all(Array.from({ length: engine === 'postgres' ? 2 : 1 }, () => startShop(environment)));
    await Promise.all(shops.map((shop) => shop.untilReady()));
  };
  async function kill() {
    for (const shop of shops) shop.process.kill('SIGKILL');
    await Promise.all(shops.map((shop) => shop.untilEnded()));
  }

  it('reaches every subscriber, whenever its processes are killed', async () => {
    const { db } = opened;
    await addSubscribers(db, 'reader', subscribers);
    const now = new Date().toISOString();
    const times = { created_at: now, saved_at: now, started_at: now, stopped_at: null, due_at: now };
    const words = { id: 'campaign', draft: 'draft', subject: 'New prints', body: 'They are here.' };
    await db
      .insertInto('newsletter_campaigns')
      .values({ ...words, ...times, staff_id: null, attempts: 0 })
      .execute();

    for (const out of kills) {
      await start();
      await expect.poll(() => mailServer.taken.length, soon).toBeGreaterThanOrEqual(out);
      await kill();
    }
    await start();
    const unsent = () => db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute();
    const isQueued = async () =>
      (await db.selectFrom('newsletter_campaigns').select('due_at').execute())[0]?.due_at === null;
    await expect.poll(async () => (await isQueued()) && (await unsent()).length === 0, soon).toBe(true);

    const recipients = await db.selectFrom('newsletter_recipients').selectAll().execute();
    const mails = await db.selectFrom('mails').select(['id', 'recipient', 'campaign_id']).execute();
    expect(recipients).toHaveLength(subscribers);
    expect(mails.map(({ id }) => id).toSorted()).toEqual(recipients.map(({ mail_id: id }) => id).toSorted());
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(subscribers);

    const ids = new Map<string, Set<string>>();
    for (const { to, message } of mailServer.taken) {
      const [recipient = ''] = to;
      ids.set(recipient, (ids.get(recipient) ?? new Set()).add(headerOf(message, 'Message-ID') ?? ''));
      expect(headerOf(message, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      expect(message).toContain(`/api/newsletter/unsubscribe/token-of-${recipient.split('@')[0]}`);
    }
    expect(ids.size).toBe(subscribers);
    // A mail program shows two with the same Message-ID as one.
    expect([...ids.values()].filter((one) => one.size > 1)).toEqual([]);
    const doubled = mailServer.taken.length - subscribers;
    expect(doubled).toBeLessThanOrEqual(kills.length * shops.length * leasedAtOnce);
  }, 240_000);
});
