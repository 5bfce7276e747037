// Enquiries: the list, one enquiry, and the form that answers it.
import type { EnquiryTab } from '../../paths/enquiry-tabs.ts';

export const title = 'Enquiries';
export const intro = 'What visitors wrote in the contact form. Each one got a mail with its ticket.';
export const tabs = 'Enquiries by state';
export const tabLabels: Readonly<Record<EnquiryTab, string>> = { open: 'Open', answered: 'Answered' };

export const search = { label: 'Search enquiries', hint: 'Ticket, e-mail or mobile, complete' } as const;

export const empty: Readonly<Record<EnquiryTab | 'found', readonly [heading: string, text: string]>> = {
  open: ['Nobody waits for an answer', 'What visitors write in the contact form appears here.'],
  answered: ['Nothing answered yet', 'Enquiries are kept here once they are answered.'],
  found: ['No enquiry matches', 'Please type the whole ticket, e-mail or mobile number.'],
};
export const clearSearch = 'Clear the search';
export const more = 'Show more';

/** `age`: `5 h`, `3 days`. */
export const answered = 'Answered';
export const settleBy = (day: string): string => `Settle by ${day}`;
export const settleByPassed = (day: string): string => `Was due by ${day}`;

export const page = {
  back: 'Enquiries',
  received: (when: string): string => `Received ${when}`,
  notFoundHeading: 'There is no such enquiry',
  toList: 'Show all enquiries',
  question: 'What they wrote',
  sender: 'Sender',
  orders: 'Orders of this mobile number',
  rule: 'By law, a complaint is acknowledged within 48 hours and settled within one month. The mail with the ticket has acknowledged it.',
} as const;

export const answers = {
  heading: 'Your answers',
  by: (name: string, when: string): string => `${name}, ${when}`,
} as const;

export const answer = {
  heading: 'Answer',
  again: 'Write again',
  label: 'Your answer',
  hint: 'It is mailed to the sender with the grey lines, and with the question below it. Their reply reaches your contact address.',
  submit: 'Send the answer',
  done: (name: string): string => `The answer to ${name} is on its way`,
} as const;

export const close = {
  action: 'Mark as answered',
  done: 'Marked as answered, without a mail',
} as const;

export const reopen = { action: 'Open again', done: 'Open again' } as const;

/** What the server says about a wrong request. */
export const tabUnknown = 'Please choose a tab from the list';
export const keyRequired = 'Please open the enquiry once more and try again';
export const textRequired = 'Please write an answer';
export const notFound = 'There is no such enquiry. The sender may have deleted the account';
export const keyUsed = 'This answer was sent before with another text. Please look at the enquiry again';
