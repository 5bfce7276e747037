// Converts enquiries to the API's form.
import type { Enquiry } from '@taana-baana/contract';
import type { EnquiryPage, EnquiryRow as WireRow } from '@taana-baana/contract/admin/schemas/people/enquiries.ts';
import type { EnquiryAnswerRow, EnquiryRow } from '../../../database/tables/enquiry-tables.ts';
import { cutText } from '@taana-baana/contract/typed/graphemes.ts';

/** One without a ticket has its id. */
export const ticketOf = ({ id, ticket }: Pick<EnquiryRow, 'id' | 'ticket'>): string => ticket ?? id;

export const toEnquiry = (row: EnquiryRow): Enquiry => ({
  _id: row.id,
  ticket: ticketOf(row),
  name: row.name,
  email: row.email,
  mobile: row.mobile,
  comment: row.comment,
  status: row.status,
  createdAt: row.created_at,
});

const excerptLength = 300;

const toListed = (row: EnquiryRow) => ({
  id: row.id,
  ticket: ticketOf(row),
  name: row.name,
  receivedAt: row.created_at,
  isOpen: row.status === 'Submitted',
});

export const toWireRow = (row: EnquiryRow): WireRow => ({
  ...toListed(row),
  excerpt: cutText(row.comment, excerptLength),
});

export const toEnquiryPage = (
  row: EnquiryRow,
  answers: readonly EnquiryAnswerRow[],
  nameOf: (staffId: string | null) => string | null,
): EnquiryPage => ({
  ...toListed(row),
  email: row.email,
  mobile: row.mobile,
  comment: row.comment,
  answers: answers.map(({ id, text, created_at: at, staff_id }) => ({ id, text, at, by: nameOf(staff_id) })),
});
