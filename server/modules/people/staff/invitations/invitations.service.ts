// Invitations: the only way to become a member of staff, and the way back in after a reset.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { Invitation, InvitationAcceptance } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import { v7 } from 'uuid';
import { hashPassword, rejectCommonPassword } from '../../../../credentials/passwords.ts';
import { hashToken, newToken } from '../../../../credentials/secret-tokens.ts';
import type { StaffInvitationRow } from '../../../../database/tables/staff-tables.ts';
import { type Transaction, inTransaction } from '../../../../database/transaction.ts';
import type { Deps, MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { queueMail } from '../../../shop/mail/mail.service.ts';
import { invitationMail } from './invitation-mail.ts';
import * as invitations from './invitations.repository.ts';
import { isSetUp } from '../passkeys.service.ts';
import { type Opened, requireSession } from '../sign-in.service.ts';
import * as repository from '../staff.repository.ts';
import { type Origin, openSession, staffSessions } from '../staff-sessions.service.ts';

const linkLength = 24 * 3_600_000;

export interface MadeInvitation {
  readonly invitation: Invitation;
  readonly link: string;
}

/**
 * Also mailed if there is a mail server. A member who has set up the account is not invited again:
 * that would let one owner take over another's account.
 */
export async function inviteStaff(
  deps: MailDeps,
  { email, role }: { email: string; role: Role },
  actor: Actor,
): Promise<MadeInvitation> {
  return inTransaction(deps, async (trx) => {
    const known = await repository.findStaffByEmail(trx, email);
    if (known && (known.disabled_at !== null || (await isSetUp(trx, known))))
      throw new AppError('conflict', messages.staffExists, { fields: { email: messages.staffExists } });
    await recordAction(trx, deps.clock, actor, {
      action: 'staff invite',
      subject: `invitation ${email}`,
      after: { role },
    });
    return makeInvitation(trx, deps, email, role);
  });
}

/** Call inside a transaction. */
export async function makeInvitation(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  email: string,
  role: Role,
): Promise<MadeInvitation> {
  const token = newToken();
  const now = deps.clock.now();
  const row: StaffInvitationRow = {
    id: v7(),
    token_hash: hashToken(token),
    email,
    role,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + linkLength).toISOString(),
  };
  await invitations.insertOrReplaceInvitation(trx, row);
  // After the `#`, so that no proxy and no log sees the token.
  const link = `${deps.config.admin?.url ?? ''}/invitation#${token}`;
  if (deps.config.smtpUrl) await queueMail(trx, deps.clock, { recipient: email, ...invitationMail(deps, role, link) });
  return { invitation: toInvitation(row), link };
}

/**
 * Creates the member, or gives one a new password after a reset. The session that it opens can only
 * set up a passkey or an app; a second sign-in needs one.
 */
export async function acceptInvitation(
  deps: MailDeps & Pick<Deps, 'log'>,
  { token, name, password }: InvitationAcceptance,
  origin: Origin,
): Promise<Opened> {
  const { db, clock } = deps;
  const tokenHash = hashToken(token);
  const now = clock.now().toISOString();
  // Looked up before the expensive hash, so that guessed links are cheap to reject.
  const found = await invitations.findInvitation(db, tokenHash, now);
  if (!found) throw linkInvalid();
  rejectCommonPassword(deps, password, [name, found.email]);
  const password_hash = await hashPassword(password, 'staff');
  const opened = await db.transaction().execute(async (trx) => {
    const known = await repository.findStaffByEmail(trx, found.email);
    // Locks the member first, like every other change of one; otherwise two could deadlock.
    const locked = known && (await repository.lockStaff(trx, known.id));
    const invitation = await invitations.deleteInvitation(trx, { token_hash: tokenHash });
    // Set up since the invitation was made, by an older link: prevents taking over the account.
    if (!invitation || (locked && (await isSetUp(trx, locked)))) throw linkInvalid();
    const { email, role } = invitation;
    const staffId = locked?.id ?? v7();
    const member = { name, role, password_hash, app_secret: null, new_app_secret: null, last_step: 0 };
    if (locked) {
      await repository.updateStaff(trx, staffId, member);
      // Somebody who accepted before but set up nothing may have one.
      await staffSessions.endAll(trx, staffId);
    } else await repository.insertStaff(trx, { id: staffId, email, ...member, created_at: now, disabled_at: null });
    const actor: Actor = { channel: 'admin', staffId, requestId: origin.requestId };
    const subject = `staff ${staffId}`;
    await recordAction(trx, clock, actor, { action: 'invitation accept', subject, after: { role } });
    return { staffId, ...(await openSession(trx, deps, staffId, origin, 'invitation')) };
  });
  deps.log.info({ staff: opened.staffId }, 'an invitation of staff was accepted');
  return { token: opened.token, session: await requireSession(deps, opened.token) };
}

export async function listInvitations({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Invitation[]> {
  return (await invitations.listInvitationRows(db, clock.now().toISOString())).map(toInvitation);
}

export function withdrawInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await invitations.deleteInvitation(trx, { id });
    if (!row) throw new AppError('not-found', messages.invitationNotFound);
    const subject = `invitation ${row.email}`;
    await recordAction(trx, clock, actor, { action: 'invitation withdraw', subject, before: { role: row.role } });
    return undefined;
  });
}

const toInvitation = ({ id, email, role, expires_at }: StaffInvitationRow): Invitation => ({
  id,
  email,
  role,
  expiresAt: expires_at,
});

const linkInvalid = () => new AppError('link-invalid', messages.linkInvalid);
