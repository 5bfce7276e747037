// The way back in after a forgotten password: the asking, the link by mail, and the new password.
import { resetPasswordHref, serverMessages } from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { PasswordResetRequestRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { forgetTries, takeTry } from '../limits/limits.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { Refusal } from '../refusal.ts';
import { findCustomerByEmail, updateEmailConfirmed, updatePasswordHash } from './accounts.repository.ts';
import {
  deleteAnsweredResetRequests,
  deleteExpiredPasswordResets,
  deleteUsedPasswordReset,
  findResetOwner,
  insertPasswordReset,
  insertResetRequest,
  listOpenResetRequests,
  updateResetRequestAnswered,
} from './password-reset.repository.ts';
import { forgetPasswordTries } from './password-tries.ts';
import { hashPassword, refuseEasyPassword } from './passwords.ts';
import { resetMail } from './reset-mail.ts';
import { hashToken, newToken } from './secret-tokens.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { logEnded } from './sessions.service.ts';

const minute = 60_000;
const linkLength = 30 * minute;
/**
 * Mails to one mailbox. There is always one a quarter of an hour, however many strangers ask: so the newest link in the mailbox
 * has 15 of its 30 minutes left at least. The others are for those who have lost a mail. All together never more than 8 in an
 * hour and 108 in a day.
 */
const always = { name: 'reset mail', tries: 1, minutes: 15 };
const moreAnHour = { name: 'reset mail, one more an hour', tries: 2, minutes: 60 };
const moreADay = { name: 'reset mail, one more a day', tries: 6, minutes: 24 * 60 };
const requestsAtOnce = 50;

/** Writes down that somebody asked, no more: whether the account exists is looked up later, so no answer's speed can tell. */
export function askForReset(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<void> {
  return insertResetRequest(deps.db, {
    id: v7(),
    email,
    created_at: deps.clock.now().toISOString(),
    answered_at: null,
  });
}

/** Queues a link for each request whose account exists. */
export async function answerResetRequests(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'shop' | 'changes' | 'log'>,
): Promise<void> {
  let requests: PasswordResetRequestRow[];
  do {
    requests = await listOpenResetRequests(deps.db, requestsAtOnce);
    for (const request of requests) await answerResetRequest(deps, request);
  } while (requests.length === requestsAtOnce);
}

async function answerResetRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'shop' | 'changes' | 'log'>,
  request: PasswordResetRequestRow,
): Promise<void> {
  const now = deps.clock.now();
  const isQueued = await deps.db.transaction().execute(async (trx) => {
    if (!(await updateResetRequestAnswered(trx, request.id, now.toISOString()))) return false;
    const customer = await findCustomerByEmail(trx, request.email);
    if (!customer) return false;
    if (!(await mayMail({ db: trx, clock: deps.clock }, customer.email))) {
      deps.log.info({ customer: customer.id }, 'a reset link was asked for again while the last one is fresh');
      return false;
    }
    const token = newToken();
    await insertPasswordReset(trx, {
      customer_id: customer.id,
      token_hash: hashToken(token),
      expires_at: new Date(now.getTime() + linkLength).toISOString(),
    });
    const link = deps.config.publicUrl + resetPasswordHref(token);
    await queueMail(trx, deps.clock, { recipient: customer.email, ...resetMail(deps, link) });
    return true;
  });
  if (isQueued) deps.changes.publish({ data: 'mails' });
}

/** Counts the mails that are sent, not the askings: those that get none use up nothing. */
async function mayMail(deps: Pick<Deps, 'db' | 'clock'>, subject: string): Promise<boolean> {
  const isLeft = async (limit: typeof always) => (await takeTry(deps, { limit, subject })) !== undefined;
  return (await isLeft(always)) || ((await isLeft(moreAnHour)) && (await isLeft(moreADay)));
}

/** Who used a mailed link is the owner of the mailbox: the mails until then count no more. */
export function forgetResetMails(deps: Pick<Deps, 'db'>, subject: string): Promise<void> {
  return forgetTries(
    deps,
    [always, moreAnHour, moreADay].map((limit) => ({ limit, subject })),
  );
}

/**
 * A refused password leaves the link as it was; of parallel uses of a link exactly one wins. Ends every session of the
 * customer, and the wait after too many wrong passwords. The link was mailed to the e-mail, which is confirmed by it.
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'shop' | 'log'>,
  token: string,
  password: string,
  network: string,
): Promise<void> {
  const tokenHash = hashToken(token);
  const now = deps.clock.now().toISOString();
  // Looked up before the costly hash, so that guessing at links is cheap to refuse.
  const owner = await findResetOwner(deps.db, tokenHash, now);
  if (!owner) throw linkInvalid();
  refuseEasyPassword(deps, password, owner);
  const passwordHash = await hashPassword(password);
  const ended = await deps.db.transaction().execute(async (trx) => {
    // The customer first, as everybody does who changes one: two that wait for each other would both fail.
    await updatePasswordHash(trx, owner.id, passwordHash);
    if (!(await deleteUsedPasswordReset(trx, tokenHash))) throw linkInvalid();
    await updateEmailConfirmed(trx, owner, now);
    return deleteSessionsOf(trx, owner.id);
  });
  deps.log.info({ customer: owner.id }, 'a password was reset');
  logEnded(deps, owner.id, ended);
  await forgetPasswordTries(deps, owner.email, network);
  await forgetResetMails(deps, owner.email);
}

/** Deletes links that have run out, and requests that were answered. */
export async function sweepResets({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredPasswordResets(db, clock.now().toISOString());
  await deleteAnsweredResetRequests(db);
}

function linkInvalid(): Refusal {
  return new Refusal('reset-link-invalid', serverMessages.resetLinkInvalid);
}
