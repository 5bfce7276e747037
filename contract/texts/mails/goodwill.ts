// The mails about store credit that staff give to a customer, or take back.

export const givenSubject = (sum: string, shop: string): string => `${sum} of store credit at ${shop} for you`;
export const givenHeading = 'You have store credit';
export const given = (sum: string, number: string): string =>
  `We have put ${sum} of store credit into your account, because of your order ${number}:`;
export const takenSubject = (sum: string, shop: string): string => `We took back ${sum} of store credit at ${shop}`;
export const takenHeading = 'Your store credit has changed';
export const taken = (sum: string, number: string): string =>
  `We have taken back ${sum} of the store credit that we gave you because of your order ${number}:`;
export const balance = 'Your balance';
export const howTo = 'It pays for your orders: tick it at the checkout.';
export const questions = (email: string): string => `If you have a question, please write to ${email}.`;
export const button = 'See my store credit';
