import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reviewMessages, serverMessages } from '@taana-baana/contract';
import type { Change } from '../../../database/changes.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';

describe.each(testEngines)('reviews on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let tee: { id: string };
  const rate = (body: Record<string, unknown> = {}, by = token) =>
    shop.call('rateProduct', { token: by, body: { star: 4, comment: 'Soft and heavy', prodId: tee.id, ...body } });

  beforeEach(async () => {
    let seconds = 0;
    shop = await openTestShop(engine, { clock: { now: () => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds++)) } });
    tee = await shop.addProduct();
    token = (await shop.signUp()).token;
  });
  afterEach(() => shop.close());

  it('respond with the product including the review [spec call.6]', async () => {
    const { status, body } = await rate();
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: tee.id, title: 'Warli Village Tee', totalrating: 4, ratingsCount: 1 });
    expect(body.ratings).toMatchObject([{ star: 4, comment: 'Soft and heavy' }]);
    expect((await shop.call('getProduct', { params: { id: tee.id } })).body).toEqual(body);
  });

  it('are one per customer: a second one replaces the first, and counts as new', async () => {
    const other = (await shop.signUp()).token;
    const first = (await rate({ star: 1, comment: 'Late' })).body.ratings[0];
    await rate({ star: 5, comment: 'Lovely' }, other);
    const { body } = await rate({ star: '2', comment: 'Late, but good' });
    expect(body.ratings.map(({ star, comment }) => [star, comment])).toEqual([
      [2, 'Late, but good'],
      [5, 'Lovely'],
    ]);
    expect(body).toMatchObject({ totalrating: 3.5, ratingsCount: 2 });
    expect(body.ratings[0]?._id).toBe(first?._id);
  });

  it('stay one when sent many times in parallel', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map((star) => rate({ star })));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect((await shop.call('getProduct', { params: { id: tee.id } })).body.ratingsCount).toBe(1);
  });

  it('give the mean to one decimal, in the list as on the product', async () => {
    for (const star of [5, 5, 4]) await rate({ star }, (await shop.signUp()).token);
    const { body: list } = await shop.call('listProducts');
    expect(list[0]).toMatchObject({ totalrating: 4.7, ratingsCount: 3, ratings: [] });
    expect((await shop.call('getProduct', { params: { id: tee.id } })).body.totalrating).toBe(4.7);
  });

  it('invalidate cached catalogue data', async () => {
    const told: Change[] = [];
    shop.deps.changes.subscribe((change) => told.push(change));
    await rate();
    await rate({ star: 9 });
    expect(told).toEqual([{ data: 'catalog', productId: tee.id }]);
  });

  it.each([
    ['no star', { star: undefined }, 'star', reviewMessages.starRequired],
    ['a star of 0', { star: 0 }, 'star', reviewMessages.starRequired],
    ['a star of 6', { star: 6 }, 'star', reviewMessages.starRequired],
    ['half a star', { star: 2.5 }, 'star', reviewMessages.starRequired],
    ['no words', { comment: '  ' }, 'comment', reviewMessages.commentRequired],
  ])('are refused with %s', async (_what, body, field, message) => {
    const refused = await rate(body);
    expect(refused.status).toBe(400);
    expect(refused.error.fields).toEqual({ [field]: message });
    expect((await shop.call('getProduct', { params: { id: tee.id } })).body.ratings).toEqual([]);
  });

  it('accept productId if prodId is missing, and say so if both are', async () => {
    const { status, body } = await rate({ prodId: undefined, productId: tee.id });
    expect([status, body._id, body.totalrating]).toEqual([200, tee.id, 4]);
    const refused = await rate({ prodId: undefined, star: undefined });
    expect(refused.error.fields).toEqual({
      prodId: serverMessages.productNotNamed,
      star: reviewMessages.starRequired,
    });
  });

  it('are rejected for an unknown product, and for a visitor', async () => {
    expect((await rate({ prodId: 'no-such-tee' })).status).toBe(404);
    expect((await shop.call('rateProduct', { body: { star: 4, comment: 'x', prodId: tee.id } })).status).toBe(401);
  });
});
