// The page of store credit: the balance, gift cards, and entries.
import type { CreditEntry, CreditKind } from '../../../schemas/selling/store-credit.ts';

export const title = 'Store Credit';
export const balance = 'Your balance';
export const hint = 'It pays for T-shirts: tick it at the checkout.';
export const giftCard = 'Have a gift card?';
export const code = 'Gift card code';
export const codeHint = '16 letters and digits, from the mail that brought it.';
export const redeem = 'Add to my credit';
export const redeemed = (amount: number): string => `Rs. ${amount} is now in your store credit`;
export const terms = 'A gift card is valid for 1 year from the day it was bought. It is not exchanged for cash.';
export const history = 'What happened';
export const none = 'Nothing yet. Credit from a gift card, an exchange or us appears here.';
const kinds: Readonly<Record<CreditKind, string>> = {
  'gift card': 'Gift card',
  exchange: 'Exchange of order',
  goodwill: 'From us, for order',
  order: 'Order',
  'order returned': 'Back from order',
  'account deleted': 'Account deleted',
};
/** `From us, for order TB-7K3F9Q` */
export const what = ({ kind, amount, orderNumber }: Pick<CreditEntry, 'kind' | 'amount' | 'orderNumber'>): string =>
  [kind === 'goodwill' && amount < 0 ? 'Taken back, for order' : kinds[kind], orderNumber].filter(Boolean).join(' ');
export const change = (amount: number): string => (amount < 0 ? `− Rs. ${-amount}` : `+ Rs. ${amount}`);
