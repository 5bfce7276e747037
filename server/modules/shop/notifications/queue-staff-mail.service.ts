// Queues one mail to some members of staff: text, a button into the admin, and where to choose.
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/notifications.ts';
import type { Database } from '../../../database/tables.ts';
import type { Changed } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { queueMail } from '../mail/mail.service.ts';
import { writeMail } from '../mail/mail-template.service.ts';
import { type Member, listRecipients } from './staff-notifications.service.ts';

export type MailNeeds = Pick<Deps, 'clock' | 'config' | 'settings'>;

type MailContent = Parameters<typeof writeMail>[1];

export interface StaffMail extends MailContent {
  readonly subject: string;
  readonly button: string;
  /** Path in the admin that the button opens. */
  readonly opens: string;
}

/** None where the admin is off. One statement. */
export const recipientsOf = async (
  db: Database,
  { config }: Pick<Deps, 'config'>,
  kind: NotificationKind,
): Promise<Member[]> => (config.admin ? listRecipients(db, kind) : []);

/** Call in the transaction that the mail reports. */
export async function queueStaffMail(
  trx: Database,
  changed: Changed,
  deps: MailNeeds,
  recipients: readonly { readonly email: string }[],
  { subject, heading, parts, button, opens }: StaffMail,
): Promise<void> {
  const { admin } = deps.config;
  if (!admin) return;
  const more = [{ button, href: admin.url + opens }, { text: texts.whereToChoose(`${admin.url}/account`) }];
  const bodies = writeMail(deps, { heading, parts: [...parts, ...more] });
  for (const { email } of recipients) {
    await queueMail(trx, changed, deps.clock, { recipient: email, subject, ...bodies });
  }
}
