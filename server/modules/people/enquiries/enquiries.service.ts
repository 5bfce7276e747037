// Enquiries to the shop: stored with a ticket, told to the owner and staff, and acknowledged to
// the sender.
import type { CustomerData, Enquiry, EnquiryForm } from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { EnquiryRow } from '../../../database/tables/enquiry-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { MailDeps } from '../../../deps.ts';
import { queueMail } from '../../shop/mail/mail.service.ts';
import { mailEnquiry } from '../../shop/notifications/alerts.service.ts';
import { consumeAttempt } from '../rate-limits/rate-limits.service.ts';
import { readableCode } from '../../../credentials/secret-tokens.ts';
import { ticketOf, toEnquiry } from './enquiries.mapping.ts';
import { countEnquiries, insertEnquiry, listAnswers, listEnquiriesOfSender } from './enquiries.repository.ts';
import { ownerMail, receivedMail } from './enquiry-mails.ts';

/** Per mailbox: somebody could send enquiries with a stranger's e-mail all day. */
const receivedMails = { name: 'enquiry received mail', attempts: 10, minutes: 24 * 60 };

export async function sendEnquiry(deps: MailDeps, form: EnquiryForm): Promise<Enquiry> {
  const { clock } = deps;
  const created_at = clock.now().toISOString();
  return inTransaction(deps, async (trx) => {
    const row = await insertWithTicket(trx, { id: v7(), ...form, status: 'Submitted', created_at });
    await queueMail(trx, clock, ownerMail(deps, row));
    await mailEnquiry(trx, deps, { id: row.id, ticket: ticketOf(row), name: row.name });
    const isLeft = await consumeAttempt({ db: trx, clock }, { limit: receivedMails, subject: row.email });
    if (isLeft !== undefined) await queueMail(trx, clock, receivedMail(deps, row));
    return toEnquiry(row);
  });
}

async function insertWithTicket(trx: Database, enquiry: Omit<EnquiryRow, 'ticket'>): Promise<EnquiryRow> {
  for (;;) {
    const row = { ...enquiry, ticket: `E-${readableCode()}` };
    if (await insertEnquiry(trx, row)) return row;
  }
}

/** The sender of an enquiry: e-mail and mobile number, because an e-mail alone proves nothing. */
type Sender = Pick<EnquiryForm, 'email' | 'mobile'>;

/** Newest first, each with its answers. */
export async function listEnquiriesFrom(db: Database, sender: Sender): Promise<CustomerData['enquiries']> {
  const rows = await listEnquiriesOfSender(db, sender);
  const answers = await listAnswers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toEnquiry(row),
    answers: answers
      .filter(({ enquiry_id }) => enquiry_id === row.id)
      .map(({ text, created_at: createdAt }) => ({ text, createdAt })),
  }));
}

/** Without an answer; `late`: sent before `lateBefore`. Each counts up to `most`. */
export async function countUnanswered(
  db: Database,
  { lateBefore, most }: { lateBefore: Date; most: number },
): Promise<{ open: number; late: number }> {
  return {
    open: await countEnquiries(db, { status: 'Submitted', most }),
    late: await countEnquiries(db, { status: 'Submitted', before: lateBefore.toISOString(), most }),
  };
}
