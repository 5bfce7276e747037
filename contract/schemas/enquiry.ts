// The contact form, and a stored enquiry.
import * as z from 'zod/mini';
import { lengths } from '../limits.ts';
import { fieldMessages } from '../messages.ts';
import { email, mobile, requiredText } from './fields.ts';

export const EnquiryForm = z.object({
  name: requiredText(fieldMessages.firstnameRequired),
  email,
  mobile,
  comment: requiredText(fieldMessages.commentRequired, lengths.comment),
});
export type EnquiryForm = z.infer<typeof EnquiryForm>;

export const Enquiry = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  comment: z.string(),
  status: z.literal('Submitted'),
  createdAt: z.string(),
});
export type Enquiry = z.infer<typeof Enquiry>;
