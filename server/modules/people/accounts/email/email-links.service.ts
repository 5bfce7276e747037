// Links mailed to a customer's e-mail: one confirms it, one restores an old e-mail.
import { type EmailStatus, confirmEmailHref, restoreEmailHref, serverMessages } from '@taana-baana/contract';
import type { Database } from '../../../../database/tables.ts';
import type { EmailLinkRow } from '../../../../database/tables/account-tables.ts';
import { type Transaction, inTransaction, isUniqueViolation } from '../../../../database/transaction.ts';
import type { Clock, Deps, MailDeps } from '../../../../deps.ts';
import { consumeAttempts, consumeAttempt } from '../../rate-limits/rate-limits.service.ts';
import { queueMail } from '../../../shop/mail/mail.service.ts';
import { AppError } from '../../../app-error.ts';
import { findCustomerByEmail, lockCustomerEmail, updateEmail, updateEmailConfirmed } from '../accounts.repository.ts';
import { confirmEmailMail, emailChangedMail } from '../account-mails.ts';
import { deleteYoungerEmailLinks, findEmailLink, insertEmailLink } from './email-links.repository.ts';
import { deletePasswordReset } from '../passwords/password-reset.repository.ts';
import { resetMailAttempts } from '../passwords/password-reset.service.ts';
import { hashToken, newToken } from '../../../../credentials/secret-tokens.ts';
import { type SessionCustomer, customerSessions, logEnded } from '../sessions.service.ts';

const day = 24 * 60;
/** Per mailbox, however many accounts are involved. */
const notices = { name: 'e-mail changed mail', attempts: 1, minutes: day };
const confirmations = [
  { name: 'confirm e-mail mail, an hour', attempts: 3, minutes: 60 },
  { name: 'confirm e-mail mail, a day', attempts: 6, minutes: day },
];

/** How long links are valid, in milliseconds. */
const lives = { restore: 7 * day * 60_000, confirm: day * 60_000 };

export const emailStatusOf = ({ email, emailConfirmedAt }: SessionCustomer): EmailStatus => ({
  email,
  confirmedAt: emailConfirmedAt,
});

/** Mails the link unless the e-mail is confirmed already. */
export async function requestEmailConfirmation(
  deps: MailDeps,
  { id, email, emailConfirmedAt }: SessionCustomer,
): Promise<string> {
  if (emailConfirmedAt !== null) return serverMessages.emailConfirmed;
  await consumeAttempts(
    deps,
    confirmations.map((limit) => ({ limit, subject: email })),
  );
  await inTransaction(deps, async (trx) => {
    const token = await newLink(trx, deps.clock, { customer_id: id, email, purpose: 'confirm' });
    const link = deps.config.publicUrl + confirmEmailHref(token);
    await queueMail(trx, deps.clock, { recipient: email, ...confirmEmailMail(deps, link) });
  });
  return serverMessages.emailConfirmationSent;
}

/** Works only for the customer with the e-mail to which the link was mailed. */
export async function confirmEmail(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { id }: SessionCustomer,
  token: string,
): Promise<void> {
  const now = clock.now().toISOString();
  const link = await findEmailLink(db, hashToken(token), 'confirm', now);
  const isConfirmed = link !== undefined && (await updateEmailConfirmed(db, { id, email: link.email }, now));
  if (!isConfirmed) throw new AppError('link-invalid', serverMessages.confirmLinkInvalid);
  log.info({ customer: id }, 'an e-mail was confirmed');
}

/** Notifies the old e-mail, with a link that restores it. Call in the transaction of the change. */
export async function queueEmailChangedMail(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  customerId: string,
  email: string,
): Promise<void> {
  const isLeft =
    (await consumeAttempt({ db: trx, clock: deps.clock }, { limit: notices, subject: email })) !== undefined;
  if (!isLeft) return;
  const token = await newLink(trx, deps.clock, { customer_id: customerId, email, purpose: 'restore' });
  const link = deps.config.publicUrl + restoreEmailHref(token);
  await queueMail(trx, deps.clock, { recipient: email, ...emailChangedMail(deps, link) });
}

/**
 * Restores the e-mail to which the link was mailed, unless another account has it by now, and ends
 * all sessions of the customer. Repeatable for 7 days. Invalidates newer links to other e-mails of
 * the customer: they may be a thief's.
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
      await lockCustomerEmail(trx, mailed.customer_id);
      // Checked again: a link to an older e-mail may have invalidated this one.
      const link = await requireLink(trx, tokenHash, now);
      await deleteYoungerEmailLinks(trx, link);
      await deletePasswordReset(trx, link.customer_id);
      const ended = await customerSessions.endAll(trx, link.customer_id);
      const owner = await findCustomerByEmail(trx, link.email);
      const isFree = owner === undefined || owner.id === link.customer_id;
      if (isFree) await updateEmail(trx, link.customer_id, link.email, now);
      return { isFree, ended };
    })
    .catch((error: unknown) => {
      // Somebody else signed up with the e-mail at the same moment.
      if (isUniqueViolation(error)) return undefined;
      throw error;
    });
  if (!outcome) return restoreEmail(deps, token);
  const { isFree: isRestored, ended } = outcome;
  deps.log.warn({ customer: mailed.customer_id, isRestored }, 'an e-mail was put back');
  logEnded(deps, mailed.customer_id, ended);
  await resetMailAttempts(deps, mailed.email);
  return { isRestored, message: isRestored ? serverMessages.emailRestored : serverMessages.emailNotRestored };
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
  if (!link) throw new AppError('link-invalid', serverMessages.restoreLinkInvalid);
  return link;
}
