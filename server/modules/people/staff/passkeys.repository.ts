// SQL for passkeys, and for challenges that can be answered once.
import type { StaffChallengeRow, StaffPasskeyRow } from '../../../database/tables/staff-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

export async function insertChallenge(db: Database, row: StaffChallengeRow): Promise<void> {
  await db.insertInto('staff_challenges').values(row).execute();
}

/** False if it is unknown, used, expired, or was issued for something else. */
export function deleteChallenge(
  db: Database,
  { hash, purpose, session_id, expires_at: now }: StaffChallengeRow,
): Promise<boolean> {
  return db
    .deleteFrom('staff_challenges')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('session_id', session_id === null ? 'is' : '=', session_id)
    .where('expires_at', '>', now)
    .$call(anyWritten);
}

/** Throws a unique violation if the credential is known. */
export async function insertPasskey(trx: Database, row: StaffPasskeyRow): Promise<void> {
  await trx.insertInto('staff_passkeys').values(row).execute();
}

export function findPasskey(db: Database, id: string): Promise<StaffPasskeyRow | undefined> {
  return db.selectFrom('staff_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Oldest first. */
export function listPasskeyRows(db: Database, staffId: string): Promise<StaffPasskeyRow[]> {
  return db.selectFrom('staff_passkeys').selectAll().where('staff_id', '=', staffId).orderBy('created_at').execute();
}

/** False if it was removed in between. */
export function updatePasskeyUsed(trx: Database, id: string, counter: number, at: string): Promise<boolean> {
  return trx.updateTable('staff_passkeys').set({ counter, last_used_at: at }).where('id', '=', id).$call(anyWritten);
}

export function deletePasskey(trx: Database, id: string, staffId: string): Promise<boolean> {
  return trx.deleteFrom('staff_passkeys').where('id', '=', id).where('staff_id', '=', staffId).$call(anyWritten);
}

export async function deletePasskeys(trx: Database, staffId: string): Promise<void> {
  await trx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
}
