// What staff see of customers: who is in which group, how they are found, and their page.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { toCustomerColumns } from '../../selling/order/customer-contact.service.ts';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

describe.each(testEngines)('customers in the admin on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('manager'));
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });
  beforeEach(async () => {
    await shop.deps.db.deleteFrom('customer_notes').execute();
    await shop.deps.db.deleteFrom('refunds').execute();
    await shop.deps.db.deleteFrom('order_lines').execute();
    await shop.deps.db.deleteFrom('orders').execute();
    await shop.deps.db.deleteFrom('customers').execute();
    count = 0;
  });

  let count = 0;
  async function account(firstname: string, opened = 400) {
    count += 1;
    const person = {
      firstname,
      lastname: 'Raman',
      mobile: `900000000${count}`,
      email: `${firstname.toLowerCase()}@example.com`,
    };
    const row = { id: `account-${firstname}`, ...person, password_hash: '', created_at: daysAgo(opened) };
    await shop.deps.db
      .insertInto('customers')
      .values({ ...row, email_confirmed_at: null })
      .execute();
    return { customer: row.id, ...person };
  }
  const guest = (firstname: string, mobile: string) => ({
    customer: `guest-${(count += 1)}`,
    firstname,
    lastname: '',
    mobile,
    email: '',
    channel: 'phone' as const,
  });
  type Person = Awaited<ReturnType<typeof account>> & { channel?: 'phone' };

  async function buy(person: Person, days: number, order: { total?: number; status?: string; city?: string } = {}) {
    count += 1;
    const { total = 600, status = 'Delivered', city = 'Erode' } = order;
    const id = `order-${count}`;
    const at = daysAgo(days);
    await shop.deps.db
      .insertInto('orders')
      .values({
        id,
        customer_id: person.customer,
        channel: person.channel ?? null,
        number: `TB-C0000${count}`,
        status,
        items_total: total,
        shipping_price: 0,
        total,
        address: JSON.stringify({ firstname: person.firstname, city, state: 'Tamil Nadu' }),
        created_at: at,
        placed_at: at,
        paid_at: at,
        checks: 0,
        ...toCustomerColumns(person),
      })
      .execute();
    return id;
  }
  const list = async (query: Record<string, string> = {}) =>
    (await admin.call('listCustomers', { cookie, query })).body.customers;
  const names = async (query: Record<string, string> = {}) => (await list(query)).map(({ name }) => name.trim());

  test('are everybody with an account, and everybody who bought without one, the last to buy first', async () => {
    await account('Usha', 3);
    const asha = await account('Asha');
    await buy(asha, 20, { city: 'Salem' });
    await buy(asha, 10);
    await buy(guest('Mohan', '9876543210'), 5, { total: 300 });
    await buy(guest('Mohan', '9876543210'), 1, { total: 400, city: 'Madurai' });
    expect(await list()).toMatchObject([
      { name: 'Mohan ', hasAccount: false, mobile: '9876543210', orders: 2, paid: 700, city: 'Madurai' },
      { name: 'Usha Raman', hasAccount: true, orders: 0, paid: 0, lastOrderAt: null },
      { name: 'Asha Raman', hasAccount: true, orders: 2, paid: 1200, city: 'Erode', lastOrderAt: daysAgo(10) },
    ]);
  });

  test('are unfinished if they went to the checkout in the last 30 days and have not bought since', async () => {
    const people = [];
    for (const name of ['Asha', 'Ravi', 'Usha', 'Deepa']) people.push(await account(name));
    const [asha, ravi, usha, deepa] = people as [Person, Person, Person, Person];
    const begin = async (person: Person, days: number) => {
      const id = await buy(person, days, { status: 'Expired' });
      const unplaced = { number: null, placed_at: null, paid_at: null };
      await shop.deps.db.updateTable('orders').set(unplaced).where('id', '=', id).execute();
      const choice = {
        product_id: 'p',
        title: 'Tee',
        color_id: 'c',
        color_title: 'MidnightBlue',
        size: 'M',
        quantity: 2,
      };
      const line = { id: `line-${id}`, order_id: id, position: 0, price: 300, discount_paise: 0, ...choice };
      await shop.deps.db.insertInto('order_lines').values(line).execute();
    };
    await buy(asha, 40);
    await begin(asha, 12);
    await begin(asha, 2);
    await begin(ravi, 5);
    await buy(ravi, 1);
    await begin(usha, 31);
    await begin(deepa, 29);
    expect(await names({ tab: 'unfinished' })).toEqual(['Asha Raman', 'Deepa Raman']);
    const { customers } = (await admin.call('listCustomers', { cookie, query: { tab: 'unfinished' } })).body;
    const lines = [{ title: 'Tee', color: 'Midnight Blue', size: 'M', quantity: 2 }];
    expect(customers.map(({ checkout }) => checkout)).toEqual([
      { at: daysAgo(2), total: 600, lines, failure: null },
      { at: daysAgo(29), total: 600, lines, failure: null },
    ]);
    const read = async ({ customer: id }: Person) =>
      (await admin.call('getCustomer', { cookie, params: { id } })).body.unfinished;
    expect(await read(asha)).toMatchObject([
      { at: daysAgo(2), total: 600, lines },
      { at: daysAgo(12), total: 600, lines },
    ]);
    for (const person of [ravi, usha]) expect(await read(person)).toEqual([]);
  });

  test('are new if their first order was in the last 30 days', async () => {
    const [asha, ravi, usha] = [await account('Asha'), await account('Ravi'), await account('Usha')];
    await buy(asha, 29);
    await buy(ravi, 31);
    await buy(ravi, 2);
    await buy(usha, 31);
    await buy(guest('Mohan', '9876543210'), 40);
    await buy(guest('Mohan', '9876543210'), 3);
    await buy(guest('Deepa', '9876543211'), 4);
    expect(await names({ tab: 'new' })).toEqual(['Deepa', 'Asha Raman']);
  });

  test('are loyal with three delivered orders, and asleep after 180 days', async () => {
    const [asha, ravi] = [await account('Asha'), await account('Ravi')];
    for (const days of [300, 250, 200]) await buy(asha, days);
    for (const days of [300, 250]) await buy(ravi, days);
    await buy(ravi, 10, { status: 'Shipped' });
    expect(await names({ tab: 'loyal' })).toEqual(['Asha Raman']);
    expect(await names({ tab: 'asleep' })).toEqual(['Asha Raman']);
  });

  test('are big if they paid 5,000 rupees in 12 months, without what was cancelled or given back', async () => {
    const people = [];
    for (const name of ['Asha', 'Ravi', 'Usha', 'Deepa']) people.push(await account(name));
    const [asha, ravi, usha, deepa] = people as [Person, Person, Person, Person];
    await buy(asha, 100, { total: 2500 });
    await buy(asha, 50, { total: 2500 });
    await buy(ravi, 400, { total: 2500 });
    await buy(ravi, 50, { total: 2500 });
    await buy(usha, 60, { total: 3000, status: 'Cancelled' });
    await buy(usha, 50, { total: 2500 });
    const refunded = await buy(deepa, 40, { total: 5000 });
    const refund = { provider_payment_id: 'pay_1', order_id: refunded, reason: 'operator', currency: 'INR', tries: 0 };
    await shop.deps.db
      .insertInto('refunds')
      .values({ id: 'refund-1', ...refund, amount_paise: 100, status: 'refunded', created_at: daysAgo(1) })
      .execute();
    expect(await names({ tab: 'big' })).toEqual(['Asha Raman']);
    expect(await list({ search: 'Deepa' })).toMatchObject([{ paid: 4999 }]);
  });

  test('are found by name, mobile, e-mail, town and order, in every group', async () => {
    const asha = await account('Asha');
    await buy(asha, 300, { city: 'Pollachi' });
    await buy(guest('Mohan', '9876543210'), 5);
    for (const search of ['asha', 'Raman', 'asha@exam', asha.mobile, `+91 ${asha.mobile}`, 'polla', 'TB-C00002']) {
      expect(await names({ search, tab: 'new' }), search).toEqual(['Asha Raman']);
    }
    for (const search of ['moh', '98765', 'erode']) expect(await names({ search }), search).toEqual(['Mohan']);
    for (const search of ['%', '%%%', 'x']) expect(await names({ search }), search).not.toContain('Asha Raman');
  });

  test('come page by page, each once', async () => {
    for (let index = 0; index < 120; index += 1) {
      await buy(guest(`G${index}`, `98765${String(index).padStart(5, '0')}`), index % 7);
    }
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const { body } = await admin.call('listCustomers', { cookie, query: after ? { after } : {} });
      seen.push(...body.customers.map(({ id }) => id));
      if (body.next === null) break;
      after = body.next;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  test('have a page with all that is known, and each look at it is written down', async () => {
    const lakshmi = await account('Lakshmi');
    await buy(lakshmi, 10);
    const params = { id: lakshmi.customer };
    const body = { name: 'A', email: 'x@example.com', mobile: lakshmi.mobile, comment: 'Hello' };
    await shop.call('createEnquiry', { body });
    const noted = await admin.call('addCustomerNote', { cookie, params, body: { text: 'Likes indigo' } });
    expect(noted.body.notes).toMatchObject([{ text: 'Likes indigo', by: 'Meena' }]);
    const opened = await admin.call('getCustomer', { cookie, params });
    expect(opened.body).toMatchObject({
      name: 'Lakshmi Raman',
      paid: 600,
      firstOrderAt: daysAgo(10),
      since: daysAgo(400),
      latest: [{ city: 'Erode' }],
      credit: { balance: 0 },
      enquiries: [{ excerpt: 'Hello' }],
      notes: [{ text: 'Likes indigo' }],
    });
    const owner = await admin.addMember('owner');
    const { entries } = (await admin.call('listAuditLog', { cookie: owner.cookie })).body;
    expect(
      entries.filter(({ subject }) => subject === `customer ${lakshmi.customer}`).map(({ action }) => action),
    ).toEqual(['customers look', 'customers note']);
  });

  test('without an account have one page for all their orders, by any of them', async () => {
    const [first, second] = [guest('Mohan', '9876543210'), guest('Mohan', '9876543210')];
    await buy(first, 9);
    await admin.call('addCustomerNote', { cookie, params: { id: first.customer }, body: { text: 'Calls on Sundays' } });
    await buy(second, 3);
    for (const { customer: id } of [first, second]) {
      expect((await admin.call('getCustomer', { cookie, params: { id } })).body).toMatchObject({
        id,
        orders: 2,
        credit: null,
        since: null,
        notes: [{ text: 'Calls on Sundays' }],
      });
    }
  });

  test('who are unknown are said to be so, and nothing is written down', async () => {
    const opened = await admin.call('getCustomer', { cookie, params: { id: 'nobody' } });
    expect(opened).toMatchObject({ status: 404 });
    const noted = await admin.call('addCustomerNote', { cookie, params: { id: 'nobody' }, body: { text: 'x' } });
    expect(noted).toMatchObject({ status: 404 });
  });
});
