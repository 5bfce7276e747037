// Links mailed to an e-mail of a customer: that it is confirmed, and that an old one is the customer's again.
import { type EmailStatus, confirmEmailHref, restoreEmailHref, serverMessages } from '@taana-baana/contract';
import type { Database, EmailLinkRow } from '../../database/tables.ts';
import { isUniqueViolation } from '../../database/violations.ts';
import type { Clock, Deps } from '../../deps.ts';
import { takeTries, takeTry } from '../limits/limits.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { Refusal } from '../refusal.ts';
import { findCustomerByEmail, lockCustomer, updateEmail, updateEmailConfirmed } from './accounts.repository.ts';
import { confirmEmailMail } from './confirm-email-mail.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import {
  deleteExpiredEmailLinks,
  deleteYoungerEmailLinks,
  findEmailLink,
  insertEmailLink,
} from './email-links.repository.ts';
import { deletePasswordReset } from './password-reset.repository.ts';
import { forgetResetMails } from './password-reset.service.ts';
import { hashToken, newToken } from './secret-tokens.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { type SessionCustomer, logEnded } from './sessions.service.ts';

const day = 24 * 60;
/** To one mailbox, whatever the accounts do. */
const notices = { name: 'e-mail changed mail', tries: 1, minutes: day };
const confirmations = [
  { name: 'confirm e-mail mail, an hour', tries: 3, minutes: 60 },
  { name: 'confirm e-mail mail, a day', tries: 6, minutes: day },
];

/** Milliseconds. */
const lives = { restore: 7 * day * 60_000, confirm: day * 60_000 };

export const emailStatusOf = ({ email, emailConfirmedAt }: SessionCustomer): EmailStatus => ({
  email,
  confirmedAt: emailConfirmedAt,
});

/** Mails the link, unless the e-mail is confirmed already. */
export async function requestEmailConfirmation(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'shop' | 'changes'>,
  { id, email, emailConfirmedAt }: SessionCustomer,
): Promise<string> {
  if (emailConfirmedAt !== null) return serverMessages.emailConfirmed;
  await takeTries(
    deps,
    confirmations.map((limit) => ({ limit, subject: email })),
  );
  await deps.db.transaction().execute(async (trx) => {
    const token = await newLink(trx, deps.clock, { customer_id: id, email, purpose: 'confirm' });
    const link = deps.config.publicUrl + confirmEmailHref(token);
    await queueMail(trx, deps.clock, { recipient: email, ...confirmEmailMail(deps, link) });
  });
  deps.changes.publish({ data: 'mails' });
  return serverMessages.emailConfirmationSent;
}

/** Only as the customer who has the e-mail to which the link was mailed. */
export async function confirmEmail(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { id }: SessionCustomer,
  token: string,
): Promise<void> {
  const now = clock.now().toISOString();
  const link = await findEmailLink(db, hashToken(token), 'confirm', now);
  const isConfirmed = link !== undefined && (await updateEmailConfirmed(db, { id, email: link.email }, now));
  if (!isConfirmed) throw new Refusal('link-invalid', serverMessages.confirmLinkInvalid);
  log.info({ customer: id }, 'an e-mail was confirmed');
}

/** Tells the old e-mail, with the link that puts it back. Call in the transaction of the change. */
export async function queueEmailChangedMail(
  trx: Database,
  deps: Pick<Deps, 'clock' | 'config' | 'shop'>,
  customerId: string,
  email: string,
): Promise<void> {
  const isLeft = (await takeTry({ db: trx, clock: deps.clock }, { limit: notices, subject: email })) !== undefined;
  if (!isLeft) return;
  const token = await newLink(trx, deps.clock, { customer_id: customerId, email, purpose: 'restore' });
  const link = deps.config.publicUrl + restoreEmailHref(token);
  await queueMail(trx, deps.clock, { recipient: email, ...emailChangedMail(deps, link) });
}

/**
 * Puts the e-mail back to which the link was mailed, unless another account has it by now, and ends every session of the
 * customer. Works as often as one likes for seven days. Later links to other e-mails of the customer end: they may be a thief's.
 */
export async function restoreEmail(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  token: string,
): Promise<{ isRestored: boolean; message: string }> {
  const now = deps.clock.now().toISOString();
  const tokenHash = hashToken(token);
  const mailed = await requireLink(deps.db, tokenHash, now);
  const outcome = await deps.db
    .transaction()
    .execute(async (trx) => {
      await lockCustomer(trx, mailed.customer_id);
      // Once more: a link to an older e-mail may have ended this one.
      const link = await requireLink(trx, tokenHash, now);
      await deleteYoungerEmailLinks(trx, link);
      await deletePasswordReset(trx, link.customer_id);
      const ended = await deleteSessionsOf(trx, link.customer_id);
      const owner = await findCustomerByEmail(trx, link.email);
      const isFree = owner === undefined || owner.id === link.customer_id;
      if (isFree) await updateEmail(trx, link.customer_id, link.email, now);
      return { isFree, ended };
    })
    .catch((error: unknown) => {
      // Somebody opens an account with the e-mail at this moment.
      if (isUniqueViolation(error)) return undefined;
      throw error;
    });
  if (!outcome) return restoreEmail(deps, token);
  const { isFree: isRestored, ended } = outcome;
  deps.log.warn({ customer: mailed.customer_id, isRestored }, 'an e-mail was put back');
  logEnded(deps, mailed.customer_id, ended);
  await forgetResetMails(deps, mailed.email);
  return { isRestored, message: isRestored ? serverMessages.emailRestored : serverMessages.emailNotRestored };
}

export function sweepEmailLinks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return deleteExpiredEmailLinks(db, clock.now().toISOString());
}

async function newLink(
  trx: Database,
  clock: Clock,
  link: Pick<EmailLinkRow, 'customer_id' | 'email' | 'purpose'>,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await insertEmailLink(trx, {
    ...link,
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lives[link.purpose]).toISOString(),
  });
  return token;
}

async function requireLink(db: Database, tokenHash: string, now: string): Promise<EmailLinkRow> {
  const link = await findEmailLink(db, tokenHash, 'restore', now);
  if (!link) throw new Refusal('link-invalid', serverMessages.restoreLinkInvalid);
  return link;
}
