// Single-use codes of an offer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { endOffer } from './publish-offer.service.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { startOffer, writeOffer } from './testing.ts';

describe.each(testEngines)('single-use codes on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('manager'));
    await shop.addProduct();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const make = (id: string, count: number) => admin.call('makeCodes', { cookie, params: { id }, body: { count } });
  const file = async (id: string) =>
    (await admin.app.inject({ url: `/api/offers/${id}/codes.csv`, headers: { cookie } })).payload;

  test('are made a thousand at once, each another, without letters that look alike', async () => {
    const { id } = await writeOffer(shop, { how: 'code' });
    const { body } = await make(id, 1000);
    expect(body).toMatchObject({ singleUseCodes: { made: 1000, used: 0 }, code: null, problems: [] });
    const rows = await shop.deps.db.selectFrom('offer_codes').selectAll().where('offer_id', '=', id).execute();
    expect(rows).toHaveLength(1000);
    for (const { code, max_uses: most } of rows)
      expect([code, most]).toEqual([expect.stringMatching(/^[A-HJKMNP-Z2-9]{10}$/), 1]);
    expect((await make(id, 1)).body.singleUseCodes.made).toBe(1001);
    const log = shop.deps.db.selectFrom('audit_log').select('after').where('subject', '=', `offer ${id}`).orderBy('id');
    expect(await log.execute()).toEqual([
      { after: '{"title":"10 % off","count":1000}' },
      { after: '{"title":"10 % off","count":1}' },
    ]);
  });

  test('are a file, with the link of each and whether it was used', async () => {
    const { id } = await startOffer(shop, {}, 'WITHOTHERS');
    await make(id, 3);
    const { db } = shop.deps;
    const codes = await db
      .selectFrom('offer_codes')
      .select('code')
      .where('offer_id', '=', id)
      .orderBy('code')
      .execute();
    const [first = '', ...rest] = codes.map(({ code }) => code).filter((code) => code !== 'WITHOTHERS');
    await db.updateTable('offer_codes').set({ uses: 1 }).where('code', '=', first).execute();
    const row = (code: string, uses: number) => `${code},${shop.deps.config.publicUrl}/discount/${code},${uses}`;
    expect((await file(id)).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Code,Link,Used',
      row(first, 1),
      ...rest.map((code) => row(code, 0)),
    ]);
    expect((await admin.call('getOffer', { cookie, params: { id } })).body.singleUseCodes).toEqual({
      made: 3,
      used: 1,
    });
  });

  test.each([0, 1001, 1.5])('are not made %d at once', async (count) => {
    const { id } = await writeOffer(shop, { how: 'code' });
    expect((await make(id, count)).error.message).toBe('From 1 to 1,000 codes at once');
  });

  test('are not made for an offer that works by itself, or has ended', async () => {
    const itself = await writeOffer(shop);
    expect((await make(itself.id, 1)).error.message).toContain('works by itself');
    const { id } = await startOffer(shop, {}, 'OVER');
    await endOffer(shop.deps, id, commandLine);
    expect((await make(id, 1)).error.message).toContain('has ended');
  });
});
