// SQL for reset requests (processed by a job) and reset links (one per customer at most).
import type {
  CustomerRow,
  PasswordResetRequestRow,
  PasswordResetRow,
} from '../../../../database/tables/account-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { anyWritten } from '../../../../database/written.ts';

export async function insertResetRequest(db: Database, row: PasswordResetRequestRow): Promise<void> {
  await db.insertInto('password_reset_requests').values(row).execute();
}

/** Oldest first. */
export function listOpenResetRequests(db: Database, count: number): Promise<PasswordResetRequestRow[]> {
  return db
    .selectFrom('password_reset_requests')
    .selectAll()
    .where('answered_at', 'is', null)
    .orderBy('id')
    .limit(count)
    .execute();
}

/** False if another process has answered it. */
export function updateResetRequestAnswered(db: Database, id: string, now: string): Promise<boolean> {
  return db
    .updateTable('password_reset_requests')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .$call(anyWritten);
}

export async function deleteAnsweredResetRequests(db: Database): Promise<void> {
  await db.deleteFrom('password_reset_requests').where('answered_at', 'is not', null).execute();
}

export async function deleteResetRequests(db: Database, email: string): Promise<void> {
  await db.deleteFrom('password_reset_requests').where('email', '=', email).execute();
}

/** Replaces the customer's older link. */
export async function insertPasswordReset(db: Database, row: PasswordResetRow): Promise<void> {
  await db
    .insertInto('password_resets')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ token_hash: row.token_hash, expires_at: row.expires_at }),
    )
    .execute();
}

/** The owner of the link; undefined if it has expired. */
export function findResetOwner(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<Pick<CustomerRow, 'id' | 'firstname' | 'lastname' | 'email' | 'mobile' | 'email_confirmed_at'> | undefined> {
  return db
    .selectFrom('password_resets')
    .innerJoin('customers', 'customers.id', 'password_resets.customer_id')
    .select(['customers.id', 'customers.firstname', 'customers.lastname', 'customers.email', 'customers.mobile'])
    .select('customers.email_confirmed_at')
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.expires_at', '>', now)
    .executeTakeFirst();
}

/** Whether the link existed; of several that use it at once, true for one only. */
export function deleteUsedPasswordReset(db: Database, tokenHash: string): Promise<boolean> {
  return db.deleteFrom('password_resets').where('token_hash', '=', tokenHash).$call(anyWritten);
}

export async function deletePasswordReset(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('customer_id', '=', customerId).execute();
}
