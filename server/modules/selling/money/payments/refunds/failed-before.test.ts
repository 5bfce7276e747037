// A refund that failed in a process of the previous version, or beside one: it left no time, and the
// documents of before.
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../../database/testing.ts';
import { inTransaction } from '../../../../../database/transaction.ts';
import type { ProviderDouble } from '../../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../../testing.ts';
import { commandLine } from '../../../../shop/audit-log/audit-log.service.ts';
import { moveOrder } from '../../../actions/orders/change-status.service.ts';
import { refundOrder } from '../../../actions/orders/refund-order.service.ts';
import { issueDueDocuments } from '../../documents/issue/issue-documents.service.ts';
import { reconcileDocuments } from '../../reconciliation/reconciliation.service.ts';
import { giveCredit } from '../../store-credit/testing.ts';
import { address, amount, checkOut, createOrder, openCart, openShopForEach } from '../testing.ts';
import { fillFromPreviousVersion } from '../previous-version.service.ts';
import { sendRefunds } from '../../methods/razorpay/send-refunds.service.ts';

describe.each(testEngines)('beside the previous version on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  /** An order of Rs. 1100, of which store credit pays all but 50. */
  async function shipped(): Promise<string> {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, amount - 50);
    const { id } = await checkOut(shop, token, { amount, useCredit: true, attemptId: 'tab', shippingInfo: address });
    const payment = await double.pay({ order_id: id, status: 'captured' });
    const { number } = (await createOrder(shop, token, id, payment.id)).body.order;
    for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
    return number;
  }
  const later = () => (now = new Date(now.getTime() + 60_000));
  const refunds = () => shop.deps.db.selectFrom('refunds').selectAll().orderBy('created_at').execute();
  const failThere = async (id: string) => {
    const failed = { status: 'failed', failure: 'the bank did not take it', due_at: null, failed_at: null };
    await shop.deps.db.updateTable('refunds').set(failed).where('id', '=', id).execute();
  };
  /** Another refund of the same money, and its document. */
  async function refundThere(orderId: string): Promise<void> {
    const [first] = await refunds();
    if (!first) throw new Error('there is no refund');
    const made = { id: v7(), payment_id: null, created_at: later().toISOString(), provider_refund_id: 'rfnd_there' };
    const { failed_at: _, ...known } = first;
    await inTransaction(shop.deps, async (trx) => {
      await trx.updateTable('refunds').set({ status: 'due' }).where('id', '=', first.id).execute();
      await trx
        .insertInto('refunds')
        .values({ ...known, ...made, request_key: null, status: 'refunded', due_at: null })
        .execute();
      await issueDueDocuments(trx, shop.deps, orderId);
      await trx.updateTable('refunds').set({ payment_id: null }).where('id', '=', made.id).execute();
      await trx.updateTable('refunds').set({ status: first.status }).where('id', '=', first.id).execute();
    });
  }
  const notExplained = async () => (await reconcileDocuments(shop.deps.db, '2026-11')).bridge['not explained'];

  it('a refund that fails there gets its time, and no document stands for it once another gave it back', async () => {
    const number = await shipped();
    await refundOrder(shop.deps, number, commandLine, { amountRupees: 50 });
    const [first] = await refunds();
    await refundThere(first?.order_id ?? '');
    await failThere(first?.id ?? '');
    later();
    await fillFromPreviousVersion(shop.deps);
    const [failed] = await refunds();
    expect([failed?.failed_at, await notExplained()]).toEqual([now.toISOString(), 0]);
    later();
    await fillFromPreviousVersion(shop.deps);
    expect(await refunds()).toMatchObject([{ failed_at: failed?.failed_at }, { failed_at: null }]);
  });

  it('one that failed here is followed when its money is given back there', async () => {
    const number = await shipped();
    await double.refundsBecome('refused');
    await refundOrder(shop.deps, number, commandLine, { amountRupees: 50 });
    await sendRefunds(shop.deps);
    const [first] = await refunds();
    await refundThere(first?.order_id ?? '');
    await fillFromPreviousVersion(shop.deps);
    expect([(await refunds())[0]?.failed_at, await notExplained()]).toEqual([first?.failed_at, 0]);
  });

  it('one that had failed before this version came counts as failed from the beginning', async () => {
    const number = await shipped();
    await refundOrder(shop.deps, number, commandLine, { amountRupees: 50 });
    const [first] = await refunds();
    await failThere(first?.id ?? '');
    await shop.deps.db.updateTable('refunds').set({ payment_id: null }).execute();
    later();
    await fillFromPreviousVersion(shop.deps);
    expect(await refunds()).toMatchObject([{ failed_at: first?.created_at }]);
  });
});
