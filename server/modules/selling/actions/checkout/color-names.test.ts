// A colour that is stored as MidnightBlue is Midnight Blue on what people read of an order.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { addPaidOrder, gstin, readDocuments } from '../../money/documents/issue/testing.ts';
import { fixedSettings } from '../../../shop/settings/testing.ts';
import { moveOrder } from '../orders/change-status.service.ts';

describe.each(testEngines)('a colour of an order on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let order: Awaited<ReturnType<typeof addPaidOrder>>;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-24T06:30:00.000Z') } });
    admin = openTestAdmin(shop);
    order = await addPaidOrder(shop.deps.db, { lines: [[599, 1]] });
    await shop.deps.db.updateTable('order_lines').set({ color_title: 'MidnightBlue' }).execute();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  it('is named as people do on the invoice', async () => {
    await moveOrder({ ...shop.deps, settings: fixedSettings({ gstin }) }, order.number, 'Processing', commandLine);
    const [invoice] = await readDocuments(shop.deps.db, order.id);
    expect(invoice?.lines.map(({ description }) => description)).toEqual(['Tee 1, Midnight Blue, M']);
  });

  it('is named so in the file of orders', async () => {
    const { cookie } = await admin.addMember('owner');
    const { payload } = await admin.app.inject({ url: '/api/orders.csv', headers: { cookie } });
    expect(payload).toContain(',Midnight Blue,M,');
    expect(payload).not.toContain('MidnightBlue');
  });

  it('is named so in what staff are told of a piece', async () => {
    const { cookie } = await admin.addMember('packer');
    const { id, colorIds } = await shop.addProduct({ id: 'night', title: 'Night', colors: ['MidnightBlue'] });
    const body = { lines: [{ color: colorIds[0], size: 'M', quantity: 5 }], key: 'a'.repeat(16) };
    const { error } = await admin.call('receiveStock', { params: { product: id }, cookie, body });
    expect(error.message).toContain('Night, Midnight Blue, M');
  });
});
