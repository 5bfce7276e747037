// The mails about an enquiry: to its sender with the ticket, to the owner, and the answer.
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import {
  toOwner as ownerTexts,
  received as receivedTexts,
  answer as answerTexts,
} from '@taana-baana/contract/texts/mails/people/enquiries.ts';
import { greeting, greetingTo, isGreeting } from '@taana-baana/contract/texts/mails/greetings.ts';
import { enquiryPath } from '@taana-baana/contract/admin/paths/enquiry-tabs.ts';
import type { EnquiryRow } from '../../../database/tables/enquiry-tables.ts';
import type { Deps } from '../../../deps.ts';
import type { QueuedMail } from '../../shop/mail/mail.service.ts';
import { ticketOf } from './enquiries.mapping.ts';
import { writeMail } from '../../shop/mail/mail-template.service.ts';

type Needs = Pick<Deps, 'config' | 'settings' | 'clock'>;

/** Where customers' replies go. */
function careAddress({ settings }: Needs): string {
  const { customerCare, contact } = settings.current();
  return customerCare?.email ?? contact.email;
}

const dayOf = ({ clock }: Needs, { created_at }: EnquiryRow): string =>
  formatShortDay(indianDayOf(new Date(created_at)), clock.now().getTime());

/** Quotes nothing that the sender typed: the address may be a stranger's. */
export function receivedMail(deps: Needs, enquiry: EnquiryRow): QueuedMail {
  const texts = receivedTexts;
  const ticket = ticketOf(enquiry);
  return writeMail(deps, {
    recipient: enquiry.email,
    replyTo: careAddress(deps),
    subject: texts.subject(ticket),
    heading: texts.heading,
    parts: [
      { text: greeting },
      { text: texts.thanks(deps.settings.current().name) },
      {
        rows: [
          { label: texts.ticket, value: ticket, isStrong: true },
          { label: texts.received, value: dayOf(deps, enquiry) },
        ],
      },
      { text: texts.howLong },
      { text: texts.more },
      { text: texts.notYou },
    ],
  });
}

/** A reply to it goes to the sender of the enquiry. */
export function ownerMail(deps: Needs, enquiry: EnquiryRow): QueuedMail {
  const texts = ownerTexts;
  const { admin } = deps.config;
  return writeMail(deps, {
    recipient: deps.settings.current().contact.email,
    replyTo: enquiry.email,
    subject: texts.subject(enquiry.name),
    heading: texts.heading,
    parts: [
      { quote: enquiry.comment },
      {
        rows: [
          { label: texts.ticket, value: ticketOf(enquiry) },
          { label: texts.from, value: enquiry.name },
          { label: texts.email, value: enquiry.email },
          { label: texts.mobile, value: enquiry.mobile },
        ],
      },
      { text: texts.howToAnswer },
      ...(admin
        ? [{ text: texts.markAnswered }, { button: texts.button, href: admin.url + enquiryPath(enquiry.id) }]
        : []),
    ],
  });
}

export function answerMail(deps: Needs, enquiry: EnquiryRow, text: string): QueuedMail {
  const texts = answerTexts;
  return writeMail(deps, {
    recipient: enquiry.email,
    replyTo: careAddress(deps),
    subject: texts.subject(deps.settings.current().name, ticketOf(enquiry)),
    heading: texts.heading,
    parts: [
      ...(isGreeting(text) ? [] : [{ text: greetingTo(enquiry.name) }]),
      { letter: text },
      { text: texts.more },
      { text: texts.wrote(dayOf(deps, enquiry)) },
      { quote: enquiry.comment },
    ],
  });
}
