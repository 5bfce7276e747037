// Refunds: once, until they are done, whatever the provider answers.
import { describe, expect, it } from 'vitest';
import { commandLine } from '../../../../shop/audit-log/audit-log.service.ts';
import { isSomebodyWaiting, testEngines } from '../../../../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import { inTransaction } from '../../../../../database/transaction.ts';
import type { TestShop } from '../../../../../testing.ts';
import { requireOrder } from '../../../order/order-records.service.ts';
import { refundOrder } from '../../../actions/orders/refund-order.service.ts';
import { noticeRefunds } from './provider-refunds.service.ts';
import { recordRefund } from '../../payments/refunds/refund-records.service.ts';
import { readBooks } from '../../payments/books.repository.ts';
import { sendRefunds } from './send-refunds.service.ts';
import {
  amount,
  checkOut,
  openCart,
  openShopForEach,
  openShopWithDouble,
  readPurchaseRows,
  verify,
} from '../../payments/testing.ts';
import { lockOrder } from '../../../order/orders.repository.ts';

describe.each(testEngines)('a refund on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  /** A payment that cannot place an order: the amount is too small. */
  async function due(): Promise<string> {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await double.pay({ order_id: order.id, status: 'captured', amount: 5000 });
    await verify(shop, token, order.id, payment.id);
    return payment.id;
  }
  const onlyRefund = async () => (await readPurchaseRows(shop)).refunds[0];
  const countRefundedAtProvider = async (paymentId: string) =>
    (await double.state()).refunds.filter((refund) => refund.payment_id === paymentId).length;

  it('is tried again when the provider is down, and then done once', async () => {
    const paymentId = await due();
    await double.fail({ kind: 'down' });
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'due', tries: 1, due_at: '2026-11-21T10:01:00.000Z' });
    await double.recover();
    await sendRefunds(shop.deps);
    expect(await countRefundedAtProvider(paymentId)).toBe(0);
    now = new Date('2026-11-21T10:01:00.000Z');
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'refunded', due_at: null });
    expect(await countRefundedAtProvider(paymentId)).toBe(1);
  });

  it('is asked for less and less often while the provider is down, and never given up', async () => {
    await due();
    await double.fail({ kind: 'down' });
    const pauses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      await sendRefunds(shop.deps);
      const next = Date.parse((await onlyRefund())?.due_at ?? '');
      pauses.push((next - now.getTime()) / 60_000);
      now = new Date(next);
    }
    expect(pauses).toEqual([1, 5, 30, 120, 720, 720]);
  });

  it('whose answer was lost is still done once', async () => {
    const paymentId = await due();
    await double.fail({ kind: 'forgets to answer after doing it', path: '/refund' });
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'due' });
    await double.recover();
    now = new Date('2026-11-21T10:01:00.000Z');
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'refunded' });
    expect(await countRefundedAtProvider(paymentId)).toBe(1);
  });

  it('that somebody made by hand counts as done, and is one refund', async () => {
    const paymentId = await due();
    await double.refundByHand({ payment_id: paymentId });
    await sendRefunds(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ status: 'refunded', amount_paise: 5000 }]);
    expect(await countRefundedAtProvider(paymentId)).toBe(1);
  });

  it('that was made and noticed while its answer was lost is one refund', async () => {
    const paymentId = await due();
    await double.fail({ kind: 'forgets to answer after doing it', path: '/refund' });
    await sendRefunds(shop.deps);
    await double.recover();
    await noticeRefunds(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ status: 'refunded', reason: 'wrong amount' }]);
    expect(await countRefundedAtProvider(paymentId)).toBe(1);
  });

  it.each(['refused', 'failed'] as const)(
    'that the provider %s is left to the owner, who is told once',
    async (how) => {
      await double.refundsBecome(how);
      const paymentId = await due();
      await sendRefunds(shop.deps);
      const refund = await onlyRefund();
      expect(refund).toMatchObject({ status: 'failed', due_at: null, failure: expect.stringMatching(/balance|bank/) });
      now = new Date('2026-11-22T10:00:00.000Z');
      await sendRefunds(shop.deps);
      await noticeRefunds(shop.deps);
      expect(await onlyRefund()).toEqual(refund);
      const told = (await readPurchaseRows(shop)).ownerMails.filter(({ subject }) => subject.endsWith(' failed'));
      expect(told).toMatchObject([
        { subject: expect.stringContaining('Rs. 50'), text_body: expect.stringContaining(paymentId) },
      ]);
    },
  );

  it('that fails days after the provider took it on is left to the owner', async () => {
    await double.refundsBecome('pending');
    await due();
    await sendRefunds(shop.deps);
    await double.settleRefunds('failed');
    now = new Date('2026-11-22T10:00:00.000Z');
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'failed' });
    expect((await readPurchaseRows(shop)).ownerMails).toHaveLength(2);
  });

  it('recorded by the previous version, without an amount, is asked for as that version did, and gets its amount', async () => {
    const paymentId = await due();
    await shop.deps.db.updateTable('refunds').set({ amount_paise: null }).execute();
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'refunded', amount_paise: 5000 });
    const asked = (await double.state()).calls.filter(({ line }) => line.endsWith(`${paymentId}/refund`));
    expect(asked).toMatchObject([{ body: { speed: 'normal' } }]);
    expect(asked[0]?.body).not.toHaveProperty('amount');
  });

  it('recorded by the previous version, whose answer was lost and which was noticed meanwhile, is one refund', async () => {
    const paymentId = await due();
    await shop.deps.db.updateTable('refunds').set({ amount_paise: null }).execute();
    await double.fail({ kind: 'forgets to answer after doing it', path: '/refund' });
    await sendRefunds(shop.deps);
    await double.recover();
    await noticeRefunds(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toHaveLength(2);
    now = new Date('2026-11-21T10:01:00.000Z');
    await sendRefunds(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ status: 'refunded', reason: 'wrong amount' }]);
    expect(await countRefundedAtProvider(paymentId)).toBe(1);
  });

  it('that failed is not recorded again when its payment is seen again', async () => {
    await double.refundsBecome('refused');
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await double.pay({ order_id: order.id, status: 'captured', amount: 5000 });
    await verify(shop, token, order.id, payment.id);
    await sendRefunds(shop.deps);
    await verify(shop, token, order.id, payment.id);
    const { refunds, mails, ownerMails } = await readPurchaseRows(shop);
    expect([refunds.length, mails.length, ownerMails.length]).toEqual([1, 1, 2]);
  });

  it('of more than is left of the payment is not recorded, whoever asks for it', async () => {
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    await verify(shop, token, id, (await double.pay({ order_id: id, status: 'captured' })).id);
    await refundOrder(shop.deps, id, commandLine, { amountRupees: 100, reason: 'goodwill' });
    const record = (amountPaise: number) =>
      inTransaction(shop.deps, async (trx) => {
        const order = await lockOrder(trx, (await requireOrder(trx, id)).id);
        return recordRefund(trx, shop.deps, order, await readBooks(trx, order), {
          reason: 'part refund',
          amountPaise,
        });
      });
    expect(await record((amount - 100) * 100 + 1)).toBe(0);
    expect(await record((amount - 100) * 100)).toBe((amount - 100) * 100);
    expect(await record(1)).toBe(0);
    expect((await readPurchaseRows(shop)).refunds.map(({ status }) => status)).toEqual(['due', 'due']);
  });

  it('that failed is not taken for another one of the same amount', async () => {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await double.pay({ order_id: order.id, status: 'captured' });
    await verify(shop, token, order.id, payment.id);
    await refundOrder(shop.deps, order.id, commandLine, { amountRupees: 100 });
    await sendRefunds(shop.deps);
    await double.refundsBecome('refused');
    await refundOrder(shop.deps, order.id, commandLine, { amountRupees: 100 });
    await sendRefunds(shop.deps);
    expect((await readPurchaseRows(shop)).refunds.map(({ status }) => status).toSorted()).toEqual([
      'failed',
      'refunded',
    ]);
    expect(await countRefundedAtProvider(payment.id)).toBe(1);
  });
});

// SQLite has one connection, and so one refund at a time.
describe.runIf(testEngines.includes('postgres'))('two refunds of one order at the same moment', () => {
  it('wait for each other, and the second sees what the first has left', async () => {
    const double = await startProviderDouble();
    const shop = await openShopWithDouble('postgres', double, { now: () => new Date('2026-11-21T10:00:00.000Z') });
    const { db } = shop.deps;
    const { token } = await openCart(shop);
    const { id: orderId } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: orderId, status: 'captured' });
    await verify(shop, token, orderId, payment.id);
    const order = await requireOrder(db, orderId);
    let second: Promise<unknown> = Promise.resolve();
    await inTransaction(shop.deps, async (trx) => {
      await lockOrder(trx, order.id);
      let isOver = false;
      second = refundOrder(shop.deps, order.id, commandLine, { amountRupees: 600 }).finally(() => (isOver = true));
      second.catch(() => {});
      await expect.poll(async () => isOver || (await isSomebodyWaiting(db))).toBe(true);
      await recordRefund(trx, shop.deps, order, await readBooks(trx, order), {
        reason: 'part refund',
        amountPaise: 60_000,
      });
    });
    await expect(second).rejects.toThrow('Rs. 500 of');
    await shop.close();
    await double.stop();
  });
});
