// The settlement report against the provider double and in the sandbox.
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import { openTestShop } from '../../testing.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createRazorpayGateway } from './razorpay-gateway.ts';
import { isSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { type ProviderDouble, startProviderDouble } from './testing/start-provider-double.ts';

const seconds = (time: string) => Date.parse(time) / 1000;

describe('the provider’s settlement report', () => {
  let double: ProviderDouble;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    double = await startProviderDouble();
    const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_BASE_URL: baseUrl } = double.env;
    const keys = { keyId, keySecret, baseUrl, webhookSecret: '', previousWebhookSecret: undefined };
    gateway = createRazorpayGateway(keys, pino({ level: 'silent' }), { pause: 1 });
  });
  afterAll(() => double.stop());
  beforeEach(async () => {
    await double.clear();
    await double.recover();
  });
  const paid = (created_at: string, amount = 59_900) =>
    double.pay({ order_id: null, status: 'captured', amount, created_at: seconds(created_at) });

  it('lists payments and refunds with their fees, to the paisa', async () => {
    const payment = await paid('2026-11-20T10:00:00Z');
    const refund = await double.refundByHand({
      payment_id: payment.id,
      amount: 10_050,
      created_at: seconds('2026-11-21T10:00:00Z'),
    });
    expect(await gateway.listSettlementItems('2026-11')).toEqual([
      {
        id: payment.id,
        type: 'payment',
        paymentId: payment.id,
        amountPaise: 59_900,
        feePaise: 1414,
        taxPaise: 216,
        netPaise: 58_486,
        settlementId: 'setl_double',
        utr: 'UTR1',
        settledAt: new Date('2026-11-22T10:00:00Z'),
      },
      {
        id: refund.id,
        type: 'refund',
        paymentId: payment.id,
        amountPaise: 10_050,
        feePaise: 0,
        taxPaise: 0,
        netPaise: -10_050,
        settlementId: 'setl_double',
        utr: 'UTR1',
        settledAt: new Date('2026-11-23T10:00:00Z'),
      },
    ]);
  });

  it('is of the month in which it was paid out, by India’s clock', async () => {
    const early = await paid('2026-11-28T18:29:00Z');
    const late = await paid('2026-11-28T18:30:00Z');
    expect((await gateway.listSettlementItems('2026-11'))?.map(({ id }) => id)).toEqual([early.id]);
    expect((await gateway.listSettlementItems('2026-12'))?.map(({ id }) => id)).toEqual([late.id]);
    const { calls } = await double.state();
    expect(calls.map(({ line }) => line)).toEqual(Array(2).fill('GET /settlements/recon/combined'));
  });

  it('asks for the next thousand until there is no more', async () => {
    for (let at = 0; at < 1001; at += 50) {
      await Promise.all(Array.from({ length: Math.min(50, 1001 - at) }, () => paid('2026-11-20T10:00:00Z')));
    }
    expect(new Set((await gateway.listSettlementItems('2026-11'))?.map(({ id }) => id)).size).toBe(1001);
    expect((await double.state()).calls).toHaveLength(2);
  });

  it('leaves out unsettled items, and those missing in the report', async () => {
    const [open, missing] = [await paid('2026-11-20T10:00:00Z'), await paid('2026-11-20T10:00:00Z')];
    await double.settle({ entity_id: open.id, settled: false });
    await double.settle({ entity_id: missing.id, missing: true });
    expect(await gateway.listSettlementItems('2026-11')).toEqual([]);
  });

  it('is undefined for an account without such a list, and an error when the provider is down', async () => {
    await double.fail({ kind: 'knows no such call' });
    expect(await gateway.listSettlementItems('2026-11')).toBeUndefined();
    await double.fail({ kind: 'down' });
    await expect(gateway.listSettlementItems('2026-11')).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe.each(testEngines)('the sandbox’s settlement report on %s', (engine) => {
  it('has captured payments and refunds two business days later', async () => {
    // A Friday evening in India: Saturday and Monday are business days.
    let now = new Date('2026-11-20T14:00:00.000Z');
    const shop = await openTestShop(engine, { clock: { now: () => now } });
    const { gateway } = shop.deps;
    if (!isSandboxGateway(gateway)) throw new Error('not the sandbox');
    const order = await gateway.createOrder({ amount: 599, receipt: 'one', notes: {} });
    const paid = await gateway.pay(order.id, 'captured');
    const failed = await gateway.createOrder({ amount: 599, receipt: 'two', notes: {} });
    await gateway.pay(failed.id, 'failed');
    const refund = await gateway.refundPayment(paid?.payment.id ?? '', { key: 'refund-key-1', amountPaise: 9900 });
    now = new Date('2026-11-23T06:29:59.000Z');
    expect(await gateway.listSettlementItems('2026-11')).toEqual([]);
    now = new Date('2026-11-23T06:30:00.000Z');
    const items = await gateway.listSettlementItems('2026-11');
    expect(new Map(items?.map(({ id, netPaise, utr }) => [id, [netPaise, utr]]))).toEqual(
      new Map([
        [paid?.payment.id, [59_900 - 1414, 'SANDBOX20261123']],
        [refund.id, [-9900, 'SANDBOX20261123']],
      ]),
    );
    expect(await gateway.listSettlementItems('2026-12')).toEqual([]);
    await shop.close();
  });
});
