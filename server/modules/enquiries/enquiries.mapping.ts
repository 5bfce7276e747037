// Converts enquiries to the API's form.
import type { Enquiry } from '@taana-baana/contract';
import type { EnquiryRow } from '../../database/tables.ts';

export const submitted = 'Submitted';

export const toEnquiry = (row: EnquiryRow): Enquiry => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  mobile: row.mobile,
  comment: row.comment,
  status: submitted,
  createdAt: row.created_at,
});
