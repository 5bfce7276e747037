// Password reset: the request, the link by mail, and the new password.
import { resetPasswordHref, serverMessages } from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { PasswordResetRequestRow } from '../../../../database/tables/account-tables.ts';
import { deleteExpired } from '../../../../database/expired.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { resetAttempts, consumeAttempt } from '../../rate-limits/rate-limits.service.ts';
import { queueMail } from '../../../shop/mail/mail.service.ts';
import { emptyCart } from '../../../selling/actions/cart/cart.service.ts';
import { AppError } from '../../../app-error.ts';
import { deleteNames, findCustomerByEmail, updateEmailConfirmed, updatePasswordHash } from '../accounts.repository.ts';
import {
  deleteAnsweredResetRequests,
  deleteUsedPasswordReset,
  findResetOwner,
  insertPasswordReset,
  insertResetRequest,
  listOpenResetRequests,
  updateResetRequestAnswered,
} from './password-reset.repository.ts';
import { resetPasswordAttempts } from '../../rate-limits/password-attempts.service.ts';
import { hashPassword, rejectCommonPassword } from '../../../../credentials/passwords.ts';
import { deleteSecondFactor } from '../second-factor/second-factor.repository.ts';
import { resetMail } from '../account-mails.ts';
import { hashToken, newToken } from '../../../../credentials/secret-tokens.ts';
import { customerSessions, logEnded } from '../sessions.service.ts';

const minute = 60_000;
const linkLength = 30 * minute;
/**
 * Limits per mailbox. One mail every 15 minutes is always sent, however many strangers ask: the
 * newest link in the mailbox is valid for at least 15 of its 30 minutes. The others are for
 * customers who have lost a mail. Together at most 8 in an hour and 108 in a day.
 */
const always = { name: 'reset mail', attempts: 1, minutes: 15 };
const moreAnHour = { name: 'reset mail, one more an hour', attempts: 2, minutes: 60 };
const moreADay = { name: 'reset mail, one more a day', attempts: 6, minutes: 24 * 60 };
const requestsAtOnce = 50;

/**
 * Only stores the request. The account lookup runs in a job, so response time does not reveal
 * whether the e-mail is registered.
 */
export function askForReset(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<void> {
  return insertResetRequest(deps.db, {
    id: v7(),
    email,
    created_at: deps.clock.now().toISOString(),
    answered_at: null,
  });
}

/** Queues a mail for each request whose account exists. */
export async function answerResetRequests(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'log'>,
): Promise<void> {
  let requests: PasswordResetRequestRow[];
  do {
    requests = await listOpenResetRequests(deps.db, requestsAtOnce);
    for (const request of requests) await answerResetRequest(deps, request);
  } while (requests.length === requestsAtOnce);
}

async function answerResetRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'log'>,
  request: PasswordResetRequestRow,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, async (trx) => {
    if (!(await updateResetRequestAnswered(trx, request.id, now.toISOString()))) return;
    const customer = await findCustomerByEmail(trx, request.email);
    if (!customer) return;
    if (!(await canMail({ db: trx, clock: deps.clock }, customer.email))) {
      deps.log.info({ customer: customer.id }, 'a reset link was asked for again while the last one is fresh');
      return;
    }
    const token = newToken();
    await insertPasswordReset(trx, {
      customer_id: customer.id,
      token_hash: hashToken(token),
      expires_at: new Date(now.getTime() + linkLength).toISOString(),
    });
    const link = deps.config.publicUrl + resetPasswordHref(token);
    await queueMail(trx, deps.clock, { recipient: customer.email, ...resetMail(deps, link) });
  });
}

/** Counts mails, not requests: a request without a mail uses up nothing. */
async function canMail(deps: Pick<Deps, 'db' | 'clock'>, subject: string): Promise<boolean> {
  const isLeft = async (limit: typeof always) => (await consumeAttempt(deps, { limit, subject })) !== undefined;
  return (await isLeft(always)) || ((await isLeft(moreAnHour)) && (await isLeft(moreADay)));
}

/** Using a mailed link proves ownership of the mailbox: earlier mails no longer count. */
export function resetMailAttempts(deps: Pick<Deps, 'db'>, subject: string): Promise<void> {
  return resetAttempts(
    deps,
    [always, moreAnHour, moreADay].map((limit) => ({ limit, subject })),
  );
}

/**
 * A rejected password leaves the link valid; of parallel uses of a link exactly one succeeds.
 * Ends all sessions of the customer and the wait after wrong passwords, and confirms the
 * e-mail to which the link was mailed. If it was not confirmed before, somebody else may have
 * signed up with it: what they left goes.
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'log'>,
  token: string,
  password: string,
  network: string,
): Promise<void> {
  const tokenHash = hashToken(token);
  const now = deps.clock.now().toISOString();
  // Looked up before the expensive hash, so that guessed links are cheap to reject.
  const owner = await findResetOwner(deps.db, tokenHash, now);
  if (!owner) throw linkInvalid();
  rejectCommonPassword(deps, password, [owner.firstname, owner.lastname, owner.email, owner.mobile]);
  const passwordHash = await hashPassword(password);
  const ended = await deps.db.transaction().execute(async (trx) => {
    // Locks the customer first, like every other change of one; otherwise two could deadlock.
    await updatePasswordHash(trx, owner.id, passwordHash);
    if (!(await deleteUsedPasswordReset(trx, tokenHash))) throw linkInvalid();
    if (owner.email_confirmed_at === null) await forgetFormerOwner(trx, owner.id);
    await updateEmailConfirmed(trx, owner, now);
    return customerSessions.endAll(trx, owner.id);
  });
  deps.log.info({ customer: owner.id }, 'a password was reset');
  logEnded(deps, owner.id, ended);
  await resetPasswordAttempts(deps, owner.email, network);
  await resetMailAttempts(deps, owner.email);
}

/** The second factor with its recovery codes, the cart and the names. */
async function forgetFormerOwner(trx: Database, customerId: string): Promise<void> {
  await deleteSecondFactor(trx, customerId);
  await emptyCart({ db: trx }, customerId);
  await deleteNames(trx, customerId);
}

/** Deletes expired links and answered requests. */
export async function sweepResets(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteExpired(deps, 'password_resets');
  await deleteAnsweredResetRequests(deps.db);
}

function linkInvalid(): AppError {
  return new AppError('reset-link-invalid', serverMessages.resetLinkInvalid);
}
