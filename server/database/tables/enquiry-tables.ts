// Row types of the tables of enquiries. See ../tables.ts for the types.
import type { EnquiryStatus } from '@taana-baana/contract';

export interface EnquiryRow {
  id: string;
  /** Such as E-7K3F9Q, unique. Null: from a process of a version without tickets. */
  ticket: string | null;
  name: string;
  email: string;
  mobile: string;
  comment: string;
  status: EnquiryStatus;
  created_at: string;
}

export interface EnquiryAnswerRow {
  /** The key of the form that sent it: the same form sent again gets the same answer. */
  id: string;
  enquiry_id: string;
  text: string;
  staff_id: string | null;
  created_at: string;
}

export interface EnquiryTables {
  enquiries: EnquiryRow;
  enquiry_answers: EnquiryAnswerRow;
}
