// Staff list, export and remove subscribers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';

const at = '2026-11-21T10:00:00.000Z';
const row = (id: string, email: string, more: object = {}) => ({
  id,
  email,
  unsubscribe_token: id,
  created_at: at,
  confirm_hash: id,
  confirm_until: at,
  confirmed_at: null,
  ended_at: null,
  ...more,
});

describe.each(testEngines)('subscribers in the admin on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('manager'));
    const many = Array.from({ length: 60 }, (_, index) =>
      row(`a${100 + index}`, `asha-${index}@example.com`, { confirmed_at: at }),
    );
    const others = [
      row('b1', 'early@example.com', { confirm_hash: null }),
      row('b2', 'w_aits@example.com'),
      row('b3', 'ended@example.com', { confirmed_at: at, ended_at: at }),
      row('b4', '=1+1@example.com', { confirmed_at: at }),
    ];
    await shop.deps.db
      .insertInto('newsletter_subscribers')
      .values([...many, ...others])
      .execute();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const list = async (query = {}) => (await admin.call('listSubscribers', { cookie, query })).body;

  test('are listed by state, newest first, page by page, none twice', async () => {
    const first = await list();
    expect(first.counts).toEqual({ subscribed: 62, waiting: 1, ended: 1 });
    const second = await list({ after: first.next ?? '' });
    const all = [...first.subscribers, ...second.subscribers];
    expect([first.subscribers.length, all.length, second.next]).toEqual([50, 62, null]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(62);
    expect(all.slice(0, 2)).toMatchObject([{ id: 'b4' }, { id: 'b1', state: 'single-opt-in' }]);
    expect((await list({ tab: 'waiting' })).subscribers).toMatchObject([{ id: 'b2', state: 'waiting' }]);
    expect((await list({ tab: 'ended' })).subscribers).toMatchObject([{ id: 'b3', state: 'ended', endedAt: at }]);
  });

  test('are found by a part of the address, in every state', async () => {
    const found = async (search: string) => (await list({ search })).subscribers.map(({ id }) => id);
    expect(await found('ENDED@')).toEqual(['b3']);
    expect(await found('w_a')).toEqual(['b2']);
    expect(await found('s_a')).toEqual([]);
  });

  test('are saved as a file, with India’s time, without formulas, and with an entry in the audit log', async () => {
    const { url } = { url: '/api/newsletter/subscribers.csv?tab=subscribed' };
    const { payload, headers } = await admin.app.inject({ url, headers: { cookie } });
    expect(headers['content-disposition']).toBe('attachment; filename="subscribers-subscribed.csv"');
    const lines = payload.trimEnd().split('\r\n');
    expect(lines).toHaveLength(63);
    expect(lines[0]).toBe('﻿E-mail,State,Subscribed at,Confirmed at,Ended at');
    expect(lines[1]).toBe("'=1+1@example.com,confirmed,2026-11-21T15:30:00+05:30,2026-11-21T15:30:00+05:30,");
    const log = await shop.deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'newsletter export')
      .execute();
    expect(log).toMatchObject([{ subject: 'newsletter', after: '{"tab":"subscribed"}' }]);
  });

  test('are removed once, with an entry that names nobody', async () => {
    const remove = () => admin.call('removeSubscriber', { cookie, params: { id: 'b2' } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect((await list()).counts.waiting).toBe(0);
    const log = await shop.deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'newsletter remove')
      .execute();
    expect(log).toMatchObject([{ subject: 'subscriber b2', before: null, after: null }]);
  });
});
