// Queues one mail to some members of staff: text, a button into the admin, and where to choose.
import * as texts from '@taana-baana/contract/admin/texts/mails/choice.ts';
import type { AdminConfig } from '../../../config.ts';
import type { Database } from '../../../database/tables.ts';
import type { Changed } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { queueMail } from '../mail/mail.service.ts';
import { writeMail } from '../mail/mail-template.service.ts';

export type MailNeeds = Pick<Deps, 'clock' | 'config' | 'settings'>;

type MailContent = Parameters<typeof writeMail>[1];

export interface StaffMail extends MailContent {
  readonly subject: string;
  readonly button: string;
  /** Path in the admin that the button opens. */
  readonly opens: string;
}

/** Call in the transaction that the mail reports. */
export async function queueStaffMail(
  trx: Database,
  changed: Changed,
  deps: MailNeeds,
  admin: AdminConfig,
  recipients: readonly { readonly email: string }[],
  { subject, heading, parts, button, opens }: StaffMail,
): Promise<void> {
  const more = [{ button, href: admin.url + opens }, { text: texts.whereToChoose(`${admin.url}/account`) }];
  const bodies = writeMail(deps, { heading, parts: [...parts, ...more] });
  for (const { email } of recipients) {
    await queueMail(trx, changed, deps.clock, { recipient: email, subject, ...bodies });
  }
}
