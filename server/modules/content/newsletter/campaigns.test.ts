// Newsletters as staff write them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { newToken } from '../../../credentials/secret-tokens.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { addSubscribers, startCampaign, writeCampaign } from './testing.ts';

const form = { subject: 'New prints', body: 'They are here.', basedOn: null as string | null };

describe.each(testEngines)('a newsletter on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let now = Date.parse('2026-11-21T10:00:00.000Z');
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('manager'));
    await addSubscribers(shop.deps.db, 'reader', 3);
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const save = (id: string, sent: Partial<typeof form>) =>
    admin.call('saveCampaign', { cookie, params: { id }, body: { ...form, ...sent } });
  const read = (id: string) => admin.call('getCampaign', { cookie, params: { id } });
  const remove = (id: string) => admin.call('removeCampaign', { cookie, params: { id } });
  const list = async () => (await admin.call('listCampaigns', { cookie })).body;

  test('is a draft that can be unfinished, and each save is the one before with the changes', async () => {
    const id = newToken();
    const first = (await save(id, { subject: '', body: '' })).body;
    expect(first).toMatchObject({ conflict: null, campaign: { id, state: 'draft', subject: '', mails: null } });
    now += 1000;
    const { campaign } = (await save(id, { subject: '  Diwali ', basedOn: first.campaign.draft })).body;
    expect(campaign).toMatchObject({ subject: 'Diwali', body: form.body, savedBy: { name: 'Meena' }, subscribers: 3 });
    expect(campaign.savedAt).toBe(new Date(now).toISOString());
    expect((await read(id)).body).toEqual(campaign);
  });

  test('is one newsletter, however often its first save arrives', async () => {
    const id = newToken();
    const answers = await Promise.all([save(id, {}), save(id, {}), save(id, {})]);
    expect(answers.map(({ body }) => body.conflict)).toEqual([null, null, null]);
    expect((await list()).campaigns.filter((one) => one.id === id)).toHaveLength(1);
  });

  test('that somebody saved meanwhile stays as they saved it, and the sentence names them and the time', async () => {
    const { id, draft } = await writeCampaign(shop);
    now = Date.parse('2026-11-21T11:00:00.000Z');
    const theirs = (await save(id, { body: 'Theirs', basedOn: draft })).body.campaign;
    for (const basedOn of [draft, null]) {
      const { conflict, campaign } = (await save(id, { body: 'Mine', basedOn })).body;
      expect(conflict).toContain('Meena saved this newsletter on 21 Nov 2026, 16:30');
      expect(campaign).toEqual(theirs);
    }
    expect((await read(id)).body.body).toBe('Theirs');
  });

  test('that was sent meanwhile is not changed', async () => {
    const { id, draft } = await startCampaign(shop);
    const { conflict, campaign } = (await save(id, { body: 'Mine', basedOn: draft })).body;
    expect(conflict).toContain('was sent on 21 Nov 2026');
    expect(campaign).toMatchObject({ body: form.body, draft, state: 'sending' });
  });

  test('that somebody deleted meanwhile is not there again', async () => {
    const { id, draft } = await writeCampaign(shop);
    expect((await remove(id)).status).toBe(204);
    expect((await save(id, { basedOn: draft })).error.message).toContain('Somebody may have deleted it');
    expect((await read(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  test('is deleted as a draft only, with an entry in the audit log', async () => {
    const sent = await startCampaign(shop);
    expect((await remove(sent.id)).error).toMatchObject({ code: 'conflict', message: expect.stringContaining('sent') });
    const { id } = await writeCampaign(shop, { subject: 'Not this one' });
    await remove(id);
    const log = await shop.deps.db
      .selectFrom('audit_log')
      .select(['subject', 'before'])
      .where('action', '=', 'campaigns delete')
      .where('subject', 'in', [`campaign ${id}`, `campaign ${sent.id}`])
      .execute();
    expect(log).toEqual([{ subject: `campaign ${id}`, before: '{"subject":"Not this one"}' }]);
  });

  test('is listed, newest first, with the number of subscribers', async () => {
    now += 1000;
    const { id: older } = await writeCampaign(shop, { subject: 'Older' });
    now += 1000;
    const { id: newer } = await writeCampaign(shop, { subject: 'Newer' });
    const { campaigns, subscribers } = await list();
    expect(campaigns.slice(0, 2)).toMatchObject([
      { id: newer, subject: 'Newer', savedBy: null },
      { id: older, subject: 'Older' },
    ]);
    expect(subscribers).toBe(3);
  });

  test.each([
    ['a long subject', { subject: 'x'.repeat(151) }, 'more than 150 characters'],
    ['a long text', { body: 'x'.repeat(10_001) }, 'more than 10,000 characters'],
  ])('with %s is refused with a sentence', async (_what, sent, sentence) => {
    const { status, error } = await save(newToken(), sent);
    expect([status, error.code]).toEqual([400, 'invalid']);
    expect(JSON.stringify(error)).toContain(sentence);
  });
});
