// SQL for members of staff and their recovery codes. Every change of a member locks the row first.
import type { Insertable } from 'kysely';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { StaffRecoveryCodeRow, StaffRow } from '../../../database/tables/staff-tables.ts';
import { countRows } from '../../../database/count-rows.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

export function findStaff(db: Database, id: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findStaffByEmail(db: Database, email: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();
}

export function listStaffByIds(db: Database, ids: readonly string[]): Promise<StaffRow[]> {
  return db.selectFrom('staff').selectAll().where('id', 'in', ids).execute();
}

export type ListedStaffRow = StaffRow & { passkeys: number | null; sessions: number | null };

/** With the number of passkeys and open sessions. */
export function listStaffRows(
  db: Database,
  { now, openedAfter }: { now: string; openedAfter: string },
): Promise<ListedStaffRow[]> {
  return db
    .selectFrom('staff')
    .selectAll('staff')
    .select((eb) => [
      eb
        .selectFrom('staff_passkeys')
        .select((count) => count.fn.countAll<number>().as('passkeys'))
        .whereRef('staff_passkeys.staff_id', '=', 'staff.id')
        .as('passkeys'),
      eb
        .selectFrom('staff_sessions')
        .select((count) => count.fn.countAll<number>().as('sessions'))
        .whereRef('staff_sessions.staff_id', '=', 'staff.id')
        .where('staff_sessions.expires_at', '>', now)
        .where('staff_sessions.created_at', '>', openedAfter)
        .as('sessions'),
    ])
    .orderBy('staff.created_at')
    .orderBy('staff.id')
    .execute();
}

/** Locks the row until the transaction ends, and reads its current state. */
export function lockStaff(trx: Database, id: string): Promise<StaffRow | undefined> {
  return trx
    .updateTable('staff')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Locks every owner until the transaction ends: of two owners who demote each other at once, the
 * second sees the first change.
 */
export function lockOwners(trx: Database): Promise<StaffRow[]> {
  return trx
    .updateTable('staff')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('role', '=', 'owner' satisfies Role)
    .returningAll()
    .execute();
}

/** Throws a unique violation when somebody has the e-mail. */
export async function insertStaff(trx: Database, row: Insertable<StaffRow>): Promise<void> {
  await trx.insertInto('staff').values(row).execute();
}

export async function updateStaff(trx: Database, id: string, changes: Partial<Omit<StaffRow, 'id'>>): Promise<void> {
  await trx.updateTable('staff').set(changes).where('id', '=', id).execute();
}

/** False if a code of this or a later step was used before: of parallel uses one succeeds. */
export function updateLastStep(db: Database, id: string, step: number): Promise<boolean> {
  return db
    .updateTable('staff')
    .set({ last_step: step })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .$call(anyWritten);
}

export async function insertRecoveryCodes(trx: Database, rows: readonly StaffRecoveryCodeRow[]): Promise<void> {
  await trx.insertInto('staff_recovery_codes').values(rows).execute();
}

/** False if the code does not exist: it was used, or is wrong. */
export function deleteRecoveryCode(db: Database, { staff_id, code_hash }: StaffRecoveryCodeRow): Promise<boolean> {
  return db
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staff_id)
    .where('code_hash', '=', code_hash)
    .$call(anyWritten);
}

export async function deleteRecoveryCodes(trx: Database, staffId: string): Promise<void> {
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}

export function countRecoveryCodes(db: Database, staffId: string): Promise<number> {
  return db.selectFrom('staff_recovery_codes').where('staff_id', '=', staffId).$call(countRows);
}
