// One order mail per placed order, with the address if it arrives in time, for any sequence of
// calls.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { isSandboxGateway } from '../../../../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { reconcileOrders } from './reconciler.service.ts';
import { address, amount, checkOut, createOrder, openCart, verify } from '../../money/payments/testing.ts';
import { processWebhooks } from './webhooks.service.ts';
import { queueDueOrderMails } from './place-order.service.ts';

const twoMinutes = 2 * 60_000;
const written = 'It goes to: Asha Kumari, 7 Loom Lane, Erode, Tamil Nadu 638001, India.';

describe.each(testEngines)('the order mail on %s', (engine) => {
  let shop: TestShop;
  let now: number;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    now = Date.parse('2026-11-21T10:00:00.000Z');
  });

  async function paid(checkout: Record<string, unknown> = { amount }) {
    const { token, customer } = await openCart(shop);
    const { id: orderId } = await checkOut(shop, token, checkout);
    const { gateway } = shop.deps;
    const answer = isSandboxGateway(gateway) ? await gateway.pay(orderId, 'captured') : undefined;
    const paymentId = answer?.payment.id ?? '';
    const mails = async () => {
      const rows = await shop.deps.db.selectFrom('mails').selectAll().where('recipient', '=', customer.email).execute();
      return rows.map((row) => row.text_body.replaceAll(/\s+/g, ' '));
    };
    return {
      mails,
      tellByWebhook: () =>
        shop.call('receiveWebhook', {
          body: answer?.event.body,
          headers: { 'content-type': 'application/json', ...answer?.event.headers },
        }),
      verify: () => verify(shop, token, orderId, paymentId),
      create: (shippingInfo: unknown = address) => createOrder(shop, token, orderId, paymentId, shippingInfo),
    };
  }

  it('waits for the address that a client brings after its verification', async () => {
    const { verify: confirm, create, mails } = await paid();
    await confirm();
    await queueDueOrderMails(shop.deps);
    expect(await mails()).toEqual([]);
    now += twoMinutes - 1;
    await queueDueOrderMails(shop.deps);
    expect((await create()).status).toBe(201);
    expect(await mails()).toEqual([expect.stringContaining(written)]);
    now += twoMinutes;
    await queueDueOrderMails(shop.deps);
    expect(await mails()).toHaveLength(1);
  });

  it('goes without one after two minutes, and no second one follows', async () => {
    const { verify: confirm, create, mails } = await paid();
    await confirm();
    now += twoMinutes;
    await queueDueOrderMails(shop.deps);
    expect(await mails()).toEqual([expect.stringContaining('We do not have your address yet')]);
    expect((await create()).status).toBe(201);
    await queueDueOrderMails(shop.deps);
    expect(await mails()).toHaveLength(1);
  });

  it('asks for the rest of an address that is incomplete', async () => {
    const { create, mails } = await paid();
    expect((await create({ ...address, pincode: 'six' })).status).toBe(400);
    expect(await mails()).toEqual([]);
    now += twoMinutes;
    await queueDueOrderMails(shop.deps);
    expect(await mails()).toEqual([
      expect.stringContaining('only a part of your address (Asha Kumari, 7 Loom Lane, Erode, Tamil Nadu six, India)'),
    ]);
  });

  it('goes at once where the checkout brought the address', async () => {
    const { verify: confirm, create, mails } = await paid({ amount, shippingInfo: address });
    await confirm();
    expect(await mails()).toEqual([expect.stringContaining(written)]);
    await create();
    now += twoMinutes;
    await queueDueOrderMails(shop.deps);
    expect(await mails()).toHaveLength(1);
  });

  it('is one, whichever calls come at the same moment', async () => {
    const { verify: confirm, create, tellByWebhook, mails } = await paid();
    const calls = () => [
      confirm(),
      create(),
      tellByWebhook().then(() => processWebhooks(shop.deps)),
      reconcileOrders(shop.deps),
      queueDueOrderMails(shop.deps),
      create(),
    ];
    await Promise.all(calls());
    now += twoMinutes;
    await Promise.all(calls());
    expect(await mails()).toEqual([expect.stringContaining(written)]);
  });

  it('is one when the address comes at the moment at which it goes without', async () => {
    const { verify: confirm, create, mails } = await paid();
    await confirm();
    now += twoMinutes;
    await Promise.all([queueDueOrderMails(shop.deps), create(), queueDueOrderMails(shop.deps), create()]);
    expect(await mails()).toHaveLength(1);
  });
});
