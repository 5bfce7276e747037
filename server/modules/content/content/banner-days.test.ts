// A banner is shown from its first to its last day in India, in every process and every cached answer.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BannerText } from '@taana-baana/contract/schemas/content/page-content.ts';
import type { FastifyInstance } from 'fastify';
import { openTestAdmin } from '../../../admin/testing.ts';
import { createChanges } from '../../../database/changes.ts';
import { testEngines } from '../../../database/testing.ts';
import { createApp } from '../../../http/app.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { refreshBanners } from './content.service.ts';
import { publishTyped } from './testing.ts';

const page = 'banners';
const banner = (headline: string, days: Pick<BannerText, 'from' | 'until'> = {}): BannerText => ({
  eyebrow: 'New',
  headline,
  action: 'See',
  link: '/product',
  picture: 1,
  ...days,
});
const banners = [
  banner('Always'),
  banner('Diwali', { from: '2026-11-07', until: '2026-11-09' }),
  banner('Sale over', { until: '2026-11-06' }),
];

describe.each(testEngines)('banners with days on %s', (engine) => {
  let now: number;
  let shop: TestShop;
  let processes: { app: FastifyInstance; everySecond: () => Promise<void> }[];
  beforeEach(async () => {
    now = Date.parse('2026-11-06T18:29:59.000Z');
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    await shop.addProduct();
    processes = await Promise.all(
      [shop.deps, { ...shop.deps, changes: createChanges() }].map(async (deps) => ({
        app: await createApp(deps),
        everySecond: refreshBanners(deps),
      })),
    );
  });
  afterEach(async () => {
    for (const { app } of processes) await app.close();
    await shop.close();
  });

  /** In each process. */
  const shown = () =>
    Promise.all(
      processes.map(async ({ app }) => {
        const { body } = (await app.inject(`/api/content/${page}`)).json<{ body: { banners: BannerText[] } }>();
        return body.banners.map(({ headline }) => headline);
      }),
    );
  const both = <T>(titles: T) => [titles, titles];
  const secondAt = async (time: string) => {
    now = Date.parse(time);
    for (const { everySecond } of processes) await everySecond();
  };

  test('begin and end at midnight in India, without a word from anybody', async () => {
    await publishTyped(shop.deps, page, { banners });
    expect(await shown()).toEqual(both(['Always', 'Sale over']));
    await secondAt('2026-11-06T18:30:00.000Z');
    expect(await shown()).toEqual(both(['Always', 'Diwali']));
    await secondAt('2026-11-09T18:29:59.000Z');
    expect(await shown()).toEqual(both(['Always', 'Diwali']));
    await secondAt('2026-11-09T18:30:00.000Z');
    expect(await shown()).toEqual(both(['Always']));
  });

  test('without days leave the cached answers alone at midnight', async () => {
    await publishTyped(shop.deps, page, { banners: [banner('Always')] });
    const told: string[] = [];
    shop.deps.changes.subscribe(({ data }) => told.push(data));
    await secondAt('2026-11-06T18:30:00.000Z');
    expect(told).toEqual([]);
  });

  test('are in a preview on all days', async () => {
    const admin = openTestAdmin(shop);
    const { cookie } = await admin.addMember('manager');
    const body = { content: { banners }, basedOn: { version: 0, draft: null } };
    await admin.call('saveContentDraft', { params: { page }, cookie, body });
    const { url } = (await admin.call('previewDraft', { params: { kind: 'content', id: page }, cookie })).body;
    const token = new URL(url).searchParams.get('preview') ?? '';
    const answer = (await shop.call('getContentPreview', { params: { page, token } })).body.body as {
      banners: unknown[];
    };
    expect(answer.banners).toHaveLength(3);
    await admin.close();
  });

  test('are not published while one is not complete', async () => {
    const late = publishTyped(shop.deps, page, { banners: [banner('Always'), banner('')] });
    await expect(late).rejects.toThrow('Banner 2 is not complete. Please fill in: Title');
    expect(await shown()).toEqual(both([]));
  });
});
