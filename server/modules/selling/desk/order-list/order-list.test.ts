// The admin's order list: tabs, search, days in India, pages, and what each role sees of a
// customer.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { documentRow } from '../../money/documents/testing.ts';
import { addDispute, addOrder, addParcel, addRefund } from '../order-page/testing.ts';

describe.each(testEngines)("the admin's order list on %s", (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  const cookies = new Map<string, string>();
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
    admin = openTestAdmin(shop);
    for (const role of ['owner', 'manager', 'packer', 'accountant'] as const) {
      cookies.set(role, (await admin.addMember(role)).cookie);
    }
  });
  afterEach(async () => {
    for (const table of ['tax_documents', 'shipments', 'order_lines', 'orders', 'refunds', 'disputes'] as const) {
      await shop.deps.db.deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const add: (
    ...given: Parameters<typeof addOrder> extends [unknown, ...infer Rest] ? Rest : never
  ) => ReturnType<typeof addOrder> = (...given) => addOrder(shop.deps.db, ...given);
  async function list(query: Record<string, string> = {}, role = 'owner') {
    const answer = await admin.call('listOrders', { cookie: cookies.get(role) ?? '', query });
    expect([answer.status, answer.error?.message]).toEqual([200, undefined]);
    return answer.body;
  }
  const numbers = async (query: Record<string, string> = {}, role = 'owner') =>
    (await list(query, role)).orders.map(({ number }) => number);

  it('shows placed orders, the one placed last first, with what a row needs', async () => {
    const first = await add('2026-11-20T10:00:00.000Z');
    const second = await add('2026-11-20T11:00:00.000Z', {}, { created_at: '2026-11-01T00:00:00.000Z', note: 'Call' });
    await shop.deps.db
      .insertInto('orders')
      .values({
        id: 'unpaid',
        customer_id: 'c',
        status: 'Payment pending',
        items_total: 1,
        shipping_price: 0,
        total: 1,
        created_at: '2026-11-21T09:00:00.000Z',
        checks: 0,
      })
      .execute();
    const { orders, next } = await list();
    expect([orders.map(({ number }) => number), next]).toEqual([[second.number, first.number], null]);
    expect(orders[0]).toEqual({
      number: second.number,
      placedAt: '2026-11-20T11:00:00.000Z',
      status: 'Ordered',
      flags: ['note'],
      customer: 'Asha Kumari',
      city: 'Erode',
      state: 'Tamil Nadu',
      pieces: 3,
      total: 600,
      paymentMethod: 'upi',
      courier: null,
      awb: null,
    });
  });

  it('has a tab for each status, and counts the open ones', async () => {
    const statuses = ['Ordered', 'Processing', 'Shipped', 'Out for Delivery', 'Delivered', 'Cancelled'];
    const tabs = ['to-pack', 'packed', 'shipped', 'out-for-delivery', 'delivered', 'cancelled'];
    for (const status of [...statuses, 'Ordered']) await add('2026-11-20T10:00:00.000Z', {}, { status });
    for (const [index, tab] of tabs.entries()) {
      const { orders } = await list({ tab });
      expect(orders.map(({ status }) => status)).toEqual(Array(index === 0 ? 2 : 1).fill(statuses[index]));
    }
    expect((await list()).counts).toEqual({
      'to-confirm': null,
      'to-pack': 2,
      packed: 1,
      shipped: 1,
      'out-for-delivery': 1,
      delivered: null,
      cancelled: null,
      attention: 0,
    });
    const { status, error } = await admin.call('listOrders', {
      cookie: cookies.get('owner') ?? '',
      query: { tab: 'x' },
    });
    expect([status, error.message]).toEqual([400, 'Please choose a tab from the list']);
  });

  it('gathers what needs attention: notes, undecided disputes, refunds that failed and are still owed', async () => {
    const { db } = shop.deps;
    await add('2026-11-20T09:00:00.000Z');
    const noted = await add('2026-11-20T10:00:00.000Z', {}, { note: 'Call' });
    const disputed = await add('2026-11-20T11:00:00.000Z', { firstname: 'Ravi' }, { note: 'Also noted' });
    const lost = await add('2026-11-20T12:00:00.000Z');
    const failed = await add('2026-11-20T13:00:00.000Z', {}, { status: 'Cancelled' });
    const settled = await add('2026-11-20T14:00:00.000Z', {}, { status: 'Cancelled' });
    await addDispute(db, disputed, 'open');
    await addDispute(db, lost, 'lost');
    await addRefund(db, failed, 'failed', 60_000);
    await addRefund(db, settled, 'failed', 60_000);
    await addRefund(db, settled, 'refunded', 60_000);
    const { orders, counts } = await list({ tab: 'attention' });
    expect(orders.map(({ number, flags }) => [number, flags])).toEqual([
      [failed.number, ['refund failed']],
      [disputed.number, ['disputed', 'note']],
      [noted.number, ['note']],
    ]);
    expect(counts.attention).toBe(3);
    expect(await numbers({ tab: 'attention', search: 'ravi' })).toEqual([disputed.number]);
    expect(await numbers({ tab: 'attention', limit: '1' })).toEqual([failed.number]);
    expect((await list({ search: settled.number })).orders[0]?.flags).toEqual(['refunded']);
  });

  it("finds by number, name, mobile, e-mail, payment and the provider's order", async () => {
    const asha = await add('2026-11-20T10:00:00.000Z', { firstname: 'Asha Devi', email: 'asha.d@example.com' });
    const ravi = await add('2026-11-20T11:00:00.000Z', {
      firstname: 'RAVI',
      lastname: 'Äyer',
      mobile: '9123456780',
      email: 'ravi@example.com',
    });
    for (const search of [
      'asha',
      'ASHA  devi',
      'kumari',
      'kumari a',
      'asha.d@',
      'asha.d',
      '98765 43',
      '+91-9876543210',
    ]) {
      expect(await numbers({ search }), search).toEqual([asha.number]);
    }
    for (const search of ['äyer', 'Ravi Äy', '9123', '09123456780', 'RAVI@example.com', ravi.paymentId]) {
      expect(await numbers({ search }), search).toEqual([ravi.number]);
    }
    expect(await numbers({ search: ravi.number.toLowerCase() })).toEqual([ravi.number]);
    expect(await numbers({ search: ravi.number.slice(3) })).toEqual([ravi.number]);
    expect(await numbers({ search: `${ravi.number}/402719` })).toEqual([ravi.number]);
    expect(await numbers({ search: ravi.paymentId.replace('pay', 'order') })).toEqual([ravi.number]);
    for (const search of ['a', 'devi', '%', '_', 'example.com', '987', "' or 1=1", 'pay_none', 'ravi kumari']) {
      expect(await numbers({ search }), search).toEqual([]);
    }
    expect(await numbers({ search: 'asha', tab: 'to-pack' })).toEqual([asha.number]);
    expect(await numbers({ search: 'asha', tab: 'packed' })).toEqual([]);
    expect(await numbers({ search: 'asha', from: '2026-11-21' })).toEqual([]);
  });

  it('finds an order by the AWBs of its parcels, for every role that sees orders', async () => {
    const sent = await add('2026-11-20T10:00:00.000Z', {}, { status: 'Shipped' });
    await addParcel(shop.deps.db, sent.id, { awb: '149081234567', returned_at: '2026-11-22T10:00:00.000Z' });
    await addParcel(shop.deps.db, sent.id, { awb: 'D-7000001' });
    const other = await add('2026-11-20T11:00:00.000Z', {}, { status: 'Delivered' });
    await addParcel(shop.deps.db, other.id, { awb: '149099999999' });
    for (const role of ['owner', 'packer', 'accountant']) {
      for (const search of ['149081234567', '1490 8123 4567', '149081', 'd-7000001', 'D-7000']) {
        expect(await numbers({ search }, role), search).toEqual([sent.number]);
      }
    }
    expect(await numbers({ search: '149081234567', tab: 'shipped' })).toEqual([sent.number]);
    expect(await numbers({ search: '149081234567', tab: 'delivered' })).toEqual([]);
    for (const search of ['14908', '81234567']) expect(await numbers({ search }), search).toEqual([]);
  });

  const placeOf = (city: string, state: string, pincode: number) => ({
    address: JSON.stringify({ firstname: 'Asha', lastname: 'K', address: '1', country: 'India', city, state, pincode }),
  });

  it('finds by city, PIN code, product, SKU, invoice and credit note', async () => {
    const { db } = shop.deps;
    const product = { id: 'kurta', title: 'Peacock Dance Tee' };
    await db
      .insertInto('products')
      .values({
        ...product,
        title_sort_key: 'peacock dance tee',
        brand: 'Taana Baana',
        category: 'Tees',
        price: 599,
        description: '',
        created_at: '2026-11-01T00:00:00.000Z',
      })
      .execute();
    await add('2026-11-20T10:00:00.000Z');
    const far = await add('2026-11-20T11:00:00.000Z', {}, placeOf('New Delhi', 'Delhi', 110_001));
    const lines = db.updateTable('order_lines').where('order_id', '=', far.id);
    await lines.set({ product_id: product.id, color_id: 'maroon', size: 'Odd' }).execute();
    const piece = { id: 'odd', product_id: product.id, color_id: 'maroon', size: 'Odd', sku: 'TEE-MR-9' };
    await db
      .insertInto('product_variants')
      .values({ ...piece, reserved: 0, low_stock: 0 })
      .execute();
    const invoice = documentRow({ order_id: far.id, serial: 7 });
    const note = documentRow({ order_id: far.id, serial: 8, series: 'CN/26-27', kind: 'credit note' });
    await db.insertInto('tax_documents').values([invoice, note]).execute();
    for (const search of ['new del', '110001', '110 001', 'peacock', 'dance t', 'tee-mr-9', invoice.number]) {
      expect(await numbers({ search }), search).toEqual([far.number]);
    }
    expect(await numbers({ search: note.number.toLowerCase() })).toEqual([far.number]);
    for (const search of ['delhi', '11000', 'TEE-MR', '%%%', 'INV/25']) {
      expect(await numbers({ search }), search).toEqual([]);
    }
    // What a member may not see is not confirmed either.
    for (const search of ['new del', '110001', invoice.number]) expect(await numbers({ search }, 'packer')).toEqual([]);
    for (const search of ['new del', '110001']) expect(await numbers({ search }, 'accountant')).toEqual([]);
    expect(await numbers({ search: 'tee-mr-9' }, 'packer')).toEqual([far.number]);
    await db.deleteFrom('product_variants').execute();
    await db.deleteFrom('products').execute();
  });

  it('is filtered by product, state, courier and payment, together with tab, search and days', async () => {
    const { db } = shop.deps;
    const one = await add('2026-11-20T10:00:00.000Z', {}, { status: 'Shipped' });
    const other = await add('2026-11-20T11:00:00.000Z', { firstname: 'Ravi' }, placeOf('Kochi', 'Kerala', 682_001));
    await addParcel(db, one.id, { courier: 'DTDC', awb: 'D7000001' });
    await db.updateTable('order_lines').where('order_id', '=', one.id).set({ product_id: 'kurta' }).execute();
    await db.updateTable('payments').where('order_id', '=', other.id).set({ instrument: 'card' }).execute();
    expect(await numbers({ product: 'kurta' })).toEqual([one.number]);
    expect(await numbers({ product: 'tee' })).toEqual([other.number]);
    expect(await numbers({ product: 'tee', search: one.number })).toEqual([]);
    expect(await numbers({ state: 'Kerala' })).toEqual([other.number]);
    expect(await numbers({ state: 'Kerala', tab: 'shipped' })).toEqual([]);
    expect(await numbers({ state: 'Tamil Nadu', search: 'asha' })).toEqual([one.number]);
    expect(await numbers({ state: 'Tamil Nadu', search: 'ravi' })).toEqual([]);
    expect(await numbers({ courier: 'DTDC' })).toEqual([one.number]);
    expect(await numbers({ payment: 'card' })).toEqual([other.number]);
    expect(await numbers({ payment: 'upi', courier: 'DTDC', state: 'Tamil Nadu', product: 'kurta' })).toEqual([
      one.number,
    ]);
    expect(await numbers({ payment: 'upi', from: '2026-11-21' })).toEqual([]);
    const { body } = await admin.call('listCouriers', { cookie: cookies.get('accountant') ?? '' });
    expect(body.couriers.map(({ name }) => name)).toContain('DTDC');
  });

  it('counts days from midnight to midnight in India', async () => {
    const before = await add('2026-11-19T18:29:59.999Z');
    const first = await add('2026-11-19T18:30:00.000Z');
    const last = await add('2026-11-21T18:29:59.999Z');
    const after = await add('2026-11-21T18:30:00.000Z');
    expect(await numbers({ from: '2026-11-20', to: '2026-11-21' })).toEqual([last.number, first.number]);
    expect(await numbers({ to: '2026-11-19' })).toEqual([before.number]);
    expect(await numbers({ from: '2026-11-22', tab: 'to-pack' })).toEqual([after.number]);
    const wrong = { cookie: cookies.get('owner') ?? '', query: { from: '2026-02-30' } };
    expect((await admin.call('listOrders', wrong)).error.fields).toEqual({
      from: 'Please choose a day, such as 2026-11-21',
    });
  });

  it('has the order to pack that waits longest first, also in a search; in other tabs the newest', async () => {
    const old = await add('2026-11-20T10:00:00.000Z');
    const young = await add('2026-11-20T11:00:00.000Z');
    const packed = [];
    for (const hour of ['08', '09']) {
      packed.unshift((await add(`2026-11-20T${hour}:00:00.000Z`, {}, { status: 'Processing' })).number);
    }
    expect(await numbers({ tab: 'to-pack' })).toEqual([old.number, young.number]);
    expect(await numbers({ tab: 'to-pack', search: 'asha' })).toEqual([old.number, young.number]);
    expect(await numbers({ tab: 'packed' })).toEqual(packed);
    expect(await numbers()).toEqual([young.number, old.number, ...packed]);
  });

  it("finds the orders of another order's customer without their contact, for every role", async () => {
    const first = await add('2026-11-20T10:00:00.000Z', {}, { customer_id: 'asha' });
    const other = await add('2026-11-20T11:00:00.000Z', {}, { customer_id: 'ravi' });
    const second = await add('2026-11-20T12:00:00.000Z', {}, { customer_id: 'asha', status: 'Delivered' });
    for (const role of ['owner', 'packer', 'accountant']) {
      expect(await numbers({ customerOf: second.number }, role)).toEqual([second.number, first.number]);
    }
    expect(await numbers({ customerOf: other.number })).toEqual([other.number]);
    expect(await numbers({ customerOf: first.number, tab: 'delivered' })).toEqual([second.number]);
    const unknown = { cookie: cookies.get('owner') ?? '', query: { customerOf: 'TB-NOBODY' } };
    expect((await admin.call('listOrders', unknown)).status).toBe(404);
  });

  it.each<Record<string, string>>([
    {},
    { tab: 'to-pack' },
    { tab: 'to-pack', search: 'asha' },
    { search: 'asha' },
    { tab: 'attention' },
  ])('pages without a gap or a repeat while orders arrive: %j', async (query) => {
    // Three per second: among orders of the same time, the id decides.
    const old: string[] = [];
    for (let index = 0; index < 14; index += 1) {
      const at = `2026-11-20T10:00:0${Math.floor(index / 3)}.000Z`;
      old.unshift((await add(at, {}, { note: 'Call' })).number);
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ ...query, limit: '4', ...(after && { after }) });
      seen.push(...page.orders.map(({ number }) => number));
      after = page.next;
      await add('2026-11-20T12:00:00.000Z', {}, { note: 'Call' });
    } while (after !== null);
    // New orders appear before the newest one or after the oldest one.
    expect(seen.slice(0, old.length)).toEqual(query.tab === 'to-pack' ? old.toReversed() : old);
    expect(new Set(seen).size).toBe(seen.length);
    const { status, error } = await admin.call('listOrders', {
      cookie: cookies.get('owner') ?? '',
      query: { after: 'somewhere' },
    });
    expect([status, error.message]).toEqual([400, 'Please start again from the first page']);
  });

  it('shows a city only to those who may see the address, and confirms no contact by a search [guard admin.21]', async () => {
    const open = await add('2026-11-20T10:00:00.000Z');
    const done = await add('2026-11-20T11:00:00.000Z', {}, { status: 'Delivered' });
    const citiesOf = async (role: string) => (await list({}, role)).orders.map(({ city, state }) => [city, state]);
    expect(await citiesOf('owner')).toEqual(await citiesOf('manager'));
    expect(await citiesOf('owner')).toEqual([
      ['Erode', 'Tamil Nadu'],
      ['Erode', 'Tamil Nadu'],
    ]);
    expect(await citiesOf('packer')).toEqual([
      [null, 'Tamil Nadu'],
      ['Erode', 'Tamil Nadu'],
    ]);
    expect(await citiesOf('accountant')).toEqual([
      [null, 'Tamil Nadu'],
      [null, 'Tamil Nadu'],
    ]);
    for (const search of ['9876543210', '9876', 'asha@example.com', 'asha@']) {
      expect(await numbers({ search }, 'manager'), search).toEqual([done.number, open.number]);
      for (const role of ['packer', 'accountant']) expect(await numbers({ search }, role), search).toEqual([]);
    }
    await add('2026-11-20T12:00:00.000Z', { firstname: 'Ravi', lastname: 'Iyer', email: 'zebra@example.com' });
    for (const role of ['packer', 'accountant']) {
      expect(await numbers({ search: 'zebra' }, role)).toEqual([]);
      for (const search of ['asha', open.number, open.paymentId]) {
        expect(await numbers({ search }, role), search).toContain(open.number);
      }
    }
  });
});
