// SQL for enquiries.
import type { Database, EnquiryRow } from '../../database/tables.ts';

export async function insertEnquiry(db: Database, row: EnquiryRow): Promise<void> {
  await db.insertInto('enquiries').values(row).execute();
}

type Sender = Pick<EnquiryRow, 'email' | 'mobile'>;

/** Newest first. */
export function listEnquiries(db: Database, { email, mobile }: Sender): Promise<EnquiryRow[]> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('email', '=', email)
    .where('mobile', '=', mobile)
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteEnquiries(db: Database, { email, mobile }: Sender): Promise<void> {
  await db.deleteFrom('enquiries').where('email', '=', email).where('mobile', '=', mobile).execute();
}
