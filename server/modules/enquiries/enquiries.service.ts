// Enquiries to the shop: stored, and mailed to the owner.
import type { Enquiry, EnquiryForm } from '@taana-baana/contract';
import * as mailTexts from '@taana-baana/contract/texts/mails/enquiry.ts';
import { v7 } from 'uuid';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail, writeMail } from '../mail/mail.service.ts';
import { submitted, toEnquiry } from './enquiries.mapping.ts';
import { countEnquiries, deleteEnquiries, insertEnquiry, listEnquiries } from './enquiries.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes'>;

export async function sendEnquiry(deps: Needs, form: EnquiryForm): Promise<Enquiry> {
  const row = { id: v7(), ...form, status: submitted, created_at: deps.clock.now().toISOString() };
  await inTransaction(deps, async (trx, changed) => {
    await insertEnquiry(trx, row);
    await queueMail(trx, changed, deps.clock, {
      recipient: deps.settings.current().contact.email,
      subject: mailTexts.subject(form.name),
      ...writeMail(deps, {
        heading: mailTexts.heading,
        parts: [
          { quote: form.comment },
          {
            rows: [
              { label: mailTexts.from, value: form.name },
              { label: mailTexts.email, value: form.email },
              { label: mailTexts.mobile, value: form.mobile },
            ],
          },
          { text: mailTexts.howToAnswer },
        ],
      }),
    });
  });
  return toEnquiry(row);
}

/** The sender of an enquiry: e-mail and mobile number, because an e-mail alone proves nothing. */
type Sender = Pick<EnquiryForm, 'email' | 'mobile'>;

/** Newest first. */
export async function listEnquiriesFrom(db: Database, sender: Sender): Promise<Enquiry[]> {
  return (await listEnquiries(db, sender)).map(toEnquiry);
}

export function deleteEnquiriesFrom(db: Database, sender: Sender): Promise<void> {
  return deleteEnquiries(db, sender);
}

/** Without an answer; `late`: sent before `lateBefore`. Each is counted as far as `most`. */
export async function countUnanswered(
  db: Database,
  { lateBefore, most }: { lateBefore: Date; most: number },
): Promise<{ open: number; late: number }> {
  return {
    open: await countEnquiries(db, { status: submitted, most }),
    late: await countEnquiries(db, { status: submitted, before: lateBefore.toISOString(), most }),
  };
}
