// Payment links: the client against the provider double, and against the sandbox.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShopWithDouble } from '../../modules/selling/money/payments/testing.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { type SandboxGateway, isSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { type ProviderDouble, startProviderDouble } from './testing/start-provider-double.ts';

let double: ProviderDouble;
let shop: TestShop;
let now = new Date('2026-11-21T10:00:00.000Z');
const clock = { now: () => now };
const day = 24 * 3600_000;

const wanted = (reference: string) => ({
  amount: 1100,
  reference,
  description: 'Order at Taana Baana',
  customer: { name: 'Asha Kumari', mobile: '9876543210', email: 'asha@example.com' },
  expiresAt: new Date(now.getTime() + day),
});

const providers = [
  {
    name: 'the double',
    open: async () => {
      double = await startProviderDouble();
      shop = await openShopWithDouble('sqlite', double, clock);
    },
    pay: async (id: string) => void (await double.payLink(id)),
    fail: async (id: string) => void (await double.payLink(id, 'failed')),
    expire: (id: string) => double.expireLink(id),
    close: () => double.stop(),
  },
  {
    name: 'the sandbox',
    open: async () => {
      shop = await openTestShop('sqlite', { clock });
    },
    pay: async (id: string) => void (await sandbox().payLink(id, 'captured')),
    fail: async (id: string) => void (await sandbox().payLink(id, 'failed')),
    expire: async () => void (now = new Date(now.getTime() + day)),
    close: async () => {},
  },
];

function sandbox(): SandboxGateway {
  const { gateway } = shop.deps;
  if (!isSandboxGateway(gateway)) throw new Error('the shop has keys');
  return gateway;
}

describe.each(providers)('payment links of $name', ({ open, pay, fail, expire, close }) => {
  let gateway: PaymentGateway;
  beforeAll(async () => {
    await open();
    ({ gateway } = shop.deps);
  });
  afterAll(async () => {
    await shop.close();
    await close();
  });

  it('are made once for a reference, in sequence and in parallel', async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => gateway.createPaymentLink(wanted('once'))));
    // Disables sharing of equal calls in progress.
    now = new Date(now.getTime() + 60_000);
    made.push(await gateway.createPaymentLink(wanted('once')));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made[0]).toEqual({
      id: expect.stringMatching(/^plink_/),
      url: expect.stringMatching(/^https?:/),
      status: 'open',
      orderId: null,
      expiresAt: new Date(now.getTime() - 60_000 + day),
    });
    await expect(gateway.createPaymentLink({ ...wanted('once'), amount: 5 })).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  it('name their order once they are paid, and not after a failure', async () => {
    const { id } = await gateway.createPaymentLink(wanted('paid'));
    await fail(id);
    expect(await gateway.findPaymentLink(id)).toMatchObject({ status: 'open', orderId: null });
    await pay(id);
    const { status, orderId } = (await gateway.findPaymentLink(id)) ?? {};
    expect({ status, orderId }).toEqual({ status: 'paid', orderId: expect.stringMatching(/^order_/) });
    const payments = await gateway.listOrderPayments(orderId ?? '');
    expect(payments.filter((payment) => payment.status === 'captured')).toMatchObject([
      { orderId, amountPaise: 110_000, currency: 'INR' },
    ]);
    // Too late: the provider returns its final state.
    expect(await gateway.cancelPaymentLink(id)).toMatchObject({ status: 'paid', orderId });
  });

  it('end when they are cancelled, however often, and by themselves', async () => {
    const { id } = await gateway.createPaymentLink(wanted('cancelled'));
    expect(await gateway.cancelPaymentLink(id)).toMatchObject({ id, status: 'cancelled' });
    expect(await gateway.cancelPaymentLink(id)).toMatchObject({ id, status: 'cancelled' });
    const other = await gateway.createPaymentLink(wanted('expired'));
    await expire(other.id);
    expect(await gateway.findPaymentLink(other.id)).toMatchObject({ status: 'expired' });
    expect(await gateway.cancelPaymentLink(other.id)).toMatchObject({ status: 'expired' });
  });

  it('that do not exist are not found, nor cancelled', async () => {
    expect(await gateway.findPaymentLink('plink_unknown')).toBeUndefined();
    await expect(gateway.cancelPaymentLink('plink_unknown')).rejects.toMatchObject({ reason: 'refused' });
  });
});

it('is found again when the answer was lost, and asks the provider to tell nobody', async () => {
  double = await startProviderDouble();
  shop = await openShopWithDouble('sqlite', double, clock);
  await double.fail({ kind: 'forgets to answer after doing it', path: '/payment_links', times: 1 });
  const { id } = await shop.deps.gateway.createPaymentLink(wanted('lost'));
  const { links, calls } = await double.state();
  expect(links.map((link) => link.id)).toEqual([id]);
  expect(calls[0]?.body).toMatchObject({
    amount: 110_000,
    currency: 'INR',
    reference_id: 'lost',
    notify: { sms: false, email: false },
    customer: { contact: '+919876543210' },
  });
  await shop.close();
  await double.stop();
});
