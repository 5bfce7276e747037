// A member's own new password. The call needs a fresh proof: with the old password and a code, or
// with a passkey.
import type { PasswordForm } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { passwordChanged as texts } from '@taana-baana/contract/admin/texts/mails/staff-mails.ts';
import { hashPassword, rejectCommonPassword } from '../../../credentials/passwords.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { silenceDevices } from '../../shop/push/push.service.ts';
import { queueMail } from '../../shop/mail/mail.service.ts';
import { type StaffSession, staffSessions } from './staff-sessions.service.ts';
import * as repository from './staff.repository.ts';
import { type Notice, writeNotice } from '../../shop/mail/mail-template.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'log'>;

/** Ends the member's other sessions. Resolves to how many. */
export async function changePassword(
  deps: Needs,
  { id, staff }: StaffSession,
  { password }: PasswordForm,
  actor: Actor,
): Promise<{ deletedCount: number }> {
  rejectCommonPassword(deps, password, [staff.name, staff.email]);
  const password_hash = await hashPassword(password, 'signed in');
  const ended = await inTransaction(deps, async (trx) => {
    await repository.lockStaff(trx, staff.id);
    await repository.updateStaff(trx, staff.id, { password_hash });
    const deletedCount = await staffSessions.endOthers(trx, id, staff.id);
    await silenceDevices(trx, staff.id, { exceptSessionId: id });
    const subject = `staff ${staff.id}`;
    await recordAction(trx, deps.clock, actor, { action: 'password changed', subject, after: { deletedCount } });
    await queueMail(trx, deps.clock, { recipient: staff.email, ...changedMail(deps) });
    return { deletedCount };
  });
  deps.log.info({ staff: staff.id }, 'a password of staff was changed');
  return ended;
}

/** The one mail about the account that nobody can turn off: it may be news to its owner. */
const changedMail = (deps: Pick<Deps, 'config' | 'settings'>): Notice =>
  writeNotice(deps, texts, ({ name }) => [
    { text: texts.what(name) },
    { text: texts.devices },
    { text: texts.notYou },
    { button: texts.button, href: `${deps.config.admin?.url ?? ''}/account` },
  ]);
