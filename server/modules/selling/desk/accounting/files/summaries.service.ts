// Summary files: taxes for the accountant's books; b2cs, hsn, docs for GSTR-1.
import type { DocumentKind } from '@taana-baana/contract/tax/documents.ts';
import { csv } from '@taana-baana/contract/admin/texts/selling/money/accounting-files.ts';
import { stateOfCode } from '@taana-baana/contract/tax/state-codes.ts';
import { documentTitles } from '@taana-baana/contract/texts/documents.ts';
import type { Database } from '../../../../../database/tables.ts';
import { type CsvColumn, amount } from '../../../../../integrations/csv.ts';
import { findNumber, listSeries } from '../accounting.repository.ts';
import type { HsnRow, SmallSuppliesRow, TaxesRow } from '../supplies.repository.ts';
import { portalPlace, portalRate } from './listed-supplies.service.ts';

export const smallSupplyColumns: readonly CsvColumn<SmallSuppliesRow>[] = [
  // OE, not E: sales over the shop's own website.
  { header: 'Type', value: () => 'OE' },
  { header: 'Place Of Supply', value: (row) => portalPlace(row.place_code ?? '') },
  { header: 'Applicable % of Tax Rate', value: () => '' },
  { header: 'Rate', value: ({ rate }) => portalRate(rate) },
  { header: 'Taxable Value', value: ({ taxable }) => amount(taxable) },
  { header: 'Cess Amount', value: () => amount(0) },
  { header: 'E-Commerce GSTIN', value: () => '' },
];

export const taxColumns: readonly CsvColumn<TaxesRow>[] = [
  { header: csv.section, value: ({ section }) => section },
  { header: csv.placeCode, value: (row) => row.place_code },
  { header: csv.state, value: (row) => stateOfCode(row.place_code ?? '') ?? null },
  { header: csv.rate, value: ({ rate }) => rate },
  { header: csv.taxable, value: ({ taxable }) => amount(taxable) },
  { header: csv.cgst, value: ({ cgst }) => amount(cgst) },
  { header: csv.sgst, value: ({ sgst }) => amount(sgst) },
  { header: csv.igst, value: ({ igst }) => amount(igst) },
  { header: csv.total, value: ({ total }) => amount(total) },
];

const hsnDescriptions: Readonly<Record<string, string>> = {
  61: 'Apparel, knitted or crocheted',
  62: 'Apparel, not knitted or crocheted',
  63: 'Other made up textile articles',
};

export const hsnColumns: readonly CsvColumn<HsnRow>[] = [
  { header: 'HSN', value: ({ hsn }) => hsn },
  { header: 'Description', value: ({ hsn }) => hsnDescriptions[hsn.slice(0, 2)] ?? '' },
  { header: 'UQC', value: () => 'PCS-PIECES' },
  // With two decimals, like a sum.
  { header: 'Total Quantity', value: ({ quantity }) => amount(quantity * 100) },
  { header: 'Total Value', value: ({ total }) => amount(total) },
  { header: 'Rate', value: ({ rate }) => portalRate(rate) },
  { header: 'Taxable Value', value: ({ taxable }) => amount(taxable) },
  { header: 'Integrated Tax Amount', value: ({ igst }) => amount(igst) },
  { header: 'Central Tax Amount', value: ({ cgst }) => amount(cgst) },
  { header: 'State/UT Tax Amount', value: ({ sgst }) => amount(sgst) },
  { header: 'Cess Amount', value: () => amount(0) },
];

interface NumbersRow {
  readonly kind: DocumentKind;
  readonly from: string;
  readonly to: string;
  readonly documents: number;
}

/** Names in table 13. Bills belong to no return, but are counted. */
const natures: Readonly<Record<DocumentKind, string>> = {
  ...documentTitles,
  invoice: 'Invoices for outward supply',
  'credit note': 'Credit Note',
};

export const numberColumns: readonly CsvColumn<NumbersRow>[] = [
  // Two spaces, as in GSTN's template: its readers find the column by these letters.
  { header: 'Nature  of Document', value: ({ kind }) => natures[kind] },
  { header: 'Sr. No. From', value: ({ from }) => from },
  { header: 'Sr. No. To', value: ({ to }) => to },
  { header: 'Total Number', value: ({ documents }) => documents },
  // Always 0: a number is never cancelled; mistakes are corrected by a credit note.
  { header: 'Cancelled', value: () => 0 },
];

export async function readNumbers(db: Database, month: string): Promise<NumbersRow[]> {
  const rows: NumbersRow[] = [];
  for (const { kind, series, documents, first, last } of await listSeries(db, month)) {
    const from = await findNumber(db, series, first);
    rows.push({ kind, from, to: await findNumber(db, series, last), documents });
  }
  return rows;
}
