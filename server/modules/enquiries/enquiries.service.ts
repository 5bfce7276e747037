// Questions to the shop: kept, and mailed to the owner.
import type { Enquiry, EnquiryForm } from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { queueMail, writeMail } from '../mail/mail.service.ts';
import { submitted, toEnquiry } from './enquiries.mapping.ts';
import { deleteEnquiries, insertEnquiry, listEnquiries } from './enquiries.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'shop' | 'changes'>;

export async function sendEnquiry(deps: Needs, form: EnquiryForm): Promise<Enquiry> {
  const row = { id: v7(), ...form, status: submitted, created_at: deps.clock.now().toISOString() };
  await deps.db.transaction().execute(async (trx) => {
    await insertEnquiry(trx, row);
    await queueMail(trx, deps.clock, {
      recipient: deps.shop.contact.email,
      subject: `Enquiry from ${form.name}`,
      ...writeMail(deps, {
        heading: 'A question to the shop',
        parts: [
          { quote: form.comment },
          {
            rows: [
              { label: 'From', value: form.name },
              { label: 'E-mail', value: form.email },
              { label: 'Mobile', value: form.mobile },
            ],
          },
          { text: 'An answer goes to the e-mail above, not to this message.' },
        ],
      }),
    });
  });
  deps.changes.publish({ data: 'mails' });
  return toEnquiry(row);
}

/** Who sent an enquiry, as far as a form tells: e-mail *and* mobile, for an account's e-mail is nobody's proof. */
type Sender = Pick<EnquiryForm, 'email' | 'mobile'>;

/** Newest first. */
export async function listEnquiriesFrom(db: Database, sender: Sender): Promise<Enquiry[]> {
  return (await listEnquiries(db, sender)).map(toEnquiry);
}

export function deleteEnquiriesFrom(db: Database, sender: Sender): Promise<void> {
  return deleteEnquiries(db, sender);
}
