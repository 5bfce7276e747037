// Tells some members of staff one thing: by mail (text, a button into the admin, and where to choose)
// and on their devices.
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/notifications.ts';
import type { Database } from '../../../database/tables.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { queueMail } from '../mail/mail.service.ts';
import { queuePushes } from '../push/send-pushes.service.ts';
import { writeMail } from '../mail/mail-template.service.ts';
import { type Recipients, listRecipients } from './staff-notifications.service.ts';

export type MailNeeds = Pick<Deps, 'clock' | 'config' | 'settings'>;

type MailContent = Parameters<typeof writeMail>[1];

export interface StaffMail extends MailContent {
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly button: string;
  /** Path in the admin that the button and the message on a device open. */
  readonly opens: string;
}

/** What it says, without where it leads. */
export type News = Pick<StaffMail, 'subject' | 'heading' | 'parts'>;

/** None where the admin is off. One statement. */
export const recipientsOf = async (
  db: Database,
  { config }: Pick<Deps, 'config'>,
  kind: NotificationKind,
): Promise<Recipients> => (config.admin ? listRecipients(db, kind) : { byMail: [], byPush: [] });

/** Of what the shop's own address is always mailed: it gets no second one. */
export async function recipientsBesideShop(db: Database, deps: MailNeeds, kind: NotificationKind): Promise<Recipients> {
  const { byMail, byPush } = await recipientsOf(db, deps, kind);
  const own = deps.settings.current().contact.email.toLowerCase();
  return { byMail: byMail.filter(({ email }) => email !== own), byPush };
}

/** Call in the transaction of what is told. */
export async function tellStaff(
  trx: Transaction,
  deps: MailNeeds,
  { byMail, byPush }: Recipients,
  { kind, subject, heading, parts, button, opens }: StaffMail,
): Promise<void> {
  const { admin } = deps.config;
  if (!admin) return;
  await queuePushes(trx, deps.clock, byPush, { kind, path: opens });
  if (byMail.length === 0) return;
  const more = [{ button, href: admin.url + opens }, { text: texts.whereToChoose(`${admin.url}/account`) }];
  const mail = writeMail(deps, { subject, heading, parts: [...parts, ...more] });
  for (const { email } of byMail) {
    await queueMail(trx, deps.clock, { recipient: email, ...mail });
  }
}
