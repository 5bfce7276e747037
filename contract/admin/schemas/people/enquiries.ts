// Enquiries in the admin: the list, one enquiry with its answers, and the form that answers.
import * as z from 'zod/mini';
import { lengths } from '../../../limits.ts';
import { optionalText, requiredText } from '../../../schemas/fields.ts';
import { enquiryTabs } from '../../paths/enquiry-tabs.ts';
import * as messages from '../../texts/people/enquiries.ts';

export const EnquiryListQuery = z.object({
  tab: z.prefault(z.enum(enquiryTabs, { error: messages.tabUnknown }), 'open'),
  /** A ticket, an e-mail or a mobile number, complete; in both tabs. */
  search: optionalText(lengths.query),
  /** `next` of the previous page. */
  after: z.optional(z.string().check(z.maxLength(100))),
});
export type EnquiryListQuery = z.infer<typeof EnquiryListQuery>;

export const EnquiryRow = z.object({
  id: z.string(),
  ticket: z.string(),
  name: z.string(),
  /** The beginning of the text. */
  excerpt: z.string(),
  receivedAt: z.string(),
  isOpen: z.boolean(),
});
export type EnquiryRow = z.infer<typeof EnquiryRow>;

export const EnquiryList = z.object({
  /** Open ones: oldest first. Answered ones and search results: newest first. */
  enquiries: z.array(EnquiryRow),
  /** For `after`; null on the last page. */
  next: z.nullable(z.string()),
});
export type EnquiryList = z.infer<typeof EnquiryList>;

export const EnquiryPage = z.object({
  ...z.omit(EnquiryRow, { excerpt: true }).shape,
  email: z.string(),
  mobile: z.string(),
  comment: z.string(),
  /** Oldest first. */
  answers: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      at: z.string(),
      /** The member of staff. */
      by: z.nullable(z.string()),
    }),
  ),
});
export type EnquiryPage = z.infer<typeof EnquiryPage>;

export const EnquiryAnswerForm = z.object({
  /** Random, one for each answer: sent again with the same text, no second mail is sent. */
  key: z.string({ error: messages.keyRequired }).check(z.regex(/^[\w-]{16,64}$/, messages.keyRequired)),
  text: requiredText(messages.textRequired, lengths.comment),
});
export type EnquiryAnswerForm = z.infer<typeof EnquiryAnswerForm>;
