import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import type { CollectionContent } from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import { type TestAdmin, type TestMember, openTestAdmin } from '../../../admin/testing.ts';
import { createChanges, noticeChanges } from '../../../database/changes.ts';
import { testEngines } from '../../../database/testing.ts';
import { createApp } from '../../../http/app.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { publishCollection, unpublishCollection } from './collections-admin.service.ts';
import { seenNow } from '../../shop/drafts/testing.ts';
import { collectionKind } from './collection-kind.service.ts';

const handle = 'monsoon-rain';
const words = (sentence: string, title = 'Monsoon'): CollectionContent => ({ title, sentence, photo: null });

describe.each(testEngines)('collections on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let meena: TestMember;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2026-11-21T10:00:00Z');
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    meena = await admin.addMember('manager');
    await shop.addProduct({ id: 'waves', tags: ['Monsoon Rain', 'craft'] });
    await shop.addProduct({ id: 'drizzle', tags: ['monsoon rain'] });
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });

  const by = (member: TestMember = meena, name = handle) => ({ params: { handle: name }, cookie: member.cookie });
  const create = (tag: string) => admin.call('createCollection', { cookie: meena.cookie, body: { tag } });
  const managed = async () => (await admin.call('listCollections', { cookie: meena.cookie })).body;
  const edited = async () => (await admin.call('getCollection', by())).body;
  const save = async (content: CollectionContent, basedOn: BasedOn, member = meena) =>
    (await admin.call('saveCollection', { ...by(member), body: { content, basedOn } })).body;
  const publish = (basedOn: BasedOn) => admin.call('publishCollection', { ...by(), body: { basedOn } });
  const publishWords = async (sentence: string) => {
    const { version, draft } = await edited();
    const { collection } = await save(words(sentence), { version, draft: draft?.id ?? null });
    return publish({ version, draft: collection.draft?.id ?? null });
  };
  const shown = () => shop.call('getCollection', { params: { handle } });
  const listed = async () => (await shop.call('listCollections')).body.collections;

  test('are made of a tag that a product has, whatever its letter case, and of each once', async () => {
    expect((await managed()).tags).toEqual([
      { tag: 'craft', products: 1 },
      { tag: 'Monsoon Rain', products: 2 },
    ]);
    expect((await create('monsoon RAIN')).body).toMatchObject({
      handle,
      tag: 'Monsoon Rain',
      path: '/collections/monsoon-rain',
      isPublished: false,
      content: words('', 'Monsoon Rain'),
      products: 2,
      problems: [{ field: 'sentence', message: 'Please type a sentence' }],
    });
    expect((await create('Monsoon Rain')).error.message).toBe(
      'There is a collection of this tag already: Monsoon Rain',
    );
    expect((await create('diwali')).error.message).toMatch(/^No product has the tag “diwali”/);
    expect((await managed()).tags).toEqual([{ tag: 'craft', products: 1 }]);
  });

  test('whose tags have the same words have different addresses', async () => {
    await shop.addProduct({ tags: ['monsoon-rain', 'मानसून', '!'] });
    const made = [];
    for (const tag of ['Monsoon Rain', 'monsoon-rain', 'मानसून', '!']) made.push((await create(tag)).body.handle);
    expect(made).toEqual(['monsoon-rain', 'monsoon-rain-2', 'मानसून', 'collection']);
  });

  test('are in the shop once they are published, and show no draft before', async () => {
    await create('Monsoon Rain');
    expect([(await shown()).status, await listed()]).toEqual([404, []]);
    const { collection } = await save(words('First rain.'), { version: 1, draft: null });
    expect((await shown()).status).toBe(404);
    const draft = collection.draft?.id ?? null;
    expect((await publish({ version: 1, draft })).body).toMatchObject({
      isPublished: true,
      version: 2,
      content: words('First rain.'),
      draft: null,
    });
    expect((await shown()).body).toEqual({ handle, tag: 'Monsoon Rain', title: 'Monsoon', sentence: 'First rain.' });
    expect((await shown()).headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    expect(await listed()).toEqual([{ handle, title: 'Monsoon' }]);
    await save(words('Second rain.'), { version: 2, draft: null });
    expect((await shown()).body.sentence).toBe('First rain.');
  });

  test('are not published without a title and a sentence', async () => {
    await create('craft');
    const answer = await admin.call('publishCollection', {
      ...by(meena, 'craft'),
      body: { basedOn: { version: 1, draft: null } },
    });
    expect([answer.status, answer.error.message]).toEqual([400, 'Please type a sentence']);
  });

  test('are listed only while a product on sale has the tag; their page stays', async () => {
    await create('Monsoon Rain');
    await publishWords('First rain.');
    const remove = async (id: string) => {
      await shop.deps.db.deleteFrom('product_tags').where('product_id', '=', id).execute();
    };
    await remove('waves');
    await remove('drizzle');
    await unpublishCollection(
      shop.deps,
      handle,
      { basedOn: await seenNow(collectionKind, shop.deps.db, handle) },
      commandLine,
    );
    await publishCollection(
      shop.deps,
      handle,
      { basedOn: await seenNow(collectionKind, shop.deps.db, handle) },
      commandLine,
    );
    expect(await listed()).toEqual([]);
    expect((await shown()).status).toBe(200);
    expect((await managed()).collections).toMatchObject([{ handle, products: 0 }]);
  });

  test('count products on sale only', async () => {
    await create('Monsoon Rain');
    await shop.deps.db.updateTable('products').set({ status: 'archived' }).where('id', '=', 'waves').execute();
    expect((await managed()).collections).toMatchObject([{ products: 1 }]);
    expect((await edited()).products).toBe(1);
  });

  test('are unpublished and published again with the same text', async () => {
    await create('Monsoon Rain');
    await publishWords('First rain.');
    const hidden = await admin.call('unpublishCollection', { ...by(), body: { basedOn: { version: 2, draft: null } } });
    expect(hidden.body).toMatchObject({ isPublished: false, version: 3, content: words('First rain.') });
    expect([(await shown()).status, await listed()]).toEqual([404, []]);
    expect((await publish({ version: 3, draft: null })).body).toMatchObject({ isPublished: true, version: 4 });
    expect((await shown()).body.sentence).toBe('First rain.');
    expect((await publish({ version: 4, draft: null })).status).toBe(409);
  });

  test('keep the order of the owner, in the shop too', async () => {
    await shop.addProduct({ tags: ['kites'] });
    for (const tag of ['Monsoon Rain', 'craft', 'kites']) {
      await create(tag);
      const name = tag === 'Monsoon Rain' ? handle : tag;
      const sent = { ...by(meena, name), body: { content: words('Look.', tag), basedOn: { version: 1, draft: null } } };
      await admin.call('saveCollection', sent);
      await publishCollection(
        shop.deps,
        name,
        { basedOn: await seenNow(collectionKind, shop.deps.db, name) },
        commandLine,
      );
    }
    const move = async (name: string, direction: string) =>
      (await admin.call('moveCollection', { ...by(meena, name), body: { direction } })).body.collections.map(
        (one) => one.handle,
      );
    expect(await move('kites', 'up')).toEqual([handle, 'kites', 'craft']);
    expect(await move(handle, 'down')).toEqual(['kites', handle, 'craft']);
    expect(await move('craft', 'down')).toEqual(['kites', handle, 'craft']);
    expect((await listed()).map((one) => one.handle)).toEqual(['kites', handle, 'craft']);
  });

  test('are deleted with their draft, and the tag is free again', async () => {
    await create('Monsoon Rain');
    await publishWords('First rain.');
    await save(words('Second rain.'), { version: 2, draft: null });
    expect((await admin.call('deleteCollection', by())).status).toBe(204);
    expect([(await shown()).status, (await managed()).collections]).toEqual([404, []]);
    expect((await admin.call('deleteCollection', by())).error.message).toBe('There is no such collection any more');
    expect((await create('Monsoon Rain')).body).toMatchObject({ draft: null, version: 1 });
  });

  test('are changed in every other process at its next comparison, in answers that it had cached', async () => {
    await create('Monsoon Rain');
    await publishWords('First rain.');
    const changes = createChanges();
    const other = await createApp({ ...shop.deps, changes });
    const ask = async () => (await other.inject(`/api/collection/${handle}`)).json().sentence;
    expect(await ask()).toBe('First rain.');
    await publishWords('Second rain.');
    expect(await ask()).toBe('First rain.');
    await noticeChanges({ db: shop.deps.db, changes });
    expect(await ask()).toBe('Second rain.');
    await other.close();
  });

  test('by two people keep both texts: the second learns who was first', async () => {
    await create('Monsoon Rain');
    const ravi = await admin.addMember('owner');
    await save(words('First rain.'), { version: 1, draft: null });
    const theirs = await save(words('Wet.'), { version: 1, draft: null }, ravi);
    expect(theirs.conflict).toMatch(/^Meena saved a draft of this collection on 21 Nov 2026, 3:30.pm/);
    expect(theirs.collection.draft?.content.sentence).toBe('First rain.');
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((one) => save(words(one), { version: 1, draft: theirs.collection.draft?.id ?? null })),
    );
    expect(answers.filter(({ conflict }) => conflict === null)).toHaveLength(1);
    await publishCollection(
      shop.deps,
      handle,
      { basedOn: await seenNow(collectionKind, shop.deps.db, handle) },
      commandLine,
    );
    const late = await save(words('Late.'), { version: 1, draft: null });
    expect(late.conflict).toMatch(/^This collection was published or taken out/);
  });

  test('show a draft to anyone with the link, for an hour, uncached, until it is discarded', async () => {
    await create('Monsoon Rain');
    await save(words('First rain.'), { version: 1, draft: null });
    const { url } = (await admin.call('previewDraft', { ...by(), params: { kind: 'collection', id: handle } })).body;
    const token = new URL(url).searchParams.get('preview') ?? '';
    expect(new URL(url).pathname).toBe('/collections/monsoon-rain');
    const preview = () => shop.call('getCollectionPreview', { params: { handle, token } });
    expect((await preview()).body).toMatchObject({ tag: 'Monsoon Rain', sentence: 'First rain.' });
    expect((await preview()).headers['cache-control']).toBe('no-store');
    now += 61 * 60_000;
    expect((await preview()).status).toBe(404);
    now -= 61 * 60_000;
    const draft = (await edited()).draft?.id ?? '';
    expect((await admin.call('discardCollectionDraft', { ...by(), body: { draft } })).body.draft).toBeNull();
    expect((await preview()).status).toBe(404);
    expect((await admin.call('previewDraft', { ...by(), params: { kind: 'collection', id: handle } })).status).toBe(
      409,
    );
  });

  test('show the photo of the owner once its picture is made, and are not published before', async () => {
    const { db } = shop.deps;
    const upload = { name: 'rain.jpg', staff_id: null, created_at: '2026-11-21', refused: null, attempts: 0 };
    const publishPhoto = async (id: string) => {
      const { version, draft } = await edited();
      const content = { ...words('First rain.'), photo: { id, alt: 'Rain on a roof' } };
      const { collection } = await save(content, { version, draft: draft?.id ?? null });
      return publish({ version, draft: collection.draft?.id ?? null });
    };
    await create('Monsoon Rain');
    expect((await publishPhoto('late')).error.fields?.['photo']).toMatch(/^The photo has not arrived yet/);
    await db
      .insertInto('picture_uploads')
      .values({ ...upload, id: 'late', picture_id: null, due_at: '2026-11-21' })
      .execute();
    expect((await publishPhoto('late')).error.message).toMatch(/^The photo is still being made ready/);
    const variants = JSON.stringify([{ width: 400, format: 'jpeg', file: 'rain-400.jpg' }]);
    await db
      .insertInto('pictures')
      .values({ id: 'rain', width: 400, height: 300, color: '#334455', variants })
      .execute();
    await db
      .updateTable('picture_uploads')
      .set({ picture_id: 'rain', due_at: null })
      .where('id', '=', 'late')
      .execute();
    expect((await publishPhoto('late')).body.content.photo).toEqual({ id: 'rain', alt: 'Rain on a roof' });
    const { picture } = (await shown()).body;
    expect([picture?.url, picture?.alt]).toEqual(['/images/rain-400.jpg', 'Rain on a roof']);
    expect((await listed())[0]?.picture?.url).toBe('/images/rain-400.jpg');
    expect((await managed()).collections[0]?.picture?.url).toBe('/images/rain-400.jpg');
    expect((await edited()).photos).toMatchObject([{ id: 'rain', refused: null }]);
  });

  test('are in the audit log with every change', async () => {
    await create('Monsoon Rain');
    await publishWords('First rain.');
    const rows = await shop.deps.db.selectFrom('audit_log').select(['action', 'subject']).orderBy('id').execute();
    const own = rows.filter(({ subject }) => subject === `collection ${handle}`).map(({ action }) => action);
    expect(own).toEqual(['collections create', 'collections draft', 'collections publish']);
  });
});
