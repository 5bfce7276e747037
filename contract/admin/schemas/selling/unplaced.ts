// Payments that made no order: late, of a wrong amount, or for pieces that were sold out.
import * as z from 'zod/mini';

/** One checkout, with all its payments. Amounts are whole rupees; `…Paise` are the provider's. */
export const UnplacedPayment = z.object({
  /** Of its page: the provider's order id, else ours. */
  reference: z.string(),
  /** When the checkout began. */
  at: z.string(),
  customer: z.string(),
  /** Of the provider. */
  paymentIds: z.array(z.string()),
  /** What the checkout asked for. */
  total: z.int(),
  /** Of refunds that the provider refused: still owed. */
  owedPaise: z.int(),
});
export type UnplacedPayment = z.infer<typeof UnplacedPayment>;
