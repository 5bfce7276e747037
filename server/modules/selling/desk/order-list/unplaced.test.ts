// Money that made no order: staff find it, see it, and send back again what the provider refused.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { operate } from '../../../../cli/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { checkOut, openShopForEach, verify } from '../../money/payments/testing.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import { correct, countTee, shopper } from '../../goods/stock/testing.ts';

const kinds = ['wrong amount', 'paid too late', 'sold out'] as const;

describe.each(testEngines)('of a payment that made no order, on %s,', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));
  beforeEach(() => {
    admin = openTestAdmin(shop);
  });
  afterEach(() => admin.close());

  const created_at = Date.parse('2026-11-21T10:00:00.000Z') / 1000;

  /** Its refund is refused. */
  async function refused(kind: (typeof kinds)[number] | 'paid twice') {
    const tee = await countTee(shop, 1);
    const { token, customer } = await shopper(shop, tee);
    const { id } = await checkOut(shop, token, {});
    if (kind === 'sold out') await correct(shop.deps, tee.choice, commandLine, { to: 0, note: 'torn' });
    if (kind === 'paid too late') await shop.deps.db.updateTable('orders').set({ status: 'Expired' }).execute();
    await double.refundsBecome('refused');
    if (kind === 'paid twice') await verify(shop, token, id, (await pay(id)).id);
    const payment = await pay(id, kind === 'wrong amount' ? 5000 : undefined);
    await verify(shop, token, id, payment.id);
    await sendRefunds(shop.deps);
    await double.refundsBecome('processed');
    return { customer, orderId: id, paymentId: payment.id, owedPaise: kind === 'wrong amount' ? 5000 : 60_000 };
  }
  const pay = (order_id: string, amount?: number) =>
    double.pay({ order_id, status: 'captured', created_at, ...(amount && { amount }) });

  async function asRole(role: 'owner' | 'manager' | 'packer' | 'accountant') {
    const { cookie } = await admin.addMember(role);
    const list = async (query: Record<string, string>) => (await admin.call('listOrders', { cookie, query })).body;
    return {
      list,
      found: async (search: string) => (await list({ search })).unplaced?.map(({ reference }) => reference),
      dashboard: async () => (await admin.call('getDashboard', { cookie })).body,
      page: (id: string) => admin.call('getUnplaced', { cookie, params: { id } }),
      retry: (id: string) => admin.call('retryUnplaced', { cookie, params: { id } }),
    };
  }

  it.each(kinds)('%s: the list has what the dashboard counts, and it is sent again from its page', async (kind) => {
    const { customer, orderId, paymentId, owedPaise } = await refused(kind);
    const owner = await asRole('owner');
    expect((await owner.dashboard()).refundsFailed).toBe(1);
    const { orders, unplaced, counts } = await owner.list({ tab: 'attention' });
    expect([orders, counts.attention]).toEqual([[], 1]);
    const row = { reference: orderId, paymentIds: [paymentId], customer: 'Asha Kumari', owedPaise };
    expect(unplaced).toMatchObject([row]);
    expect((await owner.page(orderId)).body).toMatchObject({
      ...row,
      contact: { mobile: customer.mobile, email: customer.email },
      lines: [{ title: 'Warli Village Tee', quantity: 1 }],
      refunds: [{ paymentId, reason: kind, status: 'failed' }],
      retryRefunds: { refundPaise: owedPaise },
    });
    const retried = await owner.retry(orderId);
    await sendRefunds(shop.deps);
    expect(retried.body).toMatchObject({ owedPaise: 0, retryRefunds: null, tries: [{ by: expect.any(String) }] });
    expect((await double.state()).payments.map((payment) => payment.amount_refunded)).toEqual([owedPaise]);
    expect((await owner.dashboard()).refundsFailed).toBe(0);
    expect(await owner.list({ tab: 'attention' })).toMatchObject({ unplaced: [], counts: { attention: 0 } });
    expect(await owner.found(paymentId)).toEqual([orderId]);
  });

  it("staff find it by payment, the provider's ids, mobile and e-mail, by those who may read them", async () => {
    const { customer, orderId, paymentId } = await refused('wrong amount');
    const [owner, accountant] = [await asRole('owner'), await asRole('accountant')];
    for (const id of [paymentId, orderId]) {
      expect([await owner.found(id), await accountant.found(id)]).toEqual([[orderId], [orderId]]);
    }
    for (const contact of [customer.mobile, `+91 ${customer.mobile}`, customer.email]) {
      expect([await owner.found(contact), await accountant.found(contact)]).toEqual([[orderId], []]);
    }
    expect([await owner.found('pay_other'), await owner.found('nobody@example.com')]).toEqual([[], []]);
    const page = (await accountant.page(paymentId)).body;
    expect([page.contact, page.retryRefunds]).toEqual([null, null]);
    for (const role of ['packer', 'accountant'] as const) {
      expect((await (await asRole(role)).retry(orderId)).status).toBe(403);
    }
    const logged = await shop.deps.db.selectFrom('audit_log').select('action').execute();
    expect(logged.map(({ action }) => action)).not.toContain('orders refund again');
  });

  it('a second payment is found on the order that the first one made', async () => {
    const { paymentId } = await refused('paid twice');
    const owner = await asRole('owner');
    const { orders, unplaced } = await owner.list({ search: paymentId });
    expect([orders.map(({ flags }) => flags), unplaced]).toEqual([[expect.arrayContaining(['refund failed'])], []]);
    expect((await owner.list({ tab: 'attention' })).orders).toHaveLength(1);
  });

  it('the command line lists it and sends it again', async () => {
    const { orderId, paymentId } = await refused('paid too late');
    const say = async (...command: Parameters<typeof operate> extends [unknown, ...infer Rest] ? Rest : never) => {
      let said = '';
      const [name, positionals, values] = command;
      await operate(shop.deps, name, positionals, values, (line) => (said += `${line}\n`));
      return said;
    };
    expect(await say('payments without-order', [], {})).toContain(orderId);
    expect(await say('payments refund-again', [paymentId], { yes: true })).toContain('Rs. 600 is tried again');
    await sendRefunds(shop.deps);
    expect((await double.state()).payments.map((payment) => payment.amount_refunded)).toEqual([60_000]);
    expect(await say('payments refund-again', [paymentId], { yes: true })).toContain('nothing is owed');
  });
});
