// Why a gift card cannot be sold, sent or cancelled.
import { giftCardAmounts } from '../../../../gift-cards.ts';
import { formatRupees } from '../../money.ts';

export const amountRange = `Please type whole rupees, from ${formatRupees(giftCardAmounts.min)} to ${formatRupees(giftCardAmounts.max)}`;
export const paymentRequired = 'Please choose how it was paid';
export const keyRequired = 'Please open the form once more and try again';
export const keyUsed = 'This gift card was sold before with other words. Please look at the list';
export const notFound = 'There is no such gift card';
export const notOpen = 'This gift card is used, cancelled or expired already. Please look at the list again';
