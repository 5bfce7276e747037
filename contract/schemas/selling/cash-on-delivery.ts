// Cash on delivery: an order that is placed at once, or by its advance, and paid to the courier. Whole rupees.
import * as z from 'zod/mini';
import { lengths } from '../../limits.ts';
import { serverMessages } from '../../messages.ts';
import { requiredExact } from '../fields.ts';
import { CashState } from './cash-state.ts';
import { OfferCodes } from './offer-codes.ts';
import { CheckoutFields, OpenedCheckout } from './order.ts';

export const CashPreviewRequest = z.object({
  pincode: z.string().check(z.trim(), z.maxLength(20)),
  codes: z.optional(OfferCodes),
  useCredit: z.optional(z.boolean()),
});

/** What the cart costs if it is paid in cash, and what the courier collects. */
export const CashPreview = z.object({
  total: z.int(),
  due: z.int(),
  /** The part of the total that is for paying so; only if there is one. */
  fee: z.optional(z.int()),
  /** Paid online first, and not by the courier's collection; only if there is one. */
  advance: z.optional(z.int()),
  /** Why it cannot be paid so. */
  refusal: z.nullable(z.string()),
});
export type CashPreview = z.infer<typeof CashPreview>;

/** As `checkout`; sum, address and attempt are required: nothing is asked for afterwards. */
export const CashRequest = z.extend(CheckoutFields, {
  amount: z.nonoptional(CheckoutFields.shape.amount),
  shippingInfo: z.nonoptional(CheckoutFields.shape.shippingInfo),
  attemptId: requiredExact(serverMessages.malformed, lengths.attemptId),
  /** What the courier collects, as the shopper saw it: store credit may have been spent in another tab. */
  due: z.optional(z.int()),
  /** What is paid online first, as the shopper saw it; missing: nothing. */
  advance: z.optional(z.int()),
});
export type CashRequest = z.infer<typeof CashRequest>;

/** Placed, or opened as `checkout` opens it: the payment of its advance places it. */
export const CashPlaced = z.union([
  z.object({ success: z.literal(true), placed: z.object({ number: z.string() }) }),
  OpenedCheckout,
]);
export type CashPlaced = z.infer<typeof CashPlaced>;

/** By the link, without a login: nothing personal but the town. */
export const CashOrder = z.object({
  number: z.string(),
  pieces: z.int(),
  city: z.nullable(z.string()),
  ...CashState.shape,
});
export type CashOrder = z.infer<typeof CashOrder>;
