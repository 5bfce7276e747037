// Who reads the documents of an order, and how: its customer, staff, the operator.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { operate } from '../../../../cli/testing.ts';
import type { TaxDocumentRow } from '../../../../database/tables/document-tables.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { addOrder } from '../../desk/order-page/testing.ts';
import { insertDocument } from './documents.repository.ts';
import { readDocumentFile } from './pdf/document-files.service.ts';
import { documentLineRow, documentRow } from './testing.ts';

describe.each(testEngines)('the documents of an order on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let asha: { token: string };
  let usha: { token: string };
  let number: string;
  let invoice: TaxDocumentRow;
  let credit: TaxDocumentRow;
  let file: Buffer;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
    const { db, clock } = shop.deps;
    const first = await shop.signUp();
    asha = first;
    usha = await shop.signUp();
    const order = { customer_id: first.customer._id };
    const placed = await addOrder(db, clock.now().toISOString(), {}, order);
    await addOrder(db, clock.now().toISOString(), {}, order);
    number = placed.number;
    invoice = documentRow({ order_id: placed.id, serial: 1 });
    credit = documentRow({
      order_id: placed.id,
      serial: 1,
      kind: 'credit note',
      series: 'CN/26-27',
      invoice_id: invoice.id,
    });
    for (const row of [invoice, credit]) await insertDocument(db, row, [documentLineRow({ document_id: row.id })]);
    file = await readDocumentFile(shop.deps, invoice);
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const listed = () => [
    { id: invoice.id, kind: 'invoice', number: 'INV/26-27/00001', date: '2026-11-24', totalPaise: 59_900 },
    { id: credit.id, kind: 'credit note', number: 'CN/26-27/00001', date: '2026-11-24', totalPaise: 59_900 },
  ];
  const read = (token: string, params: Record<string, string>) => shop.call('getOrderDocument', { token, params });

  it('are listed with the order, alone and among others', async () => {
    const { orders } = (await shop.call('listOrders', { token: asha.token })).body;
    expect(orders.map((order) => [order.number === number, order.documents])).toEqual([
      [false, []],
      [true, listed()],
    ]);
    expect((await shop.call('getOrder', { token: asha.token, params: { number } })).body).toMatchObject({
      documents: listed(),
    });
  });

  it('come as a PDF to save, which nobody on the way keeps [guard admin.27]', async () => {
    const { status, body, headers } = await read(asha.token, { number: number.toLowerCase(), id: invoice.id });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
    expect(headers['content-disposition']).toBe('attachment; filename="INV-26-27-00001.pdf"');
    expect(file.equals(body)).toBe(true);
  });

  it('are for the customer of the order only [guard admin.27]', async () => {
    const answers = await Promise.all([
      read(usha.token, { number, id: invoice.id }),
      read(asha.token, { number: 'TB-OTHER', id: invoice.id }),
      read(asha.token, { number, id: 'unknown' }),
      shop.call('getOrderDocument', { params: { number, id: invoice.id } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 401]);
    const served = await shop.app.inject({ url: `/documents/${invoice.id}.pdf` });
    expect(served.headers['content-type']).not.toContain('pdf');
    expect((await shop.app.inject({ url: `/images/../documents/${invoice.id}.pdf` })).statusCode).toBe(404);
  });

  it('are asked for 60 times in 10 minutes at most [guard admin.27]', async () => {
    const { token } = await shop.signUp();
    const ask = async () => (await read(token, { number, id: invoice.id })).status;
    for (let time = 0; time < 60; time += 1) expect(await ask()).toBe(404);
    expect(await ask()).toBe(429);
  });

  it('are on the page of the order for staff who may read them [guard admin.27]', async () => {
    const pageOf = async (role: Role) => {
      const { cookie } = await admin.addMember(role);
      const params = { number };
      return { cookie, page: (await admin.call('getOrder', { cookie, params })).body };
    };
    const { cookie, page } = await pageOf('accountant');
    expect(page.documents).toEqual(listed());
    const answer = await admin.app.inject({ url: `/api/documents/${invoice.id}`, headers: { cookie } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain('INV-26-27-00001.pdf');
    expect(answer.rawPayload.equals(file)).toBe(true);
    expect((await admin.app.inject({ url: '/api/documents/unknown', headers: { cookie } })).statusCode).toBe(404);
    const packer = await pageOf('packer');
    expect(packer.page.documents).toEqual([]);
    const refused = await admin.app.inject({
      url: `/api/documents/${invoice.id}`,
      headers: { cookie: packer.cookie },
    });
    expect(refused.statusCode).toBe(403);
  });

  it('are saved by the operator, never over another file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-print-'));
    const output = join(folder, 'march.pdf');
    const print = (which: string) => operate(shop.deps, 'documents print', [which], { output });
    expect(await print('inv/26-27/00001')).toBe(`INV/26-27/00001 is in ${output}.`);
    expect((await readFile(output)).equals(file)).toBe(true);
    await expect(print('INV/26-27/00001')).rejects.toThrow(`${output} exists already`);
    await expect(print('INV/26-27/00099')).rejects.toThrow('There is no document INV/26-27/00099.');
    await rm(folder, { recursive: true });
  });
});
