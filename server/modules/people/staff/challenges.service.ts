// Challenges: random values that can be used once, within five minutes.
import { hashToken } from '../../../credentials/secret-tokens.ts';
import type { StaffChallengeRow } from '../../../database/tables/staff-tables.ts';
import type { Deps } from '../../../deps.ts';
import { deleteChallenge, insertChallenge } from './passkeys.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

const usualLength = 5 * 60_000;

/** The session that asked for it; null before a sign-in. */
interface Asked {
  readonly purpose: StaffChallengeRow['purpose'];
  readonly sessionId: string | null;
}

export function keepChallenge(
  { db, clock }: Needs,
  challenge: string,
  { purpose, sessionId }: Asked,
  length = usualLength,
): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + length).toISOString();
  return insertChallenge(db, { hash: hashToken(challenge), purpose, session_id: sessionId, expires_at });
}

/** Whether it was issued for this purpose and is still valid; uses it up. */
export function takeChallenge(
  { db, clock }: Needs,
  challenge: string,
  { purpose, sessionId }: Asked,
): Promise<boolean> {
  const now = clock.now().toISOString();
  return deleteChallenge(db, { hash: hashToken(challenge), purpose, session_id: sessionId, expires_at: now });
}
