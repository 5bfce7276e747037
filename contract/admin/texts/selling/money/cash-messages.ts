// What the server says about a courier's remittance file, and about cash that is settled.
import { formatPaise } from '../../money.ts';

export const courierMissing = 'Choose the courier of the file.';
export const tooLarge = 'The file is too large. Divide it, and upload the parts one after the other.';
export const noteMissing = 'Say why: it stays in the audit log.';
export const orderMissing = 'Type the number of the order.';

export const headingTwice = (heading: string): string =>
  `The column “${heading}” stands there twice. Delete one of them.`;
export const noRows = 'The file has a header, but no rows below it.';
export const notMapped = 'Choose the column of the amount, and of the AWB or the order’s number.';
export const hasProblems = (row: number, message: string): string => `Nothing was applied. Row ${row}: ${message}`;

/** Of a row. */
export const problems = {
  noCode: 'It has neither an AWB nor the number of an order. Delete it if it is a sum.',
  shortened: (text: string) => `A spreadsheet has shortened the AWB to ${text}. Use the courier’s own file.`,
  amount: (text: string) => `“${text}” is no amount.`,
  freight: (text: string) => `“${text}” is no amount of freight.`,
  freightBeyond: 'The freight is more than the amount.',
  day: (text: string) => `“${text}” is no date. Write it as 31/12/2026: day, month, year.`,
  shared: (awb: string, orders: readonly string[]) =>
    `${orders.join(' and ')} went together with AWB ${awb}. Give each a row of its own, with its number instead of the AWB.`,
};

export const noFreight = (order: string): string => `${order}: no freight waits to be accepted.`;
export const sumChanged = (order: string, paise: number): string =>
  `${order}: ${formatPaise(paise)} is open now. Please look at it again.`;
export const nothingOpen = (order: string): string => `${order}: nothing is open any more.`;
export const namedBefore = 'This payment has its order already.';
export const noCash = (order: string): string => `${order} is not paid on delivery.`;
