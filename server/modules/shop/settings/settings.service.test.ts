import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ShopSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import { type TestAdmin, type TestMember, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine, listAuditLog } from '../audit-log/audit-log.service.ts';
import { listVersions, revertSection, saveSection } from './settings.service.ts';

const shipping = { fee: 80, freeFrom: 1500, unionTerritories: true };

describe.each(testEngines)('the settings on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let owner: TestMember;
  let now = Date.parse('2026-11-21T10:00:00Z');
  beforeEach(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    owner = await admin.addMember('owner');
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });

  const read = async () => (await admin.call('getSettings', { cookie: owner.cookie })).body;
  const save = (
    section: string,
    value: object,
    basedOn = 0,
    name: 'saveSettings' | 'saveProtectedSettings' = section === 'look' ? 'saveSettings' : 'saveProtectedSettings',
  ) => admin.call(name, { cookie: owner.cookie, body: { section, basedOn, value } });
  const shopValue = async (changed: Partial<ShopSection>) => ({ ...(await read()).shop.value, ...changed });

  it('are the defaults of shop.config.ts until somebody changes them', async () => {
    const { shop: facts, orders, mail } = await read();
    expect(facts).toMatchObject({
      version: 0,
      savedAt: null,
      staff: null,
      value: { name: 'Taana Baana', gstin: null },
    });
    expect(facts.value).toEqual(facts.default);
    expect([orders.value, mail.value]).toEqual([
      { managerRefundLimit: 2000 },
      { senderName: null, senderAddress: null },
    ]);
  });

  it('are in force here when the save is answered, and say who saved them', async () => {
    const saved = await save('shop', await shopValue({ name: 'Resham' }));
    expect([saved.status, saved.body]).toEqual([200, { version: 1 }]);
    expect(shop.deps.settings.current().name).toBe('Resham');
    expect((await shop.call('getConfig')).body.name).toBe('Resham');
    expect((await read()).shop).toMatchObject({
      version: 1,
      savedAt: '2026-11-21T10:00:00.000Z',
      staff: { name: 'Meena' },
    });
  });

  it('are written to the audit log with what changed, and nothing else', async () => {
    await save('shop', await shopValue({ name: 'Resham' }));
    const { entries } = await listAuditLog(shop.deps, { limit: 1 });
    expect(entries[0]).toMatchObject({
      action: 'settings save',
      subject: 'settings shop 1',
      channel: 'admin',
      before: { name: 'Taana Baana' },
      after: { name: 'Resham' },
    });
    expect(Object.keys(entries[0]?.after ?? {})).toEqual(['name']);
  });

  it('have as many PIN codes without cash as India has, and say so when there are more', async () => {
    const { value } = (await read()).cash;
    const withCodes = (count: number) => {
      const list = Array.from({ length: count }, (_, index) => String(110_001 + index));
      return save('cash', { ...value, pincodes: { only: true, list } });
    };
    const { status, error } = await withCodes(20_001);
    expect([status, error.fields]).toEqual([
      400,
      { 'value.pincodes.list': 'At most 20,000 PIN codes: India has no more' },
    ]);
    expect((await read()).cash.version).toBe(0);
    expect((await withCodes(20_000)).body).toEqual({ version: 1 });
    expect(shop.deps.settings.current().cash.pincodes.list).toHaveLength(20_000);
  });

  it('make no version when nothing changes', async () => {
    expect((await save('shop', await shopValue({}))).body).toEqual({ version: 0 });
    expect((await listVersions(shop.deps, 'shop')).versions).toHaveLength(1);
  });

  it('refuse a save that is based on an older version, and name who was faster', async () => {
    await save('shop', await shopValue({ name: 'Resham' }));
    const late = await save('shop', await shopValue({ name: 'Khadi' }));
    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    expect(late.error.message).toContain('Meena saved these settings on 21 Nov 2026, 15:30 (version 1)');
    const ahead = await save('shop', await shopValue({ name: 'Khadi' }), 7);
    expect(ahead.status).toBe(409);
    expect(shop.deps.settings.current().name).toBe('Resham');
  });

  it('take one of two saves at once, and lose none of the other unsaid', async () => {
    const values = await Promise.all(['Resham', 'Khadi'].map((name) => shopValue({ name })));
    const answers = await Promise.all(values.map((value) => save('shop', value)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await listVersions(shop.deps, 'shop')).versions).toHaveLength(2);
  });

  it('name a wrong field, with the contrast that was measured', async () => {
    const { status, error } = await save('look', { primary: '#cc6677', accent: '#dfa02a' });
    expect([status, error.code]).toEqual([400, 'invalid']);
    expect(error.fields?.['value.primary']).toMatch(/its contrast is \d\.\d\d to 1/);
  });

  it('about money and mail want a fresh proof, also by a revert', async () => {
    expect((await save('shipping', shipping, 0, 'saveSettings')).status).toBe(400);
    await save('shipping', shipping);
    now += 11 * 60_000;
    for (const [section, value] of Object.entries({
      shop: await shopValue({ contact: { ...(await read()).shop.value.contact, email: 'thief@example.com' } }),
      shipping: { ...shipping, fee: 1 },
      mail: { senderName: 'Resham', senderAddress: null },
      orders: { managerRefundLimit: 5 },
      sales: { sales: [] },
    }))
      expect((await save(section, value)).error.code).toBe('step-up-required');
    const revert = { cookie: owner.cookie, params: { section: 'shipping' }, body: { version: 0, basedOn: 1 } };
    expect((await admin.call('revertSettings', revert)).error.code).toBe('step-up-required');
    expect(shop.deps.settings.current().shipping).toEqual(shipping);
    expect((await save('look', { primary: '#1d4f8c', accent: '#dfa02a' })).status).toBe(200);
  });

  it('know no version beyond an integer of the database', async () => {
    const revert = { cookie: owner.cookie, params: { section: 'shop' }, body: { version: 3_000_000_000, basedOn: 0 } };
    expect((await admin.call('revertSettings', revert)).status).toBe(400);
    expect((await save('look', { primary: '#1d4f8c', accent: '#dfa02a' }, 3_000_000_000)).status).toBe(400);
  });

  it('go back to an earlier version, and to the default, as a new version', async () => {
    await saveSection(shop.deps, { section: 'shipping', basedOn: 0, value: shipping }, commandLine);
    await saveSection(shop.deps, { section: 'shipping', basedOn: 1, value: { ...shipping, fee: 0 } }, commandLine);
    await revertSection(shop.deps, 'shipping', { version: 1, basedOn: 2 }, commandLine);
    expect(shop.deps.settings.current().shipping).toEqual(shipping);
    await revertSection(shop.deps, 'shipping', { version: 0, basedOn: 3 }, commandLine);
    expect(shop.deps.settings.current().shipping).toEqual({ fee: 100, freeFrom: null, unionTerritories: false });
    const listed = await admin.call('listSettingsVersions', { cookie: owner.cookie, params: { section: 'shipping' } });
    expect(listed.body.versions.map(({ version, value }) => [version, value.fee])).toEqual([
      [4, 100],
      [3, 80],
      [2, 0],
      [1, 80],
      [0, 100],
    ]);
    const { entries } = await listAuditLog(shop.deps, { limit: 1 });
    expect(entries[0]).toMatchObject({ action: 'settings revert', subject: 'settings shipping 4' });
    await expect(revertSection(shop.deps, 'shipping', { version: 9, basedOn: 4 }, commandLine)).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('do not go back to a version that the rules of today refuse', async () => {
    const old = { section: 'shipping', version: 1, value: '{"fee":-5}', created_at: '2026-01-01T00:00:00Z' } as const;
    await shop.deps.db
      .insertInto('settings')
      .values({ ...old, staff_id: null })
      .execute();
    await saveSection(shop.deps, { section: 'shipping', basedOn: 1, value: shipping }, commandLine);
    const back = revertSection(shop.deps, 'shipping', { version: 1, basedOn: 2 }, commandLine);
    await expect(back).rejects.toMatchObject({ code: 'invalid', fields: { fee: expect.any(String) } });
    expect(shop.deps.settings.current().shipping).toEqual(shipping);
  });

  it('of an earlier release get the default of a field that they lack', async () => {
    await shop.deps.db
      .insertInto('settings')
      .values({
        section: 'shipping',
        version: 1,
        value: '{"fee":55}',
        created_at: '2026-01-01T00:00:00Z',
        staff_id: null,
      })
      .execute();
    await shop.deps.settings.reload();
    expect(shop.deps.settings.current().shipping).toEqual({ fee: 55, freeFrom: null, unionTerritories: false });
  });

  it('of mail and refunds stay on the server', async () => {
    const mail = { senderName: 'Resham Orders', senderAddress: 'orders@resham.example.com' };
    expect((await save('mail', mail)).status).toBe(200);
    const texts = await Promise.all(['/api/config', '/api/openapi.json'].map((path) => shop.app.inject(path)));
    for (const { payload } of texts) expect(payload).not.toMatch(/Resham Orders|orders@resham|managerRefundLimit/);
  });
});
