// The ledger against orders and refunds, and its outstanding sum.
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillOrders } from '../../../../database/payments/fill-payments.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { sellCard } from '../gift-cards/testing.ts';
import { addOrder } from '../../desk/order-page/testing.ts';
import { checkPayments } from '../payments/payments-check.service.ts';
import { listLedgerDifferences, readOutstanding } from './credit-check.service.ts';
import { addEntry, returnCredit, spendCredit } from './store-credit.service.ts';
import { giveCredit } from './testing.ts';

const now = new Date('2026-11-21T10:00:00.000Z');

describe.each(testEngines)('the check of store credit on %s', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine, { clock: { now: () => now } });
  });
  afterEach(() => shop.close());

  const inTrx = <T>(work: (trx: TestShop['deps']['db']) => Promise<T>) => shop.deps.db.transaction().execute(work);
  /** Of Rs. 600, of which credit has paid 400. */
  async function bought() {
    const { customer } = await shop.signUp();
    await giveCredit(shop, customer._id, 500);
    const { id, number } = await addOrder(
      shop.deps.db,
      now.toISOString(),
      {},
      { customer_id: customer._id, credit: 400 },
    );
    const order = { id, customerId: customer._id, credit: 400 };
    await inTrx((trx) => spendCredit(trx, order, now));
    return { ...order, number };
  }
  const refundToCredit = async (orderId: string, credit: number) => {
    await shop.deps.db
      .insertInto('refunds')
      .values({
        id: v7(),
        provider_payment_id: orderId,
        order_id: orderId,
        reason: 'part refund',
        amount_paise: 0,
        currency: 'INR',
        status: 'refunded',
        provider_refund_id: null,
        created_at: now.toISOString(),
        tries: 0,
        credit,
      })
      .execute();
    await fillOrders(shop.deps.db, [orderId]);
  };
  const differences = () => listLedgerDifferences(shop.deps.db);

  it('agrees where each order has its entries', async () => {
    const order = await bought();
    await refundToCredit(order.id, 150);
    await inTrx((trx) => returnCredit(trx, order, 150, now));
    const unpaid = { status: 'Payment pending', paid_at: null, credit: 300 };
    await addOrder(shop.deps.db, now.toISOString(), {}, { customer_id: order.customerId, ...unpaid });
    expect(await differences()).toEqual([]);
  });

  it('finds an order whose credit was not taken, or came back without a refund', async () => {
    const [untaken, returned, lost] = [await bought(), await bought(), await bought()];
    await shop.deps.db.deleteFrom('store_credit_entries').where('order_id', '=', untaken.id).execute();
    await inTrx((trx) => returnCredit(trx, returned, 150, now));
    await refundToCredit(lost.id, 250);
    expect(await differences()).toEqual([
      `Order ${untaken.number}: store credit paid Rs. 400 of it, and Rs. 0 was taken from the customer's.`,
      `Order ${returned.number}: Rs. 0 of it went back as store credit, and Rs. 150 came into the customer's.`,
      `Order ${lost.number}: Rs. 250 of it went back as store credit, and Rs. 0 came into the customer's.`,
    ]);
    expect((await checkPayments(shop.deps, new Date(0), new Date(1))).differences).toEqual(await differences());
  });

  it('finds a balance below 0, and one of a deleted account', async () => {
    const { customerId } = await bought();
    await shop.deps.db
      .updateTable('store_credit_entries')
      .set({ amount: 100 })
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'gift card')
      .execute();
    await inTrx((trx) => addEntry(trx, { customer_id: 'gone', amount: 50, kind: 'goodwill' }, now));
    expect(await differences()).toEqual([
      'The deleted account gone has store credit of Rs. 50.',
      `The store credit of customer ${customerId} is Rs. -300.`,
    ]);
  });

  it('says what customers can spend, and the gift cards that can be used', async () => {
    await bought();
    await bought();
    await sellCard(shop, { amount: 700 });
    expect((await readOutstanding(shop.deps.db)).balances.map(({ balance }) => balance)).toEqual([100, 100]);
    const { credit } = await checkPayments(shop.deps, new Date(0), new Date(1));
    expect(credit).toBe('Store credit: 2 customers can spend Rs. 200, and 1 gift card of Rs. 700 can still be used.');
  });
});
