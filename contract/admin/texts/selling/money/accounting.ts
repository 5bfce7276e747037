// The accounting screen: a month of tax documents.
import type { AccountingExport } from '../../../paths/accounting-paths.ts';
import type { DocumentKind } from '../../../../tax/documents.ts';

export const title = 'Accounting';
export const intro = 'Invoices, bills and credit notes by the day on which they were issued, in India’s time.';
export const toReconciliation = 'Reconciliation';
export const toCash = 'Cash with couriers';

export const counted: Readonly<Record<DocumentKind, (count: string) => string>> = {
  invoice: (count) => `${count} tax invoice${plural(count)}`,
  'bill of supply': (count) => `${count} bill${plural(count)} of supply`,
  bill: (count) => `${count} bill${plural(count)}`,
  'credit note': (count) => `${count} credit note${plural(count)}`,
};

function plural(count: string): string {
  return count === '1' ? '' : 's';
}

export const totals = {
  heading: 'The month',
  issued: (counts: string): string => `${counts}.`,
  inRupees: 'In rupees',
  sales: 'Sales',
  creditNotes: 'Credit notes',
  net: 'Net',
} as const;

export const columns = {
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  tax: 'Tax',
  total: 'Total',
} as const;

export const byRate = 'By rate';
export const byState = 'By state';
export const netText = 'Net of credit notes, in rupees.';
export const rate = 'Rate';
export const state = 'Place of supply';
export const percent = (value: number): string => `${value}\u00A0%`;
export const withoutTax = 'Without tax';
export const placeName = (code: string, name: string): string => `${code} ${name}`;

export const attention = {
  heading: 'Please look at this',
  noGstin:
    'You issue bills: the settings have no GSTIN, and without one no tax may be charged. Bills are no part of GSTR-1.',
  composition: 'You issue bills of supply, as under the composition scheme. They are no part of GSTR-1.',
  otherHsn: (documents: string, codes: string): string =>
    `${documents} of this month ${documents === '1 document' ? 'has' : 'have'} the HSN ${codes}. The shop’s rates are meant for chapters 61 to 63 only: ask your accountant.`,
  documents: (count: number): string => (count === 1 ? '1 document' : `${count} documents`),
  lateFiles: (count: number): string =>
    count === 1
      ? 'The PDF of 1 document is not made after an hour. Open System to see whether a job failed.'
      : `The PDFs of ${count} documents are not made after an hour. Open System to see whether a job failed.`,
} as const;

export const documents = {
  heading: 'Documents',
  search: 'Search documents',
  searchHint: 'Number, or order number',
  kind: 'Kind',
  anyKind: 'All kinds',
  allMonths: 'Found in all months.',
  number: 'Number',
  day: 'Date',
  order: 'Order',
  customer: 'Customer',
  total: 'Total',
  file: 'PDF',
  fileOf: (number: string): string => `PDF of ${number}`,
  corrects: (number: string): string => `for ${number}`,
  orderOf: (number: string): string => `Order ${number}`,
  more: 'Show older documents',
  moreFailed: 'The older documents could not be loaded.',
  notFoundHeading: 'No document matches',
  notFoundText: 'Type a whole number such as INV/26-27/00042, its last digits, or the number of an order.',
  showAll: 'Show all documents',
  noneHeading: 'No documents in this month',
  noneText: 'An invoice is issued when you mark an order as packed.',
} as const;

export const files = {
  heading: 'Files',
  text: 'CSV files of the month, for a spreadsheet.',
  books: 'For the books',
  gstr1: 'For GSTR-1',
  gstr1Text: 'With the columns of GSTN’s offline tool. A sheet without rows has none this month.',
  save: 'CSV',
  saveLabel: (name: string): string => `Download: ${name}`,
  started: 'The file is being downloaded.',
  names: {
    orders: 'Invoices and bills, line by line',
    'credit-notes': 'Credit notes, with their refunds',
    taxes: 'Taxes by state and rate, less credit notes',
    b2b: 'b2b: invoices to customers with a GSTIN',
    b2cl: 'b2cl: invoices above Rs. 1,00,000 to other states',
    b2cs: 'b2cs: all other sales, by state and rate',
    cdnr: 'cdnr: credit notes to customers with a GSTIN',
    cdnur: 'cdnur: credit notes for invoices in b2cl',
    'hsn-b2b': 'hsn(b2b): by HSN, to customers with a GSTIN',
    'hsn-b2c': 'hsn(b2c): by HSN, to the others',
    documents: 'docs: first and last number of each series',
  } satisfies Record<AccountingExport, string>,
} as const;
