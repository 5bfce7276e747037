// Codes as typed: how they are read, what strangers learn of them, and how often they may guess.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as texts from '@taana-baana/contract/texts/messages/offer-messages.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { insertOffer } from '../../money/offers/shopper/testing.ts';
import { openCart } from '../../money/payments/testing.ts';
import { giveCredit } from '../../money/store-credit/testing.ts';

describe.each(testEngines)('codes of offers on %s', (engine) => {
  let shop: TestShop;
  let now: Date;
  let opened: Awaited<ReturnType<typeof openCart>>;
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z');
    shop = await openTestShop(engine, { clock: { now: () => now } });
    opened = await openCart(shop);
    await shop.deps.db.updateTable('customers').set({ email_confirmed_at: now.toISOString() }).execute();
  });
  afterEach(() => shop.close());

  const send = (codes: readonly string[], from: { token?: string; remoteAddress?: string } = {}) =>
    shop.call('previewOffers', { token: opened.token, body: { codes }, ...from });
  const answerTo = async (code: string) => (await send([code])).body.codes;

  it('are read without regard to case and spaces, each once', async () => {
    await insertOffer(shop, {}, ['PUJA26']);
    expect((await send([' pu JA 26', 'PUJA26'])).body).toMatchObject({
      total: 1000,
      codes: [{ code: 'PUJA26', refusal: null }],
    });
  });

  it('are at most five, and one that cannot be a code is unknown', async () => {
    expect((await send(['A', 'B', 'C', 'D', 'E', 'F'])).status).toBe(400);
    expect(await answerTo('no-code!')).toEqual([{ code: 'NO-CODE!', refusal: texts.codeUnknown }]);
  });

  it('are unknown to a stranger alike, whether there is none, it is planned, a draft, ended, or somebody else’s', async () => {
    const who = { kind: 'customers' as const, emails: ['ravi@example.com'] };
    const past = new Date(now.getTime() - 60_000).toISOString();
    await insertOffer(shop, { startsAt: new Date(now.getTime() + 60_000).toISOString() }, ['PLANNED']);
    await insertOffer(shop, { who }, ['RAVI']);
    await insertOffer(shop, { who, endsAt: past }, ['ENDED']);
    await insertOffer(shop, { who, limits: { uses: 1 } }, [{ code: 'USED', maxUses: 1 }]);
    await shop.deps.db.updateTable('offer_codes').set({ uses: 1 }).where('code', '=', 'USED').execute();
    const draft = await insertOffer(shop, {}, ['DRAFT']);
    await shop.deps.db.updateTable('offers').set({ published_at: null }).where('id', '=', draft).execute();
    const answers = [];
    for (const code of ['NOTHING', 'PLANNED', 'RAVI', 'ENDED', 'USED', 'DRAFT']) {
      const { body } = await send([code]);
      expect(body.codes.map((one) => one.code)).toEqual([code]);
      answers.push({ ...body, codes: body.codes.map(({ refusal }) => refusal) });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.codes).toEqual([texts.codeUnknown]);
  });

  it('that have ended are named to those who could use them', async () => {
    await insertOffer(shop, { endsAt: new Date(now.getTime() - 60_000).toISOString() }, ['LATE']);
    expect(await answerTo('LATE')).toEqual([{ code: 'LATE', refusal: texts.codeEnded }]);
  });

  it('of which one offer has two are taken once', async () => {
    await insertOffer(shop, {}, ['ONE1', 'TWO2']);
    expect((await send(['TWO2', 'ONE1'])).body).toMatchObject({ total: 1000 });
    expect((await answerTo('TWO2'))[0]?.refusal).toBeNull();
    const refusals = (await send(['ONE1', 'TWO2'])).body.codes.map(({ refusal }) => refusal);
    expect(new Set(refusals)).toEqual(new Set([texts.hasBetterPrice, null]));
  });

  describe('after ten wrong ones in a minute', () => {
    const guess = async (count: number, from: { token?: string; remoteAddress?: string } = {}) => {
      const statuses = [];
      for (let tried = 0; tried < count; tried += 1) statuses.push((await send([`WRONG${tried}`], from)).status);
      return statuses;
    };
    beforeEach(async () => void (await insertOffer(shop, {}, ['RIGHT'])));

    it('are refused from the account, right ones too, until the minute is over', async () => {
      expect(await guess(11, { remoteAddress: '203.0.113.1' })).toEqual([
        ...Array.from({ length: 10 }, () => 200),
        429,
      ]);
      const right = await send(['RIGHT'], { remoteAddress: '203.0.113.2' });
      expect([right.status, right.headers['retry-after']]).toEqual([429, '60']);
      expect((await send([])).status).toBe(200);
      now = new Date(now.getTime() + 60_000);
      expect((await send(['RIGHT'])).status).toBe(200);
    });

    it('are refused from the network, whatever the account', async () => {
      const other = await shop.signUp();
      await guess(10);
      expect((await send(['RIGHT'], { token: other.token })).status).toBe(429);
      expect((await send(['RIGHT'], { token: other.token, remoteAddress: '203.0.113.2' })).status).toBe(200);
    });

    it('are refused at the checkout too, which counts its own', async () => {
      await giveCredit(shop, opened.customer._id, 5000);
      const body = { amount: 1, attemptId: 'x', useCredit: true };
      const statuses = [];
      for (let tried = 0; tried < 11; tried += 1) {
        const codes = [`WRONG${tried}`];
        statuses.push((await shop.call('checkout', { token: opened.token, body: { ...body, codes } })).status);
      }
      expect(new Set(statuses.slice(0, 10)).has(429)).toBe(false);
      expect(statuses[10]).toBe(429);
      const right = await shop.call('checkout', { token: opened.token, body: { amount: 1000, codes: ['RIGHT'] } });
      expect(right.status).toBe(429);
    });

    it('right ones, which are no guesses, are as many as anybody likes', async () => {
      for (let tried = 0; tried < 12; tried += 1) expect((await send(['right'])).status).toBe(200);
    });
  });
});
