// SQL for the sessions of staff, besides what they share with those of customers.
import type { SessionEnd } from '../../../credentials/sessions.ts';
import type { StaffRow, StaffSessionRow } from '../../../database/tables/staff-tables.ts';
import type { Database } from '../../../database/tables.ts';

export async function insertSession(trx: Database, row: StaffSessionRow): Promise<void> {
  await trx.insertInto('staff_sessions').values(row).execute();
}

export type SessionWithMember = StaffSessionRow & Pick<StaffRow, 'email' | 'name' | 'role'>;

/** Undefined too when the member is disabled. */
export function findSession(
  db: Database,
  tokenHash: string,
  { now, openedBefore }: SessionEnd,
): Promise<SessionWithMember | undefined> {
  return db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff_sessions')
    .select(['staff.email', 'staff.name', 'staff.role'])
    .where('staff_sessions.token_hash', '=', tokenHash)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff_sessions.created_at', '>', openedBefore)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function updateSession(
  db: Database,
  id: string,
  changes: Partial<Pick<StaffSessionRow, 'expires_at' | 'proven_until' | 'needs_set_up'>>,
): Promise<void> {
  await db.updateTable('staff_sessions').set(changes).where('id', '=', id).execute();
}
