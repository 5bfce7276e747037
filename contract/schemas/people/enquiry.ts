// The contact form, and a stored enquiry.
import * as z from 'zod/mini';
import { lengths } from '../../limits.ts';
import { fieldMessages } from '../../messages.ts';
import { email, mobile, requiredText } from '../fields.ts';

export const EnquiryForm = z.object({
  name: requiredText(fieldMessages.firstnameRequired),
  email,
  mobile,
  comment: requiredText(fieldMessages.commentRequired, lengths.comment),
});
export type EnquiryForm = z.infer<typeof EnquiryForm>;

/** `Answered`: nobody waits any more. */
export const enquiryStatuses = ['Submitted', 'Answered'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const Enquiry = z.object({
  _id: z.string(),
  /** Such as `E-7K3F9Q`; in the mails about it. */
  ticket: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  comment: z.string(),
  status: z.enum(enquiryStatuses),
  createdAt: z.string(),
});
export type Enquiry = z.infer<typeof Enquiry>;
