import type { HouseLine } from '@taana-baana/contract/schemas/content/page-content.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestAdmin, type TestMember, openTestAdmin } from '../../../admin/testing.ts';
import { createChanges, noticeChanges, recordChange } from '../../../database/changes.ts';
import { testEngines } from '../../../database/testing.ts';
import { createApp } from '../../../http/app.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { saveDraft } from '../../shop/drafts/drafts.service.ts';
import { collectionKind } from '../../catalog/collections/collection-kind.service.ts';
import { createCollection, publishCollection } from '../../catalog/collections/collections-admin.service.ts';
import { publishTyped } from './testing.ts';
import { seenNow } from '../../shop/drafts/testing.ts';

const page = 'house-lines';
const line = (title: string, from: { brand: string } | { tag: string }, isShown = true): HouseLine => ({
  title,
  sentence: `About ${title}.`,
  ...from,
  isShown,
});

describe.each(testEngines)('the house lines on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let meena: TestMember;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
    meena = await admin.addMember('manager');
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });

  const publish = (...lines: HouseLine[]) => publishTyped(shop.deps, page, { lines });
  const shown = async () => {
    const { body } = (await shop.call('getContent', { params: { page } })).body;
    return 'lines' in body ? body.lines : [];
  };
  const titles = async () => (await shown()).map(({ title }) => title);
  const addPictured = async (id: string, tag: string, at: string) => {
    await shop.addProduct({ id, brand: 'Acme', tags: [tag], created_at: at });
    const variants = JSON.stringify([{ width: 800, format: 'jpeg', file: `${id}-800.jpg` }]);
    await shop.deps.db
      .insertInto('pictures')
      .values({ id, width: 800, height: 810, color: '#7a1f2b', variants })
      .execute();
    await shop.deps.db
      .insertInto('product_pictures')
      .values({ product_id: id, picture_id: id, position: 0, alt: id })
      .execute();
  };

  test('lead to the collection of their tag, where there is one in the shop', async () => {
    await shop.addProduct({ tags: ['kites'] });
    await publish(line('Kites', { tag: 'Kites' }));
    const links = async () => (await shown()).map(({ link }) => link);
    await createCollection(shop.deps, 'kites', commandLine);
    expect(await links()).toEqual(['/product?tag=Kites']);
    const content = { title: 'Kites', sentence: 'Up they go.', photo: null };
    await saveDraft(collectionKind, shop.deps, 'kites', { content, basedOn: { version: 1, draft: null } }, commandLine);
    await publishCollection(
      shop.deps,
      'kites',
      { basedOn: await seenNow(collectionKind, shop.deps.db, 'kites') },
      commandLine,
    );
    expect(await links()).toEqual(['/collections/kites']);
  });

  test('are by default the known brands that the catalogue has', async () => {
    await shop.addProduct({ brand: 'Roz' });
    await shop.addProduct({ brand: 'Gully' });
    await shop.addProduct({ brand: 'Acme' });
    expect(await shown()).toMatchObject([
      {
        title: 'Gully',
        sentence: 'Cutting chai, carrom and truck art: the street, worn out loud.',
        link: '/product?brand=Gully',
      },
      { title: 'Roz', link: '/product?brand=Roz' },
    ]);
  });

  test("are the owner's words with the picture of the newest product of the brand or tag", async () => {
    await addPictured('new', 'rain', '2026-02-01T00:00:00.000Z');
    await addPictured('old', 'Sun', '2026-01-01T00:00:00.000Z');
    await publish(line('All of {city}', { brand: 'acme' }), line('Bright', { tag: 'sun' }));
    expect(await shown()).toMatchObject([
      {
        title: 'All of Tiruppur',
        sentence: 'About All of Tiruppur.',
        link: '/product?brand=acme',
        picture: { url: '/images/new-800.jpg' },
      },
      {
        title: 'Bright',
        sentence: 'About Bright.',
        link: '/product?tag=sun',
        picture: { url: '/images/old-800.jpg' },
      },
    ]);
  });

  test('leave out what is not shown and what has no product, and the editor warns of the second', async () => {
    await shop.addProduct({ brand: 'Acme' });
    const { published } = await publish(
      line('Shown', { brand: 'Acme' }),
      line('Hidden', { brand: 'Gone' }, false),
      line('Empty', { brand: 'Akme' }),
      line('Bare', { tag: 'snow' }),
    );
    expect(await titles()).toEqual(['Shown']);
    const warnings = [
      'No product has the brand “Akme”, so “Empty” is not shown. Please check how it is spelled',
      'No product has the tag “snow”, so “Bare” is not shown. Please check how it is spelled',
    ];
    expect(published.warnings).toEqual(warnings);
    const edited = await admin.call('getContentDraft', { params: { page }, cookie: meena.cookie });
    expect(edited.body.published.warnings).toEqual(warnings);
  });

  test('are previewed on the path of the store that is theirs, before they are published', async () => {
    await shop.addProduct({ brand: 'Acme' });
    const by = { params: { page }, cookie: meena.cookie };
    const body = { content: { lines: [line('Draft', { brand: 'Acme' })] }, basedOn: { version: 0, draft: null } };
    await admin.call('saveContentDraft', { ...by, body });
    const { url } = (await admin.call('previewDraft', { ...by, params: { kind: 'content', id: page } })).body;
    expect(new URL(url).pathname).toBe('/product');
    const token = new URL(url).searchParams.get('preview') ?? '';
    const answer = await shop.call('getContentPreview', { params: { page, token } });
    expect(answer.body.body).toMatchObject({ lines: [{ title: 'Draft', link: '/product?brand=Acme' }] });
    expect(await titles()).toEqual([]);
  });

  test('follow the catalogue and the text in every process at its next comparison, in cached answers', async () => {
    const changes = createChanges();
    const other = await createApp({ ...shop.deps, changes });
    const titlesThere = async () => {
      const { body } = (await other.inject(`/api/content/${page}`)).json();
      return body.lines.map(({ title }: { title: string }) => title);
    };
    expect(await titlesThere()).toEqual([]);
    await shop.addProduct({ brand: 'Roz' });
    await recordChange(shop.deps.db, { data: 'catalog' });
    expect(await titlesThere()).toEqual([]);
    await noticeChanges({ db: shop.deps.db, changes });
    expect(await titlesThere()).toEqual(['Roz']);
    await publish(line('Every day', { brand: 'Roz' }));
    await noticeChanges({ db: shop.deps.db, changes });
    expect(await titlesThere()).toEqual(['Every day']);
    await other.close();
  });
});
