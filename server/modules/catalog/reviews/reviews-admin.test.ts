// Staff moderate reviews, and what shoppers then see.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hideReasons } from '@taana-baana/contract/admin/paths/review-filters.ts';
import { terms } from '@taana-baana/contract/texts/content/terms.ts';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { createChanges, noticeChanges } from '../../../database/changes.ts';
import { testEngines } from '../../../database/testing.ts';
import { createApp } from '../../../http/app.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';

describe.each(testEngines)('a review in the admin on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let token: string;
  let tee: { id: string };
  let id: string;
  let minutes = 0;
  beforeAll(async () => {
    const clock = { now: () => new Date(Date.UTC(2026, 10, 21, 10, minutes)) };
    shop = await openTestShop(engine, { clock });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('manager'));
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });
  /** Of five stars and of one; `id` is the latter. */
  beforeEach(async () => {
    minutes += 1;
    tee = await shop.addProduct();
    await rate(5, 'Soft and heavy', (await shop.signUp()).token);
    minutes += 1;
    token = (await shop.signUp()).token;
    id = (await rate(1, 'Buy at evil.example', token)).ratings[0]?._id ?? '';
  });

  const rate = async (star: number, comment: string, by: string) =>
    (await shop.call('rateProduct', { token: by, body: { star, comment, prodId: tee.id } })).body;
  const product = async () => (await shop.call('getProduct', { params: { id: tee.id } })).body;
  const hide = (reason = 'advertising') => admin.call('hideReview', { cookie, params: { id }, body: { reason } });
  const list = async (query = {}) => (await admin.call('listReviews', { cookie, query })).body.reviews;

  it('that the terms promise to take down is gone once hidden: from the list, the count and the stars [policy terms.9]', async () => {
    const promise = 'Write what you think of the T-shirt. We take down what is unlawful, insulting or advertising.';
    expect(terms.parts.flatMap(({ content }) => content)).toContain(promise);
    for (const reason of hideReasons) {
      expect(promise).toContain(reason);
      expect(await product()).toMatchObject({ totalrating: 3, ratingsCount: 2 });
      expect((await hide(reason)).body.hidden?.reason).toBe(reason);
      const hidden = await product();
      expect(hidden).toMatchObject({ totalrating: 5, ratingsCount: 1 });
      expect(hidden.ratings.map(({ comment }) => comment)).toEqual(['Soft and heavy']);
      const { body } = await shop.call('listProducts', { query: { fields: 'totalrating,ratingsCount' } });
      expect(body.find(({ _id }) => _id === tee.id)).toMatchObject({ totalrating: 5, ratingsCount: 1 });
      await admin.call('unhideReview', { cookie, params: { id } });
    }
    expect((await product()).ratings[0]?._id).toBe(id);
  });

  it('is gone from the cached answers of every process', async () => {
    const other = { ...shop.deps, changes: createChanges() };
    const app = await createApp(other);
    await noticeChanges(other);
    const read = async () => (await app.inject(`/api/product/${tee.id}`)).json().ratingsCount;
    expect(await read()).toBe(2);
    await hide();
    expect(await read()).toBe(2);
    // Each process does this every 2 s.
    await noticeChanges(other);
    expect(await read()).toBe(1);
    await admin.call('unhideReview', { cookie, params: { id } });
    await app.close();
  });

  it('shows the reply of the shop under it, until that is removed', async () => {
    expect((await product()).ratings[0]).not.toHaveProperty('reply');
    const text = 'Dear customer,\nplease write to us.';
    await admin.call('replyToReview', { cookie, params: { id }, body: { text } });
    expect((await product()).ratings[0]?.reply).toMatchObject({ text });
    expect((await admin.call('removeReply', { cookie, params: { id } })).body.reply).toBe(null);
    expect((await product()).ratings[0]).not.toHaveProperty('reply');
  });

  it('that its author rewrites stays hidden, and loses the reply to its old words', async () => {
    await admin.call('replyToReview', { cookie, params: { id }, body: { text: 'No.' } });
    await hide();
    const { ratingsCount } = await rate(1, 'Buy at other.example', token);
    expect(ratingsCount).toBe(1);
    expect((await list({ tab: 'hidden' }))[0]).toMatchObject({ id, comment: 'Buy at other.example', reply: null });
    await admin.call('unhideReview', { cookie, params: { id } });
  });

  it('is found by stars, words and product, newest first', async () => {
    expect((await list())[0]).toMatchObject({ id, star: 1, author: 'Asha Kumari', hidden: null, reply: null });
    expect((await list({ stars: '5' })).every(({ star }) => star === 5)).toBe(true);
    expect((await list({ search: 'EVIL.example' }))[0]?.id).toBe(id);
    expect((await list({ search: 'warli' }))[0]?.id).toBe(id);
    expect(await list({ search: 'evil_example' })).toEqual([]);
    expect(await list({ tab: 'hidden' })).toEqual([]);
  });

  it('changes nothing when it is so already, or the reason is unknown', async () => {
    await hide();
    const owner = (await admin.addMember('owner')).cookie;
    const entries = async () => (await admin.call('listAuditLog', { cookie: owner })).body.entries.length;
    const before = await entries();
    await hide();
    expect((await hide('boring')).error.fields).toEqual({ reason: 'Please choose a reason' });
    await admin.call('removeReply', { cookie, params: { id } });
    expect(await entries()).toBe(before);
    await admin.call('unhideReview', { cookie, params: { id } });
    expect(await entries()).toBe(before + 1);
  });

  it('tells its author, in their data, that it is hidden', async () => {
    await hide();
    expect((await shop.call('exportData', { token })).body.reviews).toMatchObject([{ hiddenReason: 'advertising' }]);
    await admin.call('unhideReview', { cookie, params: { id } });
  });

  it('is a 404 once its author has deleted the account', async () => {
    const leaving = await shop.signUp();
    ({ _id: id } = (await rate(2, 'Late', leaving.token)).ratings[0] as { _id: string });
    await shop.call('deleteAccount', { token: leaving.token, body: { password: leaving.password } });
    expect((await hide()).status).toBe(404);
  });
});
