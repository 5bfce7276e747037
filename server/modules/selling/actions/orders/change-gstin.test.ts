// Staff set a customer's GSTIN until the order has an invoice.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { addOrder } from '../../desk/order-page/testing.ts';

const gstin = '33ABCDE1234F1Z7';

describe.each(testEngines)('the GSTIN of an order on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let number: string;
  beforeEach(async () => {
    const now = new Date('2026-11-21T10:00:00.000Z');
    shop = await openTestShop(engine, { clock: { now: () => now } });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('manager'));
    ({ number } = await addOrder(shop.deps.db, now.toISOString()));
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });
  const change = (typed: string, business = '') =>
    admin.call('changeGstin', { cookie, params: { number }, body: { gstin: typed, business } });

  it('is written down, and taken away again', async () => {
    expect((await change('33abcde1234f1z7')).body.customer.gstin).toBe(gstin);
    expect((await change(' ')).body.customer.gstin).toBeNull();
  });

  it('comes with the name of the business, which the invoice has above the person’s', async () => {
    expect((await change('', 'Iyer Textiles')).body.customer).not.toHaveProperty('business');
    expect((await change(gstin, 'Iyer Textiles')).body.customer.business).toBe('Iyer Textiles');
    await admin.call('moveOrder', { cookie, params: { number }, body: { to: 'Processing' } });
    const { printed } = await shop.deps.db.selectFrom('tax_documents').select('printed').executeTakeFirstOrThrow();
    expect(JSON.parse(printed).customer).toEqual({
      name: 'Iyer Textiles',
      address: ['Asha Kumari', '7 Loom Lane', 'Erode, Tamil Nadu 638001'],
      gstin,
    });
  });

  it('is refused with a wrong check digit [guard admin.30]', async () => {
    expect((await change('33ABCDE1234F1Z1')).error.fields?.gstin).toContain('check the GSTIN');
  });

  it('stands on the invoice, and cannot be changed once it is issued [guard admin.30]', async () => {
    await change(gstin);
    const packed = await admin.call('moveOrder', { cookie, params: { number }, body: { to: 'Processing' } });
    expect(packed.body.actions.changeGstin).toBe(false);
    const { customer_gstin } = await shop.deps.db.selectFrom('tax_documents').selectAll().executeTakeFirstOrThrow();
    expect(customer_gstin).toBe(gstin);
    const { status, error } = await change('');
    expect([status, error.message]).toEqual([
      409,
      `Order ${number} has an invoice: its GSTIN cannot be changed any more.`,
    ]);
  });

  it('is not shown to those who may not read the address [guard admin.30]', async () => {
    await change(gstin);
    const { cookie: accountant } = await admin.addMember('accountant');
    const { body } = await admin.call('getOrder', { cookie: accountant, params: { number } });
    expect([body.customer.gstin, body.actions.changeGstin]).toEqual([null, false]);
  });
});
