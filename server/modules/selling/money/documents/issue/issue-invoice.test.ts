// Invoices and bills at Packed: what they bill, their numbers, and what happens when an order
// changes.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaxDocumentRow } from '../../../../../database/tables/document-tables.ts';
import { testEngines } from '../../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../../testing.ts';
import { type Actor, commandLine } from '../../../../shop/audit-log/audit-log.service.ts';
import { changeAddress } from '../../../actions/orders/change-address.service.ts';
import { requireOrder } from '../../../order/order-records.service.ts';
import { undoMove } from '../../../actions/orders/undo-move.service.ts';
import { cancelOrder, moveOrder } from '../../../actions/orders/change-status.service.ts';
import { refundOrder } from '../../../actions/orders/refund-order.service.ts';
import { makeDocuments } from '../pdf/document-files.service.ts';
import { readDocument } from '../order-documents.service.ts';
import type { ShopSettings } from '../../../../shop/settings/current-settings.service.ts';
import { fixedSettings } from '../../../../shop/settings/testing.ts';
import { addPaidOrder, addressIn, gstin, readDocuments } from './testing.ts';

const staff = { channel: 'admin', staffId: v7(), requestId: 'request' } as const;
const composition = {
  isComposition: true,
  hsn: '6109',
  invoicePrefix: 'INV',
  billPrefix: 'BOS',
  creditNotePrefix: 'CRN',
};

describe.each(testEngines)('the invoice of a packed order on %s', (engine) => {
  let shop: TestShop;
  let now = new Date('2026-11-24T06:30:00.000Z');
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => now } });
    const { staffId: id } = staff;
    const member = {
      id,
      email: 'meena@example.com',
      name: 'Meena',
      role: 'packer',
      created_at: now.toISOString(),
    } as const;
    await shop.deps.db
      .insertInto('staff')
      .values({ ...member, last_step: 0 })
      .execute();
  });
  afterAll(() => shop.close());

  const seller = (settings: Partial<ShopSettings> = { gstin }) => ({
    ...shop.deps,
    settings: fixedSettings({ legalName: 'Sample Handlooms Private Limited', ...settings }),
  });
  const pack = (number: string, settings?: Partial<ShopSettings>, actor: Actor = commandLine) =>
    moveOrder(seller(settings), number, 'Processing', actor);
  const documents = (id: string) => readDocuments(shop.deps.db, id);
  const add = (order: Parameters<typeof addPaidOrder>[1]) => addPaidOrder(shop.deps.db, order);

  it('bills the lines with their share of the shipping, each at its rate, to another state', async () => {
    const { id, number } = await add({
      lines: [
        [2626, 1],
        [1437, 1],
      ],
      shipping: 100,
    });
    await pack(number);
    const [invoice, ...others] = await documents(id);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^INV\/26-27\/\d{5}$/),
      day: '2026-11-24',
      totalPaise: 416_300,
      placeOfSupply: { state: 'Bihar', code: '10', isUnionTerritory: false },
      seller: { name: 'Sample Handlooms Private Limited', tradeName: 'Taana Baana', gstin },
      customer: { name: 'Asha Kumari', address: ['7 Loom Lane', 'Erode, Bihar 638001'], gstin: null },
      orderNumber: number,
      orderDay: '2026-11-20',
      corrects: null,
    });
    expect(invoice?.lines).toMatchObject([
      { description: 'Tee 1, Maroon, M', hsn: '6109', quantity: 1, pricePaise: 262_600, shippingPaise: 6463, rate: 18 },
      { quantity: 1, pricePaise: 143_700, shippingPaise: 3537, totalPaise: 147_237, rate: 5, cgstPaise: 0 },
    ]);
  });

  it('has CGST and SGST in the seller’s state, also where only the PIN code tells it', async () => {
    for (const state of ['Tamil Nadu', 'Atlantis'] as const) {
      const { id, number } = await add({ lines: [[499, 2]], state });
      await pack(number);
      const [invoice] = await documents(id);
      expect([invoice?.placeOfSupply?.code, invoice?.sums]).toEqual(['33', [99_800, 95_048, 2376, 2376, 0]]);
    }
  });

  it('waits, with a note, where nobody knows the state, and is issued once staff have named it', async () => {
    const nowhere = JSON.stringify({ ...addressIn('Bihar'), state: 'Atlantis', pincode: '' });
    const { id, number } = await add({ lines: [[499, 1]], columns: { address: nowhere } });
    const noteOf = async () => (await requireOrder(shop.deps.db, number)).note;
    await pack(number);
    expect([await documents(id), await noteOf()]).toEqual([[], expect.stringContaining('The invoice waits')]);
    await moveOrder(seller(), number, 'Shipped', commandLine);
    await changeAddress(seller(), number, addressIn('Bihar'), commandLine);
    expect((await documents(id)).map(({ placeOfSupply }) => placeOfSupply?.code)).toEqual(['10']);
    expect(await noteOf()).toBeNull();
    await expect(changeAddress(seller(), number, addressIn('Kerala'), commandLine)).rejects.toThrow('is Shipped');
  });

  it('has IGST also at the counter, for a customer whose address is in another state', async () => {
    const { id, number } = await add({ lines: [[499, 2]], state: 'Bihar', columns: { channel: 'counter' } });
    await pack(number);
    const [invoice] = await documents(id);
    expect([invoice?.placeOfSupply?.code, invoice?.sums]).toEqual(['10', [99_800, 95_048, 0, 0, 4752]]);
  });

  it('has the customer’s GSTIN and the product’s HSN', async () => {
    await shop.deps.db.deleteFrom('products').where('id', '=', 'tee').execute();
    const product = await shop.addProduct({ hsn: '610910' });
    const { id, number } = await add({ lines: [[499, 1]], columns: { customer_gstin: '10ABCDE1234F1ZF' } });
    await shop.deps.db.updateTable('order_lines').set({ product_id: product.id }).where('order_id', '=', id).execute();
    await pack(number);
    expect(await documents(id)).toMatchObject([{ customer: { gstin: '10ABCDE1234F1ZF' }, lines: [{ hsn: '610910' }] }]);
  });

  it('is a bill without tax of a seller who is not registered, a bill of supply under composition', async () => {
    const plain = await add({ lines: [[499, 1]], state: 'Tamil Nadu' });
    await pack(plain.number, { gstin: null });
    const supplied = await add({ lines: [[499, 1]] });
    await pack(supplied.number, { gstin, tax: { ...composition, signatory: null } });
    const untaxed = { placeOfSupply: null, lines: [{ rate: null, totalPaise: 49_900, taxablePaise: 49_900 }] };
    expect(await documents(plain.id)).toMatchObject([{ kind: 'bill', number: 'BIL/26-27/00001', ...untaxed }]);
    expect(await documents(supplied.id)).toMatchObject([
      { kind: 'bill of supply', number: 'BOS/26-27/00001', ...untaxed },
    ]);
  });

  it('bills the rest: without the pieces and the amount refunded before', async () => {
    const { id, number, lineIds } = await add({
      lines: [
        [500, 2],
        [300, 1],
      ],
      shipping: 100,
      columns: { credit: 200 },
    });
    const line = lineIds[0] ?? '';
    await refundOrder(shop.deps, number, commandLine, { lines: [{ line, quantity: 1 }] });
    await refundOrder(shop.deps, number, commandLine, { amountRupees: 90 });
    await pack(number);
    const [invoice] = await documents(id);
    // Rs. 90 of 500, 300 and 100.
    expect(invoice?.lines).toMatchObject([
      { quantity: 1, discountPaise: 5000, shippingPaise: 5625, totalPaise: 50_625 },
      { quantity: 1, discountPaise: 3000, shippingPaise: 3375, totalPaise: 30_375 },
    ]);
    expect(invoice?.totalPaise).toBe(81_000);
  });

  it('does not follow the refund of a second payment', async () => {
    const { id, number } = await add({ lines: [[500, 1]], columns: { provider_payment_id: 'pay_first' } });
    await shop.deps.db
      .insertInto('refunds')
      .values({
        id: v7(),
        provider_payment_id: 'pay_second',
        order_id: id,
        reason: 'paid twice',
        amount_paise: 50_000,
        currency: 'INR',
        status: 'refunded',
        provider_refund_id: 'rfnd_second',
        created_at: now.toISOString(),
        tries: 1,
      })
      .execute();
    await pack(number);
    expect(await documents(id)).toMatchObject([{ totalPaise: 50_000 }]);
  });

  it('stays when “Packed” is undone and the order is packed again', async () => {
    const { id, number } = await add({ lines: [[499, 1]], shipping: 100 });
    await pack(number, undefined, staff);
    await undoMove(shop.deps, number, staff);
    await refundOrder(seller(), number, commandLine, { amountRupees: 50 });
    now = new Date(now.getTime() + 24 * 3600_000);
    await pack(number);
    expect(await documents(id)).toMatchObject([{ totalPaise: 59_900 }, { kind: 'credit note', totalPaise: 5000 }]);
  });

  it('is corrected when it is not right any more: by a credit note over what is left, and a new one [guard admin.28]', async () => {
    const { id, number } = await add({ lines: [[499, 1]], shipping: 100 });
    await pack(number, undefined, staff);
    await undoMove(shop.deps, number, staff);
    await refundOrder(seller(), number, commandLine, { amountRupees: 50 });
    await pack(number, { gstin, legalName: 'Other Handlooms' });
    const [invoice, lowered, note, corrected] = await documents(id);
    expect(lowered).toMatchObject({ cause: expect.stringMatching(/^refund:/), totalPaise: 5000 });
    expect(note).toMatchObject({
      kind: 'credit note',
      cause: 'corrected',
      totalPaise: 54_900,
      corrects: { kind: 'invoice', number: invoice?.number, day: invoice?.day, reason: 'The invoice was corrected.' },
    });
    expect(corrected).toMatchObject({ kind: 'invoice', totalPaise: 54_900, seller: { name: 'Other Handlooms' } });
    // A later refund is credited on the new invoice.
    await refundOrder(seller(), number, commandLine, { amountRupees: 9 });
    expect((await documents(id)).slice(4)).toMatchObject([
      { totalPaise: 900, corrects: { number: corrected?.number } },
    ]);
  });

  it('is corrected when the address changes: another state, other taxes', async () => {
    const { id, number } = await add({ lines: [[499, 1]] });
    const move = (state: 'Kerala' | 'Tamil Nadu') => changeAddress(seller(), number, addressIn(state), commandLine);
    await move('Kerala');
    expect(await documents(id)).toEqual([]);
    await pack(number);
    await move('Kerala');
    await move('Tamil Nadu');
    const all = await documents(id);
    expect(all.map(({ kind, placeOfSupply, sums }) => [kind, placeOfSupply?.code, ...sums])).toEqual([
      ['invoice', '32', 49_900, 47_524, 0, 0, 2376],
      ['credit note', '32', 49_900, 47_524, 0, 0, 2376],
      ['invoice', '33', 49_900, 47_524, 1188, 1188, 0],
    ]);
  });

  it('cannot have the number of another, nor two notes of one cause', async () => {
    const { id, number } = await add({ lines: [[499, 1]] });
    await pack(number);
    const { db } = shop.deps;
    const invoice = await db
      .selectFrom('tax_documents')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const insert = (row: Partial<TaxDocumentRow>) =>
      db
        .insertInto('tax_documents')
        .values({ ...invoice, id: v7(), number: v7(), ...row })
        .execute();
    await expect(insert({})).rejects.toThrow(/unique/i);
    await expect(insert({ serial: 900, number: invoice.number })).rejects.toThrow(/unique/i);
    const note = { kind: 'credit note', invoice_id: invoice.id, cause: 'cancelled', series: 'X/26-27' } as const;
    await insert({ ...note, serial: 1 });
    await expect(insert({ ...note, serial: 2 })).rejects.toThrow(/unique/i);
    await db.deleteFrom('tax_documents').where('series', '=', note.series).execute();
  });

  it('wakes the job that makes its PDF', async () => {
    const { id, number } = await add({ lines: [[499, 1]] });
    const told: string[] = [];
    shop.deps.changes.subscribe(({ data }) => void told.push(data));
    await pack(number);
    expect(told).toContain('documents');
    await makeDocuments(shop.deps);
    const row = shop.deps.db.selectFrom('tax_documents').select('pdf_hash').where('order_id', '=', id);
    expect((await row.executeTakeFirstOrThrow()).pdf_hash).not.toBeNull();
  });

  it('is printed again with the same bytes after product, settings and address have changed', async () => {
    const product = await shop.addProduct({ hsn: '610910' });
    const { id, number } = await add({ lines: [[499, 1]] });
    const { db } = shop.deps;
    await db.updateTable('order_lines').set({ product_id: product.id }).where('order_id', '=', id).execute();
    await pack(number);
    const read = async (documentId: string) => (await readDocument(shop.deps, documentId)).content;
    const [invoice] = await documents(id);
    const file = invoice && (await read(invoice.id));
    await db.updateTable('products').set({ title: 'Other Tee', hsn: '6206' }).where('id', '=', product.id).execute();
    const changed = seller({ gstin: '10ABCDE1234F1ZF', legalName: 'Other Handlooms', name: 'Other' });
    await changeAddress(changed, number, addressIn('Kerala'), commandLine);
    await rm(join(shop.deps.config.dataDir, 'documents'), { recursive: true });
    const [same, note, corrected] = await documents(id);
    expect(await readDocument({ ...changed, db }, same?.id ?? '')).toMatchObject({ content: file });
    expect([note?.seller.name, corrected?.seller.name]).toEqual([
      'Sample Handlooms Private Limited',
      'Other Handlooms',
    ]);
  });

  it('is not issued for an order that ends before it is packed', async () => {
    const { id, number } = await add({ lines: [[499, 1]] });
    await cancelOrder(shop.deps, number, commandLine);
    expect(await documents(id)).toEqual([]);
  });

  it('begins each financial year with number 1, at midnight in India', async () => {
    const numbers: (string | undefined)[] = [];
    for (const time of ['2028-03-31T23:59:59+05:30', '2028-04-01T00:00:00+05:30']) {
      now = new Date(time);
      const { id, number } = await add({ lines: [[499, 1]] });
      await pack(number);
      numbers.push((await documents(id))[0]?.number);
    }
    expect(numbers).toEqual(['INV/27-28/00001', 'INV/28-29/00001']);
  });

  it('is refused when its number would have more than 16 characters; then the order is not packed', async () => {
    const { id, number } = await add({ lines: [[499, 1]] });
    const { db } = shop.deps;
    now = new Date('2029-11-24T06:30:00.000Z');
    await db.insertInto('document_counters').values({ series: 'INV/29-30', last: 999_999 }).execute();
    await expect(pack(number)).rejects.toMatchObject({ message: expect.stringContaining('shorter prefix') });
    const order = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    const counter = db.selectFrom('document_counters').select('last').where('series', '=', 'INV/29-30');
    expect([order.status, (await counter.executeTakeFirstOrThrow()).last]).toEqual(['Ordered', 999_999]);
  });

  it('is named in the audit log', async () => {
    now = new Date('2030-11-24T06:30:00.000Z');
    const { number } = await add({ lines: [[499, 1]] });
    await pack(number);
    const entry = shop.deps.db.selectFrom('audit_log').select('after').where('subject', '=', `Order ${number}`);
    expect(JSON.parse((await entry.executeTakeFirstOrThrow()).after ?? '')).toEqual({
      status: 'Processing',
      document: 'INV/30-31/00001',
    });
  });
});
