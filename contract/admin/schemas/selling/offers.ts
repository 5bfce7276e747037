// Offers in the admin: drafts that are published, then ended or copied, never edited.
import * as z from 'zod/mini';
import { OfferTerms } from '../../../schemas/selling/offer.ts';
import { OfferCode, OfferedCart } from '../../../schemas/selling/offer-codes.ts';
import { integerBetween, quantity, size, identifier } from '../../../schemas/choices.ts';
import { offerLimits } from '../../../limits.ts';
import { by, Discard, savedAs } from '../drafts.ts';
import * as texts from '../../texts/selling/offer-messages.ts';

/** `planned`: published, and begins later. */
export const offerStates = ['draft', 'planned', 'running', 'ended'] as const;
export type OfferState = (typeof offerStates)[number];

export const Offer = z.object({
  id: z.string(),
  state: z.enum(offerStates),
  terms: OfferTerms,
  savedAt: z.string(),
  savedBy: by.staff,
  publishedAt: z.nullable(z.string()),
  /** By a person. */
  endedAt: z.nullable(z.string()),
  /** Orders that use it, paid or being paid, and the rupees that it takes off them. */
  uses: z.int(),
  spent: z.int(),
});
export type Offer = z.infer<typeof Offer>;

/** Drafts, planned and running ones, then ended; newest first. */
export const OfferList = z.object({ offers: z.array(Offer) });
export type OfferList = z.infer<typeof OfferList>;

/**
 * `draft` changes with every save. `code`: the one that all use; null: none, or single-use codes
 * only. `problems`: why it cannot be published.
 */
export const OfferPage = z.extend(Offer, {
  draft: z.string(),
  code: z.nullable(z.string()),
  singleUseCodes: z.object({ made: z.int(), used: z.int() }),
  problems: z.array(z.string()),
  /** What the owner should know, such as a price that falls under another rate of tax. */
  notes: z.array(z.string()),
});
export type OfferPage = z.infer<typeof OfferPage>;

/** Random, made by the client that creates the offer: saved twice, it is one. */
export const OfferParams = z.object({ id: z.string().check(z.regex(/^[\w-]{16,64}$/, texts.offerNotFound)) });

/** A draft may be unfinished: `problems` says what is missing. `basedOn`: null: a new offer. */
export const OfferForm = z.object({
  terms: OfferTerms,
  code: z.nullable(OfferCode),
  basedOn: z.nullable(z.string()),
});
export type OfferForm = z.infer<typeof OfferForm>;
export const OfferSaved = savedAs({ offer: OfferPage });
export const OfferPublication = Discard;

/** A cart to try the draft on. */
export const TrialCart = z.object({
  lines: z
    .array(z.object({ product: identifier(), color: identifier(), size, quantity }))
    .check(z.minLength(1, texts.trialEmpty), z.maxLength(20)),
});
export type TrialCart = z.infer<typeof TrialCart>;
/** `offers` include this one, if it is the best for the shopper. */
export const TriedCart = z.pick(OfferedCart, { offers: true, itemsTotal: true, shippingPrice: true, total: true });

export const CodesForm = z.object({ count: integerBetween(1, offerLimits.codes, texts.codesRange) });

/** A row for each offer; those of one label also together. Rupees. */
export const OfferFigures = z.object({
  orders: z.int(),
  pieces: z.int(),
  discount: z.int(),
  /** Paid for these orders, less refunds. */
  net: z.int(),
  returned: z.int(),
  firstTimeBuyers: z.int(),
});
export const OfferReport = z.object({
  offers: z.array(z.extend(OfferFigures, { id: z.string(), title: z.string(), label: z.nullable(z.string()) })),
  labels: z.array(z.extend(OfferFigures, { label: z.string() })),
});
export type OfferReport = z.infer<typeof OfferReport>;
