// A member's own name and e-mail. Both need a fresh proof. A new e-mail counts once the member, signed
// in, uses its link: reading the mailbox is not enough.
import type { EmailChangeAsked, EmailForm, NameForm } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import { emailChanged, newEmail } from '@taana-baana/contract/admin/texts/mails/staff-mails.ts';
import { hashToken, newToken } from '../../../credentials/secret-tokens.ts';
import { inTransaction, isUniqueViolation } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { type Notice, writeNotice } from '../../shop/mail/mail-template.service.ts';
import { queueMail } from '../../shop/mail/mail.service.ts';
import { silenceDevices } from '../../shop/push/push.service.ts';
import { consumeAttempts } from '../rate-limits/rate-limits.service.ts';
import { deleteInvitation } from './invitations/invitations.repository.ts';
import * as repository from './staff.repository.ts';
import { type StaffSession, developmentOwner, staffSessions } from './staff-sessions.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'log'>;

const linkLength = 3_600_000;
/** Any mailbox can be named. */
const asksOfOneMember = { name: 'staff e-mail change', attempts: 5, minutes: 60 };

export async function changeName(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { staff }: StaffSession,
  { name }: NameForm,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await repository.lockStaff(trx, staff.id);
    if (row?.name === name) return;
    await repository.updateStaff(trx, staff.id, { name });
    const change = { before: { memberName: row?.name }, after: { memberName: name } };
    await recordAction(trx, clock, actor, { action: 'name changed', subject: `staff ${staff.id}`, ...change });
  });
}

/**
 * The newest link counts. Does not say whether another member has the e-mail: only its mailbox is
 * told. `link`: only without a mail server.
 */
export async function askEmailChange(
  deps: Needs,
  { staff }: StaffSession,
  { email }: EmailForm,
  actor: Actor,
): Promise<EmailChangeAsked> {
  // Other environments refuse her session by it.
  if (staff.email === developmentOwner.email) throw refused(messages.developmentEmail);
  if (email === staff.email) throw refused(messages.emailSame);
  await consumeAttempts(deps, [{ limit: asksOfOneMember, subject: staff.id }]);
  const token = newToken();
  const link = `${deps.config.admin?.url ?? ''}/new-email#${token}`;
  await inTransaction(deps, async (trx) => {
    await repository.updateStaff(trx, staff.id, {
      new_email: email,
      new_email_hash: hashToken(token),
      new_email_until: new Date(deps.clock.now().getTime() + linkLength).toISOString(),
    });
    await recordAction(trx, deps.clock, actor, {
      action: 'e-mail change asked',
      subject: `staff ${staff.id}`,
      after: { email },
    });
    if (deps.config.smtpUrl) await queueMail(trx, deps.clock, { recipient: email, ...linkMail(deps, link) });
  });
  return { link: deps.config.smtpUrl ? null : link };
}

/** Ends the member's other sessions, and tells the old e-mail. */
export async function confirmEmailChange(
  deps: Needs,
  { id, staff }: StaffSession,
  token: string,
  actor: Actor,
): Promise<void> {
  await inTransaction(deps, async (trx) => {
    const row = await repository.lockStaff(trx, staff.id);
    const isOpen = row?.new_email_hash === hashToken(token) && (row.new_email_until ?? '') > now(deps);
    if (!row?.new_email || !isOpen) throw new AppError('link-invalid', messages.emailLinkInvalid);
    const email = row.new_email;
    // First, because it waits while somebody accepts that invitation.
    await deleteInvitation(trx, { email });
    // Nor is there somebody new behind the old e-mail.
    await deleteInvitation(trx, { email: row.email });
    await repository.updateStaff(trx, staff.id, { email, ...noNewEmail });
    const deletedCount = await staffSessions.endOthers(trx, id, staff.id);
    await silenceDevices(trx, staff.id, { exceptSessionId: id });
    await recordAction(trx, deps.clock, actor, {
      action: 'e-mail changed',
      subject: `staff ${staff.id}`,
      before: { email: row.email },
      after: { email, deletedCount },
    });
    await queueMail(trx, deps.clock, { recipient: row.email, ...changedMail(deps) });
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('conflict', messages.staffExists) : error;
  });
  deps.log.info({ staff: staff.id }, 'an e-mail of staff was changed');
}

export const noNewEmail = { new_email: null, new_email_hash: null, new_email_until: null };

const now = ({ clock }: Pick<Deps, 'clock'>): string => clock.now().toISOString();
const refused = (message: string) => new AppError('invalid', message, { fields: { email: message } });

const linkMail = (deps: Pick<Deps, 'config' | 'settings'>, link: string): Notice =>
  writeNotice(deps, newEmail, ({ name }) => [
    { text: newEmail.what(name) },
    { button: newEmail.button, href: link },
    { text: newEmail.howLong },
    { text: newEmail.notYou },
  ]);

/** Leaves out the new e-mail: readers of the old mailbox need not learn it. */
const changedMail = (deps: Pick<Deps, 'config' | 'settings'>): Notice =>
  writeNotice(deps, emailChanged, ({ name }) => [
    { text: emailChanged.what(name) },
    { text: emailChanged.devices },
    { text: emailChanged.notYou },
  ]);
