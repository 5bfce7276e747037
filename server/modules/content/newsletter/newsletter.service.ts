// The newsletter's subscriptions: entered in the footer, confirmed by a mailed link, ended by the
// link in every mail.
import { serverMessages } from '@taana-baana/contract';
import type { SubscriptionState } from '@taana-baana/contract/subscription-states.ts';
import { v7 } from 'uuid';
import { hashToken, newToken } from '../../../credentials/secret-tokens.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { queueMail } from '../../shop/mail/mail.service.ts';
import { stopContact } from '../../people/accounts/accounts.service.ts';
import { consumeAttempt } from '../../people/rate-limits/rate-limits.service.ts';
import { confirmNewsletterMail } from './confirm-newsletter-mail.ts';
import { stateOf } from './newsletter.mapping.ts';
import {
  deleteOldSubscribers,
  deleteSubscriber,
  findSubscriber,
  insertSubscriber,
  updateConfirmed,
  updateEndedByToken,
  updateEndedSubscriber,
  updateWaitingSubscriber,
} from './newsletter.repository.ts';

const day = 24 * 60;
/** Per mailbox: it may be a stranger's. */
const confirmationMails = [
  { name: 'newsletter mail', attempts: 1, minutes: 10 },
  { name: 'newsletter mail, a day', attempts: 3, minutes: day },
];
/** Days. */
const linkLife = 7;
const keptFor = 30;

const daysFrom = (time: Date, days: number): string => new Date(time.getTime() + days * day * 60_000).toISOString();

/**
 * Mails the link that confirms the subscription, unless the address is subscribed or got such a
 * mail recently. True if there was no subscription.
 */
export function subscribe(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes'>,
  email: string,
): Promise<boolean> {
  const confirm = newToken();
  return inTransaction(deps, async (trx) => {
    const now = deps.clock.now();
    const asked = {
      created_at: now.toISOString(),
      confirm_hash: hashToken(confirm),
      confirm_until: daysFrom(now, linkLife),
    };
    const added = { id: v7(), email, unsubscribe_token: newToken(), confirmed_at: null, ended_at: null };
    const isNew =
      (await insertSubscriber(trx, { ...added, ...asked })) || (await updateEndedSubscriber(trx, email, asked));
    const row = await findSubscriber(trx, email);
    if (!row || stateOf(row) !== 'waiting' || !(await isMailLeft(trx, deps, email))) return isNew;
    // This invalidates the link in an earlier mail.
    await updateWaitingSubscriber(trx, email, asked);
    const mail = confirmNewsletterMail(deps, email, { confirm, unsubscribe: row.unsubscribe_token });
    await queueMail(trx, deps.clock, mail);
    return isNew;
  });
}

async function isMailLeft(db: Database, { clock }: Pick<Deps, 'clock'>, email: string): Promise<boolean> {
  for (const limit of confirmationMails)
    if ((await consumeAttempt({ db, clock }, { limit, subject: email })) === undefined) return false;
  return true;
}

/** By the mailed link. Repeatable; throws an error for an expired, replaced or ended one. */
export async function confirmSubscription({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<void> {
  if (await updateConfirmed(db, hashToken(token), clock.now().toISOString())) return;
  throw new AppError('link-invalid', serverMessages.newsletterLinkInvalid);
}

/**
 * By the link in a mail. An unknown token was used before: there is nothing to do. The row goes after 30 days; that
 * the account's owner wants no such words stays.
 */
export function unsubscribeByToken({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const email = await updateEndedByToken(trx, token, clock.now().toISOString());
    if (email !== undefined) await stopContact(trx, { clock }, email);
  });
}

export async function findSubscription(
  db: Database,
  email: string,
): Promise<{ email: string; since: string; state: SubscriptionState } | undefined> {
  const row = await findSubscriber(db, email);
  return row && { email: row.email, since: row.created_at, state: stateOf(row) };
}

/** Deletes all of it. */
export function forgetSubscription(db: Database, email: string): Promise<void> {
  return deleteSubscriber(db, email);
}

/** A job: subscriptions that were never confirmed, or have ended, are deleted after 30 days. */
export function sweepSubscriptions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return deleteOldSubscribers(db, daysFrom(clock.now(), -keptFor));
}
