// Changes roles, disables and enables members of staff; resets one on the command line. The shop
// always keeps an owner who can sign in.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { Invitation, StaffMember } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import type { StaffRow } from '../../../database/tables/staff-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction, isUniqueViolation } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { silenceDevices } from '../../shop/push/push.service.ts';
import { deleteInvitation } from './invitations/invitations.repository.ts';
import { type MadeInvitation, listInvitations, makeInvitation } from './invitations/invitations.service.ts';
import { noNewEmail } from './name-and-email.service.ts';
import { deletePasskeys, listPasskeyRows } from './passkeys.repository.ts';
import * as repository from './staff.repository.ts';
import { oldestOpening, staffSessions } from './staff-sessions.service.ts';
import { exactText } from '@taana-baana/contract/typed/exact-text.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** With open invitations. */
export async function listStaff(deps: Needs): Promise<{ staff: StaffMember[]; invitations: Invitation[] }> {
  const now = deps.clock.now();
  const rows = await repository.listStaffRows(deps.db, { now: now.toISOString(), openedAfter: oldestOpening(now) });
  return { staff: rows.map(toMember), invitations: await listInvitations(deps) };
}

export async function requireStaffByEmail({ db }: Pick<Deps, 'db'>, email: string): Promise<string> {
  const row = await repository.findStaffByEmail(db, exactText(email).toLowerCase());
  if (!row) throw new AppError('not-found', messages.staffNotFound);
  return row.id;
}

export function changeRole({ db, clock }: Needs, id: string, role: Role, actor: Actor): Promise<undefined> {
  return db.transaction().execute(async (trx) => {
    if (role !== 'owner') await requireAnotherOwner(trx, id);
    const row = await requireStaff(trx, id);
    await repository.updateStaff(trx, id, { role });
    const change = { before: { role: row.role }, after: { role } };
    await recordAction(trx, clock, actor, { action: 'staff role', subject: `staff ${id}`, ...change });
    return undefined;
  });
}

/** Signs the member out everywhere and cancels their invitation. */
export function disableStaff({ db, clock }: Needs, id: string, actor: Actor): Promise<undefined> {
  return db.transaction().execute(async (trx) => {
    await requireAnotherOwner(trx, id);
    const row = await requireStaff(trx, id);
    await repository.updateStaff(trx, id, { disabled_at: row.disabled_at ?? clock.now().toISOString() });
    await staffSessions.endAll(trx, id);
    await silenceDevices(trx, id);
    await deleteInvitation(trx, { email: row.email });
    await recordAction(trx, clock, actor, { action: 'staff disable', subject: `staff ${id}` });
    return undefined;
  });
}

export function enableStaff({ db, clock }: Needs, id: string, actor: Actor): Promise<undefined> {
  return db.transaction().execute(async (trx) => {
    await requireStaff(trx, id);
    await repository.updateStaff(trx, id, { disabled_at: null });
    await recordAction(trx, clock, actor, { action: 'staff enable', subject: `staff ${id}` });
    return undefined;
  });
}

/**
 * For somebody who lost password or second factor, or whose device was stolen: all credentials stop
 * working, and the link lets them start again. `given`: their e-mail, if somebody else has changed it.
 */
export function resetStaff(
  deps: Needs & Pick<Deps, 'config' | 'settings' | 'changes'>,
  id: string,
  actor: Actor,
  given?: string,
): Promise<MadeInvitation> {
  return inTransaction(deps, async (trx) => {
    const row = await requireStaff(trx, id);
    if (row.disabled_at !== null) throw new AppError('conflict', messages.staffDisabled);
    const email = given ?? row.email;
    const isChanged = email !== row.email;
    if (isChanged) await deleteInvitation(trx, { email: row.email });
    await repository.updateStaff(trx, id, {
      email,
      password_hash: null,
      app_secret: null,
      new_app_secret: null,
      ...noNewEmail,
    });
    await repository.deleteRecoveryCodes(trx, id);
    await deletePasskeys(trx, id);
    await staffSessions.endAll(trx, id);
    await silenceDevices(trx, id);
    const changed = isChanged ? { before: { email: row.email }, after: { email } } : {};
    await recordAction(trx, deps.clock, actor, { action: 'staff reset', subject: `staff ${id}`, ...changed });
    return makeInvitation(trx, deps, email, row.role);
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('conflict', messages.staffExists) : error;
  });
}

async function requireStaff(trx: Database, id: string): Promise<StaffRow> {
  const row = await repository.lockStaff(trx, id);
  if (!row) throw new AppError('not-found', messages.staffNotFound);
  return row;
}

/** If the member is an owner: requires another one who can sign in. */
async function requireAnotherOwner(trx: Database, id: string): Promise<void> {
  const owners = await repository.lockOwners(trx);
  if (!owners.some((owner) => owner.id === id)) return;
  for (const owner of owners) if (owner.id !== id && (await canSignIn(trx, owner))) return;
  throw new AppError('conflict', messages.lastOwner);
}

/** With a passkey, or with password and app: who has accepted an invitation only cannot come back. */
async function canSignIn(trx: Database, { id, disabled_at, password_hash, app_secret }: StaffRow): Promise<boolean> {
  if (disabled_at !== null) return false;
  return (password_hash !== null && app_secret !== null) || (await listPasskeyRows(trx, id)).length > 0;
}

const toMember = (row: repository.ListedStaffRow): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  state: stateOf(row),
  sessions: Number(row.sessions),
  createdAt: row.created_at,
});

function stateOf(row: repository.ListedStaffRow): StaffMember['state'] {
  if (row.disabled_at !== null) return 'disabled';
  return row.app_secret !== null || Number(row.passkeys) > 0 ? 'active' : 'not set up';
}
