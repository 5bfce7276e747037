// What an offer gives, on what, to whom and when; and what a cart costs with offers. Amounts are
// whole rupees.
import * as z from 'zod/mini';
import { integerBetween } from '../choices.ts';
import { requiredText, optionalText } from '../fields.ts';
import * as messages from '../../texts/messages/offer-messages.ts';
import { exactText } from '../../typed/exact-text.ts';
import { offerLimits } from '../../limits.ts';

const { rupees: mostRupees, pieces: mostPieces } = offerLimits;
const rupees = integerBetween(1, mostRupees, messages.rupeesRange);
const pieces = integerBetween(1, mostPieces, messages.piecesRange);
const percent = integerBetween(1, 100, messages.percentRange);

/**
 * `set`: `pieces` of them for `price`. `buy-get`: of every `buy` + `get` pieces, the `get` cheapest
 * are `percent` off. `tiers`: the highest that the pieces reach, off all of them.
 */
export const OfferGift = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent, upTo: z.nullable(rupees) }),
  z.object({ kind: z.literal('rupees'), rupees }),
  z.object({ kind: z.literal('shipping') }),
  z.object({ kind: z.literal('set'), pieces: integerBetween(2, mostPieces, messages.piecesRange), price: rupees }),
  z.object({ kind: z.literal('buy-get'), buy: pieces, get: pieces, percent }),
  z.object({
    kind: z.literal('tiers'),
    tiers: z.array(z.object({ pieces, percent })).check(z.minLength(1), z.maxLength(offerLimits.tiers)),
  }),
]);
export type OfferGift = z.infer<typeof OfferGift>;

/** In any letter case, as customers' are. */
const emails = z
  .array(z.string().check(z.overwrite(exactText), z.toLowerCase()))
  .check(z.maxLength(offerLimits.names, messages.tooManyNames));
const names = z.array(z.string()).check(z.maxLength(offerLimits.names, messages.tooManyNames));

export const OfferTerms = z.object({
  /** As shoppers read it: on cards, on the order, on the invoice. */
  title: requiredText(messages.titleRequired, offerLimits.title),
  gift: OfferGift,
  /** Product ids, tags of collections, categories. All empty: everything. */
  on: z.object({ products: names, collections: names, categories: names }),
  /** Leaves out what has a sale price. */
  isListPriceOnly: z.boolean(),
  /** Of the whole cart, before offers. */
  from: z.object({ rupees: z.nullable(rupees), pieces: z.nullable(pieces) }),
  /** `customers`: their e-mail addresses. */
  who: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    z.object({ kind: z.literal('first-order') }),
    z.object({ kind: z.literal('customers'), emails }),
  ]),
  /** `code`: typed, or by the link `/discount/CODE`. */
  how: z.enum(['itself', 'code']),
  startsAt: z.nullable(z.iso.datetime({ error: messages.timeUnknown })),
  endsAt: z.nullable(z.iso.datetime({ error: messages.timeUnknown })),
  limits: z.object({
    uses: z.nullable(integerBetween(1, offerLimits.uses, messages.usesRange)),
    usesPerCustomer: z.nullable(integerBetween(1, offerLimits.uses, messages.usesRange)),
    budget: z.nullable(rupees),
  }),
  isPaidOnlineOnly: z.boolean(),
  /** What may be in the same order: both must permit it. */
  combines: z.object({ offers: z.boolean(), codes: z.boolean(), shipping: z.boolean() }),
  /** An influencer or a campaign, for the report. */
  label: z.nullable(optionalText(offerLimits.label)),
});
export type OfferTerms = z.infer<typeof OfferTerms>;
