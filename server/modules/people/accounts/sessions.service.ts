// Sessions: opened by a login, valid for 30 days after the last use and 180 days in all.
import { type Session, serverMessages } from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { findCustomerByEmail } from './accounts.repository.ts';
import { deviceOf } from '../../../credentials/device.ts';
import { hashToken, newToken } from '../../../credentials/secret-tokens.ts';
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
const sessionLength = 30 * 24 * hour;
/** Of one customer: more than anybody has devices. A further login ends the one unused for longest. */
const mostSessions = 20;
const maxSessionMs = 180 * 24 * hour;

/** The token; undefined if the checked password was changed in between. */
export async function openSession(
  deps: Needs,
  customer: { readonly id: string; readonly password_hash: string },
  userAgent: string | undefined,
): Promise<string | undefined> {
  const token = newToken();
  const now = deps.clock.now();
  const session = {
    token_hash: hashToken(token),
    customer_id: customer.id,
    id: v7(),
    device: deviceOf(userAgent),
    created_at: now.toISOString(),
    expires_at: expiryFrom(now),
  };
  if (!(await sessions.insertSession(deps.db, session, customer.password_hash))) return undefined;
  await sessions.deleteSessionsBut(deps.db, customer.id, mostSessions);
  return token;
}

/**
 * Undefined if the token is unknown or its session has ended. Stores the use at most once an hour.
 */
export async function findSessionCustomer(deps: Needs, token: string): Promise<SessionCustomer | undefined> {
  const now = deps.clock.now();
  const tokenHash = hashToken(token);
  const session = await sessions.findSession(deps.db, tokenHash, sessionEnd(now));
  if (!session) return undefined;
  const { expires_at: expiresAt, email_confirmed_at: emailConfirmedAt, ...customer } = session;
  if (Date.parse(expiresAt) - now.getTime() < sessionLength - hour) {
    await sessions.updateSessionExpiry(deps.db, tokenHash, customer.id, expiryFrom(now));
  }
  return { ...customer, emailConfirmedAt };
}

/** Last used first; `token` is the caller's. */
export async function listSessions(deps: Needs, customerId: string, token: string): Promise<Session[]> {
  const own = hashToken(token);
  const rows = await sessions.listSessions(deps.db, customerId, sessionEnd(deps.clock.now()));
  return rows.map((row) => ({
    _id: row.id,
    device: row.device,
    createdAt: row.created_at,
    lastSeenAt: new Date(Date.parse(row.expires_at) - sessionLength).toISOString(),
    isCurrent: row.token_hash === own,
  }));
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
  const deletedCount = await sessions.deleteSession(deps.db, id, customerId);
  if (deletedCount === 0) throw new AppError('not-found', serverMessages.sessionNotFound);
  logEnded(deps, customerId, deletedCount);
  return { deletedCount };
}

/** Including the caller's session. */
export async function endSessions(
  deps: Pick<Deps, 'db' | 'log'>,
  customerId: string,
): Promise<{ deletedCount: number }> {
  const deletedCount = await sessions.deleteSessionsOf(deps.db, customerId);
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

export function sweepSessions(deps: Needs): Promise<void> {
  return sessions.deleteEndedSessions(deps.db, sessionEnd(deps.clock.now()));
}

function expiryFrom(now: Date): string {
  return new Date(now.getTime() + sessionLength).toISOString();
}

function sessionEnd(now: Date): sessions.SessionEnd {
  return { now: now.toISOString(), openedBefore: new Date(now.getTime() - maxSessionMs).toISOString() };
}
