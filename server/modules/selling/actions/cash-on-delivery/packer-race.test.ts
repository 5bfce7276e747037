// Shoppers confirm, pay and cancel at once while a packer packs: no parcel collects what is paid, and no
// payment is without a parcel or on its way back.
import { describe, expect, it } from 'vitest';
import { areTestsLong } from '../../../../../scripts/testing/long-tests.ts';
import { testEngines } from '../../../../database/testing.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { payCashOnline } from '../../money/methods/cash-on-delivery/write-cash.service.ts';
import { tokenOf } from '../../money/order-links.service.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import { amount, createOrder, openCart, readPurchaseRows } from '../../money/payments/testing.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { settleOrder } from '../checkout/settlement.service.ts';
import { cancelOwnOrder } from '../fulfilment/customer-cancel.service.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { findLinkOfOrder } from '../manual-orders/payment-links.repository.ts';
import { confirmByLink, confirmByStaff } from './confirm-order.service.ts';
import { payNow } from './pay-now.service.ts';
import { openAdvance, openCashShop, placeForCash, takeCash } from './testing.ts';
import { endIfUnconfirmed } from './unconfirmed-orders.service.ts';

const shoppers = areTestsLong ? 100 : 20;

describe.each(testEngines)('cash orders, all at once, on %s', (engine) => {
  const cash = openCashShop(engine);

  async function placed(place: number, advance = 0) {
    const { token, customer } = await openCart(cash.shop);
    // One mobile has at most two cash orders on their way.
    const mobile = String(9_000_000_000 + place);
    await cash.shop.deps.db.updateTable('customers').set({ mobile }).where('id', '=', customer._id).execute();
    const number = await buy(token, advance);
    const { id } = await requireOrder(cash.shop.deps.db, number);
    await payNow(cash.shop.deps, customer._id, number);
    const link = (await findLinkOfOrder(cash.shop.deps.db, id))?.id ?? '';
    return { id, number, customerId: customer._id, link, token: await tokenOf(cash.shop.deps.db, 'confirm', id) };
  }
  async function buy(token: string, advance: number): Promise<string> {
    if (advance === 0) return placeForCash(cash.shop, token);
    const order = await openAdvance(cash.shop, token, { advance, due: amount - advance });
    const { id } = await cash.double.pay({ order_id: order, status: 'captured' });
    return (await createOrder(cash.shop, token, order, id)).body.order.number;
  }
  type Placed = Awaited<ReturnType<typeof placed>>;

  const pay = async ({ id, link }: Placed) => {
    await cash.double.payLink(link);
    await settleOrder(cash.shop.deps, { id }, 'reconciler');
  };
  const pack = async ({ number }: Placed) => {
    await confirmByStaff(cash.shop.deps, number, commandLine);
    await moveOrder(cash.shop.deps, number, 'Processing', commandLine);
  };
  const actions: readonly ((one: Placed) => Promise<unknown>)[] = [
    ({ token }) => confirmByLink(cash.shop.deps, token),
    pay,
    ({ customerId, number }) => cancelOwnOrder(cash.shop.deps, customerId, number),
    pack,
  ];

  it('end with each payment in one place, and with no parcel that collects what is paid', async () => {
    const orders: Placed[] = [];
    for (let count = 0; count < shoppers; count += 1) {
      // The second half pays a part in advance.
      if (count === shoppers / 2) await takeCash(cash.shop, { advance: '100' });
      orders.push(await placed(count, count < shoppers / 2 ? 0 : 100));
    }
    // Each order has another one of the four begin.
    await Promise.allSettled(
      orders.flatMap((one, index) =>
        actions.map((_, turn) => (actions[(index + turn) % actions.length] as (typeof actions)[number])(one)),
      ),
    );
    for (const { id } of orders) await settleOrder(cash.shop.deps, { id }, 'reconciler');
    await sendRefunds(cash.shop.deps);

    const { payments: theirs } = await cash.double.state();
    expect(theirs).toHaveLength(shoppers * 1.5);
    const rows = await cash.shop.deps.db.selectFrom('orders').selectAll().execute();
    const collecting = await cash.shop.deps.db
      .selectFrom('payments')
      .select(['order_id', 'amount_paise'])
      .where('method', '=', 'cash-on-delivery')
      .where('state', '=', 'pending')
      .execute();
    const captured = await cash.shop.deps.db
      .selectFrom('payments')
      .select(['order_id', 'amount_paise', 'provider_payment_id'])
      .where('state', '=', 'captured')
      .execute();
    for (const paid of theirs) {
      const own = captured.find((payment) => payment.provider_payment_id === paid.id);
      const order = rows.find((row) => row.id === own?.order_id);
      const isKept = order !== undefined && order.status !== 'Cancelled';
      expect([order?.status, paid.amount_refunded]).toEqual([order?.status, isKept ? 0 : paid.amount]);
    }
    for (const { id, status, provider_payment_id: paid } of rows) {
      const isCollected = collecting.some(({ order_id: of }) => of === id);
      expect({ status, isCollected }).toEqual({ status, isCollected: status !== 'Cancelled' && paid === null });
      const whole = [...captured, ...collecting].filter(({ order_id: of }) => of === id);
      const sum = whole.reduce((paise, one) => paise + one.amount_paise, 0);
      expect({ status, sum }).toEqual({ status, sum: status === 'Cancelled' ? sum : amount * 100 });
    }
  });

  it('are packed once the packer was first, though the payment read them before', async () => {
    const { id, number, ...one } = await placed(0);
    const read = await requireOrder(cash.shop.deps.db, number);
    await pack({ id, number, ...one });
    const payment = { by: 'razorpay', id: 'pay_1', method: 'upi', feePaise: null, taxPaise: null } as const;
    const paid = await inTransaction(cash.shop.deps, (trx) => payCashOnline(trx, cash.shop.deps, read, payment));
    expect(paid).toBeUndefined();
  });

  it('are kept once they were confirmed first, though the end of their time read them before', async () => {
    const { number, ...one } = await placed(0);
    const read = await requireOrder(cash.shop.deps.db, number);
    await confirmByLink(cash.shop.deps, one.token);
    await expect(endIfUnconfirmed(cash.shop.deps, read)).rejects.toThrow('was changed by somebody else');
    expect(await requireOrder(cash.shop.deps.db, number)).toMatchObject({ status: 'Ordered', confirmBy: null });
    const { mails } = await readPurchaseRows(cash.shop);
    expect(mails.map(({ text_body: text }) => text).join()).not.toContain('was not confirmed in time');
  });
});
