// A gift card's code, and the credit that it becomes.
import * as z from 'zod/mini';
import { giftCardCodeLength, readGiftCardCode } from '../../gift-cards.ts';
import { giftCardMessages } from '../../messages.ts';
import { exactText } from '../../typed/exact-text.ts';

/** In any letter case, with or without spaces and dashes. */
export const GiftCardCode = z.object({
  code: z.pipe(
    z
      .string({ error: giftCardMessages.codeRequired })
      .check(
        z.maxLength(100, giftCardMessages.codeLength),
        z.overwrite(exactText),
        z.minLength(1, giftCardMessages.codeRequired),
      ),
    z.pipe(z.transform(readGiftCardCode), z.string().check(z.length(giftCardCodeLength, giftCardMessages.codeLength))),
  ),
});
export type GiftCardCode = z.infer<typeof GiftCardCode>;

/** Rupees. A repeated call gets the same answer: the card is in the balance once. */
export const RedeemedGiftCard = z.object({ amount: z.int(), balance: z.int() });
export type RedeemedGiftCard = z.infer<typeof RedeemedGiftCard>;
