// Gift cards in the admin: the list, and the form that sells one.
import * as z from 'zod/mini';
import { giftCardAmounts, giftCardPayments, giftCardStates } from '../../../gift-cards.ts';
import { integerBetween } from '../../../schemas/choices.ts';
import { email, optionalText } from '../../../schemas/fields.ts';
import * as texts from '../../texts/selling/money/gift-cards.ts';
import { IndianDay } from '../fields.ts';
import { visibleText } from '../../../typed/visible-text.ts';

export const giftCardLengths = { name: 80, message: 300, query: 100 } as const;

export const GiftCardQuery = z.object({
  /** The last four characters of a code, or a part of the recipient's name or e-mail. */
  q: z.optional(z.string().check(z.overwrite(visibleText), z.maxLength(giftCardLengths.query))),
});
export type GiftCardQuery = z.infer<typeof GiftCardQuery>;

export const GiftCard = z.object({
  id: z.string(),
  /** The last four characters of its code. */
  codeEnd: z.string(),
  /** Rupees. */
  amount: z.int(),
  paidBy: z.enum(giftCardPayments),
  state: z.enum(giftCardStates),
  /** Empty once the customer who used it has deleted the account. */
  recipientEmail: z.string(),
  recipientName: z.nullable(z.string()),
  createdAt: z.string(),
  /** The last day. */
  validUntil: IndianDay,
  /** When it was used or cancelled. */
  endedAt: z.nullable(z.string()),
});
export type GiftCard = z.infer<typeof GiftCard>;

/** The newest hundred matches, newest first, and the number of all matches. */
export const GiftCardList = z.object({ giftCards: z.array(GiftCard), total: z.int() });
export type GiftCardList = z.infer<typeof GiftCardList>;

/** The form's fields. */
export const GiftCardAnswers = z.object({
  amount: integerBetween(giftCardAmounts.min, giftCardAmounts.max, texts.amountRange),
  paidBy: z.enum(giftCardPayments, { error: texts.paymentRequired }),
  recipientEmail: email,
  recipientName: optionalText(giftCardLengths.name),
  message: optionalText(giftCardLengths.message),
});

/** `key`: random, one for each sale, so that a repeated call sells nothing more. */
export const GiftCardForm = z.extend(GiftCardAnswers, {
  key: z.string({ error: texts.keyRequired }).check(z.regex(/^[\w-]{16,64}$/, texts.keyRequired)),
});
export type GiftCardForm = z.infer<typeof GiftCardForm>;
