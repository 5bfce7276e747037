// The stock screens.
import { colorName } from '../../../../colors/color-name.ts';
import { pieces } from '../order-list.ts';
import {
  maxPieces,
  type StockProduct,
  type StockReason,
  type RestockDecision,
  urgencyDays,
} from '../../../schemas/selling/stock.ts';

export const title = 'Stock';
export const intro = 'What you count here cannot be sold twice. All else is made to order.';
export const searchLabel = 'Search products';
export const searchHint = 'Title or SKU';
export const all = 'All products';
export const low = 'Running out';
export const none = 'Nothing found';
export const noneText = 'No product matches. Products that are made to order never run out.';
export const urgency = `First what is gone soonest at the sales of the last ${urgencyDays} days, then what has the fewest pieces. Archived products and sizes that are not offered are left out.`;
/** Of the most urgent size of a product. */
export function next({ color, size, stock, daysLeft }: NonNullable<StockProduct['next']>): string {
  const piece = `${colorName(color)}, ${size}`;
  if (stock === 0) return daysLeft === null ? `${piece}: none left, none sold lately` : `${piece}: none left`;
  const days = daysLeft === 0 ? 'less than a day' : daysLeft === 1 ? 'about a day' : `about ${daysLeft} days`;
  return `${piece}: ${pieces(stock)}, ${daysLeft === null ? 'none sold lately' : days}`;
}
export const more = (shown: number, total: number) => `The first ${shown} of ${total}. Please search for more.`;

export const soldOut = 'Sold out';
export const lowBadge = 'Low';
export const lowCount = (count: number) => `${count} low`;
export const soldOutCount = (count: number) => `${count} sold out`;
export const inCheckouts = (count: number) => `${count} in checkouts now`;

export const reserved = {
  heading: 'Reserved in unpaid checkouts',
  intro: (count: number): string => `${pieces(count)} cannot be bought until somebody pays, or the time is over.`,
  nobody: 'A shopper',
  staff: 'An order that staff took',
  open: 'Open the order',
  until: (moment: string): string => `until ${moment}`,
  piece: (product: string, color: string, size: string, quantity: number): string =>
    `${product}, ${colorName(color)}, ${size}${quantity > 1 ? `: ${quantity} pieces` : ''}`,
  more: (shown: number, total: number) => `The ${shown} of ${total} checkouts with the most pieces.`,
  release: 'Release',
  releaseOf: (who: string): string => `Release what ${who} reserved`,
  question: {
    heading: 'Release these pieces?',
    text: 'Others can buy them at once. If this customer still pays, the order stands as long as the pieces are there; otherwise the money goes back by itself, with a mail.',
    confirm: 'Release',
  },
  done: (count: number): string => `${pieces(count)} can be bought again.`,
} as const;

export const back = 'Stock';
export const toProduct = 'Edit the product';
export const oversell = 'Sell on when a size is sold out';
export const oversellHint = 'What is missing is then made to order.';
export const oversellDone = (isOn: boolean) =>
  isOn ? 'Sold-out sizes can be bought.' : 'Sold-out sizes cannot be bought.';

export const limit = 'Low at';
export const limitHint = 'So many pieces of a colour and size, or fewer, are shown as running out. 0: never.';
export const limitRule = `Please type a number from 0 to ${maxPieces}.`;
export const limitSave = 'Save the limit';
export const limitDone = (limited: number) => (limited === 0 ? 'Never low.' : `Low at ${limited}.`);

export const tabsLabel = 'What you type';
export const tabs = { count: 'Count', receive: 'Receive' } as const;
export const howTo = {
  count:
    'Count what is on the shelf. Pieces of paid orders that are not packed yet do not count: put them aside first. What you leave empty stays as it is.',
  receive: 'Type what has arrived; it is added. A size that is made to order is counted first.',
} as const;
export const sameForAll = 'Same for all';
export const sameForAllHint = 'Fills every size that is offered. You can still change each of them.';
/** Of `Maroon, M`. */
export const moreOf = (piece: string) => `${piece}: history, made to order`;
export const nothingTyped = 'Please type at least one number.';
export const saveCounts = (typed: number) => (typed === 0 ? 'Save' : `Save ${sizes(typed)}`);
export const addTyped = (typed: number) => (typed === 0 ? 'Add to the stock' : `Add ${pieces(typed)}`);
export const countedToast = (counted: number) => `${sizes(counted)} counted.`;
export const receivedToast = (received: number) => `${pieces(received)} added to the stock.`;
/** The reason in the history. */
export const undone = 'count undone';
const sizes = (count: number) => (count === 1 ? '1 size' : `${count} sizes`);

export const count = 'Pieces on the shelf';
export const countHint = 'Empty: made to order, and not counted.';
export const countRule = 'Please type a whole number, or nothing.';
export const reason = 'Reason';
export const reasonMissing = 'Please say why, in a word or two.';
export const usualReason = 'counted';
export const save = 'Save';
export const receivedRule = `Please type a number from 1 to ${maxPieces}.`;
export const savedToast = (piece: string) => `${piece} is counted.`;

export const delivery = {
  button: 'Receive a delivery',
  heading: 'What has arrived',
  label: 'SKUs',
  hint: 'Scan each piece: a SKU on a line is one piece. For more, type “SKU, pieces”. A CSV file has the columns SKU and Pieces.',
  scanHint: 'Scan the SKU of each piece.',
  file: 'Choose a CSV file',
  noCsv: 'This is no CSV file. In Excel or Sheets save it as CSV, then choose it again.',
  tooLong: 'The list is too long. Please divide it.',
  empty: 'Please scan or type a SKU, or choose a file.',
  last: (sku: string, sum: number) => `Last: ${sku}. ${pieces(sum)} in all.`,
  refused: (lines: number) =>
    `${lines === 1 ? 'One line' : `${lines} lines`} cannot be received. Please mend them above.`,
  line: (row: number, message: string) => `Line ${row}: ${message}`,
  lines: 'What it adds',
  change: (stock: number, quantity: number) => `${stock} + ${quantity} = ${stock + quantity}`,
  before: (when: string, who: string) => `The same list was received ${when}, ${who}.`,
  again: 'It arrived once more',
};

export const history = 'History';
export const noHistory = 'Nothing has happened yet.';
export const reasons: Record<StockReason, string> = {
  received: 'Received',
  corrected: 'Corrected',
  sold: 'Sold',
  cancelled: 'Order cancelled',
  refunded: 'Refunded, not sent',
  returned: 'Came back',
  'written off': 'Written off',
  replaced: 'Replacement',
  'sent again': 'Sent again',
  changed: 'Order changed',
};
export const change = (delta: number) => (delta > 0 ? `+${delta}` : `−${-delta}`);
export const commandLine = 'command line';

const madeToOrder = 'Made to order';
const notOffered = 'Not offered';

interface Kept {
  /** Null: not counted. */
  readonly stock: number | null;
  /** A server of a previous version does not say. */
  readonly isOffered?: boolean | undefined;
}

export function stockWords({ stock, isOffered = true }: Kept): string {
  if (isOffered) return stock === null ? madeToOrder : pieces(stock);
  return stock ? `${notOffered}, ${pieces(stock)}` : notOffered;
}

/** Whether returned counted pieces are restocked or written off. */
export const restock = {
  heading: (quantity: number): string =>
    quantity === 1 ? 'One piece came from the stock' : `${quantity} pieces came from the stock`,
  choices: {
    later: 'Keep it aside, decide later',
    restock: 'Put back into the stock',
    'write-off': 'Write off: it cannot be sold',
  } satisfies Record<RestockDecision | 'later', string>,
};
