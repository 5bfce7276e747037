// The stock screens.
import { colorName } from '../../../../colors/color-name.ts';
import { pieces } from '../order-list.ts';
import { maxPieces, type StockReason, type RestockDecision } from '../../../schemas/selling/stock.ts';

export const title = 'Stock';
export const intro = 'What you count here cannot be sold twice. All else is made to order.';
export const searchLabel = 'Search products';
export const all = 'All products';
export const low = 'Running out';
export const none = 'Nothing found';
export const noneText = 'No product matches. Products that are made to order never run out.';
export const more = (shown: number, total: number) => `The first ${shown} of ${total}. Please search for more.`;

export const soldOut = 'Sold out';
export const lowBadge = 'Low';
export const lowCount = (count: number) => `${count} low`;
export const soldOutCount = (count: number) => `${count} sold out`;
export const inCheckouts = (count: number) => `${count} in checkouts now`;

export const held = {
  heading: 'Held in unpaid checkouts',
  intro: (count: number): string => `${pieces(count)} cannot be bought until somebody pays, or the time is over.`,
  nobody: 'A shopper',
  staff: 'An order that staff took',
  open: 'Open the order',
  until: (moment: string): string => `until ${moment}`,
  piece: (product: string, color: string, size: string, quantity: number): string =>
    `${product}, ${colorName(color)}, ${size}${quantity > 1 ? `: ${quantity} pieces` : ''}`,
  more: (shown: number, total: number) => `The ${shown} of ${total} checkouts with the most pieces.`,
  release: 'Release',
  releaseOf: (who: string): string => `Release what ${who} holds`,
  question: {
    heading: 'Release these pieces?',
    text: 'Others can buy them at once. If this customer still pays, the order stands as long as the pieces are there; otherwise the money goes back by itself, with a mail.',
    confirm: 'Release',
  },
  done: (count: number): string => `${pieces(count)} can be bought again.`,
} as const;

export const back = 'Stock';
export const toProduct = 'Edit the product';
export const howToCount =
  'Count what is on the shelf. Pieces of paid orders that are not packed yet do not count: put them aside first.';
export const oversell = 'Sell on when a size is sold out';
export const oversellHint = 'What is missing is then made to order.';
export const oversellDone = (isOn: boolean) =>
  isOn ? 'Sold-out sizes can be bought.' : 'Sold-out sizes cannot be bought.';

export const limit = 'Low at';
export const limitHint = 'So many pieces of a colour and size, or fewer, are shown as running out. 0: never.';
export const limitRule = `Please type a number from 0 to ${maxPieces}.`;
export const limitSave = 'Save the limit';
export const limitDone = (limited: number) => (limited === 0 ? 'Never low.' : `Low at ${limited}.`);

export const countButton = 'Count';
export const receiveButton = 'Receive';
export const buttonFor = (button: string, piece: string) => `${button}: ${piece}`;
export const count = 'Pieces on the shelf';
export const countHint = 'Empty: made to order, and not counted.';
export const countRule = 'Please type a whole number, or nothing.';
export const reason = 'Reason';
export const reasonMissing = 'Please say why, in a word or two.';
export const usualReason = 'counted';
export const save = 'Save';
export const received = 'Pieces that arrived';
export const receivedRule = `Please type a number from 1 to ${maxPieces}.`;
export const add = 'Add to the stock';
export const savedToast = (piece: string) => `${piece} is counted.`;
export const addedToast = (quantity: number, piece: string) => `${quantity} added to ${piece}.`;

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
};
export const change = (delta: number) => (delta > 0 ? `+${delta}` : `−${-delta}`);
export const commandLine = 'command line';

const madeToOrder = 'Made to order';
const notOffered = 'Not offered';

interface Kept {
  /** Null: not counted. */
  readonly stock: number | null;
  /** A server of a version before does not say. */
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
