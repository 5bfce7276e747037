// What is handed over in the shop: paid, taxed where the shop is, delivered and billed at once.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { fixedSettings } from '../../../shop/settings/testing.ts';
import { type CountedTee, countTee, expectSoundCounts, size } from '../../goods/stock/testing.ts';
import { addressIn, gstin, readDocuments } from '../../money/documents/issue/testing.ts';
import { openShopForEach, readPurchaseRows } from '../../money/payments/testing.ts';
import { replaceExchange } from '../exchanges/move-exchange.service.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { findKnownCustomers } from './known-customers.service.ts';
import { type ManualOrderInput, placeManualOrder } from './place-manual-order.service.ts';

/** A registered customer of Karnataka. */
const theirs = '29AAGCB7383J1Z4';

describe.each(testEngines)('a sale at the counter on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let tee: CountedTee;
  let made = 0;
  let now = new Date();
  openShopForEach(engine, { now: () => now }, async (opened) => {
    ({ shop, now } = opened);
    tee = await countTee(shop, 300);
    await shop.deps.db.updateTable('products').set({ price: 499 }).where('id', '=', tee.id).execute();
  });
  beforeEach(() => {
    admin = openTestAdmin(shop);
  });
  afterEach(() => admin.close());

  const wanted = (changes: Partial<ManualOrderInput> = {}) => {
    made += 1;
    const { product, color } = tee.choice;
    return {
      key: `counter-sale-number-${made}`,
      channel: 'counter' as const,
      handing: 'here' as const,
      lines: [{ product, color, size, quantity: 1 }],
      isShippingWaived: false,
      payment: { method: 'upi' as const },
      ...changes,
    };
  };
  const sell = async (changes?: Partial<ManualOrderInput>) => {
    const deps = { ...shop.deps, settings: fixedSettings({ gstin }) };
    const { id, number } = await placeManualOrder(deps, wanted(changes), commandLine);
    const [invoice] = await readDocuments(shop.deps.db, id);
    return { number: String(number), invoice };
  };

  async function exchange(number: string) {
    const { cookie } = await admin.addMember('manager');
    const params = { number };
    const [line] = (await admin.call('getExchangeChoices', { cookie, params })).body.lines;
    const lines = [{ line: line?.id ?? '', quantity: 1, color: tee.choice.color, size: 'XL' }];
    const body = { key: `exchange-at-counter-${made}`, reason: 'size', comment: '', isSent: true, lines };
    const { id } = (await admin.call('startExchange', { cookie, params, body })).body;
    await admin.call('moveExchange', { cookie, params: { id }, body: { to: 'received' } });
    await replaceExchange({ ...shop.deps, settings: fixedSettings({ gstin }) }, id, commandLine);
  }

  it('is delivered with an invoice, of the shop’s state, before anybody could pack it', async () => {
    const { number, invoice } = await sell();
    expect(invoice?.sums).toEqual([49_900, 47_524, 1188, 1188, 0]);
    expect(invoice?.customer).toEqual({ name: '', address: [], gstin: null });
    const { orders, events, mails } = await readPurchaseRows(shop);
    expect(orders).toMatchObject([
      { status: 'Delivered', handing: 'here', shipping_price: 0, total: 499, note: null, order_mail_at: null },
    ]);
    expect(events.map(({ to_status, cause }) => [to_status, cause])).toEqual([
      ['Payment pending', 'operator'],
      ['Ordered', 'by hand'],
      ['Processing', 'handed over'],
      ['Delivered', 'handed over'],
    ]);
    expect(mails).toEqual([]);
    await expect(moveOrder(shop.deps, number, 'Processing', commandLine)).rejects.toThrow('Delivered');
    await expectSoundCounts(shop);
  });

  it('is exchanged at the counter too: the other piece is handed over, and both documents are made', async () => {
    const { number } = await sell({ email: 'asha@example.com' });
    await exchange(number);
    const { orders, mails } = await readPurchaseRows(shop);
    expect(mails.at(-1)?.subject).toContain('has arrived');
    expect(orders.map(({ status, handing }) => [status, handing])).toEqual([
      ['Delivered', 'here'],
      ['Delivered', 'here'],
    ]);
    const idOf = (isReplacement: boolean) =>
      orders.find((order) => (order.parent_id !== null) === isReplacement)?.id ?? '';
    expect((await readDocuments(shop.deps.db, idOf(false))).map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit note',
    ]);
    expect((await readDocuments(shop.deps.db, idOf(true))).map(({ sums }) => sums)).toEqual([
      [49_900, 47_524, 1188, 1188, 0],
    ]);
    await expectSoundCounts(shop);
  });

  it('is exchanged by parcel when it has an address', async () => {
    const { number } = await sell({ mobile: '9876543210', address: addressIn('Bihar') });
    await exchange(number);
    const { orders } = await readPurchaseRows(shop);
    expect(orders.find(({ parent_id: parent }) => parent !== null)).toMatchObject({ status: 'Ordered', handing: null });
  });

  it('to a registered customer of another state is taxed where it was handed over', async () => {
    const { invoice } = await sell({ gstin: theirs, address: addressIn('Karnataka') });
    expect(invoice?.sums).toEqual([49_900, 47_524, 1188, 1188, 0]);
    expect(invoice?.customer.gstin).toBe(theirs);
    expect(invoice?.placeOfSupply?.code).toBe('33');
  });

  it('to somebody else whose address is on the invoice is taxed in that state', async () => {
    const { invoice } = await sell({ address: addressIn('Karnataka') });
    expect(invoice?.sums).toEqual([49_900, 47_524, 0, 0, 2376]);
  });

  it('is known by the mobile number next time, with address and GSTIN', async () => {
    expect((await findKnownCustomers(shop.deps, '98765 43210')).guests).toEqual([]);
    await sell({ gstin: theirs, address: addressIn('Karnataka'), mobile: '9876543210', email: 'asha@example.com' });
    await sell({ mobile: '9876543210' });
    expect((await findKnownCustomers(shop.deps, '98765 43210')).guests).toEqual([
      {
        name: 'Asha Kumari',
        email: 'asha@example.com',
        gstin: theirs,
        business: null,
        address: addressIn('Karnataka'),
      },
    ]);
  });

  it('rings nobody, names a stranger, and is made once', async () => {
    const owner = await admin.addMember('owner');
    const once = wanted();
    const [first, second] = await Promise.all([once, once].map((one) => placeManualOrder(shop.deps, one, commandLine)));
    expect(second).toEqual(first);
    const { cookie } = owner;
    const page = await admin.call('getOrder', { cookie, params: { number: String(first?.number) } });
    expect(page.body).toMatchObject({
      status: 'Delivered',
      isHandedOver: true,
      flags: ['counter'],
      customer: { name: 'Handed over in the shop', account: 'none' },
      actions: { moves: [], undo: null },
    });
    expect((await readPurchaseRows(shop)).mails).toEqual([]);
  });

  it('needs name and address from Rs. 50,000, and for a GSTIN; a parcel always does', async () => {
    const { cookie } = await admin.addMember('owner');
    const ask = async (changes: Partial<ManualOrderInput>, total: number) => {
      const body = { ...wanted(changes), total };
      const { status } = await admin.call('sellByHand', { cookie, body });
      return status;
    };
    const [line] = wanted().lines;
    if (!line) throw new Error('there is a line');
    expect(await ask({}, 499)).toBe(200);
    expect(await ask({ gstin: theirs }, 499)).toBe(400);
    expect(await ask({ lines: [{ ...line, quantity: 100 }] }, 49_900)).toBe(200);
    await shop.deps.db.updateTable('products').set({ price: 500 }).where('id', '=', tee.id).execute();
    expect(await ask({ lines: [{ ...line, quantity: 100 }] }, 50_000)).toBe(400);
    expect(await ask({ lines: [{ ...line, quantity: 100 }], address: addressIn('Bihar') }, 50_000)).toBe(200);
    expect(await ask({ handing: undefined }, 500)).toBe(400);
  });

  it('needs a fresh proof, as any money in hand; a payment link needs none, and takes no money', async () => {
    const { cookie } = await admin.addMember('owner');
    now = new Date(now.getTime() + 11 * 60_000);
    const { handing, payment, ...rest } = wanted({ mobile: '9876543210', address: addressIn('Bihar') });
    const byLink = { ...rest, isShippingWaived: true, total: 499 };
    const ask = async (call: 'sellByHand' | 'placeManualOrder', body: object) =>
      (await admin.call(call, { cookie, body })).status;
    expect(await ask('sellByHand', { ...byLink, handing, payment })).toBe(403);
    expect(await ask('placeManualOrder', { ...byLink, payment })).toBe(400);
    expect(await ask('placeManualOrder', byLink)).toBe(200);
    expect((await readPurchaseRows(shop)).orders).toMatchObject([{ status: 'Payment pending', handing: null }]);
  });
});
