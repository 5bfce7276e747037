// Gift cards from the sale to the credit, as the policies promise them.
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { giftCardExpiry, lastDayOf, readGiftCardCode } from '@taana-baana/contract/gift-cards.ts';
import { refundPolicy } from '@taana-baana/contract/texts/content/refund-policy.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { hashToken } from '../../../../credentials/secret-tokens.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { sendMails } from '../../../shop/mail/mail.service.ts';
import { findGiftCard, updateOpenGiftCard } from './gift-cards.repository.ts';
import { readMailedCode, sellCard } from './testing.ts';

const start = Date.parse('2026-11-20T10:00:00.000Z');

test('“A gift card is valid for 1 year from the day it was bought”: to the end of that day in India [policy refund.9 terms.8]', () => {
  expect(JSON.stringify(refundPolicy)).toContain('A gift card is valid for 1 year from the day it was bought.');
  // 23:59 in India on the 20th, and a minute later.
  expect(giftCardExpiry(new Date('2026-11-20T18:29:00.000Z'))).toBe('2027-11-20T18:30:00.000Z');
  expect(giftCardExpiry(new Date('2026-11-20T18:30:00.000Z'))).toBe('2027-11-21T18:30:00.000Z');
  expect(lastDayOf('2027-11-20T18:30:00.000Z')).toBe('2027-11-20');
  expect(lastDayOf(giftCardExpiry(new Date('2028-02-29T10:00:00.000Z')))).toBe('2029-03-01');
});

describe.each(testEngines)('a gift card on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let now = start;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
  });
  beforeEach(async () => {
    now = start;
    ({ cookie } = await admin.addMember('owner'));
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const redeem = (token: string, code: string) => shop.call('redeemGiftCard', { token, body: { code } });
  const act = (name: 'resendGiftCard' | 'cancelGiftCard', id: string) => admin.call(name, { cookie, params: { id } });
  const list = async (q = '') => (await admin.call('listGiftCards', { cookie, query: { q } })).body.giftCards;
  const entriesOf = (id: string) =>
    shop.deps.db.selectFrom('store_credit_entries').selectAll().where('gift_card_id', '=', id).execute();
  const form = (key: string) => ({
    key: `a-sale-of-this-test-${engine}-${key}`,
    amount: 500,
    paidBy: 'upi',
    recipientEmail: `${key}@example.com`,
    recipientName: 'Meena',
    message: 'Happy birthday',
  });

  it('is sold once, however often the form is sent, and mailed to the recipient', async () => {
    const sale = { cookie, body: form('birthday') };
    const both = await Promise.all([admin.call('sellGiftCard', sale), admin.call('sellGiftCard', sale)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await list('birthday@example.com')).toMatchObject([
      { amount: 500, paidBy: 'upi', state: 'open', recipientName: 'Meena', validUntil: '2027-11-20', endedAt: null },
    ]);
    const mails = await shop.deps.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'birthday@example.com')
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text_body).toContain('> Happy birthday');
    for (const changed of [{ amount: 600 }, { paidBy: 'cash' }, { recipientEmail: 'other@example.com' }]) {
      const other = await admin.call('sellGiftCard', { cookie, body: { ...form('birthday'), ...changed } });
      expect(other.error.message).toContain('sold before');
    }
    const log = shop.deps.db.selectFrom('audit_log').selectAll().where('action', '=', 'gift-cards sell');
    expect(await log.where('subject', '=', `gift-card ${both[0]?.body.codeEnd}`).execute()).toHaveLength(1);
  });

  it('leaves its code nowhere but in the mail, and there only until it is sent', async () => {
    const { card, code } = await sellCard(shop);
    expect(code).toMatch(/^(?:[A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
    await sendMails(shop.deps);
    for (const { name } of await shop.deps.db.introspection.getTables()) {
      const rows = await shop.deps.db
        .selectFrom(name as 'mails')
        .selectAll()
        .execute();
      const text = JSON.stringify(rows);
      for (const written of [code, readGiftCardCode(code)]) expect(text, name).not.toContain(written);
    }
    expect(code.endsWith(card.codeEnd)).toBe(true);
  });

  it('becomes credit once, of many calls of many customers at once', async () => {
    const { card, code } = await sellCard(shop, { amount: 700 });
    const customers = await Promise.all(Array.from({ length: 4 }, () => shop.signUp()));
    const answers = await Promise.all(
      [...customers, ...customers].map(async ({ token }) => ({ token, ...(await redeem(token, code)) })),
    );
    const [entry, ...more] = await entriesOf(card.id);
    expect([entry?.amount, entry?.kind, more]).toEqual([700, 'gift card', []]);
    const lucky = answers.filter(({ status }) => status === 200);
    expect(new Set(lucky.map(({ token }) => token)).size).toBe(1);
    expect(lucky.map(({ body }) => body)).toEqual([0, 1].map(() => ({ amount: 700, balance: 700 })));
    for (const { status, error } of answers.filter(({ status: one }) => one !== 200)) {
      expect([status, error.fields]).toEqual([400, { code: 'This gift card is used already. A gift card works once' }]);
    }
    expect(await list(card.recipientEmail)).toMatchObject([{ state: 'used', endedAt: new Date(now).toISOString() }]);
    expect((await act('cancelGiftCard', card.id)).status).toBe(409);
  });

  it('is read as people type it', async () => {
    const { token } = await shop.signUp();
    const { code } = await sellCard(shop);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' – ')}`;
    expect((await redeem(token, typed)).body).toEqual({ amount: 500, balance: 500 });
  });

  it('works to the last moment of its last day in India, and not after [policy refund.9 terms.8]', async () => {
    const [inTime, late] = [await sellCard(shop), await sellCard(shop)];
    now = Date.parse('2027-11-20T18:30:00.000Z') - 1;
    const { token } = await shop.signUp();
    expect((await redeem(token, inTime.code)).status).toBe(200);
    now += 1;
    expect((await redeem(token, late.code)).error.message).toBe('This gift card was valid until 20 Nov 2027');
    ({ cookie } = await admin.addMember('owner'));
    expect(await list(late.card.recipientEmail)).toMatchObject([{ state: 'expired' }]);
    expect((await act('resendGiftCard', late.card.id)).status).toBe(409);
  });

  it('is worth nothing once it is cancelled', async () => {
    const { token } = await shop.signUp();
    const { card, code } = await sellCard(shop);
    expect((await act('cancelGiftCard', card.id)).body).toMatchObject({ state: 'cancelled' });
    expect((await act('cancelGiftCard', card.id)).status).toBe(409);
    expect((await redeem(token, code)).error.message).toContain('was cancelled');
    expect(await entriesOf(card.id)).toEqual([]);
    const { entries } = (await admin.call('listAuditLog', { cookie })).body;
    expect(entries[0]).toMatchObject({ action: 'gift-cards cancel', subject: `gift-card ${card.codeEnd}` });
  });

  it('has a new code when it is sent again, and the old one ends', async () => {
    const { token } = await shop.signUp();
    const { card, code } = await sellCard(shop);
    const again = (await act('resendGiftCard', card.id)).body;
    const newCode = await readMailedCode(shop, card.recipientEmail);
    expect(newCode.endsWith(again.codeEnd)).toBe(true);
    expect((await redeem(token, code)).error.message).toContain('only the newest code works');
    expect((await redeem(token, newCode)).body).toEqual({ amount: 500, balance: 500 });
  });

  it('is not used by its old code, though that was looked up before the card was sent again', async () => {
    const { card, code } = await sellCard(shop);
    const { db } = shop.deps;
    const found = await findGiftCard(db, { code_hash: hashToken(readGiftCardCode(code)) });
    if (!found) throw new Error('the card has this code');
    await act('resendGiftCard', card.id);
    const at = new Date(now).toISOString();
    expect(await updateOpenGiftCard(db, found, at, { redeemed_at: at })).toBeUndefined();
    expect(await list(card.recipientEmail)).toMatchObject([{ state: 'open' }]);
  });

  it('of a wrong code says so kindly, and stops an account that guesses', async () => {
    const { token } = await shop.signUp();
    const wrong = 'AAAA-BBBB-CCCC-DDDD';
    expect((await redeem(token, 'AAAA')).error.fields).toEqual({ code: expect.stringContaining('16 letters') });
    expect((await redeem(token, wrong)).error.fields).toEqual({ code: expect.stringContaining('compare it') });
    const guesses = await Promise.all(Array.from({ length: 10 }, () => redeem(token, wrong)));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await shop.call('redeemGiftCard', { body: { code: wrong } })).status).toBe(401);
  });

  it('is found by the end of its code, and by the recipient', async () => {
    const { card } = await sellCard(shop, { recipientName: 'Lakshmi 100% Narayan' });
    for (const q of [card.codeEnd.toLowerCase(), card.recipientEmail.slice(2, 12), '100% nar']) {
      expect(
        (await list(q)).map(({ id }) => id),
        q,
      ).toContain(card.id);
    }
    expect(await list('100_ nar')).toEqual([]);
  });

  it('refuses an amount outside Rs. 100 to Rs. 50,000', async () => {
    for (const amount of [99, 50_001, 100.5, '']) {
      const { status, error } = await admin.call('sellGiftCard', { cookie, body: { ...form('range'), amount } });
      expect([status, error.fields]).toEqual([400, { amount: 'Please type whole rupees, from Rs. 100 to Rs. 50,000' }]);
    }
    expect(await list('range@example.com')).toEqual([]);
  });

  it('keeps nothing of the recipient who used it and deletes the account', async () => {
    const { token, password } = await shop.signUp();
    const { card, code } = await sellCard(shop, { recipientName: 'Meena', message: 'For you' });
    await redeem(token, code);
    expect((await shop.call('deleteAccount', { token, body: { password } })).status).toBe(200);
    const row = shop.deps.db.selectFrom('gift_cards').selectAll().where('id', '=', card.id);
    const emptied = { recipient_email: '', recipient_name: null, message: null, amount: 500 };
    expect(await row.executeTakeFirst()).toMatchObject(emptied);
  });
});
