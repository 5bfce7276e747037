// Sessions of staff: valid for 12 hours after the last use and seven days in all. A proof of
// identity is valid for ten minutes.
import { proofCountsForMinutes } from '@taana-baana/contract/admin/limits/system-limits.ts';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { StaffSession as WireSession } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import { hashToken } from '../../../credentials/secret-tokens.ts';
import { sessionsIn } from '../../../credentials/sessions.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { silenceDevices } from '../../shop/push/push.service.ts';
import * as sessions from './staff-sessions.repository.ts';

/**
 * For whom a development server's link signs in: without a password, and in production without a
 * session.
 */
export const developmentOwner = { email: 'owner@localhost', name: 'Owner (development)' } as const;

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Where a sign-in comes from. */
export interface Origin {
  /** The caller's address; for IPv6 its network. */
  readonly network: string;
  readonly userAgent: string | undefined;
  readonly requestId: string;
}

/** A valid session and its member. */
export interface StaffSession {
  readonly id: string;
  readonly staff: { readonly id: string; readonly email: string; readonly name: string; readonly role: Role };
  /** Opened by an invitation; no second factor is set up yet. */
  readonly needsSetUp: boolean;
  readonly provenUntil: string | null;
}

const minute = 60_000;
const maxSessionMs = 7 * 24 * 60 * minute;
const proofLength = proofCountsForMinutes * minute;
export const staffSessions = sessionsIn('staff_sessions', {
  idle: 12 * 60 * minute,
  inAll: maxSessionMs,
  usePause: 5 * minute,
});

export type Opening = 'invitation' | 'sign-in' | 'development link';

/**
 * Resolves to the cookie's token. Call inside a transaction that has locked the member. A sign-in
 * counts as a proof of identity; that of the development link never expires, because its owner has
 * no password.
 */
export async function openSession(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  staffId: string,
  origin: Origin,
  opening: Opening,
): Promise<{ token: string }> {
  const now = clock.now();
  const { token, session } = staffSessions.begin(now, origin.userAgent);
  const proofs = {
    invitation: null,
    'sign-in': after(now, proofLength),
    'development link': after(now, maxSessionMs),
  };
  await sessions.insertSession(trx, {
    ...session,
    staff_id: staffId,
    needs_set_up: opening === 'invitation' ? 1 : 0,
    proven_until: proofs[opening],
  });
  await staffSessions.endBeyondMost(trx, staffId);
  const actor: Actor = { channel: 'admin', staffId, requestId: origin.requestId };
  await recordAction(trx, clock, actor, { action: `sign in by ${opening}`, subject: `staff ${staffId}` });
  return { token };
}

/** Undefined if the token is unknown, its session has ended, or its member is disabled. */
export async function findStaffSession(
  deps: Needs & Pick<Deps, 'config'>,
  token: string,
): Promise<StaffSession | undefined> {
  const now = deps.clock.now();
  const row = await sessions.findSession(deps.db, hashToken(token), staffSessions.endAt(now));
  if (!row) return undefined;
  // The database may come from a developer's machine.
  if (row.email === developmentOwner.email && deps.config.environment !== 'development') return undefined;
  const expires_at = staffSessions.extended(row.expires_at, now);
  if (expires_at) await sessions.updateSession(deps.db, row.id, { expires_at });
  const { id, staff_id, email, name, role } = row;
  return {
    id,
    staff: { id: staff_id, email, name, role },
    needsSetUp: row.needs_set_up === 1,
    provenUntil: row.proven_until !== null && row.proven_until > now.toISOString() ? row.proven_until : null,
  };
}

/** After a proof of identity; resolves to the end of its ten minutes. */
export async function recordProof(trx: Database, { clock }: Pick<Deps, 'clock'>, sessionId: string): Promise<string> {
  const until = after(clock.now(), proofLength);
  await sessions.updateSession(trx, sessionId, { proven_until: until });
  return until;
}

/** The first second factor is set up, which proves the identity: the session is unrestricted now. */
export const endSetUp = (trx: Database, { clock }: Pick<Deps, 'clock'>, sessionId: string): Promise<void> =>
  sessions.updateSession(trx, sessionId, {
    needs_set_up: 0,
    proven_until: after(clock.now(), proofLength),
  });

export const listSessions = ({ db, clock }: Needs, { id, staff }: StaffSession): Promise<WireSession[]> =>
  staffSessions.list(db, staff.id, clock.now(), (row) => row.id === id);

export async function signOut({ db }: Pick<Deps, 'db'>, { id, staff }: StaffSession): Promise<undefined> {
  await db.transaction().execute(async (trx) => {
    await staffSessions.end(trx, id, staff.id);
    await silenceDevices(trx, staff.id, { sessionId: id });
  });
}

export async function endSession(
  { db, clock }: Needs,
  { staff }: StaffSession,
  id: string,
  actor: Actor,
): Promise<{ deletedCount: number }> {
  return db.transaction().execute(async (trx) => {
    const deletedCount = await staffSessions.end(trx, id, staff.id);
    if (deletedCount === 0) throw new AppError('not-found', messages.sessionNotFound);
    await silenceDevices(trx, staff.id, { sessionId: id });
    await recordAction(trx, clock, actor, {
      action: 'sessions end',
      subject: `staff ${staff.id}`,
      after: { deletedCount },
    });
    return { deletedCount };
  });
}

/** Every session of the member, including the caller's. */
export function endSessionsOf({ db, clock }: Needs, staffId: string, actor: Actor): Promise<{ deletedCount: number }> {
  return db.transaction().execute(async (trx) => {
    const deletedCount = await staffSessions.endAll(trx, staffId);
    await silenceDevices(trx, staffId);
    await recordAction(trx, clock, actor, {
      action: 'sessions end',
      subject: `staff ${staffId}`,
      after: { deletedCount },
    });
    return { deletedCount };
  });
}

/** Sessions opened later than this are not too old. */
export const oldestOpening = (now: Date): string => after(now, -maxSessionMs);

const after = (time: Date, milliseconds: number): string => new Date(time.getTime() + milliseconds).toISOString();
