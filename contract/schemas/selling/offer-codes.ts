// Codes of offers, what a cart costs with them, and what shows on cards. Amounts are whole rupees.
import * as z from 'zod/mini';
import { exactText } from '../../typed/exact-text.ts';
import { offerLimits } from '../../limits.ts';
import { codeUnknown, tooManyCodes } from '../../texts/messages/offer-messages.ts';

/** 3 to 20 letters and digits, case and spaces ignored. */
export const OfferCode = z.string({ error: codeUnknown }).check(
  z.overwrite((text) => exactText(text).replaceAll(/\s/g, '').toUpperCase()),
  z.regex(/^[A-Z0-9]{3,20}$/, codeUnknown),
);

/** As typed: one that cannot be a code is answered as an unknown one is. */
export const OfferCodes = z
  .array(z.string().check(z.maxLength(100, codeUnknown)))
  .check(z.maxLength(offerLimits.codesOfOrder, tooManyCodes));

/** `amount`: what it takes off. */
export const AppliedOffer = z.object({ label: z.string(), amount: z.int() });
export type AppliedOffer = z.infer<typeof AppliedOffer>;

export const OffersRequest = z.object({ codes: OfferCodes });

/** The customer's cart as `checkout` prices it with these codes. */
export const OfferedCart = z.object({
  offers: z.array(AppliedOffer),
  /** Each as sent, in upper case. `refusal`: why it takes nothing off, and what would help. */
  codes: z.array(z.object({ code: z.string(), refusal: z.nullable(z.string()) })),
  /** What a little more would give: "3 for Rs. 999: add 1 more". */
  hints: z.array(z.string()),
  itemsTotal: z.int(),
  /** What the goods cost with the offers: free shipping counts it. */
  itemsAfterOffers: z.int(),
  shippingPrice: z.int(),
  total: z.int(),
});
export type OfferedCart = z.infer<typeof OfferedCart>;

/** An offer that all get by itself. `products`: null: every product. */
export const ShownOffer = z.object({ title: z.string(), products: z.nullable(z.array(z.string())) });
export type ShownOffer = z.infer<typeof ShownOffer>;
/** `takesCodes`: a code may be typed in the cart. */
export const ShownOffers = z.object({ offers: z.array(ShownOffer), takesCodes: z.boolean() });
export type ShownOffers = z.infer<typeof ShownOffers>;
