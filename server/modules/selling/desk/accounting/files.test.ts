// The files of a month, cell by cell; who may save them; and the audit log's entry.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeMoney } from '../../../../database/payments/testing.ts';
import type { AccountingExport } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { addParcel, addRefund } from '../order-page/testing.ts';
import { printed } from '../../money/documents/testing.ts';
import { type Issued, issue, readFile } from './testing.ts';

const registered = '10ABCDE1234F1ZF';
const large = { total_paise: 10_000_001, taxable_paise: 8_474_577, igst_paise: 1_525_424, rate: 18 };
const home = { place_code: '33' };
const taxedAtHome = { igst_paise: 0, cgst_paise: 1426, sgst_paise: 1426, taxable_paise: 57_048 };

describe.each(testEngines)('the files of November on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let sold: Issued;
  let returned: Issued;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('accountant'));
    const { db } = shop.deps;
    await issue(db, { day: '2026-10-31' });
    sold = await issue(db, { day: '2026-11-01', customer_gstin: registered }, [
      { hsn: '6109' },
      { hsn: '6205', rate: 18, taxable_paise: 50_763, igst_paise: 9137 },
    ]);
    const toHome = await issue(db, home, [taxedAtHome]);
    const toIslands = await issue(db, { place_code: '35' });
    const dear = await issue(db, { place_code: '31' }, [large]);
    returned = await issue(db, { ...home, day: '2026-11-30' }, [{ ...taxedAtHome, quantity: 1 }], toHome);
    await issue(db, { ...home, day: '2026-11-30' }, [{ ...taxedAtHome, quantity: 0 }], toHome);
    await issue(db, { place_code: '31' }, [{}], dear);
    await issue(db, { customer_gstin: registered }, [{}], sold);
    const bill = { kind: 'bill', series: 'BIL/26-27', place_code: null } as const;
    await issue(db, bill, [{ rate: null, igst_paise: 0, taxable_paise: 59_900 }]);
    await issue(db, { day: '2026-12-01' });
    await issue(db, { place_code: '35', day: '2026-11-30' }, [{ hsn: '6109' }], toIslands);
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const save = async (what: AccountingExport) => {
    const url = `/api/accounting/export/${what}?month=2026-11`;
    const answer = await admin.app.inject({ url, headers: { cookie } });
    return { ...answer, rows: answer.payload.slice(1).trimEnd().split('\r\n') };
  };
  const numberOf = ({ row }: Issued) => row.number;

  it('b2b has a row for each invoice and rate, to customers with a GSTIN', async () => {
    expect((await save('b2b')).rows).toEqual([
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,' +
        'Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
      `${registered},Asha Kumari,${numberOf(sold)},01-Nov-2026,1198.00,10-Bihar,N,,Regular B2B,,5.00,570.48,0.00`,
      `${registered},Asha Kumari,${numberOf(sold)},01-Nov-2026,1198.00,10-Bihar,N,,Regular B2B,,18.00,507.63,0.00`,
    ]);
  });

  it('b2cl has invoices above Rs. 1,00,000 to other states', async () => {
    expect((await save('b2cl')).rows).toEqual([
      'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,' +
        'Cess Amount,E-Commerce GSTIN',
      expect.stringMatching(/^INV.*,24-Nov-2026,100000\.01,31-Lakshdweep,,18\.00,84745\.77,0\.00,$/),
    ]);
  });

  it('b2cs sums the others up by state and rate, less their credit notes', async () => {
    expect((await save('b2cs')).rows).toEqual([
      'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'OE,33-Tamil Nadu,,5.00,-570.48,0.00,',
      'OE,35-Andaman & Nicobar Islands,,5.00,0.00,0.00,',
    ]);
  });

  it('taxes has every tax of the month by state and rate, less credit notes', async () => {
    expect((await save('taxes')).rows).toEqual([
      'Counted in,State code,State,Rate (%),Taxable value (Rs.),CGST (Rs.),SGST or UTGST (Rs.),IGST (Rs.),Total (Rs.)',
      'b2b,10,Bihar,5,0.00,0.00,0.00,0.00,0.00',
      'b2b,10,Bihar,18,507.63,0.00,0.00,91.37,599.00',
      'b2cl,31,Lakshadweep,5,-570.48,0.00,0.00,-28.52,-599.00',
      'b2cl,31,Lakshadweep,18,84745.77,0.00,0.00,15254.24,100000.01',
      'b2cs,33,Tamil Nadu,5,-570.48,-14.26,-14.26,0.00,-599.00',
      'b2cs,35,Andaman and Nicobar Islands,5,0.00,0.00,0.00,0.00,0.00',
    ]);
  });

  it('cdnr and cdnur have the credit notes of b2b and b2cl', async () => {
    expect((await save('cdnr')).rows).toEqual([
      'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,' +
        'Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      expect.stringMatching(
        /^10ABCDE1234F1ZF,Asha Kumari,CRN\/26-27\/\d+,24-Nov-2026,C,10-Bihar,N,Regular B2B,599\.00,,5\.00,570\.48,0\.00$/,
      ),
    ]);
    expect((await save('cdnur')).rows).toEqual([
      'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,' +
        'Taxable Value,Cess Amount',
      expect.stringMatching(/^B2CL,CRN\/26-27\/\d+,24-Nov-2026,C,31-Lakshdweep,599\.00,,5\.00,570\.48,0\.00$/),
    ]);
  });

  it('hsn sums up by code and rate, apart for customers with and without a GSTIN', async () => {
    expect((await save('hsn-b2b')).rows).toEqual([
      'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,' +
        'State/UT Tax Amount,Cess Amount',
      '6109,"Apparel, knitted or crocheted",PCS-PIECES,0.00,0.00,5.00,0.00,0.00,0.00,0.00,0.00',
      '6205,"Apparel, not knitted or crocheted",PCS-PIECES,1.00,599.00,18.00,507.63,91.37,0.00,0.00,0.00',
    ]);
    expect((await save('hsn-b2c')).rows.slice(1)).toEqual([
      '6109,"Apparel, knitted or crocheted",PCS-PIECES,-1.00,-1198.00,5.00,-1140.96,-28.52,-14.26,-14.26,0.00',
      '6109,"Apparel, knitted or crocheted",PCS-PIECES,1.00,100000.01,18.00,84745.77,15254.24,0.00,0.00,0.00',
    ]);
  });

  it('documents has the first and last number of each series', async () => {
    expect((await save('documents')).rows).toEqual([
      'Nature  of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
      'Bill,BIL/26-27/00001,BIL/26-27/00001,1,0',
      'Credit Note,CRN/26-27/00001,CRN/26-27/00005,5,0',
      'Invoices for outward supply,INV/26-27/00002,INV/26-27/00005,4,0',
    ]);
  });

  it('orders has the lines of invoices and bills with what is known of their orders, sums of an order once', async () => {
    const { db } = shop.deps;
    const id = sold.row.order_id;
    await addParcel(db, id, { courier: 'Blue Dart', awb: '1234567890' });
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await addRefund(db, { id, paymentId: order.provider_payment_id ?? '' }, 'refunded', 12_350);
    await changeMoney(db, id, { payment_fee_paise: 1416 });
    const { rows, headers } = await save('orders');
    expect(headers['content-disposition']).toBe('attachment; filename="orders-2026-11.csv"');
    expect(rows[0]).toBe(
      'Invoice,Date,Order,Paid at,Status,Customer,Recipient,Address,State,State code,' +
        'GSTIN of the customer,SKU today,HSN,Product,Colour,Size,Pieces,Price (Rs.),Discount (Rs.),' +
        'Share of shipping (Rs.),Total (Rs.),Taxable value (Rs.),Rate (%),CGST (Rs.),SGST or UTGST (Rs.),IGST (Rs.),' +
        'Payment id,Paid by,Provider’s fee (Rs.),Refunded (Rs.),Credit notes,Sum of credit notes (Rs.),Courier,AWB',
    );
    const goods =
      ',10,10ABCDE1234F1ZF,,6109,Warli Village Tee,Maroon,M,1,599.00,0.00,0.00,599.00,570.48,5,0.00,0.00,28.52,';
    expect(rows[1]).toContain(goods);
    expect(rows[1]).toMatch(/,UPI,14\.16,123\.50,CRN\/26-27\/\d+,599\.00,Blue Dart,1234567890$/);
    expect(rows[2]).toContain(',6205,Warli Village Tee,Maroon,M,1,599.00,');
    expect(rows[2]).toMatch(/,UPI,,,CRN\/26-27\/\d+,,Blue Dart,1234567890$/);
    expect(rows).toHaveLength(7);
  });

  it('orders has the sums of an order once, also after a corrected invoice', async () => {
    const wrong = await issue(shop.deps.db, { day: '2027-02-01' });
    await issue(shop.deps.db, { day: '2027-02-01' }, [{}], wrong);
    await issue(shop.deps.db, { day: '2027-02-02', order_id: wrong.row.order_id });
    const rows = await readFile(admin, cookie, 'orders', '2027-02');
    expect(rows.map((row) => [row['Refunded (Rs.)'], row['Sum of credit notes (Rs.)']])).toEqual([
      ['0.00', '599.00'],
      ['', '0.00'],
    ]);
  });

  it('credit-notes has each with its invoice, order, reason and refund', async () => {
    const refund = { provider_refund_id: 'rfnd_1', status: 'refunded' };
    const { db } = shop.deps;
    await db.updateTable('refunds').set(refund).where('order_id', '=', sold.row.order_id).execute();
    const { id } = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
    await db
      .updateTable('tax_documents')
      .set({ cause: `refund:${id}` })
      .where('id', '=', returned.row.id)
      .execute();
    const { rows } = await save('credit-notes');
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatch(/^Credit note,Date,Invoice,Invoice date,Order,Customer,/);
    expect(rows.find((row) => row.startsWith(returned.row.number))).toMatch(
      /,2026-11-30,INV\/26-27\/00003,2026-11-24,TB-\w+,Asha Kumari,,33,The order was cancelled\.,1,599\.00,570\.48,14\.26,14\.26,0\.00,rfnd_1,refunded$/,
    );
  });

  it('keep a name from being a formula [guard admin.29]', async () => {
    const customer = { ...printed.customer, name: '=HYPERLINK("x")' };
    const row = { day: '2027-01-01', customer_gstin: registered, printed: JSON.stringify({ ...printed, customer }) };
    await issue(shop.deps.db, row);
    const { payload } = await admin.app.inject({
      url: '/api/accounting/export/b2b?month=2027-01',
      headers: { cookie },
    });
    expect(payload).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('have nothing but headings in a month without documents', async () => {
    const rowsOf = async (what: AccountingExport) => {
      const answer = await admin.app.inject({
        url: `/api/accounting/export/${what}?month=2025-01`,
        headers: { cookie },
      });
      return answer.payload.trimEnd().split('\r\n').length;
    };
    expect([await rowsOf('orders'), await rowsOf('credit-notes'), await rowsOf('documents')]).toEqual([1, 1, 1]);
  });

  it('are in the audit log [guard admin.29]', async () => {
    await save('b2cs');
    const { body } = await admin.call('listAuditLog', { cookie: (await admin.addMember('owner')).cookie });
    expect(body.entries.find(({ action }) => action === 'accounting export')).toMatchObject({
      subject: 'documents',
      after: { what: 'b2cs', month: '2026-11' },
    });
  });

  it.each([
    ['b2cs', '2026-13', 'Please choose a month, such as 2026-11'],
    ['gstr-9', '2026-11', 'There is no such file'],
  ])('refuse %s of %s', async (what, month, message) => {
    const { status, error } = await admin.call('exportAccounting', { cookie, params: { what }, query: { month } });
    expect([status, Object.values(error.fields ?? {})]).toEqual([400, [message]]);
  });
});
