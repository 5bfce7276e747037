// An order that is placed before its money comes: its payment waits, and everybody is told so.
import { describe, expect, it } from 'vitest';
import { openTestAdmin } from '../../../../../admin/testing.ts';
import { fillPayments } from '../../../../../database/payments/fill-payments.ts';
import { testEngines } from '../../../../../database/testing.ts';
import type { TestShop } from '../../../../../testing.ts';
import { address, amount, openCart, openShopForEach, readPurchaseRows } from '../../payments/testing.ts';
import { giveCredit } from '../../store-credit/testing.ts';

describe.each(testEngines)('an order by bank transfer on %s', (engine) => {
  let shop: TestShop;
  openShopForEach(engine, { now: () => new Date('2026-11-21T10:00:00.000Z') }, (opened) => ({ shop } = opened));

  const wanted = { amount, attemptId: 'tab-1', method: 'bank-transfer', shippingInfo: address } as const;
  const place = async (token: string, body: object = wanted) => {
    const answer = (await shop.call('checkout', { token, body })).body;
    return 'placed' in answer ? answer.placed.number : '';
  };
  const payments = () =>
    shop.deps.db.selectFrom('payments').select(['method', 'state', 'amount_paise']).orderBy('id').execute();

  it('is placed at once with a pending payment, and its words are in mail, admin and CSV', async () => {
    const { token } = await openCart(shop);
    const number = await place(token);
    expect(number).not.toBe('');
    expect(await place(token)).toBe(number);
    expect(await payments()).toEqual([{ method: 'bank-transfer', state: 'pending', amount_paise: amount * 100 }]);
    expect(await fillPayments(shop.deps.db)).toBe(0);

    const { mails } = await readPurchaseRows(shop);
    expect(mails[0]?.text_body).toContain('as soon as your transfer is in our account');
    expect(mails[0]?.text_body).toContain('To be transferred');

    const admin = openTestAdmin(shop);
    const { cookie } = await admin.addMember('owner');
    const page = (await admin.call('getOrder', { cookie, params: { number } })).body;
    expect(page.payment).toMatchObject({ by: 'bank-transfer', method: 'bank-transfer', isByHand: false });
    expect(page.amounts.refundablePaise).toBe(0);
    expect(page.actions.refund).toBeNull();
    const file = await admin.app.inject({ url: '/api/orders.csv', headers: { cookie } });
    expect(file.body).toContain('Bank transfer');
    await admin.close();
  });

  it('spends store credit first', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, 300);
    await place(token, { ...wanted, useCredit: true });
    expect(await payments()).toEqual([
      { method: 'store-credit', state: 'captured', amount_paise: 30_000 },
      { method: 'bank-transfer', state: 'pending', amount_paise: (amount - 300) * 100 },
    ]);
  });
});
