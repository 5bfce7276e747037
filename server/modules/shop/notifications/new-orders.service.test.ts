// Mails to staff about new orders and exchanges that nobody had to turn on, and those of a busy hour.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import type { ProviderDouble } from '../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../testing.ts';
import { commandLine } from '../audit-log/audit-log.service.ts';
import { moveOrder } from '../../selling/actions/orders/change-status.service.ts';
import { checkOut, createOrder, openCart, openShopForEach } from '../../selling/money/payments/testing.ts';
import { mailUntoldOrders } from './new-orders.service.ts';

const minute = 60_000;

describe.each(testEngines)('an owner on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));
  beforeEach(() => {
    admin = openTestAdmin(shop);
  });
  afterEach(() => admin.close());

  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * minute);
  };
  const subjectsTo = async (recipient: string) =>
    (await shop.deps.db.selectFrom('mails').select(['id', 'recipient', 'subject']).orderBy('id').execute())
      .filter((mail) => mail.recipient === recipient)
      .map(({ subject }) => subject);
  async function addOwner(on?: NotificationKind[]): Promise<string> {
    const { email, cookie } = await admin.addMember('owner');
    if (on) await admin.call('saveNotifications', { cookie, body: { on } });
    return email;
  }
  async function buy() {
    const { token, product } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: id, status: 'captured' });
    const { order } = (await createOrder(shop, token, id, payment.id)).body;
    return { token, product, order };
  }

  test('hears of a new order without having turned anything on', async () => {
    const owner = await addOwner();
    const { order } = await buy();
    expect(await subjectsTo(owner)).toEqual([expect.stringMatching(`^New order ${order.number}: Rs`)]);
  });

  test('who chose her mails before hears of none that she did not choose', async () => {
    const owner = await addOwner(['digest']);
    await buy();
    expect(await subjectsTo(owner)).toEqual([]);
  });

  test('gets five mails an hour, and the other orders in one mail when the first of them is an hour old', async () => {
    const owner = await addOwner();
    const numbers: string[] = [];
    for (let order = 0; order < 8; order += 1) {
      numbers.push((await buy()).order.number);
      later(1);
    }
    expect(await subjectsTo(owner)).toHaveLength(5);
    await mailUntoldOrders(shop.deps);
    expect(await subjectsTo(owner)).toHaveLength(5);
    later(60);
    await mailUntoldOrders(shop.deps);
    await mailUntoldOrders(shop.deps);
    const subjects = await subjectsTo(owner);
    expect(subjects).toHaveLength(6);
    expect(subjects.at(-1)).toMatch(/^3 more new orders: Rs/);
    const { text_body: text } = await shop.deps.db
      .selectFrom('mails')
      .select('text_body')
      .where('subject', 'like', '3 more%')
      .executeTakeFirstOrThrow();
    expect(numbers.map((number) => text.includes(number))).toEqual(numbers.map((_, index) => index >= 5));
    await buy();
    expect((await subjectsTo(owner)).at(-1)).toMatch(/^New order/);
  });

  test('hears of a request for an exchange', async () => {
    const owner = await addOwner();
    const silent = await addOwner([]);
    const { token, product, order } = await buy();
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
      await moveOrder(shop.deps, order.number, to, commandLine);
    const line = order.orderItems[0]?._id ?? '';
    const body = { lines: [{ line, quantity: 1, color: product.colorIds[1], size: 'L' }], reason: 'color' };
    expect((await shop.call('requestExchange', { token, params: { number: order.number }, body })).status).toBe(201);
    expect((await subjectsTo(owner)).at(-1)).toBe(`Exchange asked for: order ${order.number}`);
    expect(await subjectsTo(silent)).toEqual([]);
  });
});
