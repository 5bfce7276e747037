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

/** Of one status, sent before `before` if given; counted as far as `most`. */
export async function countEnquiries(
  db: Database,
  { status, before, most }: { status: string; before?: string; most: number },
): Promise<number> {
  const some = db
    .selectFrom('enquiries')
    .select('id')
    .where('status', '=', status)
    .$if(before !== undefined, (query) => query.where('created_at', '<', before as string))
    .limit(most);
  const row = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
