// The cash that couriers collect, on screen and as a file.
import type { RemittanceField, RemittanceOutcome, cashFaults } from '../../../schemas/selling/cash.ts';
import { formatPaise } from '../../money.ts';

export const title = 'Cash with couriers';
export const intro =
  'What couriers collected at the door, what they have paid to you, and what they still owe. Upload the file that a courier sends with its payment.';
export const back = 'Accounting';

export const couriers = 'By courier';
export const noCourier = 'Sent without a courier';
export const nothingYet = 'No cash order has been delivered yet.';
export const days = 'Outstanding by days since the delivery.';
export const age = (from: number, to: number | null): string => (to === null ? 'older' : `${from}–${to}`);
export const heads = {
  courier: 'Courier',
  orders: 'Orders',
  delivered: 'Collected',
  received: 'Received',
  lost: 'Freight, written off',
  outstanding: 'Outstanding',
};

/** Of the claims as a file. */
export const columns = {
  courier: 'Courier',
  awb: 'AWB',
  order: 'Order',
  delivered: 'Delivered',
  collected: 'Collected',
  received: 'Received',
  freight: 'Kept as freight',
  outstanding: 'To pay',
  why: 'Why',
};
export const faults: Readonly<Record<(typeof cashFaults)[number], string>> = {
  missing: 'Not paid',
  short: 'Paid in part',
  'too much': 'Paid too much',
};

export const open = {
  heading: 'To look at',
  text: (claimDays: number) =>
    `Paid in part or too much, or delivered more than ${claimDays} days ago and not paid. Send the claims to the courier.`,
  none: 'Every courier has paid what it should have by now.',
  more: (count: number) => `${count} more are in the file of claims.`,
  sums: (due: number, received: number) => `collected ${formatPaise(due)}, received ${formatPaise(received)}`,
  awb: (courier: string | null, awb: string | null) => [courier, awb].filter(Boolean).join(' '),
  acceptFreight: (paise: number) => `Accept freight of ${formatPaise(paise)}`,
  freightAccepted: 'The freight is accepted.',
  writeOff: 'Write off',
  settle: 'Settle',
};
export const claims = {
  button: 'Claims as CSV',
  label: 'Save the list of claims as CSV',
  started: 'The list of claims is being saved.',
  name: 'cash-claims.csv',
};
export const writeOff = {
  title: (number: string, paise: number) =>
    paise > 0 ? `Write off ${formatPaise(paise)} of ${number}` : `Settle ${formatPaise(-paise)} of ${number}`,
  text: (paise: number) =>
    paise > 0
      ? 'The courier will not pay it, and you stop asking. It stays in the books as written off, and cannot be undone.'
      : 'The courier has paid too much. Say what became of it: given back, or set off against another payment.',
  note: 'Why',
  submit: (paise: number) => (paise > 0 ? 'Write off' : 'Settle'),
  done: 'It is in the books.',
};

export const unknown = {
  heading: 'Paid for an unknown AWB',
  text: 'No cash order has this AWB or number. Name the order, if you find it.',
  row: (awb: string, reference: string) => (reference === '' ? awb : `${awb}, reference ${reference}`),
  button: 'Name the order',
  title: (awb: string) => `The order of ${awb}`,
  order: 'Number of the order',
  done: 'The payment has its order.',
};

export const upload = {
  heading: 'A courier’s remittance file',
  text: 'A CSV file with a row for each parcel. Nothing is applied before you have seen what it says.',
  courier: 'Courier',
  choose: 'Choose',
  file: 'Choose the file',
  columns: 'Columns of the file',
  columnsText: 'Choose them once: they are remembered for this courier.',
  none: 'None',
  check: 'Read the file',
  apply: (rows: number, paise: number) => `Apply ${rows} ${rows === 1 ? 'row' : 'rows'}, ${formatPaise(paise)}`,
  applied: (rows: number, paise: number) => `${rows} ${rows === 1 ? 'row' : 'rows'} applied, ${formatPaise(paise)}.`,
  nothing: 'Nothing of this file is new.',
  acceptFreight: (paise: number) => `Accept the freight that was kept: ${formatPaise(paise)}`,
  refused: (count: number) =>
    count === 1
      ? 'One row cannot be read, so nothing is applied'
      : `${count} rows cannot be read, so nothing is applied`,
  row: (row: number, message: string) => `Row ${row}: ${message}`,
  found: 'What the file says',
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
};
export const fields: Readonly<Record<RemittanceField, string>> = {
  awb: 'AWB',
  order: 'Order number',
  amount: 'Amount',
  freight: 'Freight kept of it',
  reference: 'Reference or UTR',
  day: 'Date of the payment',
};
export const outcomes: Readonly<Record<RemittanceOutcome, string>> = {
  exact: 'Exactly what was owed',
  freight: 'Freight deducted',
  short: 'Short',
  twice: 'Paid twice, or too much',
  returned: 'Paid for a parcel that came back',
  early: 'Paid, but not marked as delivered',
  unknown: 'AWB unknown',
  known: 'Read before, changes nothing',
};
/** Of one row. `beyond`: what lacks, or is too much. */
export const outcomeOf = (outcome: RemittanceOutcome, beyond: number, freight: number): string => {
  if (outcome === 'short') return `Short by ${formatPaise(beyond)}`;
  if (outcome === 'twice') return `Paid twice, or too much: ${formatPaise(beyond)}`;
  return outcome === 'freight' ? `Freight of ${formatPaise(freight)} deducted` : outcomes[outcome];
};

export const files = {
  heading: 'Files read',
  row: (rows: number, sum: string) => `${rows} ${rows === 1 ? 'row' : 'rows'}, ${sum}`,
};
