// The shopper returns from the provider's page by a form: no session, only a signature.
import { endpoints, paymentReturnHref, type PaymentReturnKind } from '@taana-baana/contract';
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import { createLog } from '../../../../log.ts';
import type { TestShop } from '../../../../testing.ts';
import {
  address,
  amount,
  checkOut,
  openCart,
  openShopForEach,
  readPurchaseRows,
  verify,
} from '../../money/payments/testing.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';

describe.each(testEngines)('a return from the provider on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  const now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop } = opened));

  function submit(fields: Record<string, string>, contentType = 'application/x-www-form-urlencoded') {
    return shop.app.inject({
      method: 'POST',
      url: `/api/${endpoints.returnFromPayment.path}`,
      // As a browser submits the provider's form.
      headers: { 'content-type': contentType, origin: 'https://api.razorpay.com' },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  async function payFor(more: { amount?: number } = {}) {
    const { token, customer } = await openCart(shop);
    const { id } = await checkOut(shop, token, { amount, shippingInfo: address });
    const payment = await double.pay({ order_id: id, status: 'captured', ...more });
    const signature = await double.signatureOf(id, payment.id);
    return { token, customer, form: formOf(id, payment.id, signature) };
  }
  const formOf = (orderId: string, paymentId: string, signature: string) => ({
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature,
  });
  const expectEnd = async (fields: Record<string, string>, kind: PaymentReturnKind) => {
    const answer = await submit(fields);
    expect([answer.statusCode, answer.headers.location, answer.payload]).toEqual([303, paymentReturnHref(kind), '']);
    return answer;
  };

  it('places the order without a session, once, however often the form is sent', async () => {
    const { form } = await payFor();
    const { headers } = await expectEnd(form, 'paid');
    expect(headers['cache-control']).toBe('no-store');
    await Promise.all([expectEnd(form, 'paid'), expectEnd(form, 'paid')]);
    const { placed, mails, cartLines } = await readPurchaseRows(shop);
    expect([placed.length, mails.length, cartLines.length]).toEqual([1, 1, 0]);
  });

  it('finds the order placed when another source was first', async () => {
    const { token, form } = await payFor();
    expect((await verify(shop, token, form.razorpay_order_id, form.razorpay_payment_id)).status).toBe(200);
    await expectEnd(form, 'paid');
    expect((await readPurchaseRows(shop)).placed).toHaveLength(1);
  });

  it('is refused with a wrong signature, and the log has a line that names nobody', async () => {
    const lines: string[] = [];
    Object.assign(shop.deps, {
      log: createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) }),
    });
    const [asha, ravi] = [await payFor(), await payFor()];
    await expectEnd({ ...asha.form, razorpay_signature: 'f'.repeat(64) }, 'refused');
    await expectEnd({ ...asha.form, razorpay_signature: ravi.form.razorpay_signature }, 'refused');
    await expectEnd({ ...asha.form, razorpay_payment_id: ravi.form.razorpay_payment_id }, 'refused');
    await expectEnd({ ...asha.form, razorpay_order_id: 'order_unknown' }, 'refused');
    expect((await readPurchaseRows(shop)).placed).toEqual([]);
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain(asha.customer._id);
  });

  it('of a failed payment places nothing, and the shopper may try again', async () => {
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    await expectEnd(
      {
        'error[code]': 'BAD_REQUEST_ERROR',
        'error[description]': 'The bank declined the payment.',
        'error[metadata]': JSON.stringify({ order_id: id, payment_id: 'pay_1' }),
      },
      'failed',
    );
    expect((await readPurchaseRows(shop)).placed).toEqual([]);
    expect((await checkOut(shop, token)).status).toBe('created');
  });

  it('leads to the shop’s own page only, whatever else the form has', async () => {
    const { form } = await payFor();
    await expectEnd({ ...form, callback_url: 'https://elsewhere.example', location: '//elsewhere.example' }, 'paid');
    await expectEnd({ payment: '//elsewhere.example' }, 'failed');
  });

  it('is not known yet while the provider does not answer', async () => {
    const { form } = await payFor();
    await double.fail({ kind: 'down' });
    await expectEnd(form, 'pending');
    expect((await readPurchaseRows(shop)).placed).toEqual([]);
  });

  it('of a wrong amount says that the money goes back', async () => {
    const { form } = await payFor({ amount: 100 });
    await expectEnd(form, 'refunded');
    await sendRefunds(shop.deps);
    const { placed, refunds } = await readPurchaseRows(shop);
    expect([placed.length, refunds.length]).toEqual([0, 1]);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x'])('is not taken as %s', async (contentType) => {
    const { form } = await payFor();
    expect((await submit(form, contentType)).statusCode).toBe(415);
    expect((await readPurchaseRows(shop)).placed).toEqual([]);
  });

  it('takes its form here only: other calls refuse one', async () => {
    const { token } = await openCart(shop);
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/${endpoints.checkout.path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'amount=1100',
    });
    expect(answer.statusCode).toBe(415);
  });
});
