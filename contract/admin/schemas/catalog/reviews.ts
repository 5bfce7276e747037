// Reviews in the admin: the list, hiding and replying.
import * as z from 'zod/mini';
import { lengths, starLimits } from '../../../limits.ts';
import { integerBetween } from '../../../schemas/choices.ts';
import { optionalText, requiredText } from '../../../schemas/fields.ts';
import { hideReasons, reviewTabs } from '../../paths/review-filters.ts';
import * as messages from '../../texts/catalog/reviews.ts';

export const ReviewListQuery = z.object({
  tab: z.prefault(z.enum(reviewTabs, { error: messages.tabUnknown }), 'all'),
  stars: z.optional(integerBetween(starLimits.min, starLimits.max, messages.starsUnknown)),
  /** A part of the review or of the product's title, in any letter case. */
  search: optionalText(lengths.query),
  /** `next` of the previous page. */
  after: z.optional(z.string().check(z.maxLength(100))),
});
export type ReviewListQuery = z.infer<typeof ReviewListQuery>;

export const ReviewRow = z.object({
  id: z.string(),
  product: z.object({ id: z.string(), title: z.string() }),
  /** Null: it came with a catalogue. */
  author: z.nullable(z.string()),
  star: z.int(),
  comment: z.string(),
  at: z.string(),
  /** Null: it is shown. */
  hidden: z.nullable(z.object({ reason: z.enum(hideReasons), at: z.string() })),
  reply: z.nullable(z.object({ text: z.string(), at: z.string() })),
});
export type ReviewRow = z.infer<typeof ReviewRow>;

export const ReviewList = z.object({
  /** Newest first. */
  reviews: z.array(ReviewRow),
  /** For `after`; null on the last page. */
  next: z.nullable(z.string()),
});
export type ReviewList = z.infer<typeof ReviewList>;

export const ReviewHiding = z.object({ reason: z.enum(hideReasons, { error: messages.reasonRequired }) });
export type ReviewHiding = z.infer<typeof ReviewHiding>;

export const ReviewReply = z.object({ text: requiredText(messages.replyRequired, lengths.comment) });
export type ReviewReply = z.infer<typeof ReviewReply>;
