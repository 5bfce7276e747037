// SQL for the sessions of staff.
import type { StaffRow, StaffSessionRow } from '../../../database/tables/staff-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { countWritten } from '../../../database/written.ts';

/** A session has ended if it was unused until `now` or opened at or before `openedBefore`. */
export interface SessionEnd {
  readonly now: string;
  readonly openedBefore: string;
}

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

/** The last used first. */
export function listSessionRows(
  db: Database,
  staffId: string,
  { now, openedBefore }: SessionEnd,
): Promise<StaffSessionRow[]> {
  return db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .where('created_at', '>', openedBefore)
    .orderBy('expires_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function updateSession(
  db: Database,
  id: string,
  changes: Partial<Pick<StaffSessionRow, 'expires_at' | 'proven_until' | 'needs_set_up'>>,
): Promise<void> {
  await db.updateTable('staff_sessions').set(changes).where('id', '=', id).execute();
}

export function deleteSession(db: Database, id: string, staffId: string): Promise<number> {
  return db.deleteFrom('staff_sessions').where('id', '=', id).where('staff_id', '=', staffId).$call(countWritten);
}

export function deleteOtherSessions(trx: Database, kept: string, staffId: string): Promise<number> {
  return trx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).where('id', '!=', kept).$call(countWritten);
}

/** Keeps those that were used last. */
export async function deleteSessionsBut(trx: Database, staffId: string, most: number): Promise<void> {
  await trx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('staff_sessions')
        .select('id')
        .where('staff_id', '=', staffId)
        .orderBy('expires_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most),
    )
    .execute();
}

export function deleteSessionsOf(db: Database, staffId: string): Promise<number> {
  return db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).$call(countWritten);
}

export async function deleteEndedSessions(db: Database, { now, openedBefore }: SessionEnd): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('created_at', '<=', openedBefore)]))
    .execute();
}
