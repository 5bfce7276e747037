// Refunds of orders paid partly or completely with store credit.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../../testing.ts';
import { commandLine } from '../../../../shop/audit-log/audit-log.service.ts';
import { readOrderPage } from '../../../desk/order-page/order-page.service.ts';
import { cancelOrder, moveOrder } from '../../../actions/orders/change-status.service.ts';
import { sumEntries } from '../../store-credit/store-credit.repository.ts';
import { giveCredit, readEntries } from '../../store-credit/testing.ts';
import { address, amount, checkOut, openCart, openShopForEach, readPurchaseRows, verify } from '../testing.ts';
import { refundOrder, retryRefunds } from '../../../actions/orders/refund-order.service.ts';
import { sendRefunds } from '../../methods/razorpay/send-refunds.service.ts';

describe.each(testEngines)('refunds to store credit on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  /** Two tees at Rs. 500 and Rs. 100 of shipping, of which `credit` was paid with credit. */
  async function buy(credit: number) {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, credit);
    const body = { amount, attemptId: 'tab-1', useCredit: true, shippingInfo: address };
    if (credit < amount) {
      const { id } = await checkOut(shop, token, body);
      await verify(shop, token, id, (await double.pay({ order_id: id, status: 'captured' })).id);
    } else await shop.call('checkout', { token, body });
    const [order] = (await readPurchaseRows(shop)).orders;
    const [line] = await shop.deps.db.selectFrom('order_lines').selectAll().execute();
    return { token, customerId: customer._id, number: order?.number ?? '', line: line?.id ?? '' };
  }
  const refundedAtProvider = async () =>
    (await double.state()).payments.reduce((sum, payment) => sum + payment.amount_refunded, 0) / 100;
  /** What the dialog of the order's page shows before the order is cancelled. */
  const readWhenCancelled = async (number: string) =>
    (await readOrderPage(shop.deps, number, { id: 'meena', role: 'owner' })).actions.cancel;
  const lastMail = async () => (await readPurchaseRows(shop)).mails.at(-1)?.text_body ?? '';

  it('gives both parts back when the order is cancelled, with one mail that names them [policy refund.10]', async () => {
    const { number, customerId } = await buy(300);
    expect(await readWhenCancelled(number)).toEqual({ amountPaise: 80_000, credit: 300 });
    expect(await cancelOrder(shop.deps, number, commandLine)).toMatchObject({ refundPaise: amount * 100 });
    await sendRefunds(shop.deps);
    expect([await refundedAtProvider(), await sumEntries(shop.deps.db, customerId)]).toEqual([800, 300]);
    const { mails } = await readPurchaseRows(shop);
    expect(mails.filter(({ subject }) => subject.includes('cancelled'))).toHaveLength(1);
    expect(await lastMail()).toMatch(/800[^]*300/);
    expect((await readEntries(shop)).map(({ kind }) => kind)).toEqual(['gift card', 'order', 'order returned']);
  });

  it('gives an amount back to the payment as far as it goes, and never more than was paid', async () => {
    const { number, customerId } = await buy(300);
    for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
    expect(await refundOrder(shop.deps, number, commandLine, { amountRupees: 700 })).toBe(70_000);
    expect(await sumEntries(shop.deps.db, customerId)).toBe(0);
    const wanted = { amountRupees: 150, key: 'request-1' };
    expect(await refundOrder(shop.deps, number, commandLine, wanted)).toBe(15_000);
    expect(await refundOrder(shop.deps, number, commandLine, wanted)).toBe(15_000);
    expect(await sumEntries(shop.deps.db, customerId)).toBe(50);
    await expect(refundOrder(shop.deps, number, commandLine, { amountRupees: 251 })).rejects.toThrow('Rs. 250 of');
    expect(await refundOrder(shop.deps, number, commandLine)).toBe(25_000);
    await sendRefunds(shop.deps);
    expect([await refundedAtProvider(), await sumEntries(shop.deps.db, customerId)]).toEqual([800, 300]);
    expect(await lastMail()).toContain('in your store credit already');
    await expect(refundOrder(shop.deps, number, commandLine)).rejects.toThrow('given back already');
  });

  it('refunds lines of an order that credit paid for alone, and cancels the rest', async () => {
    const { number, customerId, line } = await buy(amount);
    const wanted = { lines: [{ line, quantity: 1 }], reason: 'defective' } as const;
    await refundOrder(shop.deps, number, commandLine, wanted);
    const { refunds } = await readPurchaseRows(shop);
    expect(refunds).toMatchObject([{ amount_paise: 0, credit: 500, status: 'refunded', due_at: null }]);
    expect(await sumEntries(shop.deps.db, customerId)).toBe(500);
    expect(await readWhenCancelled(number)).toEqual({ amountPaise: 0, credit: 600 });
    await cancelOrder(shop.deps, number, commandLine);
    expect(await sumEntries(shop.deps.db, customerId)).toBe(amount);
    await sendRefunds(shop.deps);
    expect((await double.state()).refunds).toEqual([]);
  });

  it('keeps the credit of a refund that the provider refuses, and counts its pieces once', async () => {
    const { number, customerId, line } = await buy(800);
    for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
    await double.refundsBecome('refused');
    await refundOrder(shop.deps, number, commandLine, { lines: [{ line, quantity: 2 }] });
    await sendRefunds(shop.deps);
    expect(await sumEntries(shop.deps.db, customerId)).toBe(700);
    await expect(refundOrder(shop.deps, number, commandLine, { lines: [{ line, quantity: 1 }] })).rejects.toThrow(
      '0 of “Warli Village Tee”',
    );
    await double.refundsBecome('processed');
    expect(await retryRefunds(shop.deps, number, commandLine)).toBe(30_000);
    await sendRefunds(shop.deps);
    expect([await refundedAtProvider(), await sumEntries(shop.deps.db, customerId)]).toEqual([300, 700]);
  });

  it('lets the customer cancel too, and ends the credit of a deleted account', async () => {
    const { number, token, customerId } = await buy(300);
    await shop.call('deleteAccount', { token, body: { password: 'warp-and-weft-21' } });
    await cancelOrder(shop.deps, number, commandLine);
    expect(await sumEntries(shop.deps.db, customerId)).toBe(0);
    expect((await readEntries(shop)).slice(-2).map(({ amount: rupees }) => rupees)).toEqual([300, -300]);
    const { token: other, number: second, customerId: otherId } = await buyAgain();
    expect((await shop.call('cancelOrder', { token: other, params: { number: second } })).status).toBe(200);
    expect(await sumEntries(shop.deps.db, otherId)).toBe(amount);
  });

  async function buyAgain() {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, amount);
    const body = { amount, attemptId: 'tab-1', useCredit: true, shippingInfo: address };
    const answer = (await shop.call('checkout', { token, body })).body;
    return { token, customerId: customer._id, number: answer.order === null ? answer.placed.number : '' };
  }
});
