// The newsletter: subscribe (repeatable) and unsubscribe.
import { randomBytes } from 'node:crypto';
import { calls } from '@taana-baana/contract';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mail/mail.service.ts';
import {
  deleteSubscriber,
  deleteSubscriberByToken,
  findSubscriber,
  insertSubscriber,
} from './newsletter.repository.ts';
import { welcomeMail } from './welcome-mail.ts';

/** True if the address is new; it gets a welcome mail. Subscribing again changes nothing. */
export function subscribe(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes'>,
  email: string,
): Promise<boolean> {
  const token = randomBytes(32).toString('base64url');
  return inTransaction(deps, async (trx, changed) => {
    const created_at = deps.clock.now().toISOString();
    if (!(await insertSubscriber(trx, { email, unsubscribe_token: token, created_at }))) return false;
    const unsubscribeUrl = `${deps.config.publicUrl}/api/${calls.unsubscribeNewsletter.path.replace(':token', token)}`;
    await queueMail(trx, changed, deps.clock, { recipient: email, unsubscribeUrl, ...welcomeMail(deps, token) });
    return true;
  });
}

/** By the link in a mail. An unknown token was used before: there is nothing left to do. */
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
