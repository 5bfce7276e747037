// Why store credit cannot be given or taken back.
// `name` is `Order TB-7K3F9Q`.
import { goodwillAmounts } from '../../../../store-credit.ts';
import { formatRupees } from '../../money.ts';

export const amountRange = `Please type whole rupees, from ${formatRupees(goodwillAmounts.min)} to ${formatRupees(goodwillAmounts.max)}`;
export const reasonRequired = 'Please say why: the customer reads it';
export const keyRequired = 'Please open the form once more and try again';
export const keyUsed =
  'This store credit was given before with another amount or reason. Please look at the order again.';
export const noAccount = (name: string): string =>
  `The customer of ${name} has no account in the shop, so store credit has no place to go. Please give money back instead.`;
export const nothingToTakeBack = (name: string): string =>
  `Nothing can be taken back: none was given for ${name}, or the customer has spent it.`;
export const moreThanBack = (name: string, most: string): string =>
  `At most ${most} can be taken back: so much was given for ${name} and is not spent.`;
export const customerNotFound = (email: string): string => `No customer has the e-mail ${email}.`;
