// The newsletter: subscribing, as often as one likes, and leaving it.
import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mail/mail.service.ts';
import {
  deleteSubscriber,
  deleteSubscriberByToken,
  findSubscriber,
  insertSubscriber,
} from './newsletter.repository.ts';
import { welcomeMail } from './welcome-mail.ts';

/** Whether the address is new, and so welcomed; subscribing again changes nothing. */
export async function subscribe(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'shop' | 'changes'>,
  email: string,
): Promise<boolean> {
  const token = randomBytes(32).toString('base64url');
  const isNew = await deps.db.transaction().execute(async (trx) => {
    const created_at = deps.clock.now().toISOString();
    if (!(await insertSubscriber(trx, { email, unsubscribe_token: token, created_at }))) return false;
    const unsubscribeUrl = `${deps.config.publicUrl}/api/newsletter/unsubscribe/${token}`;
    await queueMail(trx, deps.clock, { recipient: email, unsubscribeUrl, ...welcomeMail(deps, token) });
    return true;
  });
  if (isNew) deps.changes.publish({ data: 'mails' });
  return isNew;
}

/** By the link in a mail. An unknown token is one that was used before: there is nothing left to end. */
export function unsubscribeByToken({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  return deleteSubscriberByToken(db, token);
}

export async function findSubscription(
  db: Database,
  email: string,
): Promise<{ email: string; since: string } | undefined> {
  const row = await findSubscriber(db, email);
  return row && { email: row.email, since: row.created_at };
}

export function unsubscribe(db: Database, email: string): Promise<void> {
  return deleteSubscriber(db, email);
}
