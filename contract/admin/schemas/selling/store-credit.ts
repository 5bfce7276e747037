// Store credit that staff give to the customer of an order, or take back.
import * as z from 'zod/mini';
import { integerBetween } from '../../../schemas/choices.ts';
import { requiredText } from '../../../schemas/fields.ts';
import { goodwillAmounts, goodwillReasonLength } from '../../../store-credit.ts';
import * as texts from '../../texts/selling/money/store-credit-messages.ts';

const { min, max } = goodwillAmounts;

export const GoodwillForm = z.object({
  /** Random, one for each entry: sent again with the same content, nothing more is given. */
  key: z.string({ error: texts.keyRequired }).check(z.regex(/^[\w-]{16,64}$/, texts.keyRequired)),
  amount: integerBetween(min, max, texts.amountRange),
  /** Takes back what was given by mistake for this order, if the customer has not spent it. */
  takeBack: z.optional(z.boolean()),
  /** The customer reads it. */
  reason: requiredText(texts.reasonRequired, goodwillReasonLength),
});
export type GoodwillForm = z.infer<typeof GoodwillForm>;
