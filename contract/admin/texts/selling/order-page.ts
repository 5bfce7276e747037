// An order's page: its parts, the steps, and the dialogs that ask before money moves.
import type { DocumentKind } from '../../../tax/documents.ts';
import type { OrderStatus } from '../../../limits.ts';
import { statusLabels } from './orders.ts';

export const title = (number: string): string => number;
export const back = 'Orders';
export const placed = (when: string): string => `Paid ${when}`;
export const ordered = (when: string): string => `Ordered ${when}`;
export const previousOrder = (number: string): string => `Previous order, ${number}`;
export const nextOrder = (number: string): string => `Next order, ${number}`;
export const neighbours = 'Other orders of the list';
export const place = (index: number, count: number): string => `${index} of ${count}`;
export const notFoundHeading = 'There is no such order';
export const toOrders = 'Show all orders';
export const moreActions = 'More actions';

/** The button that moves an order to the status. */
export const moves: Readonly<Record<OrderStatus, string>> = {
  Ordered: 'Back to be packed',
  Processing: 'Mark as packed',
  Shipped: 'Mark as shipped',
  'Out for Delivery': 'Mark as out for delivery',
  Delivered: 'Mark as delivered',
  Cancelled: 'Cancel',
};
export const moved = (number: string, status: OrderStatus): string =>
  `${number}: ${statusLabels[status].toLowerCase()}`;
export const undo = (status: OrderStatus): string => `Undo: back to “${statusLabels[status]}”`;
export const undone = (number: string, status: OrderStatus): string =>
  `Undone. ${number}: ${statusLabels[status].toLowerCase()}`;

export const disputeQuestion = {
  heading: 'Ship although the payment is disputed?',
  text: 'The customer has disputed the payment at the bank. If you ship now, you may lose both the shirts and the money. Please look at the dispute first.',
  confirm: 'Ship it all the same',
} as const;

export const lines = {
  heading: (pieces: number): string => (pieces === 1 ? '1 piece' : `${pieces} pieces`),
  each: (price: string): string => `${price} each`,
  /** Of a line whose pieces were refunded. */
  givenBack: (count: number, quantity: number): string =>
    count === quantity ? 'Given back' : `${count} of ${quantity} given back`,
  doNotPack: (count: number, quantity: number): string =>
    count === quantity ? 'Given back: do not pack' : `${count} given back: pack only ${quantity - count}`,
  byValue: 'The refund named no piece: counted by its value.',
} as const;

export const changePiece = {
  action: 'Change',
  of: (piece: string): string => ` ${piece}`,
  heading: (name: string): string => `Change ${name}`,
  color: 'Colour',
  size: 'Size',
  left: (count: number): string => `${count} left`,
  soldOut: 'sold out',
  pieces: 'How many pieces',
  piecesOf: (count: number, left: number): string => `${count} of ${left}`,
  sameAsBefore: 'Please choose another colour or size.',
  mail: 'What was paid stays the same. The customer gets a mail in two minutes; until then you can undo it.',
  submit: 'Change it',
  done: (now: string): string => `Now ${now}`,
  undone: (now: string): string => `Undone: ${now} again`,
  take: 'Take it out, and give the money back',
  add: 'Add a piece',
} as const;

export const documents = {
  heading: 'Documents',
  /** Shown with a minus: a credit note. */
  total: (amount: string, kind: DocumentKind): string => (kind === 'credit note' ? `− ${amount}` : amount),
  pdf: 'PDF',
  pdfOf: (number: string): string => ` of ${number}`,
} as const;

export const amounts = {
  heading: 'Payment',
  items: 'Items',
  shipping: 'Shipping',
  cashFee: 'Fee for cash',
  /** A part of what was paid. */
  credit: 'Of it store credit',
  refunded: 'Given back',
  left: 'Kept',
  method: 'Method',
  reference: 'Reference',
  fee: 'Provider’s fee',
  feeOf: (fee: string, tax: string): string => `${fee}, of which ${tax} GST`,
  paymentId: 'Payment id',
  orderId: 'Order id at the provider',
} as const;

export const cash = {
  confirm: 'Confirm',
  until: (time: string): string => `To be confirmed until ${time}. Then it is cancelled by itself.`,
  advance: 'Paid in advance',
  sums: { 'to confirm': 'To collect', 'to collect': 'To collect', collected: 'Collected', ended: 'To collect' },
} as const;

export const customer = {
  heading: 'Customer',
  call: 'Call',
  whatsApp: 'WhatsApp',
  mail: 'Mail',
  messages: 'More messages by WhatsApp',
  /** What the button writes. */
  message: (label: string): string => `WhatsApp writes: ${label}`,
  noMessage: 'Chat without a text',
  noLink: (label: string): string => `WhatsApp cannot write “${label}”: there is no link for it.`,
  opensApp: (label: string, name: string): string => `${label} ${name}`,
  address: 'Deliver to',
  copy: 'Copy the address',
  copied: 'The address is copied',
  notCopied: 'The address could not be copied. Please select it and copy it yourself',
  addressMissing: 'No address yet. The shop asks the payment provider for it; otherwise please ask the customer.',
  hidden: 'Phone, e-mail and address are not shown to your role for this order.',
  deleted: 'The customer has deleted the account.',
  noAccount: 'Ordered without an account in the shop, so there is no store credit.',
  earlier: (count: number): string => (count === 1 ? '1 earlier order' : `${count} earlier orders`),
  first: 'First order of this customer',
  from: (state: string): string => `From ${state}`,
} as const;

export const credit = {
  label: 'Store credit',
  heading: (number: string): string => `Store credit for the customer of ${number}`,
  give: 'Give store credit',
  takeBack: 'Take store credit back',
  what: 'What to do',
  choices: { give: 'Give credit', takeBack: 'Take it back' },
  text: 'It is in the customer’s account at once and pays for the next orders. The customer gets a mail.',
  textBack:
    'Only what you gave for this order by mistake, as far as the customer has not spent it. The customer gets a mail.',
  amount: 'Amount in rupees',
  most: (sum: string): string => `At most ${sum}.`,
  maxTakenBack: (sum: string): string => `At most ${sum}: so much was given for this order and is not spent.`,
  outOfRange: (most: string): string => `Please type whole rupees, from 1 to ${most}`,
  reason: 'Reason',
  reasonHint: 'The customer reads it, in the mail and in the shop.',
  submit: (sum: string): string => `Give ${sum}`,
  submitBack: (sum: string): string => `Take back ${sum}`,
  given: (sum: string): string => `The customer has ${sum} more store credit`,
  takenBack: (sum: string): string => `${sum} of store credit is taken back`,
} as const;

export const note = { heading: 'Note' } as const;

export const notes = {
  heading: 'Notes of the staff',
  none: 'No notes yet. Customers see only those on the packing slip.',
  label: 'New note',
  onSlip: 'Print it on the packing slip',
  onSlipHint: 'The customer gets the slip with the parcel.',
  isOnSlip: 'On the packing slip',
  add: 'Write the note',
  by: (name: string, when: string): string => `${name}, ${when}`,
  commandLine: 'Command line',
} as const;

export const parcel = {
  heading: 'Parcel',
  courier: 'Courier',
  awb: 'AWB',
  shipped: 'Handed over',
  shippedBy: (when: string, name: string | null): string => (name ? `${when}, by ${name}` : when),
  noCourier: 'Not entered yet',
  noAwb: (when: string): string => `Due until ${when}`,
  follow: 'Follow at the courier',
  enter: 'Enter the AWB',
  correct: 'Correct courier or AWB',
  returned: (when: string): string => `Came back ${when}`,
  markReturned: 'Returned to origin (RTO)',
} as const;

export const ship = {
  headings: {
    ship: (number: string): string => `Ship ${number}`,
    reship: (number: string): string => `Send ${number} again`,
    tracking: (number: string): string => `AWB of ${number}`,
  },
  mail: 'The customer gets a mail in two minutes. Until then you can undo it.',
  mailAgain: 'The customer gets a mail in two minutes. If the address was wrong, ask for the shipping fee first.',
  mailTracking: 'The customer gets the first AWB by mail. A later correction shows on the page of the link.',
  courier: 'Courier',
  choose: 'Not known yet',
  awb: 'AWB (number of the parcel)',
  awbHint: 'It may follow within 24 business hours.',
  submit: { ship: 'Mark as shipped', reship: 'Send again', tracking: 'Save' },
  again: 'Send it again',
  sentAgain: (number: string): string => `${number} is sent again`,
  saved: (number: string): string => `The AWB of ${number} is saved`,
} as const;

export const returned = {
  heading: (number: string): string => `Did the parcel of ${number} come back?`,
  text: 'The courier brought it back to you. Then you can send it again, or cancel the order and give the money back. This cannot be undone.',
  confirm: 'It came back',
  done: (number: string): string => `${number} came back`,
} as const;

export const changeAddress = {
  action: 'Change the address',
  heading: (number: string): string => `Where ${number} goes`,
  submit: 'Save the address',
  saved: 'The address is saved',
} as const;

export const changeGstin = {
  action: 'Change the customer’s GSTIN',
  heading: (number: string): string => `GSTIN for the invoice of ${number}`,
  label: 'GSTIN',
  hint: 'Of a customer who is registered for GST. Blank: the invoice is without one.',
  business: 'Name of the business',
  businessHint: 'It stands on the invoice, above the customer’s name.',
  submit: 'Save the GSTIN',
  saved: 'The GSTIN is saved',
  shown: (gstin: string, business?: string | null): string => [business, `GSTIN ${gstin}`].filter(Boolean).join(' · '),
} as const;

export const startExchange = 'Exchange';

export const refunds = {
  heading: 'Refunds',
  states: { pending: 'On its way', refunded: 'Refunded', failed: 'Failed', 'by hand': 'To be given back' },
  give: (sum: string): string => `I have given back ${sum}`,
  given: (sum: string): string => `${sum} is recorded as given back`,
  by: (name: string, when: string): string => `${when}, by ${name}`,
  whole: 'The whole payment',
  credit: (sum: string): string => `${sum} as store credit`,
  retry: (sum: string): string => `Try again: ${sum}`,
  retried: 'The refund is sent to the payment provider again',
  upiId: 'UPI id:',
  copy: 'Copy',
  copied: 'The UPI id is copied',
  notCopied: 'The browser does not allow copying: please mark it and copy it by hand',
  noUpiId: (when: string): string => `Asked ${when}: the customer has not entered a UPI id yet.`,
  ask: 'Ask for the UPI id',
  asked: 'The customer gets a mail with the link',
  byHand: (sum: string): string => `Give ${sum} back by hand`,
  byHandText:
    'The provider is not asked again. The customer gets a mail with a link to enter a UPI id; you pay to that id yourself, and then record it here.',
  byHandConfirm: 'Give it back by hand',
} as const;

export const disputes = {
  heading: 'Disputes',
  open: 'Open',
  closed: 'Closed',
  respondBy: (when: string): string => `Answer until ${when}, in the payment provider’s dashboard`,
  /** The provider’s words: `under_review`. */
  words: (text: string): string => text.replaceAll('_', ' '),
} as const;

export const timeline = { heading: 'What happened', by: (name: string): string => `by ${name}` } as const;

export const cancelOrder = {
  action: 'Cancel the order',
  heading: (number: string): string => `Cancel ${number}?`,
  nothing: 'Nothing is left to give back.',
  mail: 'The customer gets a mail about it.',
  final: 'The order ends. This cannot be undone.',
  keep: 'Keep the order',
  confirm: (sum: string): string => `Cancel and give back ${sum}`,
  confirmPlain: 'Cancel the order',
  done: (number: string): string => `${number} is cancelled`,
} as const;

export const refund = {
  action: 'Give money back',
  heading: (number: string): string => `Give money back for ${number}`,
  pieces: 'Pieces',
  piecesOf: (count: number, left: number): string => (count === 0 ? 'None' : `${count} of ${left}`),
  amount: 'Amount in rupees',
  ofPieces: 'The price of the chosen pieces.',
  reason: 'Reason',
  chooseReason: 'Please choose',
  reasons: {
    'sent back': 'The customer sent it back',
    defective: 'It has a defect',
    missing: 'It was missing or lost',
    'not available': 'We cannot deliver it',
    'not wanted': 'The customer does not want it',
    goodwill: 'Goodwill',
  },
  most: (most: string): string => `At most ${most}.`,
  mostOrCancel: (most: string): string => `At most ${most}. To give everything back, please cancel the order.`,
  all: (sum: string): string => `${sum} is all that is left.`,
  outOfRange: (most: string): string => `Please type whole rupees, from 1 to ${most}`,
  submit: (sum: string): string => `Give back ${sum}`,
  submitPlain: 'Give back',
  done: (sum: string): string => `${sum} is on its way to the customer`,
} as const;
