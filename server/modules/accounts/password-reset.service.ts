// The way back in after a forgotten password: the asking, the link by mail, and the new password.
import { resetPasswordHref, serverMessages } from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { PasswordResetRequestRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { forgetTries } from '../limits/limits.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { Refusal } from '../refusal.ts';
import { findCustomerByEmail, updatePasswordHash } from './accounts.repository.ts';
import {
  deleteExpiredPasswordResets,
  deleteResetRequestsBefore,
  deleteUsedPasswordReset,
  findAnsweredResetRequests,
  findResetOwner,
  insertPasswordReset,
  insertResetRequest,
  listOpenResetRequests,
  updateResetRequestAnswered,
} from './password-reset.repository.ts';
import { passwordTries } from './password-tries.ts';
import { hashPassword, refuseEasyPassword } from './passwords.ts';
import { resetMail } from './reset-mail.ts';
import { hashToken, newToken } from './secret-tokens.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

const minute = 60_000;
const linkLength = 30 * minute;
/**
 * Mails an hour to one account. Past them the call still answers 200: who asks now need not be who asked five times before,
 * and a 429 would tell a shopper to wait whose inbox already holds the link.
 */
const mailsAnHour = 5;
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
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'shop' | 'changes'>,
): Promise<void> {
  let requests: PasswordResetRequestRow[];
  do {
    requests = await listOpenResetRequests(deps.db, requestsAtOnce);
    for (const request of requests) await answerResetRequest(deps, request);
  } while (requests.length === requestsAtOnce);
}

async function answerResetRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'shop' | 'changes'>,
  request: PasswordResetRequestRow,
): Promise<void> {
  const now = deps.clock.now();
  const hourAgo = new Date(now.getTime() - 60 * minute).toISOString();
  const isQueued = await deps.db.transaction().execute(async (trx) => {
    const answered = await findAnsweredResetRequests(trx, request.email, hourAgo, mailsAnHour);
    if (!(await updateResetRequestAnswered(trx, request.id, now.toISOString()))) return false;
    if (answered >= mailsAnHour) return false;
    const customer = await findCustomerByEmail(trx, request.email);
    if (!customer) return false;
    const token = newToken();
    await insertPasswordReset(trx, {
      customer_id: customer.id,
      token_hash: hashToken(token),
      expires_at: new Date(now.getTime() + linkLength).toISOString(),
    });
    const link = deps.config.publicUrl + resetPasswordHref(token);
    await queueMail(trx, deps.clock, { recipient: customer.email, ...resetMail(deps, customer.firstname, link) });
    return true;
  });
  if (isQueued) deps.changes.publish({ data: 'mails' });
}

/**
 * A refused password leaves the link as it was; of parallel uses of a link exactly one wins. Ends every session of the
 * customer, and the wait after too many wrong passwords.
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'shop'>,
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
  await deps.db.transaction().execute(async (trx) => {
    const customerId = await deleteUsedPasswordReset(trx, tokenHash, now);
    if (customerId === undefined) throw linkInvalid();
    await updatePasswordHash(trx, customerId, passwordHash);
    await deleteSessionsOf(trx, customerId);
    await forgetTries({ db: trx }, passwordTries(owner.email, network));
  });
}

/** Deletes links that have run out and requests that no limit counts any more. */
export async function sweepResets(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  await deleteExpiredPasswordResets(deps.db, now.toISOString());
  await deleteResetRequestsBefore(deps.db, new Date(now.getTime() - 60 * minute).toISOString());
}

function linkInvalid(): Refusal {
  return new Refusal('reset-link-invalid', serverMessages.resetLinkInvalid);
}
