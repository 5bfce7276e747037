// Sending a newsletter: to every subscriber, once, until somebody stops it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { photoMissing } from '@taana-baana/contract/admin/texts/content/newsletter-messages.ts';
import { testEngines } from '../../../database/testing.ts';
import type { Deps } from '../../../deps.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { sendMails, sweepMails } from '../../shop/mail/mail.service.ts';
import { readShown } from './campaign-mail.ts';
import { batchSize, isStillWanted, queueCampaigns, testCampaign } from './campaign-sending.service.ts';
import { listCampaigns } from './campaigns.service.ts';
import { unsubscribeByToken } from './newsletter.service.ts';
import { removeSubscriber } from './subscribers-admin.service.ts';
import { addSubscribers, startCampaign, subscriberRow, writeCampaign } from './testing.ts';

const second = 1000;
const day = 24 * 3600 * second;
const start = Date.parse('2026-11-21T10:00:00.000Z');

describe.each(testEngines)('a newsletter on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let now: number;
  /** An address that the mail server always refuses. */
  let refused: readonly string[];
  let taken: string[];
  let during: () => Promise<unknown>;
  let deps: Deps;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    now = start;
    ({ cookie } = await admin.addMember('owner', 'meena@example.com'));
    const mailer: Deps['mailer'] = {
      async send({ recipient }) {
        await during();
        if (refused.includes(recipient)) throw new Error('550 no such mailbox');
        taken.push(recipient);
      },
      close() {},
    };
    deps = { ...shop.deps, mailer };
  });
  beforeEach(async () => {
    [now, refused, taken, during] = [start, [], [], async () => {}];
    for (const table of [
      'newsletter_recipients',
      'newsletter_campaigns',
      'newsletter_subscribers',
      'mails',
      'audit_log',
    ])
      await shop.deps.db.deleteFrom(table as 'mails').execute();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const work = () =>
    sendMails(deps, { onUndeliverable: async () => {}, isWanted: (mail) => isStillWanted(deps, mail) });
  /** Runs the jobs until nothing is left to do. */
  const workAll = async () => {
    for (let round = 0; round < 5; round += 1, now += 2 * second) {
      await queueCampaigns(deps);
      await work();
    }
  };
  const add = (prefix: string, count: number) => addSubscribers(shop.deps.db, prefix, count);
  const read = async (id: string) => (await admin.call('getCampaign', { cookie, params: { id } })).body;
  const send = (id: string, draft: string, at: string | null = null) =>
    admin.call('sendCampaign', { cookie, params: { id }, body: { draft, at } });
  const stop = (id: string) => admin.call('stopCampaign', { cookie, params: { id } });
  const mails = (id: string) => shop.deps.db.selectFrom('mails').selectAll().where('campaign_id', '=', id).execute();
  const entries = (action: string) =>
    shop.deps.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute();

  describe('that is sent', () => {
    test('goes once to everybody who is subscribed, in batches, and to nobody else', async () => {
      await add('reader', 2 * batchSize + 50);
      const others = [
        subscriberRow('earlier', { confirm_hash: null, confirm_until: null, confirmed_at: null }),
        subscriberRow('waits', { confirmed_at: null }),
        subscriberRow('ended', { ended_at: new Date(now).toISOString() }),
      ];
      await shop.deps.db.insertInto('newsletter_subscribers').values(others).execute();
      const { id } = await startCampaign(shop);
      await workAll();
      expect(taken).toHaveLength(2 * batchSize + 51);
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken).toContain('earlier@example.com');
      for (const email of ['waits@example.com', 'ended@example.com']) expect(taken).not.toContain(email);
      expect(await read(id)).toMatchObject({
        state: 'sent',
        mails: { queued: 0, sent: 2 * batchSize + 51, undeliverable: 0 },
      });
    });

    test('fills no queue: the next batch is made when the one before is out', async () => {
      await add('reader', batchSize + 10);
      const { id } = await startCampaign(shop);
      for (let round = 0; round < 3; round += 1, now += 2 * second) await queueCampaigns(deps);
      expect(await mails(id)).toHaveLength(batchSize);
      const all = { queued: batchSize + 10, sent: 0, undeliverable: 0 };
      expect(await read(id)).toMatchObject({ state: 'sending', mails: all });
      await work();
      expect(await read(id)).toMatchObject({ state: 'sending', mails: { queued: 10, sent: batchSize } });
    });

    test('with a T-shirt opens no cache of its own, however many batches it has', async () => {
      await add('reader', batchSize + 10);
      const { id: tee } = await shop.addProduct();
      const body = `${deps.config.publicUrl}/product/${tee}`;
      const { id } = await startCampaign(shop, { body });
      // The shop's own cache is open from here on.
      expect((await readShown(deps, body)).size).toBe(1);
      let caches = 0;
      const subscribe: Deps['changes']['subscribe'] = (listener) => {
        caches += 1;
        deps.changes.subscribe(listener);
      };
      const counting = { ...deps, changes: { ...deps.changes, subscribe } };
      await testCampaign(counting, id, 'meena@example.com', commandLine);
      for (let round = 0; round < 3; round += 1, now += 2 * second) {
        await queueCampaigns(counting);
        await work();
      }
      expect(taken).toHaveLength(batchSize + 11);
      expect(caches).toBe(0);
    });

    test('with a photo that is not in the shop goes to nobody, and is no test either', async () => {
      await add('reader', 1);
      const { id, draft } = await writeCampaign(shop, { body: 'Come!\n\n![Our stall](not-here)' });
      const message = photoMissing('Our stall');
      expect(await send(id, draft)).toMatchObject({ status: 400, body: { message, fields: { body: message } } });
      expect(await admin.call('testCampaign', { cookie, params: { id } })).toMatchObject({ body: { message } });
      await workAll();
      expect([taken, (await read(id)).state]).toEqual([[], 'draft']);
    });

    test('is made once, even by several processes', async () => {
      await add('reader', batchSize + 10);
      const { id } = await startCampaign(shop);
      for (let round = 0; round < 3; round += 1, now += 2 * second)
        await Promise.all([queueCampaigns(deps), queueCampaigns(deps), work(), queueCampaigns(deps)]);
      await work();
      expect([taken.length, new Set(taken).size]).toEqual([batchSize + 10, batchSize + 10]);
      expect((await read(id)).state).toBe('sent');
    });

    test('reaches nobody who unsubscribed, or was removed, after the mail was made', async () => {
      await add('reader', 5);
      const { id } = await startCampaign(shop);
      await queueCampaigns(deps);
      await unsubscribeByToken(deps, 'token-of-reader-0001');
      await removeSubscriber(deps, 'reader-0003', commandLine);
      await work();
      expect(taken.toSorted()).toEqual([0, 2, 4].map((index) => `reader-000${index}@example.com`));
      expect(await read(id)).toMatchObject({ state: 'sent', mails: { queued: 0, sent: 3, undeliverable: 0 } });
    });

    test('is sent once, however often Send is pressed, with one entry in the audit log [guard admin.26]', async () => {
      await add('reader', 3);
      const { id, draft } = await writeCampaign(shop);
      const answers = [...(await Promise.all([send(id, draft), send(id, draft)])), await send(id, draft)];
      expect(answers.map(({ status, body }) => [status, body.state])).toEqual(answers.map(() => [200, 'sending']));
      await workAll();
      expect((await send(id, draft)).body.state).toBe('sent');
      await workAll();
      expect(taken).toHaveLength(3);
      expect(await entries('campaigns send')).toMatchObject([
        { subject: `campaign ${id}`, after: '{"subject":"New prints","subscribers":3}' },
      ]);
    });

    test('counts what became of its mails, also when their rows are deleted after 30 days', async () => {
      await add('reader', 3);
      refused = ['reader-0001@example.com'];
      const { id } = await startCampaign(shop);
      await workAll();
      expect(await read(id)).toMatchObject({ state: 'sending', mails: { queued: 1, sent: 2, undeliverable: 0 } });
      for (const end = now + 3 * day + 3600 * second; now < end; now += 3600 * second) await work();
      const counts = { queued: 0, sent: 2, undeliverable: 1 };
      const count = async () => (await listCampaigns(deps)).campaigns[0];
      expect(await count()).toMatchObject({ state: 'sent', mails: counts });
      now += 31 * day;
      await sweepMails(deps);
      expect(await mails(id)).toEqual([]);
      expect(await count()).toMatchObject({ state: 'sent', mails: counts });
    });

    test('keeps of a subscriber who is deleted an id that says nothing', async () => {
      await add('reader', 1);
      await startCampaign(shop);
      await workAll();
      await removeSubscriber(deps, 'reader-0000', commandLine);
      now += 31 * day;
      await sweepMails(deps);
      const kept = await shop.deps.db.selectFrom('newsletter_recipients').selectAll().execute();
      expect(kept).toMatchObject([{ subscriber_id: 'reader-0000', state: 'sent' }]);
      expect(JSON.stringify(kept)).not.toContain('@');
    });
  });

  describe('is not sent', () => {
    test.each([
      ['without a subject', { subject: '' }, 'Please type a subject'],
      ['without a text', { body: ' \n' }, 'Please write the text'],
    ])('%s', async (_what, form, sentence) => {
      await add('reader', 1);
      const { id, draft } = await writeCampaign(shop, form);
      expect((await send(id, draft)).error).toMatchObject({
        code: 'invalid',
        message: expect.stringContaining(sentence),
      });
      const tried = await admin.call('testCampaign', { cookie, params: { id } });
      expect(tried.error.message).toContain(sentence);
      expect(await read(id)).toMatchObject({ state: 'draft', draft });
    });

    test('when nobody is subscribed', async () => {
      const { id, draft } = await writeCampaign(shop);
      expect((await send(id, draft)).error.message).toContain('Nobody is subscribed');
      expect((await read(id)).state).toBe('draft');
    });

    test('when the draft is not the one that was seen [guard admin.26]', async () => {
      await add('reader', 1);
      const seen = await writeCampaign(shop);
      const form = { subject: 'New prints', body: 'Other words', basedOn: seen.draft };
      await admin.call('saveCampaign', { cookie, params: { id: seen.id }, body: form });
      const { status, error } = await send(seen.id, seen.draft);
      expect([status, error.message]).toEqual([409, expect.stringContaining('Meena changed this newsletter')]);
      await send(seen.id, (await read(seen.id)).draft);
      expect((await send(seen.id, seen.draft)).error.message).toContain('was sent on 21 Nov 2026');
    });
  });

  describe('that is scheduled', () => {
    const minute = 60 * second;
    const at = new Date(start + 5 * minute).toISOString();
    const schedule = async () => {
      await add('reader', 2);
      const { id, draft } = await writeCampaign(shop);
      expect((await send(id, draft, at)).body).toMatchObject({ state: 'scheduled', startedAt: at });
      return { id, draft };
    };

    test('goes out at its time, once, to who is subscribed then', async () => {
      const { id, draft } = await schedule();
      now = start + 5 * minute - second;
      await queueCampaigns(deps);
      await work();
      expect([taken, (await read(id)).state]).toEqual([[], 'scheduled']);
      await add('later', 1);
      await unsubscribeByToken(deps, 'token-of-reader-0001');
      expect((await send(id, draft, at)).body.state).toBe('scheduled');
      now = start + 5 * minute;
      await workAll();
      expect(taken.toSorted()).toEqual(['later-0000@example.com', 'reader-0000@example.com']);
      expect((await read(id)).state).toBe('sent');
      expect(await entries('campaigns schedule')).toMatchObject([
        { after: `{"subject":"New prints","subscribers":2,"at":"${at}"}` },
      ]);
    });

    test('is a draft again, and an earlier Send does not bring it back', async () => {
      const { id, draft } = await schedule();
      for (let time = 0; time < 2; time += 1) await stop(id);
      expect(await read(id)).toMatchObject({ state: 'draft', startedAt: null, mails: null });
      expect((await send(id, draft, at)).error.message).toContain('Meena changed this newsletter');
      now = start + 6 * minute;
      await workAll();
      expect(taken).toEqual([]);
      expect(await entries('campaigns unschedule')).toMatchObject([{ subject: `campaign ${id}` }]);
      await send(id, (await read(id)).draft);
      await workAll();
      expect(taken).toHaveLength(2);
    });

    test('is neither changed nor deleted, and says when it goes out', async () => {
      const { id, draft } = await schedule();
      const form = { subject: 'Other', body: 'Other words', basedOn: draft };
      const saved = await admin.call('saveCampaign', { cookie, params: { id }, body: form });
      expect(saved.body.conflict).toContain('scheduled for 21 Nov 2026');
      expect((await admin.call('removeCampaign', { cookie, params: { id } })).status).toBe(409);
      expect(await read(id)).toMatchObject({ subject: 'New prints', state: 'scheduled' });
    });

    test.each([
      ['a time that is over', start, 'This time is over'],
      ['a time in two years', start + 731 * day, 'within a year'],
    ])('cannot be for %s', async (_what, time, sentence) => {
      await add('reader', 1);
      const { id, draft } = await writeCampaign(shop);
      const { status, error } = await send(id, draft, new Date(time).toISOString());
      expect([status, error.fields?.at]).toEqual([400, expect.stringContaining(sentence)]);
      expect((await read(id)).state).toBe('draft');
    });
  });

  describe('that is stopped', () => {
    test('sends nothing more, however often it is stopped, and says how many it withdrew', async () => {
      await add('reader', batchSize + 10);
      const { id } = await startCampaign(shop);
      await queueCampaigns(deps);
      for (let time = 0; time < 2; time += 1)
        expect((await stop(id)).body).toMatchObject({
          state: 'stopped',
          mails: { queued: 0, sent: 0, undeliverable: 0 },
        });
      await workAll();
      expect([taken, await mails(id)]).toEqual([[], []]);
      expect(await entries('campaigns stop')).toMatchObject([{ after: '{"subject":"New prints","withdrawn":200}' }]);
    });

    test('keeps sent mails, counts those in progress, and retries none', async () => {
      await add('reader', 12);
      refused = ['reader-0001@example.com'];
      const { id } = await startCampaign(shop);
      await queueCampaigns(deps);
      // Ten are leased at once: the stop happens while the mail server receives them.
      const stopped = Promise.withResolvers<unknown>();
      let handedOver = 0;
      during = () => {
        handedOver += 1;
        if (handedOver === 10) void stop(id).then(stopped.resolve);
        return stopped.promise;
      };
      await work();
      now += 3600 * second;
      await work();
      expect(taken).toHaveLength(9);
      expect(await read(id)).toMatchObject({ state: 'stopped', mails: { queued: 0, sent: 9, undeliverable: 0 } });
    });

    test('withdraws a mail that waits for another try', async () => {
      await add('reader', 2);
      refused = ['reader-0001@example.com'];
      const { id } = await startCampaign(shop);
      await queueCampaigns(deps);
      await work();
      expect((await stop(id)).body).toMatchObject({ state: 'stopped', mails: { queued: 0, sent: 1 } });
    });

    test('makes no mails at the same moment, or withdraws them', async () => {
      await add('reader', 20);
      const { id } = await startCampaign(shop);
      await Promise.all([queueCampaigns(deps), stop(id)]);
      await workAll();
      expect([taken, (await read(id)).state]).toEqual([[], 'stopped']);
    });

    test('is neither a draft nor one that is out', async () => {
      await add('reader', 1);
      const draft = await writeCampaign(shop);
      expect((await stop(draft.id)).error.message).toContain('was not sent');
      const { id } = await startCampaign(shop);
      await workAll();
      expect((await stop(id)).body).toMatchObject({ state: 'sent', stoppedAt: null });
      expect(await entries('campaigns stop')).toEqual([]);
    });
  });

  test('is tested by a mail to the member who asks, before all newsletters, that is marked and counts nowhere', async () => {
    await add('reader', 20);
    const { id } = await writeCampaign(shop);
    await startCampaign(shop);
    await queueCampaigns(deps);
    now += second;
    const answer = await admin.call('testCampaign', { cookie, params: { id } });
    expect(answer.body).toEqual({ to: 'meena@example.com' });
    await work();
    expect(taken.slice(0, 10)).toContain('meena@example.com');
    const mail = await shop.deps.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'meena@example.com')
      .where('subject', 'like', 'Test:%')
      .execute();
    expect(mail).toMatchObject([{ subject: 'Test: New prints', campaign_id: null }]);
    expect(await read(id)).toMatchObject({ state: 'draft', mails: null });
    expect(await entries('campaigns test')).toMatchObject([{ subject: `campaign ${id}` }]);
  });
});
