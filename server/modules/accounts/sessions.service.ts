// Sessions: opened by a login, good for 30 days from their last use, seen and ended by their customer.
import { type Session, serverMessages } from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../refusal.ts';
import { deviceOf } from './device.ts';
import { hashToken, newToken } from './secret-tokens.ts';
import * as sessions from './sessions.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The customer of a valid session. */
export interface SessionCustomer {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: string;
  /** When a link mailed to `email` was used; null until then. */
  readonly emailConfirmedAt: string | null;
}

const hour = 3_600_000;
const sessionLength = 30 * 24 * hour;

/** The token; undefined when the password is not the one that was checked any more. */
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
    expires_at: sessionEnd(now),
  };
  return (await sessions.insertSession(deps.db, session, customer.password_hash)) ? token : undefined;
}

/** Undefined when the token is unknown or expired. A use is written down once an hour, no more. */
export async function findSessionCustomer(deps: Needs, token: string): Promise<SessionCustomer | undefined> {
  const now = deps.clock.now();
  const tokenHash = hashToken(token);
  const session = await sessions.findSession(deps.db, tokenHash, now.toISOString());
  if (!session) return undefined;
  const { expires_at: expiresAt, email_confirmed_at: emailConfirmedAt, ...customer } = session;
  if (Date.parse(expiresAt) - now.getTime() < sessionLength - hour) {
    await sessions.updateSessionExpiry(deps.db, tokenHash, customer.id, sessionEnd(now));
  }
  return { ...customer, emailConfirmedAt };
}

/** The last used first; `token` is that of the caller. */
export async function listSessions(deps: Needs, customerId: string, token: string): Promise<Session[]> {
  const own = hashToken(token);
  const rows = await sessions.listSessions(deps.db, customerId, deps.clock.now().toISOString());
  return rows.map((row) => ({
    _id: row.id,
    device: row.device,
    createdAt: row.created_at,
    lastSeenAt: new Date(Date.parse(row.expires_at) - sessionLength).toISOString(),
    isCurrent: row.token_hash === own,
  }));
}

/** Ends the session of this token; the customer's other sessions go on. */
export async function logout(deps: Needs, customerId: string, token: string): Promise<undefined> {
  await sessions.deleteSessionOfToken(deps.db, hashToken(token), customerId);
}

export async function endSession(deps: Needs, customerId: string, id: string): Promise<{ deletedCount: number }> {
  const deletedCount = await sessions.deleteSession(deps.db, id, customerId);
  if (deletedCount === 0) throw new Refusal('not-found', serverMessages.sessionNotFound);
  return { deletedCount };
}

/** The caller's own too: who fears for an account wants every door shut. */
export async function endSessions(deps: Needs, customerId: string): Promise<{ deletedCount: number }> {
  return { deletedCount: await sessions.deleteSessionsOf(deps.db, customerId) };
}

export function sweepSessions(deps: Needs): Promise<void> {
  return sessions.deleteExpiredSessions(deps.db, deps.clock.now().toISOString());
}

function sessionEnd(now: Date): string {
  return new Date(now.getTime() + sessionLength).toISOString();
}
