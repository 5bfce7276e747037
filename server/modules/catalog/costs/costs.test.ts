// What products cost the shop: by the owner only, one or many, kept by placed orders, and never in an
// answer of the shop or of another role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';

describe.each(testEngines)('cost prices on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let ids: string[];
  const cookies = new Map<Role, string>();
  beforeAll(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
    for (const role of ['owner', 'manager', 'accountant', 'packer'] as const)
      cookies.set(role, (await admin.addMember(role)).cookie);
    ids = [(await shop.addProduct({ price: 500 })).id, (await shop.addProduct({ price: 700 })).id].toSorted();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const cookie = (role: Role = 'owner') => cookies.get(role) ?? '';
  const costOf = async (id: string) =>
    (await admin.call('getProductCost', { cookie: cookie(), params: { id } })).body.costPaise;
  const upload = (csv: string) => admin.call('importCosts', { cookie: cookie(), body: { csv } });
  const [first, second] = [() => ids[0] ?? '', () => ids[1] ?? ''];

  it('is saved for one product, and leaves its version and draft as they are', async () => {
    const before = (await admin.call('getProduct', { cookie: cookie(), params: { id: first() } })).body;
    const body = { costPaise: 31_337_77 };
    const saved = await admin.call('setProductCost', { cookie: cookie(), params: { id: first() }, body });
    expect([saved.status, await costOf(first())]).toEqual([200, 31_337_77]);
    expect((await admin.call('getProduct', { cookie: cookie(), params: { id: first() } })).body).toEqual(before);
  });

  it('is in no answer of the shop, nor in what a manager reads of a product or the catalogue', async () => {
    const pages = ['/api/all-products', `/api/product-details/${first()}`, `/products/${first()}`];
    for (const url of pages) expect((await shop.app.inject({ url })).payload, url).not.toMatch(/313377|cost_?paise/i);
    const headers = { cookie: cookie('manager') };
    for (const url of [`/api/products/${first()}`, '/api/products', '/api/products.csv'])
      expect((await admin.app.inject({ url, headers })).payload, url).not.toMatch(/313377|31337\.77|cost_?paise/i);
  });

  it.each(['manager', 'accountant', 'packer'] as const)('is neither shown to a %s nor taken from one', async (role) => {
    const params = { id: first() };
    const answers = [
      await admin.call('getProductCost', { cookie: cookie(role), params }),
      await admin.call('setProductCost', { cookie: cookie(role), params, body: { costPaise: 1 } }),
      await admin.call('importCosts', { cookie: cookie(role), body: { csv: '' } }),
    ];
    const file = await admin.app.inject({ url: '/api/costs.csv', headers: { cookie: cookie(role) } });
    expect([...answers.map(({ status }) => status), file.statusCode]).toEqual([403, 403, 403, 403]);
    expect(await costOf(first())).toBe(31_337_77);
  });

  it('comes as a file, which is read again; empty cells change nothing', async () => {
    const { payload } = await admin.app.inject({ url: '/api/costs.csv', headers: { cookie: cookie() } });
    expect(payload).toMatch(
      new RegExp(`^\u{feff}?Handle,Title,Variant Price,Cost per item\r\n${first()},.*,31337.77\r\n`),
    );
    const unchanged = await upload(payload);
    expect(unchanged.body).toEqual({ changed: 0, unknown: { listed: [], total: 0 } });
    const changed = await upload(`Handle,Cost per item\n${second()},"₹ 1,182.50"\n${second()},\n${first()},\ngone,5\n`);
    expect(changed.body).toEqual({ changed: 1, unknown: { listed: ['gone'], total: 1 } });
    expect([await costOf(first()), await costOf(second())]).toEqual([31_337_77, 118_250]);
  });

  it.each([
    ['Handle,Price\na,5\n', 'no column “Cost per item”'],
    ['Name,Cost\na,5\n', 'no column “Handle”'],
    ['Handle,Cost per item\nFIRST,7\nSECOND,lots\n', 'Row 3: “lots” is no amount'],
    ['Handle,Cost per item\nFIRST,7\nFIRST,8\n', 'has another cost in a row before'],
  ])('refuses %j, and saves nothing of it', async (csv, sentence) => {
    const { status, error } = await upload(csv.replaceAll('FIRST', first()).replaceAll('SECOND', second()));
    expect([status, error.message]).toEqual([400, expect.stringContaining(sentence)]);
    expect([await costOf(first()), await costOf(second())]).toEqual([31_337_77, 118_250]);
  });

  it('tells the log whose cost has changed, and not what it is', async () => {
    const log = await shop.deps.db.selectFrom('audit_log').selectAll().where('action', 'like', '%cost%').execute();
    expect(log.map(({ action, subject }) => `${action}: ${subject}`)).toEqual([
      `product cost: product ${first()}`,
      'costs export: catalogue',
      'costs import: catalogue',
    ]);
    expect(JSON.stringify(log)).not.toMatch(/3133777|118250/);
  });
});
