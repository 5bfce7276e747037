// Sessions: opened by a login, valid for 30 days after the last use and 180 days in all.
import { type Session, serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { findCustomerByEmail } from './accounts.repository.ts';
import { hashToken } from '../../../credentials/secret-tokens.ts';
import { sessionsIn } from '../../../credentials/sessions.ts';
import * as sessions from './sessions.repository.ts';
import { exactText } from '@taana-baana/contract/typed/exact-text.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The customer of a valid session. */
export interface SessionCustomer {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: string;
  /** When a link mailed to `email` was used; null before that. */
  readonly emailConfirmedAt: string | null;
}

const hour = 3_600_000;
export const customerSessions = sessionsIn('sessions', {
  idle: 30 * 24 * hour,
  inAll: 180 * 24 * hour,
  usePause: hour,
});

/** The token; undefined if the checked password was changed in between. */
export async function openSession(
  deps: Needs,
  customer: { readonly id: string; readonly password_hash: string },
  userAgent: string | undefined,
): Promise<string | undefined> {
  const { token, session } = customerSessions.begin(deps.clock.now(), userAgent);
  const row = { ...session, customer_id: customer.id };
  if (!(await sessions.insertSession(deps.db, row, customer.password_hash))) return undefined;
  await customerSessions.endBeyondMost(deps.db, customer.id);
  return token;
}

/**
 * Undefined if the token is unknown or its session has ended. Stores the use at most once an hour.
 */
export async function findSessionCustomer(deps: Needs, token: string): Promise<SessionCustomer | undefined> {
  const now = deps.clock.now();
  const tokenHash = hashToken(token);
  const session = await sessions.findSession(deps.db, tokenHash, customerSessions.endAt(now));
  if (!session) return undefined;
  const { expires_at: expiresAt, email_confirmed_at: emailConfirmedAt, ...customer } = session;
  const extended = customerSessions.extended(expiresAt, now);
  if (extended) await sessions.updateSessionExpiry(deps.db, tokenHash, customer.id, extended);
  return { ...customer, emailConfirmedAt };
}

/** Last used first; `token` is the caller's. */
export async function listSessions(deps: Needs, customerId: string, token: string): Promise<Session[]> {
  const own = hashToken(token);
  const rows = await customerSessions.list(deps.db, customerId, deps.clock.now(), (row) => row.token_hash === own);
  return rows.map(({ id: _id, ...session }) => ({ _id, ...session }));
}

/** Ends the session of this token; the customer's other sessions continue. */
export async function logout(deps: Needs, customerId: string, token: string): Promise<undefined> {
  await sessions.deleteSessionOfToken(deps.db, hashToken(token), customerId);
}

export async function endSession(
  deps: Needs & Pick<Deps, 'log'>,
  customerId: string,
  id: string,
): Promise<{ deletedCount: number }> {
  const deletedCount = await customerSessions.end(deps.db, id, customerId);
  if (deletedCount === 0) throw new AppError('not-found', serverMessages.sessionNotFound);
  logEnded(deps, customerId, deletedCount);
  return { deletedCount };
}

/** Including the caller's session. */
export async function endSessions(
  deps: Pick<Deps, 'db' | 'log'>,
  customerId: string,
): Promise<{ deletedCount: number }> {
  const deletedCount = await customerSessions.endAll(deps.db, customerId);
  logEnded(deps, customerId, deletedCount);
  return { deletedCount };
}

/** For the shop's owner. Undefined if no customer has the e-mail. */
export async function endSessionsOfEmail(
  { db, clock, log }: Needs & Pick<Deps, 'log'>,
  email: string,
  actor: Actor,
): Promise<number | undefined> {
  const customer = await findCustomerByEmail(db, exactText(email).toLowerCase());
  if (!customer) return undefined;
  return db.transaction().execute(async (trx) => {
    const { deletedCount } = await endSessions({ db: trx, log }, customer.id);
    const subject = `customer ${customer.id}`;
    await recordAction(trx, clock, actor, { action: 'customers end-sessions', subject, after: { deletedCount } });
    return deletedCount;
  });
}

export function logEnded({ log }: Pick<Deps, 'log'>, customer: string, ended: number): void {
  log.info({ customer, sessions: ended }, 'sessions were ended');
}
