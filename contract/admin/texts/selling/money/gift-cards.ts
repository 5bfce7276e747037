// The screen of gift cards.
import { type GiftCardPayment, type GiftCardState, giftCardAmounts } from '../../../../gift-cards.ts';
import { formatRupees } from '../../money.ts';

export const title = 'Gift cards';
export const intro = 'The recipient gets a code by mail and turns it into store credit. A card is valid for 1 year.';
export const search = { label: 'Search gift cards', hint: 'Last 4 of the code, name or e-mail' } as const;
export const noneHeading = 'No gift card is sold yet';
export const noneText = 'Sell one here when a customer asks for it, or give one away.';
export const notFoundHeading = 'No gift card matches';
export const notFoundText = 'Search for the last four characters of a code, or for the recipient’s name or e-mail.';
export const showAll = 'Show all gift cards';
export const more = (shown: number, total: number): string =>
  `The newest ${shown} of ${total}. Please search for more.`;

export const states: Readonly<Record<GiftCardState, string>> = {
  open: 'Open',
  used: 'Used',
  expired: 'Expired',
  cancelled: 'Cancelled',
};
export const codeEnd = (end: string): string => `… ${end}`;
export const soldOn = (when: string): string => `sold ${when}`;
export const until = (day: string): string => `valid until ${day}`;
export const usedOn = (when: string): string => `used ${when}`;
export const cancelledOn = (when: string): string => `cancelled ${when}`;
export const noRecipient = 'Recipient deleted';
export const payments: Readonly<Record<GiftCardPayment, string>> = {
  cash: 'Cash',
  upi: 'UPI',
  other: 'Other',
  gift: 'Gift of the shop',
};
export const actionsOf = (end: string): string => `Actions for the gift card ${end}`;

export const sell = {
  button: 'Sell a gift card',
  amount: 'Amount in Rs.',
  paidBy: 'Paid by',
  choose: 'Please choose',
  email: 'E-mail of the recipient',
  emailHint: 'The code goes there, so please check it with the buyer.',
  name: 'Name of the recipient (optional)',
  message: 'Message (optional)',
  messageHint: 'The recipient reads it in the mail.',
  submit: 'Sell and mail the code',
  done: (amount: number, email: string): string => `A gift card of ${formatRupees(amount)} is mailed to ${email}.`,
} as const;

export const resend = {
  action: 'Send a new code',
  heading: 'Send a new code?',
  text: (email: string): string => `A mail with a new code goes to ${email}. The code before no longer works.`,
  confirm: 'Send it',
  done: 'A new code is on its way.',
} as const;
export const cancel = {
  action: 'Cancel the gift card',
  heading: 'Cancel this gift card?',
  text: 'Its code no longer works, and this cannot be undone. Give the money back the way it was paid.',
  confirm: 'Cancel the gift card',
  done: 'The gift card is cancelled.',
} as const;

/** What the server says about a wrong request. */
export const amountRange = `Please type whole rupees, from ${formatRupees(giftCardAmounts.min)} to ${formatRupees(giftCardAmounts.max)}`;
export const paymentRequired = 'Please choose how it was paid';
export const keyRequired = 'Please open the form once more and try again';
export const keyUsed = 'This gift card was sold before with other words. Please look at the list';
export const notFound = 'There is no such gift card';
export const notOpen = 'This gift card is used, cancelled or expired already. Please look at the list again';
