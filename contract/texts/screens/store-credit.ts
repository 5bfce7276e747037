// The page of store credit: the balance, gift cards, and what happened.
import type { CreditKind } from '../../schemas/store-credit.ts';

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
export const none = 'Nothing yet. Credit from a gift card or an exchange appears here.';
export const kinds: Readonly<Record<CreditKind, string>> = {
  'gift card': 'Gift card',
  exchange: 'Exchange',
  goodwill: 'From us',
  order: 'Order',
  'order returned': 'Back from an order',
  'account deleted': 'Account deleted',
};
export const change = (amount: number): string => (amount < 0 ? `− Rs. ${-amount}` : `+ Rs. ${amount}`);
