// Bulk actions on orders: packed, shipped, undone; what couriers report.
import type { ParcelNews } from '../../../typed/awb-lines.ts';

const ordersAre = (count: number): string => (count === 1 ? '1 order is' : `${count} orders are`);

/** By the status that they were moved to. */
export const moved: Readonly<Record<'Processing' | 'Shipped' | 'Delivered', (count: number) => string>> = {
  Processing: (count) => `${ordersAre(count)} packed`,
  Shipped: (count) => `${ordersAre(count)} shipped`,
  Delivered: (count) => `${ordersAre(count)} delivered`,
};
export const undone = (count: number): string => `Undone. ${ordersAre(count)} as before`;
/** `first`: why the first one was refused. */
export const refused = (count: number, first: string): string =>
  count === 1 ? first : `${ordersAre(count)} as before. ${first}`;

export const action = (count: number): string => `Ship ${count}`;
export const heading = (count: number): string => (count === 1 ? 'Ship 1 order' : `Ship ${count} orders`);
export const mail = 'The customers get a mail in two minutes. Until then you can undo it.';
export const courier = 'Courier';
export const chooseCourier = 'Not known yet';
export const awbs = 'AWB of each parcel';
export const awbsHint =
  'Scan, type or paste a column. Enter goes to the next parcel; scanning an order’s number goes to that parcel. An empty one may follow within 24 business hours.';
export const awbOf = (number: string): string => `AWB of ${number}`;
export const sameParcel = (number: string): string => `In one parcel with ${number}: same AWB`;
export const filled = (count: number, all: number): string => `${count} of ${all} have an AWB`;
export const tooManyLines = (count: number): string =>
  count === 1 ? '1 pasted line was too many.' : `${count} pasted lines were too many.`;
export const partly = (count: number): string => `${ordersAre(count)} shipped. Not these:`;
export const submit = (count: number): string => `Mark ${count} as shipped`;

export const scanned = {
  hint: 'Each AWB fills the next empty line. The code of an order chooses its line first.',
  chosen: (number: string, customer: string): string => `Now the AWB of ${number}, ${customer}.`,
  filled: (number: string, awb: string, next: string | undefined): string =>
    next === undefined ? `${number}: ${awb}. Every parcel has its AWB.` : `${number}: ${awb}. Next: ${next}.`,
  taken: (awb: string, number: string): string => `${awb} is the AWB of ${number} already.`,
  takenTogether: (awb: string, number: string, other: string): string =>
    `${awb} is the AWB of ${number} already. Is ${other} in the same parcel? Scan its number, then this AWB again.`,
  full: 'Every parcel has its AWB already. Scan an order’s number to change its AWB.',
} as const;

export const report = {
  scanHint: 'Each AWB, or number of an order, is added to the list.',
  added: (code: string, count: number): string => `${code} is added: ${count === 1 ? '1 parcel' : `${count} parcels`}.`,
  twice: (code: string): string => `${code} is in the list already.`,
  action: 'Delivered or came back',
  heading: 'What the courier says',
  question: 'These parcels',
  news: { delivered: 'Were delivered', returned: 'Came back (RTO)' },
  goods: 'If their pieces are counted',
  isFinal: 'Then you can send them again, or cancel their orders. This cannot be undone.',
  label: 'AWBs',
  hint: 'Scan, type or paste them, one on each line, or the courier’s report: lines that say something else do not count. Numbers of orders work too.',
  others: (count: number): string => (count === 1 ? '1 line does not count' : `${count} lines do not count`),
  says: (code: string, said: string, wanted: ParcelNews): string =>
    said === ''
      ? `${code} has no status yet.`
      : `${code} ${wanted === 'delivered' ? 'is not delivered' : 'did not come back'}: “${said}”.`,
  submit: {
    delivered: (count: number): string => (count === 0 ? 'Mark as delivered' : `Mark ${count} as delivered`),
    returned: (count: number): string => (count === 0 ? 'They came back' : `${count} came back`),
  } satisfies Record<ParcelNews, unknown>,
  returned: (count: number): string => (count === 1 ? '1 order came back' : `${count} orders came back`),
  left: (count: number): string => (count === 1 ? '1 parcel is left:' : `${count} parcels are left:`),
} as const;
