// SQL for invitations.
import type { StaffInvitationRow } from '../../../../database/tables/staff-tables.ts';
import type { Database } from '../../../../database/tables.ts';

/** Replaces an older one of the same e-mail, whose link stops working. */
export async function insertOrReplaceInvitation(trx: Database, row: StaffInvitationRow): Promise<void> {
  const { email: _, ...changes } = row;
  await trx
    .insertInto('staff_invitations')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(changes))
    .execute();
}

export function findInvitation(db: Database, tokenHash: string, now: string): Promise<StaffInvitationRow | undefined> {
  return db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Soonest to expire first. */
export function listInvitationRows(db: Database, now: string): Promise<StaffInvitationRow[]> {
  return db.selectFrom('staff_invitations').selectAll().where('expires_at', '>', now).orderBy('expires_at').execute();
}

/** Undefined if it was used, withdrawn or replaced: of parallel uses one succeeds. */
export function deleteInvitation(
  trx: Database,
  wanted: { readonly id: string } | { readonly token_hash: string } | { readonly email: string },
): Promise<StaffInvitationRow | undefined> {
  const [column, value] = Object.entries(wanted)[0] as ['id' | 'token_hash' | 'email', string];
  return trx.deleteFrom('staff_invitations').where(column, '=', value).returningAll().executeTakeFirst();
}
