// The gateway against the provider double in its own process: requests,
// retries, and every kind of failure.
import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { GatewayFailure, PaymentGateway } from './payment-gateway.ts';
import { createRazorpayClient } from './razorpay-client.ts';
import * as entities from './razorpay-entities.ts';
import { createGateway } from './razorpay-gateway.ts';
import { sign } from './signatures.ts';
import { type ProviderDouble, startProviderDouble } from './testing/start-provider-double.ts';

let double: ProviderDouble;
let gateway: PaymentGateway;

beforeAll(async () => {
  double = await startProviderDouble();
  gateway = openGateway({});
});
afterAll(() => double.stop());
beforeEach(() => double.recover());

const log = pino({ level: 'silent' });

function openGateway(limits: { call?: number; total?: number }): PaymentGateway {
  return createGateway({
    client: createRazorpayClient({
      baseUrl: double.env.RAZORPAY_BASE_URL,
      keyId: double.env.RAZORPAY_KEY_ID,
      keySecret: double.env.RAZORPAY_KEY_SECRET,
      fetch: globalThis.fetch,
      log,
      limits: { pause: 1, ...limits },
    }),
    keyId: double.env.RAZORPAY_KEY_ID,
    scriptUrl: '',
    isSandbox: false,
    secrets: async () => ({ key: double.env.RAZORPAY_KEY_SECRET, webhook: ['the new one', 'the old one'] }),
  });
}

const newOrder = (receipt: string) => gateway.createOrder({ amount: 1100, receipt, notes: {} });

it('calls in paise, and returns the provider’s order as received', async () => {
  expect(await newOrder('in paise')).toMatchObject({
    entity: 'order',
    amount: 110_000,
    amount_due: 110_000,
    currency: 'INR',
    receipt: 'in paise',
    status: 'created',
    notes: [],
    offer_id: null,
  });
});

it('gets the same order for the same receipt, in sequence and in parallel', async () => {
  const orders = await Promise.all(Array.from({ length: 10 }, () => newOrder('same')));
  orders.push(await newOrder('same'));
  expect(new Set(orders.map((order) => order.id)).size).toBe(1);
});

it('finds its order when the response to the first attempt was lost', async () => {
  await double.fail({ kind: 'forgets to answer after doing it', times: 1 });
  const order = await newOrder('lost answer');
  const { orders } = await double.state();
  expect(orders.filter(({ receipt }) => receipt === 'lost answer').map(({ id }) => id)).toEqual([order.id]);
});

it('reads payments to the paisa, and returns undefined for an unknown one', async () => {
  const order = await newOrder('reads');
  const payment = await double.pay({ order_id: order.id, status: 'captured', amount: 110_050 });
  const expected = {
    id: payment.id,
    orderId: order.id,
    amountPaise: 110_050,
    currency: 'INR',
    status: 'captured',
    refundedPaise: 0,
    method: 'upi',
    feePaise: 2597,
    taxPaise: 396,
    createdAt: expect.any(Number),
    failure: null,
  };
  expect(await gateway.findPayment(payment.id)).toEqual(expected);
  expect(await gateway.listOrderPayments(order.id)).toEqual([expected]);
  expect(await gateway.findOrder(order.id)).toMatchObject({ id: order.id, status: 'paid' });
  for (const unknown of ['pay_unknown', '..', 'a/b', '']) expect(await gateway.findPayment(unknown)).toBeUndefined();
  expect(await gateway.listOrderPayments('order_unknown')).toEqual([]);
});

it.each<[string, Record<string, unknown>]>([
  ['text', { fee: '2597', tax: '396' }],
  ['something else', { fee: { paise: 1 }, tax: [], amount_refunded: 'none', method: 7 }],
])('reads a payment whose fee is %s: an order does not need it', async (kind, odd) => {
  const order = await newOrder(`odd ${kind}`);
  const payment = await double.pay({ order_id: order.id, status: 'captured' });
  await double.pay({ ...payment, ...odd } as Parameters<typeof double.pay>[0]);
  expect(await gateway.findPayment(payment.id)).toMatchObject({
    status: 'captured',
    amountPaise: 110_000,
    refundedPaise: 0,
  });
});

it('names the payment that cannot be read, also one of a list', async () => {
  const order = await newOrder('unreadable');
  await double.pay({ order_id: order.id, status: 'captured' });
  const odd = await double.pay({ order_id: order.id, status: 'created', amount: 'much' as unknown as number });
  const names = expect.objectContaining({ reason: 'failed', message: expect.stringContaining(`${odd.id}, amount`) });
  await expect(gateway.findPayment(odd.id)).rejects.toEqual(names);
  await expect(gateway.listOrderPayments(order.id)).rejects.toEqual(names);
});

it('captures, and accepts that it was captured already', async () => {
  const order = await newOrder('captures');
  const payment = await double.pay({ order_id: order.id, status: 'authorized' });
  await double.fail({ kind: 'forgets to answer after doing it', path: '/capture', times: 1 });
  expect(await gateway.capturePayment(payment.id, 1100)).toMatchObject({ status: 'captured' });
});

it('refunds once for one key, even if the first response is lost', async () => {
  const order = await newOrder('refunds');
  const payment = await double.pay({ order_id: order.id, status: 'captured' });
  await double.fail({ kind: 'forgets to answer after doing it', path: '/refund', times: 1 });
  const asked = { key: 'refund-key-1', amountPaise: 110_000 };
  const refund = await gateway.refundPayment(payment.id, asked);
  expect(refund.status).toBe('processed');
  expect(await gateway.refundPayment(payment.id, asked)).toEqual(refund);
  expect(await gateway.findRefund(payment.id, refund.id)).toEqual(refund);
  const { refunds, calls } = await double.state();
  expect(refunds.filter(({ payment_id }) => payment_id === payment.id)).toHaveLength(1);
  const sent = calls.filter(({ line }) => line.endsWith(`${payment.id}/refund`));
  expect(new Set(sent.map(({ idempotency }) => idempotency))).toEqual(new Set(['refund-key-1']));
});

it('refunds in parts, and lists them with those made by hand', async () => {
  const order = await newOrder('parts');
  const payment = await double.pay({ order_id: order.id, status: 'captured' });
  const first = await gateway.refundPayment(payment.id, { key: 'refund-key-part', amountPaise: 10_000 });
  const byHand = await double.refundByHand({ payment_id: payment.id, amount: 550 });
  expect(await gateway.findPayment(payment.id)).toMatchObject({ status: 'captured', refundedPaise: 10_550 });
  expect(await gateway.listPaymentRefunds(payment.id)).toMatchObject([
    { id: byHand.id, amountPaise: 550, receipt: null },
    { id: first.id, amountPaise: 10_000, receipt: 'refund-key-part' },
  ]);
  expect((await gateway.listRefunds(new Date(0))).map(({ id }) => id)).toEqual(
    expect.arrayContaining([first.id, byHand.id]),
  );
});

it('keeps waiting for a payment with an unknown status', async () => {
  const order = await newOrder('new status');
  const payment = await double.pay({ order_id: order.id, status: 'pending' });
  expect(await gateway.findPayment(payment.id)).toMatchObject({ status: 'created' });
});

describe('when the provider fails', () => {
  const isReason = (reason: GatewayFailure) => expect.objectContaining({ name: 'Error', reason });

  it.each(['busy', 'error', 'down'] as const)('tries again when the provider is %s for a while', async (kind) => {
    await double.fail({ kind, times: 3 });
    expect(await newOrder(`recovers from ${kind}`)).toMatchObject({ status: 'created' });
  });

  it.each<['busy' | 'error' | 'down' | 'garbage' | 'answers something else' | 'refuses keys', GatewayFailure]>([
    ['busy', 'busy'],
    ['error', 'failed'],
    ['down', 'unreachable'],
    ['garbage', 'failed'],
    ['answers something else', 'failed'],
    ['refuses keys', 'failed'],
  ])('says so when the provider stays %s', async (kind, reason) => {
    await double.fail({ kind });
    await expect(gateway.findPayment('pay_any')).rejects.toEqual(isReason(reason));
    await expect(newOrder(`stays ${kind}`)).rejects.toEqual(isReason(reason));
  });

  it('limits the time of one attempt, and of all together', async () => {
    await double.fail({ kind: 'slow', milliseconds: 60_000 });
    const began = performance.now();
    await expect(openGateway({ call: 30, total: 70 }).findPayment('pay_any')).rejects.toEqual(isReason('unreachable'));
    expect(performance.now() - began).toBeLessThan(2000);
    const calls = (await double.state()).calls.filter(({ line }) => line === 'GET /payments/pay_any').length;
    expect(calls).toBeGreaterThan(1);
  });

  it('never sends the keys to another host', async () => {
    const asked: (string | undefined)[] = [];
    const open = async (answer: RequestListener) => {
      const server = createServer(answer).listen(0, '127.0.0.1');
      await once(server, 'listening');
      return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    };
    const elsewhere = await open((request, response) => {
      asked.push(request.headers.authorization);
      response.end('{}');
    });
    const moved = await open((request, response) =>
      response.writeHead(307, { location: elsewhere.url + request.url }).end(),
    );
    const keys = { keyId: 'rzp_test_x', keySecret: 'secret' };
    const client = createRazorpayClient({
      ...keys,
      baseUrl: moved.url,
      fetch: globalThis.fetch,
      log,
      limits: { pause: 1 },
    });
    await expect(client.find('/payments/pay_any', z.object({}))).rejects.toEqual(isReason('failed'));
    expect(asked).toEqual([]);
    for (const { server } of [moved, elsewhere]) server.close();
  });

  it('reports a rejection by the provider as such', async () => {
    await expect(gateway.refundPayment('pay_unknown', { key: 'refund-key-2', amountPaise: 100 })).rejects.toEqual(
      isReason('refused'),
    );
  });
});

describe('what an answer does not need', () => {
  const odd = [7, 'odd', null, [], {}, true];

  it.each<[string, z.ZodMiniType, Record<string, unknown>, readonly string[]]>([
    [
      'an order',
      entities.OrderEntity,
      { id: 'order_1', entity: 'order', amount: 100, currency: 'INR' },
      ['amount_due', 'receipt', 'status'],
    ],
    [
      'a payment',
      entities.PaymentEntity,
      { id: 'pay_1', order_id: 'order_1', amount: 100, currency: 'INR' },
      ['status', 'amount_refunded', 'method', 'fee', 'tax'],
    ],
    [
      'a refund',
      entities.RefundEntity,
      { id: 'rfnd_1', payment_id: 'pay_1', amount: 100 },
      ['currency', 'status', 'receipt'],
    ],
    [
      'a dispute',
      entities.DisputeEntity,
      { id: 'disp_1', payment_id: 'pay_1', amount: 100 },
      ['currency', 'status', 'phase', 'reason_code', 'respond_by'],
    ],
    [
      'a payment link',
      entities.PaymentLinkEntity,
      { id: 'plink_1', amount: 100, currency: 'INR', short_url: 'https://rzp.io/i/1', expire_by: 1 },
      ['reference_id', 'status'],
    ],
    [
      'a line of a payout',
      entities.SettlementItemEntity,
      { entity_id: 'pay_1', type: 'payment', debit: 0, credit: 100, amount: 100, settled: true },
      ['fee', 'tax', 'settlement_id', 'settlement_utr', 'settled_at', 'payment_id'],
    ],
  ])('may be of any type in %s', (_, entity, needed, fields) => {
    for (const field of fields)
      for (const value of odd) expect(entity.safeParse({ ...needed, [field]: value }).success, field).toBe(true);
  });

  it('may be of any type in an event, which keeps its other ids', () => {
    const payment = { entity: { id: 'pay_1', order_id: 'order_1' } };
    for (const value of odd) {
      const event = entities.EventEnvelope.parse({ event: 'order.paid', payload: { payment, order: value } });
      expect(event.payload?.payment?.entity).toEqual(payment.entity);
    }
  });
});

describe('events', () => {
  const payload = { payment: { entity: { id: 'pay_1', order_id: 'order_1' } } };
  const body = Buffer.from(JSON.stringify({ event: 'payment.captured', payload }));
  const read = (secret: string, raw = body, eventId?: string) =>
    gateway.readEvent(raw, { signature: sign(secret, body), eventId });

  it.each(['the new one', 'the old one'])('are read when signed with %s', async (secret) => {
    expect(await read(secret, body, 'evt_1')).toEqual({
      id: 'evt_1',
      event: 'payment.captured',
      orderId: 'order_1',
      paymentId: 'pay_1',
    });
  });

  it('are rejected with another secret, another body or no signature', async () => {
    expect(await read('a guess')).toBeUndefined();
    expect(await read('the new one', Buffer.concat([body, Buffer.from(' ')]))).toBeUndefined();
    expect(await gateway.readEvent(body, { signature: undefined, eventId: undefined })).toBeUndefined();
  });

  it('without an id are identified by their bytes', async () => {
    const [one, same] = [await read('the new one'), await read('the old one')];
    expect(one?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(same?.id).toBe(one?.id);
  });

  it('of an unknown kind, or malformed ones, are ignored', async () => {
    for (const text of [
      '{"event":"payment.downtime.started","payload":{}}',
      '[1]',
      '{"event":"x","payload":{"payment":5}}',
    ]) {
      const event = await gateway.readEvent(Buffer.from(text), {
        signature: sign('the new one', text),
        eventId: 'evt_2',
      });
      expect(event).toMatchObject({ id: 'evt_2', orderId: undefined, paymentId: undefined });
    }
  });
});

it('lists any number of payments in a period, including its start but not its end', async () => {
  const hour = 1_600_000_000;
  const pay = (created_at: number) => double.pay({ order_id: null, status: 'captured', amount: 4200, created_at });
  const inside = await Promise.all(Array.from({ length: 205 }, (_, index) => pay(hour + index)));
  for (const outside of [hour - 1, hour + 3600]) await pay(outside);
  const listed = await gateway.listPayments(new Date(hour * 1000), new Date((hour + 3600) * 1000));
  expect(listed.map(({ id }) => id).toSorted()).toEqual(inside.map(({ id }) => id).toSorted());
  expect(listed[0]).toMatchObject({ amountPaise: 4200, status: 'captured' });
});

it('knows its own payment signatures', async () => {
  const signature = await double.signatureOf('order_1', 'pay_1');
  expect(await gateway.isPaymentSignature('order_1', 'pay_1', signature)).toBe(true);
  expect(await gateway.isPaymentSignature('order_1', 'pay_2', signature)).toBe(false);
});
