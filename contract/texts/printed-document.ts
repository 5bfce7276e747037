// The printed texts of a tax document.
import type { DocumentKind } from '../tax/documents.ts';

/** CGST rule 48: the copy of the buyer. */
export const copy = 'Original for recipient';
/** CGST rules, 5(1)(f): at the top of a bill of supply. */
export const composition = 'Composition taxable person, not eligible to collect tax on supplies';

export const gstin = (number: string): string => `GSTIN ${number}`;
/** `Bihar, code 10` */
export const stateAndCode = (state: string, code: string): string => `${state}, code ${code}`;

export const parties = {
  seller: 'Sold by',
  customer: 'Billed and delivered to',
  state: (written: string): string => `State: ${written}`,
  /** The name is unknown, as at a counter. */
  unnamed: 'Customer at the counter',
};

const numberLabels: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice number',
  'bill of supply': 'Bill number',
  bill: 'Bill number',
  'credit note': 'Credit note number',
};

export const facts = {
  number: (kind: DocumentKind): string => numberLabels[kind],
  day: 'Date',
  order: 'Order',
  orderDay: 'Order date',
  corrected: (title: string): string => `Corrects ${title.toLowerCase()}`,
  correctedDay: (title: string): string => `Date of ${title.toLowerCase()}`,
  place: 'Place of supply',
  reverseCharge: 'Reverse charge',
  no: 'No',
};
export const reason = (sentence: string): string => `Reason: ${sentence}`;

export const columns = {
  position: 'No.',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  discount: 'Discount',
  shipping: 'Shipping',
  withCashFee: 'Shipping, cash fee',
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  utgst: 'UTGST',
  igst: 'IGST',
  total: 'Total',
};
export const hsn = (code: string): string => `HSN ${code}`;
/** PCS: the unit code of pieces in GST returns. */
export const pieces = (count: number): string => `${count} PCS`;
export const none = '–';
export const pricesWithTax = 'Prices, discount and shipping include tax. All amounts in rupees.';
export const amountsInRupees = 'All amounts in rupees.';

export const sums = {
  rate: 'Rate',
  total: 'Total',
  credited: 'Credited in total',
  inWords: 'Total in words',
};

export const signature = {
  for: (name: string): string => `For ${name}`,
  signatory: 'Authorised signatory',
};

export const continued = (title: string, number: string): string => `${title} ${number}, continued`;
export const pageOf = (page: number, pages: number): string => `Page ${page} of ${pages}`;
