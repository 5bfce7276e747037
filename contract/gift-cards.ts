// Gift cards: their limits, states and codes. Without schemas, so that the browser can load it
// alone.
import { indianDayOf, startOfDay } from './calendar/indian-days.ts';
import { exactCode } from './typed/exact-text.ts';

/** Rupees. */
export const giftCardAmounts = { min: 100, max: 50_000 } as const;

/** How the owner was paid. `gift`: not at all, the shop gives it. */
export const giftCardPayments = ['cash', 'upi', 'other', 'gift'] as const;
export type GiftCardPayment = (typeof giftCardPayments)[number];

export const giftCardStates = ['open', 'used', 'expired', 'cancelled'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

export const giftCardCodeLength = 16;

/** `K7P2-9XQM-4TRA-H6WZ` */
export const formatGiftCardCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

/** As it is stored: in capitals, without what people type between the groups. */
export const readGiftCardCode = (typed: string): string => exactCode(typed).replace(/[-._]+/g, '');

/**
 * The refund policy: valid for 1 year from the day it was bought, including the day of the same
 * date. Returns the first moment after it. A card of 29 February is valid through 1 March.
 */
export function giftCardExpiry(boughtAt: Date): string {
  const [year, month, day] = indianDayOf(boughtAt).split('-').map(Number) as [number, number, number];
  return startOfDay(new Date(Date.UTC(year + 1, month - 1, day + 1)).toISOString().slice(0, 10));
}

/** The last valid day, from the time at which it expires: `2027-11-23`. */
export const lastDayOf = (expiresAt: string): string => indianDayOf(new Date(Date.parse(expiresAt) - 1));
