import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TypedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import { contentPageNames, contentPages } from '@taana-baana/contract/content/content-pages.ts';
import type { AboutContent, BannersContent } from '@taana-baana/contract/schemas/content/page-content.ts';
import { type TestAdmin, type TestMember, openTestAdmin } from '../../../admin/testing.ts';
import { createChanges, noticeChanges } from '../../../database/changes.ts';
import { testEngines } from '../../../database/testing.ts';
import { createApp } from '../../../http/app.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { revertContent } from './content-versions.service.ts';
import { publishTyped } from './testing.ts';

const page = 'refund-policy';
const typed = (sentence: string) => ({ text: `Not right? Send it back.\n\n## Exchange\n\n${sentence}\n` });
const body = (sentence: string) => ({
  summary: 'Not right? Send it back.',
  parts: [{ heading: 'Exchange', content: [sentence] }],
});

describe.each(testEngines)("the owner's texts on %s", (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let meena: TestMember;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2026-11-21T10:00:00Z');
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    meena = await admin.addMember('manager');
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });

  const by = (member: TestMember = meena) => ({ params: { page }, cookie: member.cookie });
  const save = async (sentence: string, basedOn: BasedOn, member = meena) =>
    (await admin.call('saveContentDraft', { ...by(member), body: { content: typed(sentence), basedOn } })).body;
  const edited = async () => (await admin.call('getContentDraft', by())).body;
  const publish = (basedOn: BasedOn, note?: string) =>
    admin.call('publishContent', { ...by(), body: { basedOn, note } });
  const publishNew = async (sentence: string) => {
    const { draft, published } = await edited();
    const saved = await save(sentence, { version: published.version, draft: draft?.id ?? null });
    return publish({ version: published.version, draft: saved.content.draft?.id ?? null });
  };
  const shown = async () => (await shop.call('getContent', { params: { page } })).body.body;
  const logged = async () => {
    const rows = await shop.deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    return rows.filter((row) => row.subject === `content ${page}`);
  };

  test('are the default texts until something is published', async () => {
    // What the banners lead to.
    await shop.addProduct({ brand: 'Karkhana', tags: ['monsoon'], category: 'Kids' });
    // House lines are filled in; what is said about cash is in policy-lines.test.ts.
    const asStored = contentPageNames.filter((one) => !/house-lines|privacy|shipping|terms/.test(one));
    for (const name of asStored) {
      const { body: answer, headers } = await shop.call('getContent', { params: { page: name } });
      expect(answer).toEqual({ page: name, body: contentPages[name].defaultBody });
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    }
    expect((await shop.call('getContent', { params: { page: 'constructor' } })).status).toBe(404);
  });

  test('show a draft to nobody, and the published version to everybody', async () => {
    const before = await shown();
    const saved = await save('Ten days.', { version: 0, draft: null });
    expect(saved).toMatchObject({ conflict: null, content: { draft: { content: typed('Ten days.') } } });
    expect(await shown()).toEqual(before);
    const draft = saved.content.draft?.id ?? '';
    expect((await publish({ version: 0, draft }, 'asked by the accountant')).body).toMatchObject({
      draft: null,
      published: { version: 1, content: typed('Ten days.') },
    });
    expect(await shown()).toEqual(body('Ten days.'));
    expect(await edited()).toMatchObject({
      draft: null,
      published: { version: 1, content: typed('Ten days.'), saved: { staff: { name: 'Meena' } } },
    });
    expect((await publish({ version: 1, draft })).error.message).toMatch(/^The draft that you opened was published/);
  });

  test('are changed in every other process at its next comparison, in answers that it had cached', async () => {
    const changes = createChanges();
    const other = await createApp({ ...shop.deps, changes });
    const ask = async () => (await other.inject(`/api/content/${page}`)).json().body;
    expect(await ask()).toEqual(contentPages[page].defaultBody);
    await publishNew('Ten days.');
    expect(await ask()).toEqual(contentPages[page].defaultBody);
    await noticeChanges({ db: shop.deps.db, changes });
    expect(await ask()).toEqual(body('Ten days.'));
    await other.close();
  });

  test('go back to an older version, and to the default, as a new version', async () => {
    await publishNew('Ten days.');
    await publishNew('Nine days.');
    const revert = (version: number, basedOn: number) =>
      admin.call('revertContent', { ...by(), body: { version, basedOn: { version: basedOn, draft: null } } });
    expect((await revert(1, 2)).body).toMatchObject({ published: { version: 3, content: typed('Ten days.') } });
    expect(await shown()).toEqual(body('Ten days.'));
    expect((await revert(0, 3)).body.published.version).toBe(4);
    expect(await shown()).toEqual(contentPages[page].defaultBody);
    const { versions } = (await admin.call('listContentVersions', by())).body;
    expect(versions.map((one) => [one.version, JSON.stringify(one.content).includes('Nine days.')])).toEqual([
      [4, false],
      [3, false],
      [2, true],
      [1, false],
    ]);
    expect((await revert(7, 4)).status).toBe(404);
    expect((await revert(1, 3)).error.message).toMatch(/^Meena published this page on 21 Nov 2026, 3:30.pm, after/);
  });

  describe('saved by two people', () => {
    test('keep both texts: the second learns who was first, and gets the other draft', async () => {
      const ravi = await admin.addMember('owner');
      const mine = await save('Ten days.', { version: 0, draft: null });
      const theirs = await save('Nine days.', { version: 0, draft: null }, ravi);
      expect(theirs.conflict).toMatch(/^Meena saved a draft of this page on 21 Nov 2026, 3:30.pm/);
      expect(theirs.content.draft?.content).toEqual(typed('Ten days.'));
      const again = await save('Nine days.', { version: 0, draft: theirs.content.draft?.id ?? null }, ravi);
      expect(again.conflict).toBeNull();
      const late = await save('Eight days.', { version: 0, draft: mine.content.draft?.id ?? null });
      expect(late.conflict).toMatch(/^Meena saved/);
      expect(late.content.draft?.content).toEqual(typed('Nine days.'));
    });

    test('at once become one draft and one conflict', async () => {
      const sentences = ['Ten days.', 'Nine days.', 'Eight days.'];
      const answers = await Promise.all(sentences.map((one) => save(one, { version: 0, draft: null })));
      expect(answers.filter(({ conflict }) => conflict === null)).toHaveLength(1);
    });

    test('are not saved over a version published or discarded meanwhile', async () => {
      const { content } = await save('Ten days.', { version: 0, draft: null });
      const draft = content.draft?.id ?? '';
      await admin.call('discardContentDraft', { ...by(), body: { draft } });
      expect((await save('Nine days.', { version: 0, draft })).conflict).toMatch(/discarded meanwhile/);
      await publishTyped(shop.deps, page, typed('Eight days.'));
      const late = await save('Nine days.', { version: 0, draft: null });
      expect(late.conflict).toMatch(/^The command line published this page/);
      expect(late.content).toMatchObject({ draft: null, published: { version: 1, content: typed('Eight days.') } });
    });

    test('are published only by who has seen the newest draft and the newest version', async () => {
      const first = await save('Ten days.', { version: 0, draft: null });
      const draft = first.content.draft?.id ?? '';
      const second = await save('Nine days.', { version: 0, draft });
      expect((await publish({ version: 0, draft })).status).toBe(409);
      const newest = second.content.draft?.id ?? '';
      const older = { version: 0, basedOn: { version: 0, draft: newest } };
      await revertContent(shop.deps, page, older, commandLine);
      expect((await publish({ version: 0, draft: newest })).error.message).toMatch(/^The command line published/);
      expect((await edited()).draft?.content).toEqual(typed('Nine days.'));
      expect((await publish({ version: 1, draft: newest })).body.published.version).toBe(2);
    });

    test('at once are published one after the other, with one version each', async () => {
      const { content } = await save('Ten days.', { version: 0, draft: null });
      const basedOn = { version: 0, draft: content.draft?.id ?? '' };
      const answers = await Promise.all([publish(basedOn), publish(basedOn), publish(basedOn)]);
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    });
  });

  test('are discarded by who has seen the newest draft', async () => {
    const { content } = await save('Ten days.', { version: 0, draft: null });
    const discard = (draft: string) => admin.call('discardContentDraft', { ...by(), body: { draft } });
    expect((await discard('another')).error.message).toMatch(/^Meena saved a draft/);
    expect((await discard(content.draft?.id ?? '')).body).toEqual({ ...content, draft: null });
    expect((await edited()).draft).toBeNull();
  });

  test('are refused with a sentence when they are too long or have an unknown placeholder', async () => {
    const send = async (content: TypedContent) =>
      (await admin.call('saveContentDraft', { ...by(), body: { content, basedOn: { version: 0, draft: null } } }))
        .error;
    expect(await send({ text: 'x'.repeat(20_001) })).toMatchObject({
      code: 'invalid',
      message: 'This text has 20001 characters, and 20000 fit. Please shorten it',
    });
    const { message, fields } = await send(typed('It costs {fee}.'));
    expect(message).toMatch(/^“\{fee\}” cannot be filled in\. Braces may contain: .*\{shippingFee\}/);
    expect(fields).toEqual({ content: message });
    expect((await edited()).draft).toBeNull();
  });

  test('are saved with a warning where a fee is typed as a number', async () => {
    const saved = await save('Shipping costs Rs. 100.', { version: 0, draft: null });
    // The whole text is new, so it lacks what the shop keeps, too.
    expect(saved.content.draft?.warnings).toEqual([
      expect.stringContaining('no longer has {exchangeDays}'),
      expect.stringContaining('“Rs. 100” is typed as a number'),
    ]);
    expect(saved.content.placeholders).toContainEqual({ name: 'shippingFee', value: 'Rs. 100' });
  });

  test('keep tags and scripts as the text that was typed [guard admin.39]', async () => {
    const markup = '<script>alert(1)</script> and <b>bold</b> & more';
    await publishNew(markup);
    expect(await shown()).toEqual(body(markup));
  });

  test('are listed with who changed them and when', async () => {
    await publishNew('Ten days.');
    await save('Nine days.', { version: 1, draft: null });
    const { pages } = (await admin.call('listContent', { cookie: meena.cookie })).body;
    expect(pages.map((one) => one.page)).toEqual(contentPageNames);
    expect(pages.find((one) => one.page === page)).toMatchObject({
      title: 'Refund Policy',
      path: '/refund-policy',
      draft: { at: '2026-11-21T10:00:00.000Z', staff: { name: 'Meena' } },
      published: { version: 1, saved: { at: '2026-11-21T10:00:00.000Z' } },
    });
    expect(pages[0]).toMatchObject({ draft: null, published: { version: 0, saved: null } });
  });

  test('leave a row in the audit log for every change, and none for a refused one', async () => {
    const { content } = await save('Ten days.', { version: 0, draft: null });
    await save('Nine days.', { version: 0, draft: null });
    await publish({ version: 5, draft: content.draft?.id ?? '' });
    await publish({ version: 0, draft: content.draft?.id ?? '' }, 'shorter');
    const body1 = { version: 0, basedOn: { version: 1, draft: null } };
    await admin.call('revertContent', { ...by(), body: body1 });
    const other = await save('Eight days.', { version: 2, draft: null });
    await admin.call('discardContentDraft', { ...by(), body: { draft: other.content.draft?.id ?? '' } });
    await publishTyped(shop.deps, page, typed('Seven days.'));
    expect((await logged()).map(({ action, channel, before, after }) => [action, channel, before, after])).toEqual([
      ['content draft', 'admin', null, null],
      ['content publish', 'admin', '{"version":0}', '{"version":1,"note":"shorter"}'],
      ['content revert', 'admin', '{"version":1}', '{"version":2,"textOf":0}'],
      ['content draft', 'admin', null, null],
      ['content discard', 'admin', null, null],
      ['content draft', 'cli', null, null],
      ['content publish', 'cli', '{"version":2}', '{"version":3}'],
    ]);
  });

  test('have the placeholders of banners filled in, and no banner that mentions a missing value', async () => {
    await shop.addProduct();
    const banner = (eyebrow: string) => ({ eyebrow, headline: '{shippingFee}', action: 'See', link: '/', picture: 1 });
    const banners = [banner('In {city}'), banner('Free from {freeShippingFrom}'), banner('{shopName}')];
    await publishTyped(shop.deps, 'banners', { banners });
    const { body: answer } = await shop.call('getContent', { params: { page: 'banners' } });
    const shownAs = (eyebrow: string) => ({ eyebrow, headline: 'Rs. 100', action: 'See', link: '/', picture: 1 });
    expect(answer.body).toEqual({ banners: [shownAs('In Tiruppur'), shownAs('Taana Baana')] });
  });

  test('show photos in banners, which are published once their pictures are made', async () => {
    const { db } = shop.deps;
    await shop.addProduct();
    const banner = { eyebrow: 'New', headline: 'Rain', action: 'See', link: '/', picture: 1 };
    const withPhoto = (picture: string) => [banner, { ...banner, picture, alt: 'Rain on a roof' }, banner];
    const publishPhoto = (picture: string) =>
      publishTyped(shop.deps, 'banners', { banners: withPhoto(picture) }).catch((error: Error) => error.message);
    const id = '0192f0c1-7d3a-4b11-9a34-1f9a7c0e55aa';
    expect(await publishPhoto(id)).toMatch(/^The photo of “Rain” has not arrived yet/);
    const upload = { id, name: 'rain.jpg', staff_id: null, created_at: '2026-11-21', picture_id: null, attempts: 0 };
    await db
      .insertInto('picture_uploads')
      .values({ ...upload, refused: null, due_at: '2026-11-21' })
      .execute();
    expect(await publishPhoto(id)).toMatch(/^The photo of “Rain” is still being made ready/);
    await db.updateTable('picture_uploads').set({ refused: 'It is damaged', due_at: null }).execute();
    expect(await publishPhoto(id)).toBe('The photo of “Rain”: It is damaged');
    const variants = JSON.stringify([{ width: 800, format: 'avif', file: 'rain-800.avif' }]);
    await db
      .insertInto('pictures')
      .values({ id: 'rain-on-roof', width: 800, height: 600, color: '#334455', variants })
      .execute();
    await db.updateTable('picture_uploads').set({ refused: null, picture_id: 'rain-on-roof' }).execute();
    expect(await publishPhoto(id)).toMatchObject({
      published: { content: { banners: withPhoto('rain-on-roof') } },
    });
    const { banners } = (await shop.call('getContent', { params: { page: 'banners' } })).body.body as BannersContent;
    expect(banners.map(({ picture, photo }) => [picture, photo?.avif, photo?.alt, photo?.width])).toEqual([
      [1, undefined, undefined, undefined],
      [2, '/images/rain-800.avif 800w', 'Rain on a roof', 800],
      [1, undefined, undefined, undefined],
    ]);
  });

  test('have the photos that the owner chose on About, or none, and no photo on a policy', async () => {
    const { db } = shop.deps;
    const { text: words } = (await admin.call('getContentDraft', { ...by(), params: { page: 'about' } })).body.published
      .content as { text: string };
    const variants = JSON.stringify([{ width: 800, format: 'avif', file: 'loom-800.avif' }]);
    const loom = { id: 'loom-in-room', width: 800, height: 600, color: '#334455', variants };
    const photos = [{ id: loom.id, alt: 'Our loom' }];
    await expect(publishTyped(shop.deps, 'about', { text: words, photos })).rejects.toThrow(
      'Photo 1 has not arrived yet',
    );
    await db.insertInto('pictures').values(loom).execute();
    const shownPhotos = async (name: string) =>
      ((await shop.call('getContent', { params: { page: name } })).body.body as AboutContent).photos;
    expect(await shownPhotos('about')).toBeUndefined();
    const { published } = await publishTyped(shop.deps, 'about', {
      text: words,
      photos: [...photos, { ...photos[0]!, alt: '' }],
    });
    expect(published.warnings).toEqual([expect.stringMatching(/^Photo 2 is not described/)]);
    expect(await shownPhotos('about')).toMatchObject([
      { avif: '/images/loom-800.avif 800w', alt: 'Our loom' },
      { alt: '' },
    ]);
    await publishTyped(shop.deps, 'about', { text: words, photos: [] });
    expect(await shownPhotos('about')).toEqual([]);
    await publishTyped(shop.deps, 'about', { text: words });
    expect(await shownPhotos('about')).toBeUndefined();
    await publishTyped(shop.deps, page, { ...typed('Ten days.'), photos });
    expect(await shownPhotos(page)).toBeUndefined();
    const many = Array.from({ length: 13 }, () => photos[0]!);
    await expect(publishTyped(shop.deps, 'about', { text: words, photos: many })).rejects.toThrow(
      'The page has room for 12 photos',
    );
  });

  describe('a preview', () => {
    const preview = async () =>
      (await admin.call('previewDraft', { ...by(), params: { kind: 'content', id: page } })).body;
    const read = (url: string, name: string = page) =>
      shop.call('getContentPreview', { params: { page: name, token: url.split('?preview=')[1] ?? '' } });

    test('shows the draft to anyone who has its link, is not cached, and follows the draft', async () => {
      expect((await admin.call('previewDraft', { ...by(), params: { kind: 'content', id: page } })).status).toBe(409);
      const saved = await save('Ten days.', { version: 0, draft: null });
      const { url, until } = await preview();
      expect(url).toMatch(/^http:\/\/localhost:3000\/refund-policy\?preview=[\w-]{43}$/);
      expect(until).toBe('2026-11-21T11:00:00.000Z');
      const { body: answer, headers } = await read(url);
      expect(answer).toEqual({ page, body: body('Ten days.') });
      expect(headers['cache-control']).toBe('no-store');
      await save('Nine days.', { version: 0, draft: saved.content.draft?.id ?? null });
      expect((await read(url)).body.body).toEqual(body('Nine days.'));
    });

    test('is over after an hour, with a newer link, on another page, and without its token', async () => {
      await save('Ten days.', { version: 0, draft: null });
      const first = await preview();
      expect((await read(first.url, 'terms')).status).toBe(404);
      const { url } = await preview();
      expect((await read(first.url)).status).toBe(404);
      expect((await read('?preview=guess')).status).toBe(404);
      const { preview_hash: hash } = await shop.deps.db
        .selectFrom('content_drafts')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect((await read(`?preview=${hash}`)).status).toBe(404);
      expect((await read(url)).status).toBe(200);
      now += 60 * 60_000;
      expect((await read(url)).error.message).toMatch(/^This preview is over/);
    });

    test('is over when the draft is published or discarded', async () => {
      await save('Ten days.', { version: 0, draft: null });
      const { url } = await preview();
      await publish({ version: 0, draft: (await edited()).draft?.id ?? '' });
      expect((await read(url)).status).toBe(404);
    });
  });
});
