// The table of enquiries.
import type { Database, EnquiryRow } from '../../database/tables.ts';

export async function insertEnquiry(db: Database, row: EnquiryRow): Promise<void> {
  await db.insertInto('enquiries').values(row).execute();
}
