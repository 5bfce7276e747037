import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import type { PostContent } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import { type TestAdmin, type TestMember, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { savePost } from '../blog.service.ts';

const written: PostContent = {
  title: 'Monsoon & mud!',
  category: 'Craft',
  description: '<p>It <strong>rains</strong>.</p>',
  date: null,
  photos: [
    { id: 'bbb', alt: 'A wet loom' },
    { id: 'aaa', alt: '' },
  ],
};
const untouched: BasedOn = { version: 0, draft: null };

describe.each(testEngines)('blog posts in the admin on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let meena: TestMember;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2026-11-21T10:00:00Z');
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    meena = await admin.addMember('manager');
    const variants = (id: string) => JSON.stringify([{ width: 400, format: 'jpeg', file: `${id}-400.jpg` }]);
    for (const id of ['aaa', 'bbb']) {
      const picture = { id, width: 1200, height: 800, color: '#a32a2a', variants: variants(id) };
      await shop.deps.db.insertInto('pictures').values(picture).execute();
    }
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });

  const by = (id: string, member = meena) => ({ params: { id }, cookie: member.cookie });
  const create = async (member = meena) => (await admin.call('createPost', { cookie: member.cookie })).body;
  const read = async (id: string) => (await admin.call('getPost', by(id))).body;
  const save = async (id: string, content: Partial<PostContent>, basedOn: BasedOn, member = meena) =>
    (await admin.call('savePost', { ...by(id, member), body: { content: { ...written, ...content }, basedOn } })).body;
  const basisOf = async (id: string): Promise<BasedOn> => {
    const { version, draft } = await read(id);
    return { version, draft: draft?.id ?? null };
  };
  const publish = async (id: string, basedOn?: BasedOn) =>
    admin.call('publishPost', { ...by(id), body: { basedOn: basedOn ?? (await basisOf(id)) } });
  const unpublish = async (id: string, basedOn?: BasedOn) =>
    admin.call('unpublishPost', { ...by(id), body: { basedOn: basedOn ?? (await basisOf(id)) } });
  const write = async (content: Partial<PostContent> = {}) => {
    const { id } = await create();
    await save(id, content, await basisOf(id));
    return id;
  };
  const publishNew = async (content: Partial<PostContent> = {}) => {
    const id = await write(content);
    expect((await publish(id)).status).toBe(200);
    return id;
  };
  const shown = async () => (await shop.call('listBlogs')).body;
  const logged = async () => {
    const rows = await shop.deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    return rows.filter(({ action }) => action.startsWith('posts '));
  };

  test('begin as one empty draft of each person, whatever is pressed twice', async () => {
    const { id, state, draft, problems } = await create();
    expect([state, draft?.content.title]).toEqual(['draft', '']);
    expect(problems.map(({ field }) => field)).toEqual(['title', 'description', 'category']);
    expect((await create()).id).toBe(id);
    await save(id, {}, await basisOf(id));
    const next = await create();
    expect(next.id).not.toBe(id);
    expect((await create(await admin.addMember('owner'))).id).not.toBe(next.id);
  });

  test('are shown to nobody before they are published, and to everybody then, under an id made of the title', async () => {
    const id = await write();
    expect(await shown()).toEqual([]);
    const { body: published } = await publish(id);
    expect(published).toMatchObject({ id, state: 'published', path: '/blog/monsoon-mud', version: 1, draft: null });
    expect(await shown()).toMatchObject([
      {
        _id: 'monsoon-mud',
        title: 'Monsoon & mud!',
        category: 'Craft',
        description: '<p>It <strong>rains</strong>.</p>',
        createdAt: '2026-11-21T10:00:00.000Z',
        images: [{ url: '/images/bbb-400.jpg', alt: 'A wet loom' }, { url: '/images/aaa-400.jpg' }],
      },
    ]);
    now += 3_600_000;
    await save(id, { title: 'Mud', date: published.published?.date ?? null, photos: [] }, await basisOf(id));
    expect((await shown())[0]?.title).toBe('Monsoon & mud!');
    await publish(id);
    expect(await shown()).toMatchObject([
      { _id: 'monsoon-mud', title: 'Mud', createdAt: '2026-11-21T10:00:00.000Z', images: [] },
    ]);
  });

  test('of the same title have different ids, also when one of them is out of the shop', async () => {
    await publishNew();
    const second = await publishNew();
    expect((await read(second)).path).toBe('/blog/monsoon-mud-2');
    await unpublish(second);
    expect((await read(await publishNew())).path).toBe('/blog/monsoon-mud-3');
    await publish(second);
    expect((await read(second)).path).toBe('/blog/monsoon-mud-2');
    expect((await read(await publishNew({ title: 'मानसून' }))).path).toBe('/blog/post');
  });

  test('are sanitised when they are saved', async () => {
    const id = await write({ description: '<p onclick="steal()">Hi<script>steal()</script></p>' });
    expect((await read(id)).draft?.content.description).toBe('<p>Hi</p>');
  });

  test('that lack something are saved, and not published', async () => {
    await shop.deps.db
      .insertInto('picture_uploads')
      .values([
        { id: 'slow', name: 'a.jpg', created_at: '2026-11-21T09:00:00.000Z', attempts: 0 },
        { id: 'bad', name: 'b.jpg', created_at: '2026-11-21T09:00:00.000Z', attempts: 1, refused: 'Too small.' },
        { id: 'made', name: 'c.jpg', created_at: '2026-11-21T09:00:00.000Z', attempts: 1, picture_id: 'aaa' },
      ])
      .execute();
    const photos = ['slow', 'bad', 'gone', 'made'].map((id) => ({ id, alt: 'Mud' }));
    const id = await write({ title: ' ', description: '<p>&nbsp;</p>', photos });
    expect((await read(id)).problems.map(({ message }) => message)).toEqual([
      'Write a title.',
      'Write the post.',
      'Photo 1 is still being prepared. Please wait some seconds.',
      'Photo 2 cannot be used. Please remove it.',
      'Photo 3 has not arrived yet. Please wait until it is here, or remove it.',
    ]);
    expect((await read(id)).photos).toMatchObject([
      { id: 'slow', picture: null, refused: null },
      { id: 'bad', picture: null, refused: 'Too small.' },
      { id: 'made', picture: { url: '/images/aaa-400.jpg' }, refused: null },
    ]);
    const { status, error } = await publish(id);
    expect([status, error.fields?.['title']]).toEqual([400, 'Write a title.']);
    expect(await shown()).toEqual([]);
    await save(id, { photos: photos.slice(3) }, await basisOf(id));
    await publish(id);
    expect((await shown())[0]?.images).toMatchObject([{ url: '/images/aaa-400.jpg', alt: 'Mud' }]);
  });

  test.each(['2 December', '1999-12-31T23:59:59Z', '2100-01-01T00:00:00Z'])(
    'with the date %s are refused',
    async (date) => {
      const id = await write();
      const body = { content: { ...written, date }, basedOn: await basisOf(id) };
      expect((await admin.call('savePost', { ...by(id), body })).error.message).toBe('Choose a date and a time.');
    },
  );

  test('with a date in the future are scheduled: nobody sees them before', async () => {
    const id = await publishNew({ date: '2026-11-21T11:00:00Z' });
    expect(await read(id)).toMatchObject({ state: 'scheduled', path: '/blog/monsoon-mud' });
    const one = () => shop.call('getBlog', { params: { id: 'monsoon-mud' } });
    expect([await shown(), (await one()).status]).toEqual([[], 404]);
    now = Date.parse('2026-11-21T11:00:00Z');
    expect((await read(id)).state).toBe('published');
  });

  test('that are scheduled are published at once without their date', async () => {
    const id = await publishNew({ date: '2026-12-02T04:30:00Z' });
    await save(id, { date: null }, await basisOf(id));
    await publish(id);
    expect((await shown())[0]?.createdAt).toBe('2026-11-21T10:00:00.000Z');
  });

  test('are drafts again when they are taken out of the shop, with their words, date and pictures', async () => {
    const id = await publishNew();
    const { published } = await read(id);
    const { body: taken } = await unpublish(id);
    expect(taken).toMatchObject({ id, state: 'draft', version: 1, published: null, draft: { content: published } });
    expect(await shown()).toEqual([]);
    expect((await publish(id)).body).toMatchObject({ version: 2, published });
  });

  test('keep unpublished changes when they are unpublished', async () => {
    const id = await publishNew();
    await save(id, { title: 'Mud' }, await basisOf(id));
    expect((await unpublish(id)).body.draft?.content.title).toBe('Mud');
  });

  test('are gone when they are deleted, in the shop and in the admin', async () => {
    const id = await publishNew();
    await save(id, { title: 'Mud' }, await basisOf(id));
    expect((await admin.call('deletePost', by(id))).status).toBe(204);
    expect([await shown(), (await admin.call('getPost', by(id))).status]).toEqual([[], 404]);
    expect((await admin.call('deletePost', by(id))).status).toBe(404);
    expect((await admin.call('savePost', { ...by(id), body: { content: written, basedOn: untouched } })).status).toBe(
      404,
    );
  });

  test('are listed: drafts, then by date, each with its cover', async () => {
    const shownPost = await publishNew({ title: 'Old', date: '2026-11-01T10:00:00Z' });
    const scheduled = await publishNew({ title: 'Soon', date: '2026-12-02T04:30:00Z' });
    const draft = await write({ title: 'Begun', photos: [{ id: 'aaa', alt: '' }] });
    await save(shownPost, { title: 'Old and better' }, await basisOf(shownPost));
    const { posts } = (await admin.call('listPosts', { cookie: meena.cookie })).body;
    expect(
      posts.map(({ id, title, state, hasDraft, date, picture }) => [id, title, state, hasDraft, date, picture?.url]),
    ).toEqual([
      [draft, 'Begun', 'draft', false, null, '/images/aaa-400.jpg'],
      [scheduled, 'Soon', 'scheduled', false, '2026-12-02T04:30:00.000Z', '/images/bbb-400.jpg'],
      [shownPost, 'Old', 'published', true, '2026-11-01T10:00:00.000Z', '/images/bbb-400.jpg'],
    ]);
    expect((await read(draft)).categories).toEqual(['Craft']);
  });

  describe('saved by two people', () => {
    test('keep both texts: the second learns who was first, and gets the other draft', async () => {
      const ravi = await admin.addMember('owner');
      const id = await write();
      const basedOn = await basisOf(id);
      const mine = await save(id, { title: 'Rain' }, basedOn);
      const theirs = await save(id, { title: 'Sun' }, basedOn, ravi);
      expect(theirs.conflict).toMatch(/^Meena saved a draft of this post on 21 Nov 2026, 3:30.pm/);
      expect(theirs.post.draft?.content.title).toBe('Rain');
      const again = await save(id, { title: 'Sun' }, { version: 0, draft: mine.post.draft?.id ?? '' }, ravi);
      expect(again.conflict).toBeNull();
    });

    test('at once become one draft and one conflict', async () => {
      const id = await publishNew();
      const basedOn = await basisOf(id);
      const answers = await Promise.all(['Rain', 'Sun', 'Mud'].map((title) => save(id, { title }, basedOn)));
      expect(answers.filter(({ conflict }) => conflict === null)).toHaveLength(1);
    });

    test('again after a lost answer are no conflict', async () => {
      const id = await write();
      const basedOn = await basisOf(id);
      const content = { description: '<p onclick="x">Rain</p>' };
      await save(id, content, basedOn);
      expect((await save(id, content, basedOn)).conflict).toBeNull();
    });

    test('are published once, by who has seen the newest draft and version', async () => {
      const id = await write();
      const old = await basisOf(id);
      await save(id, { title: 'Rain' }, old);
      expect((await publish(id, old)).error.message).toMatch(/^Meena saved a draft/);
      const newest = await basisOf(id);
      const answers = await Promise.all([publish(id, newest), publish(id, newest), publish(id, newest)]);
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
      expect((await publish(id, newest)).error.message).toMatch(/published, imported or taken out/);
      expect((await unpublish(id, newest)).status).toBe(409);
      expect((await save(id, { title: 'Sun' }, newest)).conflict).toMatch(/published, imported or taken out/);
    });

    test('are not saved over a post that was taken out and published again meanwhile', async () => {
      const id = await publishNew();
      const old = await basisOf(id);
      await unpublish(id);
      await publish(id);
      expect((await save(id, { title: 'Sun' }, old)).conflict).toMatch(/taken out/);
    });

    test('are discarded by who has seen the newest draft, and only where the shop has the post', async () => {
      const id = await write();
      const discard = (draft: string) => admin.call('discardPostDraft', { ...by(id), body: { draft } });
      expect((await discard((await basisOf(id)).draft ?? '')).error.message).toMatch(/^This draft is all/);
      await publish(id);
      await save(id, { title: 'Rain' }, await basisOf(id));
      expect((await discard('another')).error.message).toMatch(/^Meena saved a draft/);
      expect((await discard((await basisOf(id)).draft ?? '')).body.draft).toBeNull();
      expect((await read(id)).published?.title).toBe('Monsoon & mud!');
    });
  });

  describe('that come from a catalogue', () => {
    const { photos: _, date: __, ...fields } = written;
    const incoming = { ...fields, id: 'mud', createdAt: '2026-01-01T00:00:00.000Z', pictures: [] };

    test('are edited under their own id', async () => {
      await savePost(shop.deps.db, incoming);
      await save('mud', { title: 'Rain' }, await basisOf('mud'));
      expect((await publish('mud')).body).toMatchObject({ id: 'mud', path: '/blog/mud', version: 2 });
      await unpublish('mud');
      expect((await publish('mud')).body).toMatchObject({ id: 'mud', path: '/blog/mud', version: 3 });
    });

    test('are imported beside a draft, which is kept, and which an open editor saves after a warning only', async () => {
      await savePost(shop.deps.db, incoming);
      await save('mud', { title: 'Rain' }, await basisOf('mud'));
      const old = await basisOf('mud');
      await savePost(shop.deps.db, { ...incoming, title: 'Mud, again' });
      expect((await shown())[0]?.title).toBe('Mud, again');
      expect((await save('mud', { title: 'Rain!' }, old)).conflict).toMatch(/imported/);
      expect(await read('mud')).toMatchObject({ version: 2, draft: { content: { title: 'Rain' } } });
      expect((await read('mud')).warnings[0]).toMatch(/by an import/);
      expect((await publish('mud', old)).status).toBe(409);
      await publish('mud');
      expect(await read('mud')).toMatchObject({
        version: 3,
        published: { title: 'Rain' },
        warnings: [expect.anything()],
      });
    });
  });

  describe('a preview', () => {
    const preview = async (id: string) =>
      (await admin.call('previewDraft', { ...by(id), params: { kind: 'post', id } })).body;
    const open = (url: string) => {
      const { pathname, searchParams } = new URL(url);
      const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
      return shop.call('getBlogPreview', { params: { id, token: searchParams.get('preview') ?? '' } });
    };

    test('shows the draft to anyone who has its link, is not cached, and follows the draft', async () => {
      const id = await write();
      const { url, until } = await preview(id);
      expect(url).toMatch(new RegExp(`^http://localhost:3000/blog/${id}\\?preview=[\\w-]{43}$`));
      expect(until).toBe('2026-11-21T11:00:00.000Z');
      const { body, headers } = await open(url);
      expect(body).toMatchObject({ _id: id, title: 'Monsoon & mud!', createdAt: '2026-11-21T10:00:00.000Z' });
      expect(body.images.map((image) => image.url)).toEqual(['/images/bbb-400.jpg', '/images/aaa-400.jpg']);
      expect(headers['cache-control']).toBe('no-store');
      await save(id, { title: 'Rain' }, await basisOf(id));
      expect((await open(url)).body.title).toBe('Rain');
    });

    test('shows a scheduled post before its time', async () => {
      const id = await publishNew({ date: '2026-12-02T04:30:00Z' });
      const { url } = await preview(id);
      expect(url).toContain('/blog/monsoon-mud?preview=');
      expect((await open(url)).body).toMatchObject({ _id: 'monsoon-mud', createdAt: '2026-12-02T04:30:00.000Z' });
    });

    test('is over after an hour, with a newer link, for another post, and without its token', async () => {
      const id = await write();
      const first = await preview(id);
      const { url } = await preview(id);
      expect((await open(first.url)).status).toBe(404);
      expect((await open(url.replace(id, await write()))).status).toBe(404);
      expect((await open(url.replace(/preview=.*/, 'preview=guess'))).status).toBe(404);
      expect((await open(url)).status).toBe(200);
      now += 60 * 60_000;
      expect((await open(url)).error.message).toMatch(/^This preview is over/);
    });

    test('is over when the post is published', async () => {
      const id = await write();
      const { url } = await preview(id);
      await publish(id);
      expect((await open(url)).status).toBe(404);
    });
  });

  test('leave a row in the audit log for every change, and none for a refused one', async () => {
    const id = await write();
    await save(id, { title: 'Sun' }, untouched);
    await publish(id, untouched);
    await publish(id);
    await unpublish(id);
    await admin.call('deletePost', by(id));
    expect((await logged()).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['posts create', null, null],
      ['posts draft', null, '{"title":"Monsoon & mud!"}'],
      ['posts publish', '{"version":0}', '{"version":1,"title":"Monsoon & mud!","date":"2026-11-21T10:00:00.000Z"}'],
      ['posts unpublish', '{"title":"Monsoon & mud!"}', null],
      ['posts delete', '{"title":"Monsoon & mud!"}', null],
    ]);
  });
});
