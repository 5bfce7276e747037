// A month with everything that can happen to an order, by the shop's own services: its files add up
// to its documents, and these to what the provider captured and refunded.
import { expect, it, describe } from 'vitest';
import { accountingExports } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import { bridgeRows } from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import { openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { readFile } from '../../desk/accounting/testing.ts';
import { gstin } from '../documents/issue/testing.ts';
import { creditExchange } from '../../actions/exchanges/credit-exchange.service.ts';
import { moveExchange, replaceExchange } from '../../actions/exchanges/move-exchange.service.ts';
import { sellCard } from '../gift-cards/testing.ts';
import { changeGstin } from '../../actions/orders/change-gstin.service.ts';
import { placeManualOrder } from '../../actions/manual-orders/place-manual-order.service.ts';
import { cancelOrder, moveOrder } from '../../actions/orders/change-status.service.ts';
import type { OrderState } from '../../order/transitions.service.ts';
import { recordHandRefund } from '../../actions/orders/hand-refunds.service.ts';
import { noticeRefunds } from '../methods/razorpay/provider-refunds.service.ts';
import { refundOrder } from '../../actions/orders/refund-order.service.ts';
import { sendRefunds } from '../methods/razorpay/send-refunds.service.ts';
import { address, amount, checkOut, createOrder, openCart, openShopForEach } from '../payments/testing.ts';
import { fixedSettings } from '../../../shop/settings/testing.ts';
import { giveCredit } from '../store-credit/testing.ts';
import { reconcile } from './reconciliation.service.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

describe.each(testEngines)('a rich month on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => {
    ({ double, shop } = opened);
    Object.assign(shop.deps, { settings: fixedSettings({ gstin }) });
  });
  const on = (day: string) => void (now = new Date(`${day}T10:00:00.000Z`));

  /** Two of one tee: Rs. 1100 with shipping, as far as there is no credit. */
  async function buy({ credit = 0, state = 'Tamil Nadu' } = {}) {
    const { token, customer, product } = await openCart(shop);
    if (credit > 0) await giveCredit(shop, customer._id, credit);
    return { ...(await pay(token, credit > 0, state)), token, customer, product };
  }
  async function pay(token: string, useCredit: boolean, state = 'Tamil Nadu') {
    const shippingInfo = { ...address, state };
    const { id } = await checkOut(shop, token, { amount, attemptId: 'attempt-1', useCredit, shippingInfo });
    const payment = await double.pay({ order_id: id, status: 'captured', created_at: seconds(now) });
    const { order } = (await createOrder(shop, token, id, payment.id, shippingInfo)).body;
    return { paymentId: payment.id, number: order.number, line: order.orderItems[0]?._id ?? '' };
  }
  async function move(number: string, ...states: OrderState[]) {
    for (const to of states) await moveOrder(shop.deps, number, to, commandLine);
  }
  const pack = (number: string) => move(number, 'Processing');
  const deliver = (number: string) => move(number, 'Processing', 'Shipped', 'Delivered');
  type Bought = Awaited<ReturnType<typeof buy>>;
  async function sendBack({ token, number, line, product }: Bought): Promise<string> {
    const lines = [{ line, quantity: 1, color: product.colorIds[1], size: 'L' }];
    const body = { lines, reason: 'color', comment: '' };
    const asked = await shop.call('requestExchange', { token, params: { number }, body });
    const id: string = asked.body.order.exchanges[0]?._id ?? '';
    await moveExchange(shop.deps, id, { to: 'received' }, commandLine);
    return id;
  }
  const refund = (number: string, wanted: Parameters<typeof refundOrder>[3] = {}) =>
    refundOrder(shop.deps, number, commandLine, wanted);

  /** Resolves to the payments of October. */
  async function live(): Promise<string[]> {
    on('2026-10-30');
    const early = await buy();
    const givenUp = await buy();
    on('2026-11-02');
    await pack(early.number);
    await cancelOrder(shop.deps, givenUp.number, commandLine);
    const registered = await buy({ state: 'Bihar' });
    await changeGstin(shop.deps, registered.number, { gstin: '10ABCDE1234F1ZF' }, commandLine);
    await deliver(registered.number);
    on('2026-11-05');
    await refund(registered.number, { amountRupees: 350 });
    const cancelledBefore = await buy();
    await cancelOrder(shop.deps, cancelledBefore.number, commandLine);
    const cancelledAfter = await buy({ state: 'Karnataka' });
    await pack(cancelledAfter.number);
    await cancelOrder(shop.deps, cancelledAfter.number, commandLine);
    const refundedBefore = await buy();
    await refund(refundedBefore.number, { amountRupees: 100 });
    await pack(refundedBefore.number);
    on('2026-11-08');
    const onCredit = await buy({ credit: 600 });
    await deliver(onCredit.number);
    await refund(onCredit.number, { lines: [{ line: onCredit.line, quantity: 1 }], reason: 'defective' });
    await refund(onCredit.number);
    const card = await sellCard(shop, { amount: 500 });
    const withCard = await openCart(shop);
    await shop.call('redeemGiftCard', { token: withCard.token, body: { code: card.code } });
    await deliver((await pay(withCard.token, true, 'Kerala')).number);
    on('2026-11-10');
    const replaced = await buy({ state: 'Kerala' });
    const credited = await buy();
    for (const { number } of [replaced, credited]) await deliver(number);
    on('2026-11-14');
    await replaceExchange(shop.deps, await sendBack(replaced), commandLine);
    await creditExchange(shop.deps, await sendBack(credited), commandLine);
    const { number: replacement } = await shop.deps.db
      .selectFrom('orders')
      .select('number')
      .where('parent_id', 'is not', null)
      .executeTakeFirstOrThrow();
    await pack(replacement ?? '');
    on('2026-11-17');
    const { product } = await openCart(shop);
    const cash = await placeManualOrder(
      shop.deps,
      {
        key: 'attempt-number-1-xx',
        channel: 'counter',
        lines: [{ product: product.id, color: product.colorIds[0] ?? '', size: 'M', quantity: 2 }],
        isShippingWaived: false,
        mobile: '9876543210',
        email: 'usha@example.com',
        payment: { method: 'cash' },
        address: { ...address, country: 'India', state: 'Tamil Nadu' },
      },
      commandLine,
    );
    await pack(cash.id);
    await refund(cash.id, { amountRupees: 200 });
    const { id: byHand } = await shop.deps.db
      .selectFrom('refunds')
      .select('id')
      .where('status', '=', 'by hand')
      .executeTakeFirstOrThrow();
    await recordHandRefund(shop.deps, cash.id, byHand, commandLine);
    on('2026-11-20');
    const inDashboard = await buy();
    await pack(inDashboard.number);
    await double.refundByHand({ payment_id: inDashboard.paymentId, amount: 12_345, created_at: seconds(now) });
    await sendRefunds(shop.deps);
    await noticeRefunds(shop.deps);
    on('2026-11-29');
    const late = await buy();
    on('2026-12-02');
    await pack(late.number);
    await sendRefunds(shop.deps);
    on('2026-12-10');
    return [early.paymentId, givenUp.paymentId];
  }

  it('adds up: files, documents, captures less refunds, credit, cash and time', async () => {
    const ofOctober = await live();
    const admin = openTestAdmin(shop);
    const { cookie } = await admin.addMember('accountant');
    const month = '2026-11';
    const { net, counts } = (await admin.call('getAccounting', { cookie, query: { month } })).body;
    const files = new Map(
      await Promise.all(
        accountingExports.map(async (what) => [what, await readFile(admin, cookie, what, month)] as const),
      ),
    );
    await admin.close();
    const sumOf = (what: (typeof accountingExports)[number], column: string) =>
      (files.get(what) ?? []).reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
    const { bridge, differences, provider } = await reconcile(shop.deps, month);

    expect(differences).toEqual([]);
    expect(counts).toEqual([
      { kind: 'invoice', documents: 11 },
      { kind: 'credit note', documents: 8 },
    ]);
    // The files contain the documents.
    const billed = sumOf('orders', 'Total (Rs.)') - sumOf('credit-notes', 'Total (Rs.)');
    expect(billed).toBe(net.totalPaise);
    expect(bridge.invoices + bridge['credit notes']).toBe(billed);
    const taxable = sumOf('orders', 'Taxable value (Rs.)') - sumOf('credit-notes', 'Taxable value (Rs.)');
    const sheets = (['b2b', 'b2cl', 'b2cs'] as const).map((what) => sumOf(what, 'Taxable Value'));
    const notes = (['cdnr', 'cdnur'] as const).map((what) => sumOf(what, 'Taxable Value'));
    expect([...sheets, ...notes.map((sum) => -sum)].reduce((sum, one) => sum + one)).toBe(taxable);
    expect(sumOf('hsn-b2b', 'Total Value') + sumOf('hsn-b2c', 'Total Value')).toBe(billed);
    // The bridge's money equals the provider's.
    const { payments, refunds } = await double.state();
    const captured = payments.filter(({ id }) => !ofOctober.includes(id)).reduce((sum, one) => sum + one.amount, 0);
    const refunded = refunds.reduce((sum, one) => sum + one.amount, 0);
    expect([bridge.captured, bridge.refunded]).toEqual([captured, -refunded]);
    expect(provider).toMatchObject({ capturedPaise: captured });
    expect(Object.entries(bridge).filter(([, paise]) => paise === 0)).toEqual([
      ['without document', 0],
      ['not explained', 0],
    ]);
    // The files add up to the money.
    expect(billed).toBe(captured - refunded + bridgeRows.slice(4).reduce((sum, row) => sum + (bridge[row] ?? 0), 0));
  });
});
