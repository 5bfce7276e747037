// Every command about money, run on a shop that talks to the payment provider double.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { describe, expect, it } from 'vitest';
import { changeMoney } from '../../database/payments/testing.ts';
import { testEngines } from '../../database/testing.ts';
import type { ProviderDouble } from '../../integrations/payment-gateway/testing/start-provider-double.ts';
import { noticeDisputes } from '../../modules/selling/money/methods/razorpay/disputes.service.ts';
import { noticeRefunds } from '../../modules/selling/money/methods/razorpay/provider-refunds.service.ts';
import { reconcileOrders } from '../../modules/selling/actions/checkout/reconciler.service.ts';
import { sendRefunds } from '../../modules/selling/money/methods/razorpay/send-refunds.service.ts';
import {
  amount,
  checkOut,
  createOrder,
  openCart,
  openShopForEach,
  readPurchaseRows,
  verify,
} from '../../modules/selling/money/payments/testing.ts';
import { processWebhooks } from '../../modules/selling/actions/checkout/webhooks.service.ts';
import type { TestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

const rupees = formatRupees(amount);

describe.each(testEngines)('the operator on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  let said: string;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  const asked = ['orders cancel', 'orders refund'];
  async function run(name: string, positionals: string[] = [], values: Record<string, string | boolean> = {}) {
    said = '';
    const confirmed = asked.includes(name) ? { yes: true, ...values } : values;
    await operate(shop.deps, name, positionals, confirmed, (line) => (said += `${line}\n`));
  }

  async function bought() {
    const { token, customer } = await openCart(shop);
    const { id: orderId } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: orderId, status: 'captured' });
    const { number } = (await createOrder(shop, token, orderId, payment.id)).body.order;
    return { token, customer, orderId, paymentId: payment.id, number };
  }
  const refunded = async () => (await double.state()).refunds.map((refund) => refund.payment_id);

  it('lists orders, and shows one with its history', async () => {
    const { number, customer, paymentId } = await bought();
    await run('orders list');
    expect(said).toMatch(new RegExp(`^${number} +21 Nov 2026, 15:30 +Ordered +₹1,100 +${customer.email}$`, 'm'));
    await run('orders list', [], { status: 'payment-pending' });
    expect(said).toBe('There are none.\n');
    await run('orders show', [number.toLowerCase()]);
    for (const text of ['State             Ordered', '7 Loom Lane', paymentId]) {
      expect(said).toContain(text);
    }
    expect(said).toMatch(/^ +2 +Warli Village Tee .* +₹1,000$/m);
    expect(said).toMatch(/Payment pending +checkout\n.* Ordered +callback\n.* address came +callback/);
    expect(said).toContain('Goes to           Asha Kumari, 7 Loom Lane, Erode, Tamil Nadu 638001, India\n');
  });

  it('shows the note about a doubtful address', async () => {
    const { token } = await openCart(shop);
    const { id: orderId } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: orderId, status: 'captured' });
    await createOrder(shop, token, orderId, payment.id, { firstName: 'Asha', address: '7 Loom Lane', pincode: 12 });
    await run('orders list');
    expect(said).toContain(
      'The address is incomplete (lastname, city, state): ask the customer. 12 is not an Indian PIN',
    );
    await run('orders show', [orderId]);
    expect(said).toContain('Goes to           Asha, 7 Loom Lane, 12, India\n');
    expect(said).toMatch(/incomplete address came +callback/);
  });

  it('moves an order step by step to its delivery, and skips no step', async () => {
    const { number, token } = await bought();
    await expect(run('orders move', [number, 'Shipped'])).rejects.toThrow('is Ordered and cannot become Shipped');
    await expect(run('orders move', [number, 'lost'])).rejects.toThrow("'lost' is invalid for argument 'STATUS'");
    await expect(run('orders move', ['TB-NOBODY', 'Shipped'])).rejects.toThrow('There is no order TB-NOBODY');
    for (const status of ['processing', 'Shipped', 'out-for-delivery', 'Delivered']) {
      await run('orders move', [number, status]);
    }
    expect(said).toBe(`${number} is Delivered.\n`);
    const shown = await shop.call('getOrder', { token, params: { number } });
    expect(shown.body).toMatchObject({ orderStatus: 'Delivered' });
    expect((await readPurchaseRows(shop)).events.map(({ to_status, cause }) => `${to_status} ${cause}`)).toEqual([
      'Payment pending checkout',
      'Ordered callback',
      'Processing operator',
      'Shipped operator',
      'Out for Delivery operator',
      'Delivered operator',
    ]);
  });

  it('cancels an order once, refunds it once, and tells the customer', async () => {
    const { number, customer, paymentId, token } = await bought();
    const both = await Promise.allSettled([run('orders cancel', [number]), run('orders cancel', [number])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await run('orders list');
    expect(said).toContain('Cancelled, refund pending');
    const { mails } = await readPurchaseRows(shop);
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)).toMatchObject({ recipient: customer.email, subject: expect.stringContaining(number) });
    await sendRefunds(shop.deps);
    await run('orders show', [number]);
    expect(said).toMatch(/^State +Cancelled, refunded$/m);
    expect(await refunded()).toEqual([paymentId]);
    expect((await shop.call('getOrder', { token, params: { number } })).body).toMatchObject({
      orderStatus: 'Cancelled',
    });
    await expect(run('orders move', [number, 'Processing'])).rejects.toThrow('is Cancelled');
  });

  it('also refunds a payment after a cancellation', async () => {
    const { number, orderId, paymentId } = await bought();
    await run('orders cancel', [number]);
    const second = await double.pay({ order_id: orderId, status: 'captured' });
    now = new Date(now.getTime() + 60_000);
    await reconcileOrders(shop.deps);
    await sendRefunds(shop.deps);
    expect((await refunded()).toSorted()).toEqual([paymentId, second.id].toSorted());
  });

  it('refunds a shipped order, and does not cancel it', async () => {
    const { number, paymentId } = await bought();
    await expect(run('orders refund', [number])).rejects.toThrow('Please cancel it');
    for (const status of ['Processing', 'Shipped']) await run('orders move', [number, status]);
    await expect(run('orders cancel', [number])).rejects.toThrow('is Shipped and cannot be cancelled');
    await run('orders refund', [number]);
    await expect(run('orders refund', [number])).rejects.toThrow('given back already');
    await sendRefunds(shop.deps);
    await run('orders list');
    expect(said).toContain('Shipped, refunded');
    expect(await refunded()).toEqual([paymentId]);
    // Placed, shipped, refunded.
    expect((await readPurchaseRows(shop)).mails).toHaveLength(3);
  });

  it('retries a refund that the provider rejected', async () => {
    const { number, paymentId } = await bought();
    await double.refundsBecome('failed');
    await run('orders cancel', [number]);
    await sendRefunds(shop.deps);
    await run('orders list');
    expect(said).toContain('Cancelled, refund failed');
    await expect(run('payments check')).rejects.toThrow('The books differ in 1 place.');
    await double.refundsBecome('processed');
    await run('orders refund', [number]);
    await sendRefunds(shop.deps);
    await run('payments refunds');
    expect(said).toMatch(new RegExp(`${paymentId} +${rupees} +refunded +\\d+ +order cancelled`));
    expect((await readPurchaseRows(shop)).mails).toHaveLength(2);
    // The provider's list also holds the failed refund.
    await noticeRefunds(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toHaveLength(1);
  });

  it('retries the refund of a payment without an order', async () => {
    const { token } = await openCart(shop);
    const { id: orderId } = await checkOut(shop, token);
    await expect(run('orders refund', [orderId])).rejects.toThrow('has no payment to give back');
    const payment = await double.pay({ order_id: orderId, status: 'captured', amount: 5000 });
    await double.refundsBecome('refused');
    await verify(shop, token, orderId, payment.id);
    await sendRefunds(shop.deps);
    await double.refundsBecome('processed');
    await run('orders refund', [orderId]);
    await sendRefunds(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ status: 'refunded', amount_paise: 5000 }]);
  });

  it('does not retry a refund when no money is left', async () => {
    const { number, paymentId } = await bought();
    await double.refundsBecome('refused');
    await run('orders refund', [number], { amount: '600' });
    await sendRefunds(shop.deps);
    await double.refundByHand({ payment_id: paymentId, amount: 100_000 });
    await run('orders refund', [number]);
    expect(said).toContain('nothing is owed any more');
    expect((await readPurchaseRows(shop)).refunds.map(({ status }) => status).toSorted()).toEqual([
      'failed',
      'refunded',
    ]);
  });

  it('does not ship an order whose payment was refunded at the provider', async () => {
    const { number, paymentId } = await bought();
    await double.refundByHand({ payment_id: paymentId });
    const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/webhook`;
    await double.webhook({ url, event: 'refund.processed', payment_id: paymentId });
    await processWebhooks(shop.deps);
    await run('orders list');
    expect(said).toContain('Ordered, refunded');
    await expect(run('orders move', [number, 'Processing'])).rejects.toThrow('cancel the order');
    await run('orders cancel', [number]);
    await run('orders list');
    expect(said).toContain('Cancelled, refunded');
  });

  it('refunds an order in parts, each once, and never more than was paid', async () => {
    const { number, customer } = await bought();
    await expect(run('orders refund', [number], { amount: 'half' })).rejects.toThrow('--amount takes whole rupees');
    await expect(run('orders refund', [number], { amount: '1101' })).rejects.toThrow(
      `${rupees} of Order ${number} are left`,
    );
    await run('orders refund', [number], { amount: '100' });
    expect(said).toContain('The refund of Rs. 100 is recorded');
    await run('orders refund', [number], { amount: '250' });
    const many = Array.from({ length: 5 }, () => run('orders refund', [number], { amount: '600' }));
    expect((await Promise.allSettled(many)).map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      ...Array(4).fill('rejected'),
    ]);
    await sendRefunds(shop.deps);
    const { refunds, calls } = await double.state();
    expect(refunds.map((refund) => refund.amount).toSorted((a, b) => a - b)).toEqual([10_000, 25_000, 60_000]);
    const keys = calls.filter(({ line }) => line.endsWith('/refund')).map(({ idempotency }) => idempotency);
    expect(new Set(keys).size).toBe(3);
    const { mails } = await readPurchaseRows(shop);
    const sums = mails
      .filter(({ subject }) => subject.includes('on its way back'))
      .map(({ text_body }) => /back now: (.*)/.exec(text_body)?.[1]);
    expect(new Set(sums)).toEqual(new Set(['Rs. 100', 'Rs. 250', 'Rs. 600']));
    expect(sums).toHaveLength(3);
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([customer.email]));
    await run('orders list');
    expect(said).toContain('Ordered, partially refunded');
    await run('orders show', [number]);
    expect(said).toMatch(/Rs. 250 refunded of pay_\w+ +part refund/);
    await run('payments check');
    expect(said).toContain(`Rs. 950 of it went back, order ${number} (To pack).`);
    expect(said).toContain('The books agree.');
  });

  it('cancels a partly refunded order: refunds the rest, and the mail says how much', async () => {
    const { number, paymentId } = await bought();
    // Refunded in the dashboard a moment ago: the shop does not know yet.
    await double.refundByHand({ payment_id: paymentId, amount: 10_050 });
    await run('orders cancel', [number]);
    expect(said).toContain('Rs. 999.50 goes back');
    await sendRefunds(shop.deps);
    expect((await double.state()).payments).toMatchObject([{ status: 'refunded', amount_refunded: amount * 100 }]);
    expect((await readPurchaseRows(shop)).mails.at(-1)).toMatchObject({
      subject: expect.stringContaining('is cancelled'),
      text_body: expect.stringContaining('You get back now: Rs. 999.50'),
    });
    await run('orders list');
    expect(said).toContain('Cancelled, refunded');
  });

  it('cancels an order that is fully refunded, and tells the customer so', async () => {
    const { number, paymentId } = await bought();
    await double.refundByHand({ payment_id: paymentId });
    await run('orders cancel', [number]);
    expect(said).toContain('its payment had gone back before');
    const { mails, refunds } = await readPurchaseRows(shop);
    expect(mails.at(-1)).toMatchObject({ text_body: expect.stringContaining('is already on its way back') });
    expect(refunds).toHaveLength(1);
  });

  it('cancels an order while the provider is down; the refund follows', async () => {
    const { number } = await bought();
    await double.fail({ kind: 'down' });
    await run('orders cancel', [number]);
    await double.recover();
    await sendRefunds(shop.deps);
    await run('orders list');
    expect(said).toContain('Cancelled, refunded');
  });

  it('reports refunds that were rejected, are stuck, or are unknown', async () => {
    const [refused, hanging, unknown] = [await bought(), await bought(), await bought()];
    await double.refundsBecome('refused');
    await run('orders refund', [refused.number], { amount: '100' });
    await sendRefunds(shop.deps);
    await double.refundsBecome('pending');
    await run('orders refund', [hanging.number], { amount: '200' });
    await sendRefunds(shop.deps);
    await double.refundByHand({ payment_id: unknown.paymentId, amount: 30_000 });
    now = new Date('2026-11-22T11:00:00.000Z');
    await expect(run('payments check')).rejects.toThrow('The books differ in 3 places.');
    for (const text of [
      `Refund of Rs. 100 of payment ${refused.paymentId} (part refund): the provider could not give it back`,
      `Refund of Rs. 200 of payment ${hanging.paymentId} (part refund): it is not done since 2026-11-21`,
      `Payment ${unknown.paymentId} (${rupees}, captured): Rs. 300 of it went back at the provider, Rs. 0 in our books (order ${unknown.number}, To pack).`,
    ]) {
      expect(said).toContain(text);
    }
    // Refunds of payments older than the period are found too.
    await double.pay({
      id: unknown.paymentId,
      order_id: unknown.orderId,
      status: 'captured',
      created_at: 1_700_000_000,
    });
    await changeMoney(shop.deps.db, unknown.number, { paid_at: '2023-11-14T22:13:20.000Z' });
    await expect(run('payments check', [], { from: '2026-11-01', to: '2030-01-01' })).rejects.toThrow(
      'The books differ in 3 places.',
    );
    expect(said).toContain(
      `(Rs. 300 of payment ${unknown.paymentId}): our books do not have it; Order ${unknown.number}: To pack.`,
    );
  });

  it('does not ship an order whose payment is disputed, unless told to', async () => {
    const { number, paymentId } = await bought();
    const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/webhook`;
    const respond_by = Date.parse('2026-11-24T13:00:00.000Z') / 1000;
    const { id } = await double.dispute({ payment_id: paymentId, status: 'open', respond_by });
    const tell = async (event: string, was?: string) => {
      const news = { url, event: `payment.dispute.${event}`, payment_id: paymentId, dispute_id: id };
      await double.webhook(was === undefined ? news : { ...news, was });
      await processWebhooks(shop.deps);
    };
    await tell('created');
    await tell('created');
    expect((await readPurchaseRows(shop)).ownerMails).toMatchObject([
      { subject: `Dispute of ${rupees} for order ${number}: answer by 24 Nov 2026, 6:30 pm` },
    ]);
    await run('orders list');
    expect(said).toContain('Ordered, disputed');
    await run('orders show', [number]);
    expect(said).toMatch(new RegExp(`^${id} +open +${rupees} `, 'm'));
    await run('orders move', [number, 'Processing']);
    await expect(run('orders move', [number, 'Shipped'])).rejects.toThrow('is disputed');
    await expect(run('payments check')).rejects.toThrow('The books differ in 1 place.');
    expect(said).toContain(`Dispute ${id} (${rupees} of Order ${number}, Packed): open, answer by 24 Nov 2026`);
    await double.dispute({ id, payment_id: paymentId, status: 'won' });
    await tell('won');
    await run('orders list');
    expect(said).not.toContain('disputed');
    // The provider is asked: an old event does not restore an old status.
    await tell('created', 'open');
    await run('payments check');
    await double.dispute({ id, payment_id: paymentId, status: 'lost' });
    const event = (await readPurchaseRows(shop)).webhooks[0]?.id ?? '';
    await run('webhooks replay', [event]);
    await run('orders list');
    expect(said).toContain('Processing, dispute lost');
    expect((await readPurchaseRows(shop)).ownerMails).toHaveLength(3);
    await noticeDisputes(shop.deps);
    expect((await readPurchaseRows(shop)).ownerMails).toHaveLength(3);
    await expect(run('orders move', [number, 'Shipped'])).rejects.toThrow('is disputed');
    await run('orders move', [number, 'Shipped'], { 'despite-dispute': true });
    expect(said).toBe(`${number} is Shipped.\n`);
  });

  it('finds no difference when both sides agree', async () => {
    const { token, orderId } = await bought();
    const second = await double.pay({ order_id: orderId, status: 'captured' });
    await verify(shop, token, orderId, second.id);
    await double.pay({ order_id: orderId, status: 'failed' });
    await run('payments check');
    expect(said).toMatch(/^Payments at the provider +3\nOrders paid with us +1\n[^]*\nThe books agree\.\n$/);
    await sendRefunds(shop.deps);
    await run('payments check', [], { from: '2026-11-01', to: '2026-11-30' });
    expect(said).toContain('The books agree.');
  });

  it("finds every difference from the provider's data", async () => {
    const fine = await bought();
    const [handmade, gone, cheap] = [await bought(), await bought(), await bought()];
    const stray = await double.pay({ order_id: 'order_of_nobody', status: 'captured', amount: 4200 });
    const old = await double.pay({ order_id: 'order_older', status: 'captured', created_at: 1_700_000_000 });
    await double.refundByHand({ payment_id: handmade.paymentId });
    await double.pay({ id: cheap.paymentId, order_id: cheap.orderId, status: 'captured', amount: 100 });
    await changeMoney(shop.deps.db, gone.number, { provider_payment_id: 'pay_forged' });
    await expect(run('payments check')).rejects.toThrow('The books differ in 5 places.');
    for (const text of [
      `Payment ${stray.id} (Rs. 42, captured): it has neither an order nor a refund (provider's order order_of_nobody).`,
      `Payment ${gone.paymentId} (${rupees}, captured): it has neither an order nor a refund (provider's order ${gone.orderId}).`,
      `Payment ${handmade.paymentId} (${rupees}, refunded): it was given back, and our books say that order ${handmade.number} (To pack) is paid.`,
      `Payment ${cheap.paymentId} (Rs. 1, captured): order ${cheap.number} is of ${rupees}.`,
      `Order ${gone.number} (To pack, payment pay_forged): the provider does not know its payment.`,
    ]) {
      expect(said).toContain(text);
    }
    expect(said).not.toContain(fine.number);
    expect(said).not.toContain(old.id);
  });

  it('lists the events that could not be applied, and applies one again', async () => {
    const { token } = await openCart(shop);
    const { id: orderId } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: orderId, status: 'created' });
    const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/webhook`;
    await double.webhook({ url, event: 'payment.captured', payment_id: payment.id, event_id: 'evt_early' });
    await processWebhooks(shop.deps);
    await run('webhooks list');
    expect(said).toMatch(/^evt_early .*payment\.captured +waits +21 Nov 2026, 15:30 /m);
    await expect(run('webhooks replay', ['evt_early'])).rejects.toThrow('could not be applied');
    await double.pay({ id: payment.id, order_id: orderId, status: 'captured' });
    await run('webhooks replay', ['evt_early']);
    expect(said).toBe('Applied.\n');
    await run('webhooks replay', ['evt_early']);
    expect((await readPurchaseRows(shop)).placed).toHaveLength(1);
    await run('webhooks list');
    expect(said).toBe('There are none.\n');
    await run('webhooks list', [], { all: true });
    expect(said).toMatch(/^evt_early .* applied /m);
    await expect(run('webhooks replay', ['evt_none'])).rejects.toThrow('There is no webhook evt_none');
  });
});
