// For any documents of a month, each file adds up to them.
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountingExports } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import type { TaxDocumentLineRow } from '../../../../database/tables/document-tables.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { type Issued, issue, readFile } from './testing.ts';

const home = '33';
const line = fc.record({
  rate: fc.constantFrom(5, 18),
  hsn: fc.constantFrom('6109', '6205'),
  quantity: fc.integer({ min: 1, max: 3 }),
  paise: fc.integer({ min: 1, max: 900_000 }),
});
type Line = typeof line extends fc.Arbitrary<infer L> ? L : never;
const sale = fc.record({
  kind: fc.constantFrom('invoice', 'invoice', 'invoice', 'bill'),
  gstin: fc.constantFrom(null, null, '10ABCDE1234F1ZF'),
  place: fc.constantFrom(home, '10', '31', '26'),
  isLarge: fc.constantFrom(false, false, true),
  day: fc.constantFrom('01', '15', '30'),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  notes: fc.array(fc.record({ share: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 0, max: 1 }) }), {
    maxLength: 2,
  }),
});
type Sale = typeof sale extends fc.Arbitrary<infer S> ? S : never;

describe.each(testEngines)('the files of a month on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let months = 0;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('accountant'));
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  it('add up to its documents', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 12 }), async (sales) => {
        months += 1;
        const month = `2027-${String(months).padStart(2, '0')}`;
        await check(month, (await Promise.all(sales.map((one) => issueSale(month, one)))).flat());
      }),
      { numRuns: 8, endOnFailure: true },
    );
  }, 120_000);

  /** With its credit notes. */
  async function issueSale(month: string, { kind, gstin, place, isLarge, day, lines, notes }: Sale): Promise<Issued[]> {
    const isTaxed = kind === 'invoice';
    const parties = { place_code: isTaxed ? place : null, customer_gstin: isTaxed ? gstin : null };
    const taxed = (one: Line) => taxedLine(one, isTaxed ? place : null);
    const first = lines.map((one) => taxed({ ...one, paise: one.paise + (isLarge ? 11_000_000 : 0) }));
    const series = isTaxed ? 'INV/26-27' : 'BIL/26-27';
    const invoice = await issue(shop.deps.db, { ...parties, kind, series, day: `${month}-${day}` }, first);
    const issued = [invoice];
    for (const { share, quantity } of notes) {
      const back = lines.map((one) => taxed({ ...one, paise: Math.ceil(one.paise / (share + 2)), quantity }));
      issued.push(await issue(shop.deps.db, { ...parties, day: `${month}-30` }, back, invoice));
    }
    return issued;
  }

  async function check(month: string, all: readonly Issued[]): Promise<void> {
    const answer = await admin.call('getAccounting', { cookie, query: { month } });
    const { net, sales, creditNotes, rates, places, counts } = answer.body;
    const taxed = all.filter(({ row }) => row.place_code !== null);
    const isNote = ({ row }: Issued) => row.kind === 'credit note';
    const notes = all.filter(isNote);
    const invoices = all.filter((one) => !isNote(one));
    const netOf = (column: Sum) =>
      sumOf(
        taxed.filter((one) => !isNote(one)),
        column,
      ) - sumOf(taxed.filter(isNote), column);

    expect(net).toEqual({
      taxablePaise: netOf('taxable_paise'),
      cgstPaise: netOf('cgst_paise'),
      sgstPaise: netOf('sgst_paise'),
      igstPaise: netOf('igst_paise'),
      totalPaise: sumOf(invoices, 'total_paise') - sumOf(notes, 'total_paise'),
    });
    for (const parts of [rates, places]) {
      expect(parts.reduce((sum, part) => sum + part.taxablePaise, 0)).toBe(net.taxablePaise);
      expect(parts.reduce((sum, part) => sum + part.totalPaise, 0)).toBe(net.totalPaise);
    }

    const files = Object.fromEntries(
      await Promise.all(
        accountingExports.map(async (what) => [what, await readFile(admin, cookie, what, month)] as const),
      ),
    );
    const paiseOf = (what: string, column: string) =>
      (files[what] ?? []).reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
    const portal = (what: string) => paiseOf(what, 'Taxable Value');

    expect(portal('b2b') + portal('b2cl') + portal('b2cs') - portal('cdnr') - portal('cdnur')).toBe(net.taxablePaise);
    for (const [column, header] of [
      ['taxable_paise', 'Taxable value (Rs.)'],
      ['cgst_paise', 'CGST (Rs.)'],
      ['sgst_paise', 'SGST or UTGST (Rs.)'],
      ['igst_paise', 'IGST (Rs.)'],
      ['total_paise', 'Total (Rs.)'],
    ] as const) {
      expect(paiseOf('taxes', header), header).toBe(netOf(column));
    }
    const small = (files['taxes'] ?? []).filter((row) => row['Counted in'] === 'b2cs');
    expect(small.map((row) => [`${row['State code']}`, row['Taxable value (Rs.)']])).toEqual(
      (files['b2cs'] ?? []).map((row) => [row['Place Of Supply']?.slice(0, 2), row['Taxable Value']]),
    );
    expect(portal('b2b')).toBe(
      sumOf(
        taxed.filter((one) => !isNote(one) && one.row.customer_gstin),
        'taxable_paise',
      ),
    );
    expect(portal('cdnr')).toBe(
      sumOf(
        taxed.filter((one) => isNote(one) && one.row.customer_gstin),
        'taxable_paise',
      ),
    );
    const isLarge = (one: Issued): boolean =>
      !isNote(one) &&
      one.row.customer_gstin === null &&
      one.row.total_paise > 10_000_000 &&
      one.row.place_code !== home;
    const large = new Set(taxed.filter(isLarge).map(({ row }) => row.id));
    expect(portal('b2cl')).toBe(
      sumOf(
        taxed.filter(({ row }) => large.has(row.id)),
        'taxable_paise',
      ),
    );
    expect(portal('cdnur')).toBe(
      sumOf(
        taxed.filter(({ row }) => large.has(row.invoice_id ?? '')),
        'taxable_paise',
      ),
    );
    for (const [column, header] of [
      ['taxable_paise', 'Taxable Value'],
      ['total_paise', 'Total Value'],
      ['igst_paise', 'Integrated Tax Amount'],
      ['cgst_paise', 'Central Tax Amount'],
      ['sgst_paise', 'State/UT Tax Amount'],
    ] as const) {
      expect(paiseOf('hsn-b2b', header) + paiseOf('hsn-b2c', header), header).toBe(netOf(column));
    }
    expect(paiseOf('hsn-b2b', 'Total Quantity') + paiseOf('hsn-b2c', 'Total Quantity')).toBe(netOf('quantity') * 100);

    const numbers = (files['documents'] ?? []).reduce((sum, row) => sum + Number(row['Total Number']), 0);
    expect(numbers).toBe(all.length);
    expect(counts.reduce((sum, { documents }) => sum + documents, 0)).toBe(all.length);

    expect(files['orders']).toHaveLength(invoices.flatMap(({ lines }) => lines).length);
    expect(paiseOf('orders', 'Total (Rs.)')).toBe(sales.totalPaise);
    expect(paiseOf('orders', 'Taxable value (Rs.)')).toBe(sales.taxablePaise);
    expect(paiseOf('orders', 'Sum of credit notes (Rs.)')).toBe(sumOf(notes, 'total_paise'));
    expect(files['credit-notes']).toHaveLength(notes.length);
    expect(paiseOf('credit-notes', 'Total (Rs.)')).toBe(creditNotes.totalPaise);
    expect(paiseOf('credit-notes', 'IGST (Rs.)')).toBe(creditNotes.igstPaise);
  }
});

type Sum = 'quantity' | 'total_paise' | 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise';

const sumOf = (documents: readonly Issued[], column: Sum): number =>
  documents.flatMap(({ lines }) => lines).reduce((sum, one) => sum + one[column], 0);

/** `place` null: without tax columns. */
function taxedLine({ rate, hsn, quantity, paise }: Line, place: string | null): Partial<TaxDocumentLineRow> {
  const amounts = { hsn, quantity, price_paise: paise, total_paise: paise };
  const none = { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };
  if (place === null) return { ...amounts, ...none, taxable_paise: paise, rate: null };
  if (place === home) {
    const half = Math.round((paise * rate) / 2 / (100 + rate));
    return { ...amounts, ...none, rate, cgst_paise: half, sgst_paise: half, taxable_paise: paise - 2 * half };
  }
  const tax = Math.round((paise * rate) / (100 + rate));
  return { ...amounts, ...none, rate, igst_paise: tax, taxable_paise: paise - tax };
}
