// The sheets of GSTR-1 with a row for each document and rate: b2b, b2cl, cdnr, cdnur;
// and places, days and rates as GSTN's offline tool writes them.
import type { Database } from '../../../../../database/tables.ts';
import { type CsvColumn, amount } from '../../../../../integrations/csv.ts';
import { type ListedSection, listSupplies } from '../supplies.repository.ts';
import { type IssuedDocument, readIssued } from './issued-documents.service.ts';
import { stateOfCode } from '@taana-baana/contract/tax/state-codes.ts';

interface SupplyRow {
  readonly document: IssuedDocument;
  readonly rate: number | null;
  readonly taxablePaise: number;
}

type Columns = readonly CsvColumn<SupplyRow>[];

const always = (header: string, value: string): CsvColumn<SupplyRow> => ({ header, value: () => value });

const recipient: Columns = [
  { header: 'GSTIN/UIN of Recipient', value: ({ document }) => document.row.customer_gstin },
  { header: 'Receiver Name', value: ({ document }) => document.printed.customer.name },
];
const invoice: Columns = [
  { header: 'Invoice Number', value: ({ document }) => document.row.number },
  { header: 'Invoice date', value: ({ document }) => portalDay(document.row.day) },
  { header: 'Invoice Value', value: ({ document }) => amount(document.row.total_paise) },
];
const note: Columns = [
  { header: 'Note Number', value: ({ document }) => document.row.number },
  { header: 'Note Date', value: ({ document }) => portalDay(document.row.day) },
  always('Note Type', 'C'),
];
const noteValue: Columns = [{ header: 'Note Value', value: ({ document }) => amount(document.row.total_paise) }];
const place: Columns = [
  { header: 'Place Of Supply', value: ({ document }) => portalPlace(document.row.place_code ?? '') },
];
const noReverseCharge = always('Reverse Charge', 'N');
/** Only for supplies at 65 % of the rate. */
const fullRate = always('Applicable % of Tax Rate', '');
/** For sales over an e-commerce platform. */
const noPlatform = always('E-Commerce GSTIN', '');
const rateAndValue: Columns = [
  { header: 'Rate', value: ({ rate }) => portalRate(rate) },
  { header: 'Taxable Value', value: ({ taxablePaise }) => amount(taxablePaise) },
  { header: 'Cess Amount', value: () => amount(0) },
];

export const supplyColumns: Readonly<Record<ListedSection, Columns>> = {
  b2b: [
    ...recipient,
    ...invoice,
    ...place,
    noReverseCharge,
    fullRate,
    always('Invoice Type', 'Regular B2B'),
    noPlatform,
    ...rateAndValue,
  ],
  b2cl: [...invoice, ...place, fullRate, ...rateAndValue, noPlatform],
  cdnr: [
    ...recipient,
    ...note,
    ...place,
    noReverseCharge,
    always('Note Supply Type', 'Regular B2B'),
    ...noteValue,
    fullRate,
    ...rateAndValue,
  ],
  cdnur: [always('UR Type', 'B2CL'), ...note, ...place, ...noteValue, fullRate, ...rateAndValue],
};

export async function* readSupplies(db: Database, month: string, section: ListedSection): AsyncGenerator<SupplyRow> {
  const documents = readIssued(db, (after, limit) => listSupplies(db, { month, section, after }, limit));
  for await (const batch of documents) {
    for (const document of batch) {
      for (const [rate, lines] of Map.groupBy(document.lines, (line) => line.rate)) {
        yield { document, rate, taxablePaise: lines.reduce((sum, line) => sum + line.taxable_paise, 0) };
      }
    }
  }
}

/** `10-Bihar`; names as in the tool's list, which the portal compares exactly. */
export function portalPlace(code: string): string {
  if (code === '31') return '31-Lakshdweep';
  return `${code}-${(stateOfCode(code) ?? '').replaceAll(' and ', ' & ')}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `24-Nov-2026`, of `2026-11-24`. */
function portalDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}

/** `5.00` */
export const portalRate = (percent: number | null): string => (percent ?? 0).toFixed(2);
