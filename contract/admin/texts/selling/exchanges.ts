// Exchanges: the list, and an exchange's page.
import type { ExchangeReason, ExchangeState } from '../../../exchanges.ts';
import { colorName } from '../../../colors/color-name.ts';

export const title = 'Exchanges';
export const tabs = 'Exchanges by state';
export const tabLabels = { open: 'To answer', closed: 'Closed' } as const;
export const emptyHeading = { open: 'No exchange waits', closed: 'No exchange has ended yet' } as const;
export const emptyText =
  'Customers ask under My Orders, in the days after the delivery. For others, open the order and press Exchange.';

export const states: Readonly<Record<ExchangeState, string>> = {
  requested: 'Requested',
  returned: 'On its way back',
  received: 'Goods are here',
  replaced: 'Replaced',
  credited: 'Credit given',
  rejected: 'Rejected',
};
export const withdrawn = 'Withdrawn by the customer';
export const reasons: Readonly<Record<ExchangeReason, string>> = {
  size: 'Another size',
  color: 'Another colour',
  defect: 'A defect',
  'wrong item': 'Not what was ordered',
  other: 'Something else',
};
export const due = (day: string): string => `answer by ${day}`;
export const late = (day: string): string => `was due on ${day}`;
export const requested = (when: string): string => `Requested ${when}`;

export const page = {
  title: (number: string): string => `Exchange from ${number}`,
  back: title,
  lines: 'What comes back, and what goes out',
  before: (color: string, size: string): string => `${size} · ${colorName(color)}`,
  becomes: 'becomes',
  request: 'The request',
  reason: 'Reason',
  comment: 'The customer writes',
  pays: 'Return shipping',
  wePay: 'We pay: it is our fault',
  customerPays: 'The customer pays',
  customer: 'Customer',
  order: 'Order',
  replacement: 'Replaced by',
  received: 'Arrived',
  rejection: 'Why it was rejected',
} as const;

export const photos = {
  heading: "The customer's photos",
  text: 'Kept until 90 days after the exchange has ended.',
  photo: (number: number): string => `Photo ${number}`,
  open: (name: string): string => `Open ${name.toLowerCase()}`,
} as const;

export const moves = { returned: 'It is on its way', received: 'The goods are here' } as const;
export const moved = {
  returned: 'Marked as on its way',
  received: 'Marked as arrived. The customer gets a mail',
} as const;
export const replace = {
  action: 'Send the replacement',
  heading: 'Send the replacement?',
  text: 'An order of Rs. 0 with the wanted goods is added to those to pack, and the customer gets a mail.',
  done: 'The replacement is ready to be packed',
} as const;
export const fee = {
  action: 'Send it for a fee',
  heading: 'Send the replacement for a fee',
  text: 'The customer gets a link, by mail if there is one. The replacement is packed once it is paid. The pieces are kept for it for 24 hours.',
  amount: 'Fee in rupees',
  submit: 'Make the link',
  waits: 'The replacement waits for the fee of sending it.',
  open: 'Open the payment link',
} as const;
export const credit = {
  action: 'Give store credit',
  heading: 'Give store credit instead?',
  text: (sum: string): string =>
    `The customer gets ${sum} of store credit, what was paid for these pieces, and a mail. This cannot be undone.`,
  done: 'The customer has the store credit',
} as const;
export const reject = {
  action: 'Reject the exchange',
  heading: 'Reject the exchange',
  text: 'The customer gets a mail with your words. To give money back instead, open the order afterwards.',
  reason: 'Why',
  done: 'The exchange is rejected',
} as const;
export const moreActions = 'More actions';

/** What the server says about a wrong request. */
export const exchangeNotFound = 'There is no such exchange.';
export const exchangeChanged = 'This exchange was changed by somebody else just now. Please look at it again.';
export const feeRange = (most: number): string => `Please type whole rupees, from 1 to ${most}`;
export const feeWaits =
  'The replacement waits for its fee. Please record the payment or withdraw the link first, under Orders, Waiting for payment.';
export const rejectionRequired = 'Please say why: the customer reads it in the mail';
export const noCredit =
  'No store credit can be given for it: nothing was paid for these pieces, the money went back already, or the account is deleted.';
export const piecesRefunded =
  'The money for these pieces was given back, so nothing is sent for them. A refund without pieces counts by its value, the dearest first. Please reject the exchange.';
export const replacementSoldOut = (piece: string, left: number): string =>
  left === 0
    ? `${piece} is sold out. Please receive some first, or give store credit.`
    : `${piece} is down to its last ${left}. Please receive more first, or give store credit.`;
export const inExchange = (product: string): string =>
  `“${product}” is being exchanged. Please end the exchange first.`;
