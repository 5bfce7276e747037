// Lines above the header: on which days, in every process and every cached page.
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChanges, noticeChanges } from '../database/changes.ts';
import { testEngines } from '../database/testing.ts';
import { createApp } from '../http/app.ts';
import { commandLine } from '../modules/shop/audit-log/audit-log.service.ts';
import { createSettings } from '../modules/shop/settings/current-settings.service.ts';
import { refreshAnnouncements } from '../modules/shop/settings/notices.service.ts';
import { saveSection } from '../modules/shop/settings/settings.service.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { registerPages } from './pages.ts';

const value = {
  daysOff: [
    { name: 'Pongal', from: '2027-01-14', to: '2027-01-16' },
    { name: 'Kaanum <Pongal>', from: '2027-01-17', to: '2027-01-17' },
  ],
  announcements: [{ text: 'Free stickers & more', from: '2027-01-05', to: '2027-01-06' }],
};

describe.each(testEngines)('announcements on %s', (engine) => {
  let now = Date.parse('2027-01-06T18:29:59.000Z');
  let shop: TestShop;
  let processes: { app: FastifyInstance; everySecond: () => Promise<void> }[];
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    await shop.addProduct({ id: 'tee' });
    await saveSection(shop.deps, { section: 'days-off', basedOn: 0, value }, commandLine);
    const changes = createChanges();
    const settings = createSettings({ db: shop.deps.db, changes, log: pino({ level: 'silent' }) });
    await settings.reload();
    const there = { ...shop.deps, changes, settings };
    processes = await Promise.all(
      [shop.deps, there].map(async (deps) => {
        const app = await createApp(deps);
        await registerPages(app, deps);
        return { app, everySecond: refreshAnnouncements(deps) };
      }),
    );
    await noticeChanges(there);
  });
  afterAll(async () => {
    for (const { app } of processes) await app.close();
    await shop.close();
  });
  /** The lines of a page, from each process. */
  const read = (path: string) =>
    Promise.all(
      processes.map(async ({ app }) => {
        const { payload } = await app.inject(path);
        const [, aside = ''] = /<body><aside[^>]*>(.*?)<\/aside><div id="root">/.exec(payload) ?? [];
        return [...aside.matchAll(/<p>(.*?)<\/p>/g)].map(([, line]) => line);
      }),
    );
  const pongal =
    'Closed from 14 Jan to 16 Jan: Pongal. Orders are packed from 18 Jan, and dates of arrival count without these days.';
  const both = <T>(lines: T) => [lines, lines];

  it('begin and end at midnight in India, in every process and cached page', async () => {
    for (const path of ['/', '/product/tee', '/about'])
      expect(await read(path)).toEqual(both(['Free stickers &amp; more']));
    now += 1000;
    for (const { everySecond } of processes) await everySecond();
    for (const path of ['/', '/product/tee', '/about']) expect(await read(path)).toEqual(both([pongal]));
  });

  it('days off are announced from a week before until they are over, each with its reason', async () => {
    now = Date.parse('2027-01-10T00:00:00.000Z');
    for (const { everySecond } of processes) await everySecond();
    const [[, last] = []] = await read('/');
    expect(last).toBe(
      'Closed on 17 Jan: Kaanum &lt;Pongal&gt;. Orders are packed from 18 Jan, and dates of arrival count without these days.',
    );
    expect((await processes[0]?.app.inject('/'))?.payload).toContain('"daysOff":[{');
    now = Date.parse('2027-01-17T18:30:00.000Z');
    for (const { everySecond } of processes) await everySecond();
    expect(await read('/')).toEqual(both([]));
  });

  it('a shop without any sends nothing for them', async () => {
    const none = { daysOff: [], announcements: [] };
    await saveSection(shop.deps, { section: 'days-off', basedOn: 1, value: none }, commandLine);
    await expect.poll(async () => (await processes[0]?.app.inject('/'))?.payload).not.toContain('daysOff');
    expect((await processes[0]?.app.inject('/'))?.payload).toContain('<body><div id="root">');
  });
});
