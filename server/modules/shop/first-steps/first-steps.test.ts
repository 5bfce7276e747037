// The first steps follow from the state of the shop, and the sample is named until it is gone.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FirstSteps, FirstStepsMark } from '@taana-baana/contract/admin/schemas/shop/first-steps.ts';
import { contentPages } from '@taana-baana/contract/content/content-pages.ts';
import { defaultSettings } from '../../../../shop.config.ts';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { savePost } from '../../content/blog/blog.service.ts';
import { addOrder } from '../../selling/desk/order-page/testing.ts';
import { commandLine } from '../audit-log/audit-log.service.ts';
import { saveSection } from '../settings/settings.service.ts';
import { insertOrUpdateMade } from '../system/backup-runs.repository.ts';
import { readFirstSteps } from './first-steps.service.ts';

const now = '2026-11-28T06:00:00.000Z';
const sampleShirt = { id: 'monsoon-waves-oversized-tee', title: 'Monsoon Waves Oversized Tee' };
const otherShirt = { id: 'warli-village-tee', title: 'Warli Village Tee' };
const samplePost = { id: 'why-we-are-called-taana-baana', title: 'Why we are called Taana Baana' };

describe.each(testEngines)('the first steps on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  beforeEach(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('owner'));
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });
  const read = async () => (await admin.call('getFirstSteps', { cookie })).body;
  const mark = async (body: FirstStepsMark) => (await admin.call('markFirstSteps', { cookie, body })).body;
  const remove = async (what: string) => (await admin.call('removeSample', { cookie, params: { what } })).body;
  const doneOf = ({ steps }: FirstSteps) => steps.flatMap(({ name, isDone }) => (isDone ? name : []));
  const actions = async () => (await admin.call('listAuditLog', { cookie })).body.entries.map(({ action }) => action);
  const save = async (section: 'shop' | 'shipping', value: object) => {
    const changed = { ...defaultSettings[section], ...value } as never;
    await saveSection(shop.deps, { section, basedOn: 0, value: changed }, commandLine);
  };
  const addPost = (post: { id: string; title: string }) =>
    savePost(shop.deps.db, { ...post, category: 'Our Story', description: 'x', createdAt: now, pictures: [] });
  const addReview = (product_id: string, id: string, customer_id: string | null = null) =>
    shop.deps.db
      .insertInto('reviews')
      .values({ id, product_id, customer_id, star: 5, comment: 'Soft', created_at: now })
      .execute();

  test('a new shop has done none of the ten, and its texts are the sample’s', async () => {
    const steps = await read();
    expect(steps.steps).toHaveLength(10);
    expect(doneOf(steps)).toEqual([]);
    expect(steps).toMatchObject({
      isHidden: false,
      sample: { products: 0, posts: 0, reviews: 0, pages: ['about', 'our-story', 'banners', 'house-lines'] },
    });
    expect(steps.sample.fields).toContain('contact.email');
  });

  test('each step is ticked by what was done', async () => {
    const { db } = shop.deps;
    await save('shop', { name: 'Resham Ghar', gstin: '33AAAAA0000A1Z5' });
    await save('shipping', { fee: 60 });
    await shop.addProduct({ title: 'Indigo Tee' });
    await addOrder(db, now);
    await insertOrUpdateMade(db, 'backup', now, now);
    const publish = (page: 'privacy-policy' | 'refund-policy' | 'shipping-policy' | 'terms') => {
      const body = JSON.stringify(contentPages[page].defaultBody);
      const version = { page, version: 1, body, note: null, at: now, staff_id: null };
      return db.insertInto('content_versions').values(version).execute();
    };
    for (const page of ['privacy-policy', 'refund-policy', 'terms'] as const) await publish(page);
    expect(doneOf(await read())).not.toContain('policies');
    await publish('shipping-policy');
    expect(doneOf(await read())).toEqual(['name', 'product', 'gstin', 'shipping', 'policies', 'order', 'backup']);
  });

  test('payments are done with live keys only, mails with a mail server', async () => {
    const open = async (keyId: string) => {
      const env = { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: 'secret', SMTP_URL: 'smtp://mail.example.com' };
      const other = await openTestShop(engine, { env });
      const steps = doneOf(await readFirstSteps(other.deps));
      await other.close();
      return steps;
    };
    expect(await open('rzp_test_key')).toEqual(['mail']);
    expect(await open('rzp_live_key')).toEqual(['payments', 'mail']);
  });

  test('what the shop cannot know is said once, is in the audit log, and can be taken back', async () => {
    expect(doneOf(await mark({ mark: 'policies', isSet: true }))).toEqual(['policies']);
    expect(doneOf(await mark({ mark: 'policies', isSet: true }))).toEqual(['policies']);
    expect(doneOf(await mark({ mark: 'gstin', isSet: true }))).toEqual(['gstin', 'policies']);
    expect(doneOf(await mark({ mark: 'policies', isSet: false }))).toEqual(['gstin']);
    expect((await actions()).slice(0, 3)).toEqual(['first-steps clear', 'first-steps set', 'first-steps set']);
  });

  test('an owner hides them for all owners', async () => {
    await mark({ mark: 'hidden', isSet: true });
    const other = await admin.addMember('owner');
    expect((await admin.call('getFirstSteps', { cookie: other.cookie })).body.isHidden).toBe(true);
    expect((await mark({ mark: 'hidden', isSet: false })).isHidden).toBe(false);
  });

  test('sample products are deleted, those that were ordered archived, those with another title kept', async () => {
    const { id: sold } = await shop.addProduct(sampleShirt);
    await shop.addProduct(otherShirt);
    await shop.addProduct({ id: 'truck-art-oversized-tee', title: 'My own truck' });
    await addOrder(shop.deps.db, now);
    await shop.deps.db.updateTable('order_lines').set({ product_id: sold }).execute();
    const before = await read();
    expect(before.sample.products).toBe(2);
    expect(doneOf(before)).toContain('product');

    expect((await remove('products')).sample.products).toBe(0);
    const left = await shop.deps.db.selectFrom('products').select(['id', 'status']).orderBy('id').execute();
    expect(left).toEqual([
      { id: sold, status: 'archived' },
      { id: 'truck-art-oversized-tee', status: 'active' },
    ]);
    expect((await actions()).slice(0, 2)).toEqual(['product archive', 'product delete']);
    expect((await remove('products')).sample.products).toBe(0);
  });

  test('a product whose draft has another title is the owner’s', async () => {
    await shop.addProduct(sampleShirt);
    const { body: product } = await admin.call('getProduct', { cookie, params: { id: sampleShirt.id } });
    const content = { ...product.published, title: 'Mine' };
    const basedOn = { version: product.version, draft: null };
    const saved = await admin.call('saveProduct', {
      cookie,
      params: { id: sampleShirt.id },
      body: { content, basedOn },
    });
    expect(saved.status).toBe(200);
    expect((await remove('products')).sample.products).toBe(0);
    expect((await admin.call('getProduct', { cookie, params: { id: sampleShirt.id } })).status).toBe(200);
  });

  test('sample posts are deleted, those with another title kept', async () => {
    await addPost(samplePost);
    await addPost({ id: 'gsm-explained', title: 'My own words about cloth' });
    expect((await read()).sample.posts).toBe(1);
    expect((await remove('posts')).sample.posts).toBe(0);
    expect((await shop.call('listBlogs')).body.map(({ title }) => title)).toEqual(['My own words about cloth']);
  });

  test('reviews of the sample are deleted, those of customers kept', async () => {
    const { id } = await shop.addProduct(sampleShirt);
    const own = await shop.addProduct({ title: 'Indigo Tee' });
    const { customer } = await shop.signUp();
    await addReview(id, 'sample-1');
    await addReview(own.id, 'imported-1');
    await addReview(id, 'customer-1', customer._id);
    expect((await read()).sample.reviews).toBe(1);
    expect((await remove('reviews')).sample.reviews).toBe(0);
    const left = await shop.deps.db.selectFrom('reviews').select('id').orderBy('id').execute();
    expect(left.map((review) => review.id)).toEqual(['customer-1', 'imported-1']);
    expect((await actions())[0]).toBe('reviews remove sample');
  });

  test('a published text and changed facts are no longer the sample’s', async () => {
    await save('shop', { tagline: 'Silk, every day', social: [] });
    const body = JSON.stringify({ paragraphs: ['We began in Kanchipuram.'] });
    const version = { page: 'our-story', body, note: null, at: now, staff_id: null } as const;
    await shop.deps.db
      .insertInto('content_versions')
      .values({ ...version, version: 1 })
      .execute();
    const { sample } = await read();
    expect(sample.fields).not.toContain('tagline');
    expect(sample.fields).not.toContain('social');
    expect(sample.pages).toEqual(['about', 'banners', 'house-lines']);

    const original = JSON.stringify(contentPages['our-story'].defaultBody);
    await shop.deps.db
      .insertInto('content_versions')
      .values({ ...version, version: 2, body: original })
      .execute();
    expect((await read()).sample.pages).toContain('our-story');
  });

  test('a manager sees none of it', async () => {
    const { cookie: manager } = await admin.addMember('manager');
    expect((await admin.call('getFirstSteps', { cookie: manager })).status).toBe(403);
  });
});
