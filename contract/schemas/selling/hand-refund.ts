// A refund that the shop pays by hand, to the UPI id that its customer enters behind a link.
import * as z from 'zod/mini';

const paise = z.int();
/** Nobody is logged in behind the link: ids are shown as `as…@okaxis`. */
const shownId = z.nullable(z.string());

/** Of one order. */
export const HandRefund = z.object({
  number: z.string(),
  /** To be given back; 0: all of it was. */
  duePaise: paise,
  /** Where to; null: not known yet. */
  upiId: shownId,
  /** Oldest first. */
  paid: z.array(z.object({ paise, at: z.string(), upiId: shownId })),
});
export type HandRefund = z.infer<typeof HandRefund>;

/** As My Orders shows it: with the token of the link. */
export const OwnHandRefund = z.extend(HandRefund, { token: z.string() });
