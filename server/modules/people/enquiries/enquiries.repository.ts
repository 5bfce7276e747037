// SQL for enquiries and their answers.
import type { EnquiryStatus } from '@taana-baana/contract';
import type { EnquiryAnswerRow, EnquiryRow } from '../../../database/tables/enquiry-tables.ts';
import { countRows } from '../../../database/count-rows.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';
import { mobileDigits } from '@taana-baana/contract/typed/exact-text.ts';

/** False if the ticket is taken. */
export function insertEnquiry(db: Database, row: EnquiryRow): Promise<boolean> {
  return db
    .insertInto('enquiries')
    .values(row)
    .onConflict((conflict) => conflict.column('ticket').doNothing())
    .$call(anyWritten);
}

type Sender = Pick<EnquiryRow, 'email' | 'mobile'>;

/** Newest first. */
export function listEnquiriesOfSender(db: Database, { email, mobile }: Sender): Promise<EnquiryRow[]> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('email', '=', email)
    .where('mobile', '=', mobile)
    .orderBy('id', 'desc')
    .execute();
}

/** With their answers. */
export async function deleteEnquiries(db: Database, { email, mobile }: Sender): Promise<void> {
  await db.deleteFrom('enquiries').where('email', '=', email).where('mobile', '=', mobile).execute();
}

/** Of one status, sent before `before` if given; counts up to `most`. */
export function countEnquiries(
  db: Database,
  { status, before, most }: { status: EnquiryStatus; before?: string; most: number },
): Promise<number> {
  const some = db
    .selectFrom('enquiries')
    .select('id')
    .where('status', '=', status)
    .$if(before !== undefined, (query) => query.where('created_at', '<', before as string))
    .limit(most);
  return db.selectFrom(some.as('some')).$call(countRows);
}

export interface EnquiryPlace {
  readonly order: 'asc' | 'desc';
  /** Cursor: the id of the last one on the previous page; ids sort by time. */
  readonly after: string | undefined;
  readonly limit: number;
}

export function listEnquiries(
  db: Database,
  which: { readonly status: EnquiryStatus } | { readonly search: string },
  { order, after, limit }: EnquiryPlace,
): Promise<EnquiryRow[]> {
  const all = db.selectFrom('enquiries').selectAll();
  const found =
    'status' in which
      ? all.where('status', '=', which.status)
      : all.where((eb) =>
          eb.or([
            eb('ticket', '=', which.search.toUpperCase()),
            eb('email', '=', which.search.toLowerCase()),
            eb('mobile', '=', mobileDigits(which.search).replaceAll(/\D/g, '').slice(-10)),
          ]),
        );
  return found
    .$if(after !== undefined, (query) => query.where('id', order === 'asc' ? '>' : '<', after as string))
    .orderBy('id', order)
    .limit(limit)
    .execute();
}

/** With one of them; newest first. */
export async function listEnquiriesOfEither(
  db: Database,
  { email, mobile }: { readonly email: string | null; readonly mobile: string | null },
  limit: number,
): Promise<EnquiryRow[]> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where((eb) => eb.or([eb('email', '=', email ?? ''), eb('mobile', '=', mobile ?? '')]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findEnquiry(db: Database, id: string): Promise<EnquiryRow | undefined> {
  return db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False if it had the status already. */
export function updateEnquiryStatus(db: Database, id: string, status: EnquiryStatus): Promise<boolean> {
  return db
    .updateTable('enquiries')
    .set({ status })
    .where('id', '=', id)
    .where('status', '!=', status)
    .$call(anyWritten);
}

/** False if there is an answer with its id. */
export function insertAnswer(db: Database, row: EnquiryAnswerRow): Promise<boolean> {
  return db
    .insertInto('enquiry_answers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(anyWritten);
}

export function findAnswer(db: Database, id: string): Promise<EnquiryAnswerRow | undefined> {
  return db.selectFrom('enquiry_answers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Oldest first. */
export async function listAnswers(db: Database, enquiryIds: readonly string[]): Promise<EnquiryAnswerRow[]> {
  if (enquiryIds.length === 0) return [];
  return db
    .selectFrom('enquiry_answers')
    .selectAll()
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
